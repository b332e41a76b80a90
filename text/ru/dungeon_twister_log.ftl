### Что происходит в Dungeon Twister, по строке на событие.

dungeon_twister-log-first_hider = Жребий: первым прячет жетон { $seat }.
dungeon_twister-log-team_laid = { $codes ->
    [none] { $seat }: стартовая команда выбрана.
   *[other] Ваша стартовая команда, от ряда 2 к ряду 9: { $codes }.
}
dungeon_twister-log-hidden = { $token ->
    [none] { $seat } прячет жетон в комнате { $slot }. Осталось спрятать: { $left }.
   *[other] Вы прячете: { $token }, комната { $slot }. Осталось спрятать: { $left }.
}
dungeon_twister-log-teams = Стартовые команды выходят на поле. { $teams }.
dungeon_twister-log-teams-first = Жребий: первым ходит { $player }.
dungeon_twister-log-card = { $automatic ->
    [yes] { $seat } играет карту действий { $value } (другие сейчас нельзя).
   *[no] { $seat } играет карту действий { $value }.
}
dungeon_twister-log-moved = { $back ->
    [yes] { $token } идёт на { $far } и обратно.
   *[no] { $token } идёт с { $start } на { $to }.
}
dungeon_twister-log-moved-passed = { $token } проходит мимо: { $passed }.
dungeon_twister-log-moved-changes = По пути: { $changes }.
dungeon_twister-log-changed-take = на { $square } берёт: { $thing_accusative }
dungeon_twister-log-changed-leave = { $held_accusative ->
    [none] на { $square } оставляет свою ношу
   *[other] на { $square } оставляет: { $held_accusative }
}
dungeon_twister-log-changed-swap = на { $square } меняет ношу на: { $thing_accusative }
dungeon_twister-log-moved-picked = { $token } теперь несёт: { $holds }.
dungeon_twister-log-jumped = { $token } прыгает с { $start } через яму { $pit } на { $to }. Карт прыжка осталось: { $jumps_left }.
    .left = { $token } оставляет на { $start }: { $left }.
dungeon_twister-log-walked = { $token } проходит сквозь стену с { $start } на { $to }.
    .left = { $token } оставляет на { $start }: { $left }.
dungeon_twister-log-exited = { $points ->
    [one] { $token } выходит из лабиринта через { $square }: { $points } очко.
    [few] { $token } выходит из лабиринта через { $square }: { $points } очка.
   *[many] { $token } выходит из лабиринта через { $square }: { $points } очков.
}
    .carried = { $token } выносит: { $carried }.
dungeon_twister-log-revealed = { $token } открывает комнату { $slot }: { $tile }.
    .tokens = В комнате { $slot } лежали: { $tokens }.
dungeon_twister-log-put = { $seat } ставит на { $square }: { $token }.
dungeon_twister-log-rotated = { $clockwise ->
    [yes] { $token } поворачивает комнату { $slot } на четверть по часовой стрелке.
   *[no] { $token } поворачивает комнату { $slot } на четверть против часовой стрелки.
}
dungeon_twister-log-rotated-tokens = Теперь: { $tokens } (повернулись с комнатой).
dungeon_twister-log-fight = { $attacker } нападает на { $target_accusative }. { $fighters }.
dungeon_twister-log-fighters = { $player }: { $tokens }, сила { $strength }
dungeon_twister-log-combat_laid = { $card ->
    [none] { $seat }: боевая карта выбрана.
   *[other] Ваша боевая карта: +{ $card }.
}
dungeon_twister-log-settled = Боевые карты: { $sums }.
dungeon_twister-log-sum = { $player } { $strength } + { $card } = { $total }
dungeon_twister-log-settled-winner = Бой выигрывает { $player }.
dungeon_twister-log-settled-tie = Ничья: ничего не происходит.
dungeon_twister-log-wounded = Ранены: { $tokens }.
dungeon_twister-log-died = { $by ->
    [carrier] { $token } погибает на { $square }, потому что носильщик побеждён: 1 очко получает { $winner }.
    [pit] { $token } падает в яму { $square } и погибает: 1 очко получает { $winner }.
    [fire] { $token } сгорает на { $square }: 1 очко получает { $winner }.
   *[fight] { $token } погибает на { $square }: 1 очко получает { $winner }.
}
dungeon_twister-log-lost = { $fate ->
    [used] Израсходовано: { $token }.
   *[destroyed] Падает в яму и пропадает: { $token }.
}
dungeon_twister-log-gate = { $act ->
    [open] { $token } открывает решётку между { $square } и { $to }.
    [close] { $token } закрывает решётку между { $square } и { $to }.
   *[break] { $token } ломает решётку между { $square } и { $to }: она открыта навсегда.
}
dungeon_twister-log-healed = { $itself ->
    [yes] { $token } исцеляется. В этот ход он не действует и не сражается.
   *[no] { $by } лечит { $token_accusative }. В этот ход тот не действует и не сражается.
}
dungeon_twister-log-drunk = { $token } пьёт: { $potion }. Добавочные очки действия на этот ход: { $bonus }.
dungeon_twister-log-fireball = { $token } бросает огненный шар на { $side }. Он попадает в { $square }.
dungeon_twister-log-turn_ended = { $automatic ->
    [yes] { $seat }: ни один персонаж ничего не может сделать, ход закончен.
   *[no] { $unspent ->
        [0] { $seat } заканчивает ход.
        [one] { $seat } заканчивает ход; не потрачено { $unspent } очко действия.
        [few] { $seat } заканчивает ход; не потрачено { $unspent } очка действия.
       *[many] { $seat } заканчивает ход; не потрачено { $unspent } очков действия.
    }
}
dungeon_twister-log-turn_ended-cards = { $seat } берёт обратно все четыре карты действий.
dungeon_twister-log-turn_ended-again = { $seat } продолжает без соперника.
dungeon_twister-log-ended = { $ending ->
    [victory] Партия выиграна: { $scores }.
    [dead] Набрать нужные очки больше никто не может: { $scores }.
   *[no_progress] Слишком много ходов подряд ничего не происходило: { $scores }.
}

