"""Whether a migration that says that it expands really leaves the database to programs one version back.

As far as its text tells: it takes nothing away and renames nothing, what it adds may be left out by a program that does
not know it, and what is there keeps its meaning. What texts cannot tell, such as another meaning of the same values, is
for who writes it.
"""

import re

from db.keeping.migrate import statements_of

_NAME = r'"?(\w+)"?'
_NEW_TABLE = re.compile(rf"^CREATE TABLE (?:IF NOT EXISTS )?{_NAME}", re.IGNORECASE)
_NEW_COLUMN = re.compile(rf"^ALTER TABLE {_NAME} ADD (?:COLUMN )?{_NAME} (.*)$", re.IGNORECASE | re.DOTALL)
_INDEX = re.compile(rf"^CREATE (UNIQUE )?INDEX {_NAME} ON {_NAME}", re.IGNORECASE)
_FILLING = re.compile(rf"^INSERT INTO {_NAME}", re.IGNORECASE)
_SETTING = re.compile(rf"^UPDATE {_NAME} SET (.*?)(?: WHERE .*)?$", re.IGNORECASE | re.DOTALL)
_SET = re.compile(rf"(?:^|,)\s*{_NAME}\s*=")
_REFERENCE = re.compile(rf"\bREFERENCES {_NAME}(?: \([^)]*\))?((?: ON DELETE \w+)?)", re.IGNORECASE)


def faults(text: str) -> list[str]:
    """Return what is wrong with a migration that is to expand: each statement that an older program would notice."""
    found, tables, columns = list[str](), set[str](), set[tuple[str, str]]()
    for statement in statements_of(text):
        if reason := _fault(" ".join(statement.split()), tables, columns):
            found.append(f"{reason}: {statement}")
    return found


def _fault(statement: str, tables: set[str], columns: set[tuple[str, str]]) -> str:
    """Return what is wrong with a statement; note in `tables` and `columns` what it makes."""
    if made := _NEW_TABLE.match(statement):
        tables.add(made[1].lower())
        return _bound(statement, tables)
    if added := _NEW_COLUMN.match(statement):
        return _of_column(added, statement, tables, columns)
    if indexed := _INDEX.match(statement):
        is_narrower = bool(indexed[1]) and indexed[3].lower() not in tables
        return "an older program may store the same twice" if is_narrower else ""
    if filled := _FILLING.match(statement):
        return "" if filled[1].lower() in tables | {"counters"} else "an older program may not read these rows"
    if changed := _SETTING.match(statement):
        own = {(changed[1].lower(), each.lower()) for each in _SET.findall(changed[2])}
        is_own = changed[1].lower() in tables or own <= columns
        return "" if is_own else "what an older program has stored means something else then"
    return "takes away, renames or replaces what an older program uses"


def _of_column(added: re.Match[str], statement: str, tables: set[str], columns: set[tuple[str, str]]) -> str:
    table, column, kind = added[1].lower(), added[2].lower(), added[3].upper()
    columns.add((table, column))
    if table in tables:
        return ""
    if "NOT NULL" in kind and "DEFAULT" not in kind:
        return "an older program leaves this column out"
    return "an older program may store other values" if "UNIQUE" in kind else _bound(statement, tables)


def _bound(statement: str, tables: set[str]) -> str:
    """Refuse what keeps an older program from deleting a row, since it does not know who refers to it."""
    bound = [each[1] for each in _REFERENCE.finditer(statement) if each[1].lower() not in tables and not each[2]]
    return f"an older program deletes from {bound[0]}" if bound else ""
