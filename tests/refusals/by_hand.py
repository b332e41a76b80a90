"""Lines written by hand, with the code of the reason that each has to get, in the words of both languages.

The moment is the first of two matches of random play at which a question of that kind is asked.
"""

from typing import Final, NamedTuple


class Row(NamedTuple):
    """A line as it is typed in English and in Russian, when this kind of question is asked, and its right code."""

    kind: str
    english: str
    russian: str
    code: str


BY_HAND: Final[dict[str, tuple[Row, ...]]] = {
    "tetranomicon": (
        Row("free_farm", "build A", "построить A", "could_be"),
        Row("free_farm", "build A1", "построить A1", "incomplete"),
        Row("free_farm", "build A1 castle", "построить A1 замок", "unknown_id"),
        Row("free_farm", "build A3 farm", "построить A3 ферму", "wrong_terrain"),
        Row("free_farm", "build I3 farm", "построить I3 ферму", "lair_city"),
        Row("free_farm", "A1 farm", "A1 ферму", "no_verb"),
        Row("free_farm", "pass", "пас", "setup_farm"),
        Row("free_farm", "route A-B", "маршрут A-B", "setup_farm"),
        Row("free_route", "route A", "маршрут А", "incomplete"),
        Row("free_route", "route A-A", "маршрут A-A", "same_city"),
        Row("free_route", "route A-P", "маршрут A-P", "no_segment"),
        Row("free_route", "route A-farm", "маршрут A-ферма", "misplaced"),
        Row("action", "trophy A", "трофей Аурелия", "no_monsters"),
        Row("action", "creature Twin", "существо twin", "misplaced"),
        Row("action", "artifact Malleus", "артефакт Malleus", "misplaced"),
    ),
    "dungeon_lords": (
        Row("initial_orders", "lock food food", "отложить еду еду", "not_dealt"),
        Row("initial_orders", "orders food mine dig", "приказы еду золото туннели", "wrong_phase"),
        Row("orders", "orders dig mine", "приказы туннели золото", "incomplete"),
        Row("orders", "orders dig dig mine", "приказы туннели туннели золото", "order_locked"),
        Row("orders", "orders troll mine dig", "приказы тролль золото туннели", "misplaced"),
        Row("food", "pay 3", "заплатить 3", "wrong_phase"),
        Row("food", "retrieve food", "вернуть еду", "wrong_phase"),
        Row("dig", "dig D9", "туннели D9", "unknown_id"),
        Row("dig", "dig A4", "туннели A4", "not_adjacent"),
        Row("dig", "dig two tunnels", "туннели два", "unknown_id"),
        Row("mine", "mine 9", "mine 9", "out_of_range"),
        Row("room", "build C3 mint", "построить C3 чеканку", "misplaced"),
        Row("monster", "hire mint", "нанять лабиринт", "misplaced"),
        Row("plan", "send mint", "послать лабиринт", "misplaced"),
        Row("attack", "attack witch", "атаковать ведьму", "incomplete"),
    ),
    "dungeon_twister": (
        Row("team", "team WIZ WIZ GOB THI", "команда Волшебник Волшебник Гоблин Вор", "twice"),
        Row("team", "team WIZ GOB", "команда Волшебник Гоблин", "incomplete"),
        Row("team", "hide WIZ A", "спрятать Волшебник A", "wrong_phase"),
        Row("hide", "hide WIZ", "спрятать Волшебник", "incomplete"),
        Row("hide", "hide Z A", "спрятать Щ A", "unknown_id"),
        Row("hide", "move WIZ a2", "идти Волшебник a2", "wrong_phase"),
        Row("card", "card 9", "карта 9", "not_in_hand"),
        Row("card", "end", "закончить", "wrong_phase"),
        Row("card", "fight WAR e.GOB", "бой Воин e.GOB", "wrong_phase"),
        Row("action", "card 3", "карта 3", "wrong_phase"),
        Row("action", "move e.GOB c3", "идти e.GOB c3", "not_yours"),
        Row("action", "move SWD c3", "идти Меч c3", "misplaced"),
        Row("action", "WAR c3", "Воин c3", "no_verb"),
        Row("action", "jump THI a1", "прыжок Вор a1", "incomplete"),
        Row("put", "put w.TRE", "поставить w.TRE", "incomplete"),
    ),
    "legends_of_signum": (
        Row("hero", "hero Malleus", "герой Маллеус", "unknown_id"),
        Row("hero", "move A0 to 3 4", "ход A0 к 3 4", "wrong_phase"),
        Row("place", "place at 30 30", "поставить в 30 30", "not_at_side"),
        Row("place", "place 30.25 1.5", "поставить 30,25 1,5", "no_point"),
        Row("place", "place at", "поставить в", "incomplete"),
        Row("place", "place at Tavern", "поставить в Таверна", "misplaced"),
        Row("mulligan", "mulligan 5", "отложить 5", "left_over"),
        Row("mulligan", "build MKT", "построить MKT", "wrong_phase"),
        Row("start", "start HALL MKT", "начать с Ратуша MKT", "misplaced"),
        Row("construction", "end", "конец", "wrong_phase"),
        Row("construction", "build castle", "построить замок", "unknown_id"),
        Row("activation", "move A9 to 30 30", "ход A9 к 30 30", "no_such_unit"),
        Row("activation", "move A0 to 30", "ход A0 к 30", "incomplete"),
        Row("activation", "pass", "пас", "wrong_phase"),
        Row("activation", "stance A0 MKT", "стойка A0 MKT", "misplaced"),
    ),
}
