"""The list of commands is in the person's language."""

from typing import Any

from playground.command_words import translated

REGISTERED: list[dict[str, Any]] = [
    {
        "id": "9",
        "name": "match",
        "options": [
            {
                "name": "new",
                "description": "Open a table",
                "description_localizations": {"ru": "Открыть стол"},
                "options": [
                    {
                        "name": "pace",
                        "description": "How fast",
                        "description_localizations": {"ru": "Темп"},
                        "choices": [{"name": "daily", "name_localizations": {"ru": "день на ход"}, "value": "d"}],
                    },
                    {"name": "seats", "description": "How many"},
                ],
            }
        ],
    }
]
CATALOG: dict[str, Any] = {
    "state": "available",
    "entries": [
        {
            "commandId": "9",
            "path": ["match", "new"],
            "description": "Open a table",
            "schemaFingerprint": "sf",
            "options": [
                {"name": "pace", "description": "How fast", "choices": [{"name": "daily", "value": "d"}]},
                {"name": "seats", "description": "How many", "choices": []},
            ],
        },
        {"commandId": "10", "path": ["gone"], "description": "Gone", "options": []},
    ],
}


def test_descriptions_and_choices_are_translated_and_nothing_else() -> None:
    match, gone = translated(CATALOG, REGISTERED, "ru")["entries"]
    assert (match["description"], match["path"], match["schemaFingerprint"]) == ("Открыть стол", ["match", "new"], "sf")
    assert match["options"] == [
        {"name": "pace", "description": "Темп", "choices": [{"name": "день на ход", "value": "d"}]},
        {"name": "seats", "description": "How many", "choices": []},
    ]
    assert gone == CATALOG["entries"][1]


def test_without_words_for_the_language_nothing_changes() -> None:
    assert translated(CATALOG, REGISTERED, "en-GB") == CATALOG
