### Что происходит в «Легендах Сигнума», по строке на событие; откуда что берётся.

legends_of_signum-log-chosen = { $hero ->
    [none] { $seat }: герой и колода выбраны.
   *[other] Вы выбрали колоду и героя: { $hero }.
}
legends_of_signum-log-heroes = Герои: { $heroes }.
legends_of_signum-log-opening = Бросок за первый ход: { $rolls }.
legends_of_signum-log-order_set = Порядок хода: { $order }.
legends_of_signum-log-drawn = { $cards ->
    [none] { $count ->
        [one] { $seat } берёт { $count } карту ({ $source }).
        [few] { $seat } берёт { $count } карты ({ $source }).
       *[many] { $seat } берёт { $count } карт ({ $source }).
    }
   *[other] Вы берёте: { $cards } ({ $source }).
}
legends_of_signum-log-mulligan = { $cards ->
    [unknown] { $seat }: стартовая рука выбрана.
    [none] Вы оставляете стартовую руку.
   *[other] Вы откладываете: { $aside }. Взамен приходит: { $cards }.
}
legends_of_signum-log-mulligans = Отложено карт: { $counts }.
legends_of_signum-log-start = { $buildings ->
    [none] { $seat }: стартовые здания выбраны.
   *[other] Вы начинаете со зданиями: { $buildings }.
}
legends_of_signum-log-starts = Стартовые здания: { $starts }.
legends_of_signum-log-placed = { $seat } ставит на поле героя: { $unit }, место { $at }.
legends_of_signum-log-turn = Раунд { $round }: ход начинает { $seat }.
legends_of_signum-log-income = Доход игрока { $seat }: { $total } (Рынки { $markets }, здания { $buildings }, дань { $tribute }).
legends_of_signum-log-gained = { $seat }: процветание { $change } ({ $source }).
legends_of_signum-log-paid = { $buildings ->
    [none] Уплачено: { $prosperity }.
   *[other] { $prosperity ->
        [none] Закрыто: { $buildings }.
       *[other] Закрыто: { $buildings }. Уплачено: { $prosperity }.
    }
}
legends_of_signum-log-built = { $seat } строит здание «{ $building }».
legends_of_signum-log-reclaimed = { $seat } возвращает с Кладбища карту «{ $card }».
legends_of_signum-log-passed = { $unit ->
    [none] { $seat } ничего не строит.
   *[other] { $unit } больше ничего не делает.
}
legends_of_signum-log-discarded = { $source ->
    [none] { $seat } сбрасывает карту «{ $card }».
   *[other] { $seat } теряет с руки наугад карту «{ $card }» ({ $source }).
}
legends_of_signum-log-deployed = { $seat } выводит персонажа { $unit_accusative }, место { $at }.
legends_of_signum-log-cast = { $on ->
    [none] { $seat } разыгрывает заклинание «{ $card }».
   *[other] { $seat } разыгрывает на { $on_accusative } заклинание «{ $card }».
}
legends_of_signum-log-cancelled = Отменено: { $source }.
legends_of_signum-log-worn = { $seat } разыгрывает реликвию «{ $card }».
    .instead_of = На Кладбище: { $instead_of }.
