### Картинки Dungeon Twister: что на них написано и что они показывают, словами.

dungeon_twister-tile = { $clockwise ->
    [yes] механизм { $number }, по часовой стрелке
   *[no] механизм { $number }, против часовой стрелки
}
dungeon_twister-picture-awaited = Ждём: { $names }
dungeon_twister-picture-won = { $count ->
    [one] Победа: { $names }
   *[many] Ничья: { $names }
}
dungeon_twister-picture-room = Комната { $room }
dungeon_twister-picture-mover = { $how ->
    [jump] { $who } прыгает
    [walk] { $who }: сквозь стену
   *[move] { $who } идёт
}
dungeon_twister-picture-fight = Бой
dungeon_twister-picture-strength = { $player }: сила { $strength }
dungeon_twister-picture-side = { $side ->
    [0] Запад
   *[1] Восток
}
dungeon_twister-close-room = Комната { $room }

dungeon_twister-text-won = { $count ->
    [one] Побеждает { $names }
   *[many] Ничья: { $names }
}
dungeon_twister-text-plate = { $player }, { $side }: очков { $score } из { $goal }, карты действий на руке { $cards }, боевых карт { $combat }, карт прыжка { $jumps }.
dungeon_twister-text-cards = { $count } лицом вниз, последней сыграна { $last }
dungeon_twister-text-points = { $player }: очков действия { $points }.
dungeon_twister-text-team = { $player }: { $pieces }.
dungeon_twister-text-line = { $side ->
    [0] Западная линия, столбец a ({ $player }): { $pieces }.
   *[1] Восточная линия, столбец v ({ $player }): { $pieces }.
}
dungeon_twister-text-room = Комната { $room }: { $tile }, на { $gear }; ямы { $pits }; решётки { $gates }. В ней: { $pieces }.
dungeon_twister-text-gate = { $state ->
    [open] { $square }–{ $to } открыта
    [broken] { $square }–{ $to } сломана
   *[closed] { $square }–{ $to } закрыта
}
dungeon_twister-text-face_down = { $count ->
    [0] Комната { $room } не открыта, жетонов на ней нет.
   *[many] Комната { $room } не открыта. Жетонов на ней: { $counts }.
}
dungeon_twister-text-known = Вы знаете: { $tokens }.
dungeon_twister-text-unknown = персонаж лицом вниз
dungeon_twister-text-nothing = ничего
dungeon_twister-text-walls = Стены внутри: { $inside }. Стены по краю: { $rim }.
dungeon_twister-text-around = Вокруг: { $pieces }.
dungeon_twister-text-wounded = { $who } (ранен)
dungeon_twister-text-with = { $who } несёт { $thing }
dungeon_twister-text-legal = Можно выбрать: { $list }.
dungeon_twister-text-proposed = Предложено: { $list }.
dungeon_twister-text-planned = Пока выбрано: { $list }.
dungeon_twister-text-new = Новое с прошлого раза: { $list }.