legends_of_signum-log-laid = { $card ->
    [none] { $seat } кладёт тактику рубашкой вверх.
   *[other] Вы кладёте рубашкой вверх тактику «{ $card }», номер { $number }.
}
legends_of_signum-log-terrain = { $seat } размещает местность «{ $card }», место { $at }.
legends_of_signum-log-power = { $unit } применяет силу героя на { $on_accusative }.
legends_of_signum-log-moved = { $run ->
    [yes] { $unit } бежит на { $to }.
   *[no] { $unit } идёт на { $to }.
}
legends_of_signum-log-backstab = { $unit } бьёт { $target_accusative } в спину. Выпало: { $rolled } — { $hits }.{ $harmless ->
    [yes] {" "}Ран нет.
   *[no] {""}
}
legends_of_signum-log-hits = { $hits ->
    [0] нет попаданий
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}{ $blocked ->
    [0] {""}
   *[other] { $left ->
        [0] { $hits ->
            [one] , отбито
           *[many] , все отбиты
        }
       *[other] , отбито { $blocked }
    }
}
legends_of_signum-log-clash = { $charge ->
    [yes] { $unit } с разбега атакует { $target_accusative }: { $stance } против стойки «{ $answer }».
   *[no] { $unit } атакует { $target_accusative }: { $stance } против стойки «{ $answer }».
}
legends_of_signum-log-clash-dice = Атака: { $attacked }. Защита: { $defended }.
legends_of_signum-log-counted = { $attack }; в ответ { $answer }.{ $harmless ->
    [yes] {" "}Ран нет.
   *[no] {""}
}
legends_of_signum-log-parry = { $rolled }, парирование { $parry }
legends_of_signum-log-missile = { $kind ->
    [shoot] { $unit } стреляет в { $target_accusative }.
    [throw] { $unit } бросает оружие в { $target_accusative }.
   *[magic] { $unit } колдует в { $target_accusative }.
} Выпало: { $rolled } — { $hits }.{ $harmless ->
    [yes] {" "}Ран нет.
   *[no] {""}
}
legends_of_signum-log-missile-defence = { $cover ->
    [yes] Защита в укрытии: { $defended }.
   *[no] Защита: { $defended }.
}
legends_of_signum-log-wounded = { $wounds ->
    [0] { $unit } не получает ран ({ $source }).
    [one] { $unit } получает { $wounds } рану ({ $source }).
    [few] { $unit } получает { $wounds } раны ({ $source }).
   *[many] { $unit } получает { $wounds } ран ({ $source }).
}
legends_of_signum-log-prevented = Предотвращено: { $parts }.
legends_of_signum-log-prevented-armour = броня или защита от магии { $count }
legends_of_signum-log-prevented-tactic = тактика { $count }
legends_of_signum-log-prevented-ward = заслон { $count }
legends_of_signum-log-healed = { $unit }: вылечено ран { $amount } ({ $source }).
legends_of_signum-log-marked = { $mark ->
    [stun] { $unit }: оцепенение ({ $source }).
    [root] { $unit }: оковы ({ $source }).
    [poison] { $unit }: яд { $amount } ({ $source }).
    [ward] { $unit }: заслон { $amount } ({ $source }).
    [ready] { $unit }: можно активировать ещё раз ({ $source }).
    [turn] { $unit }: { $source } до конца хода.
    [next] { $unit }: { $source } до следующей фазы начала хода.
   *[perm] { $unit }: { $source } навсегда.
}
legends_of_signum-log-pushed = { $unit } отлетает на { $at }.
legends_of_signum-log-hexed = { $success ->
    [yes] { $unit } насылает порчу на { $target_accusative } ({ $rolled }): удачно.
   *[no] { $unit } насылает порчу на { $target_accusative } ({ $rolled }): безуспешно.
}
legends_of_signum-log-controlled = { $seat ->
    [none] { $unit } снова подчиняется своему игроку.
   *[other] { $seat } управляет персонажем: { $unit }.
}
legends_of_signum-log-explored = { $unit } обследует руины, бросок { $rolled }: { $found }.
legends_of_signum-log-survived = { $unit } выживает: остаётся 1 здоровье.
legends_of_signum-log-died = { $killer ->
    [none] { $unit } погибает.
   *[other] { $killer } убивает { $unit_accusative }.
}
legends_of_signum-log-fired = { $seat } открывает тактику «{ $card }». { $text }.
legends_of_signum-log-stance = Теперь { $stance }: { $units }.
legends_of_signum-log-ordered = Вы сменили приказ тактике номер { $number }.
legends_of_signum-log-turn_end = { $seat } заканчивает ход.
legends_of_signum-log-left = { $seat } выбывает из партии.
legends_of_signum-log-ended = { $reason ->
    [hero] Герой погиб: партия окончена.
    [prosperity] { $count ->
        [one] { $winners }: процветание { $total }, партия окончена.
       *[many] { $winners }: вместе процветание { $total }, партия окончена.
    }
    [round_limit] Последний раунд окончен.
   *[left] Осталась одна сторона: партия окончена.
}{ $reason ->
    [prosperity] {""}
   *[other] {" "}Победа: { $winners }.
}

legends_of_signum-find-1 = Ловушка
legends_of_signum-find-2 = Пусто
legends_of_signum-find-3 = Монеты
legends_of_signum-find-4 = Старая карта
legends_of_signum-find-5 = Родник
legends_of_signum-find-6 = Клад

legends_of_signum-cause-opening = стартовая рука
legends_of_signum-cause-turn = начало хода
legends_of_signum-cause-study = Совет
legends_of_signum-cause-levy = Сбор
legends_of_signum-cause-muster = Призыв
legends_of_signum-cause-ruins = Руины
legends_of_signum-cause-bounty = добыча
legends_of_signum-cause-income = доход
legends_of_signum-cause-fatigue = истощение
legends_of_signum-cause-poison = яд
legends_of_signum-cause-regeneration = регенерация
legends_of_signum-cause-clash = схватка
legends_of_signum-cause-backstab = удар в спину
legends_of_signum-cause-shoot = выстрел
legends_of_signum-cause-throw = бросок
legends_of_signum-cause-magic = магический выстрел
legends_of_signum-cause-tactic = тактика
