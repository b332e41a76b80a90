### Dungeon Twister словами: название, условия, что решают, варианты, что есть у игрока, итог.

dungeon_twister-name = Dungeon Twister
    .genitive = Dungeon Twister
dungeon_twister-goal = Проведите команду через лабиринт из вращающихся комнат и выведите её через стартовую линию соперника, а по пути убивайте врагов. Побеждает тот, кто первым наберёт нужные очки: 5, если за столом не выбрали другое число.
dungeon_twister-shared-time = Время даётся на всю подготовку сразу, затем на каждый ход целиком.
dungeon_twister-length = 60–90 минут
dungeon_twister-handicap-points =
    { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
dungeon_twister-turn = Сыграйте карту действий: её число — ваши очки действия. Каждое действие стоит одно: переместить персонажа, прыгнуть через яму, открыть или повернуть комнату, напасть, применить способность или предмет. Закончить ход можно в любой момент. В бою обе стороны тайно кладут боевую карту, и побеждает более сильная.
dungeon_twister-win = Каждый убитый враг и каждый ваш персонаж, вышедший из лабиринта, приносит 1 очко, Гоблин — 2, вынесенное Сокровище — ещё 1. Побеждает тот, кто первым наберёт нужные очки: 5, если за столом не выбрали другое число.

dungeon_twister-component-token = Персонаж или предмет

dungeon_twister-legend-gear = механизм: поворот комнат
dungeon_twister-legend-cw = поворот по часовой
dungeon_twister-legend-ccw = поворот против часовой
dungeon_twister-legend-pit = яма-ловушка
dungeon_twister-legend-portcullis = решётка закрыта
dungeon_twister-legend-cross = решётка сломана навсегда
dungeon_twister-legend-wound = ранен
dungeon_twister-legend-seal = комната не открыта
dungeon_twister-legend-star = очки
dungeon_twister-legend-bolt = осталось очков действия
dungeon_twister-legend-army = осталось боевых карт
dungeon_twister-legend-jump = осталось карт прыжка
dungeon_twister-legend-priest = Клирик
dungeon_twister-legend-goblin = Гоблин
dungeon_twister-legend-mekanork = Меканорк
dungeon_twister-legend-thief = Вор
dungeon_twister-legend-troll = Тролль
dungeon_twister-legend-warrior = Воин
dungeon_twister-legend-wizard = Волшебник
dungeon_twister-legend-wallwalker = Стеноход
dungeon_twister-legend-armor = Доспех
dungeon_twister-legend-potion = Зелье скорости
dungeon_twister-legend-rope = Верёвка
dungeon_twister-legend-sword = Меч
dungeon_twister-legend-treasure = Сокровище
dungeon_twister-legend-wand = Огненный жезл

dungeon_twister-option-group_fight = Кто вступает в бой
dungeon_twister-option-group_fight-chain = все, кто рядом с участвующим врагом
dungeon_twister-option-group_fight-direct = только те, кто рядом с нападающим или с целью
dungeon_twister-option-rope_needs_two_anchors = Верёвке нужны две опоры у ямы
dungeon_twister-option-rope_needs_two_anchors-on = да
dungeon_twister-option-rope_needs_two_anchors-off = нет
dungeon_twister-option-reveal_from_line_any_square = С любой клетки своей линии открывают обе комнаты
dungeon_twister-option-reveal_from_line_any_square-on = да
dungeon_twister-option-reveal_from_line_any_square-off = только комнату рядом с клеткой
dungeon_twister-option-warrior_breaks_open_portcullis = Воин ломает и открытые решётки
dungeon_twister-option-warrior_breaks_open_portcullis-on = да
dungeon_twister-option-warrior_breaks_open_portcullis-off = только закрытые
dungeon_twister-option-victory_check = Победа наступает
dungeon_twister-option-victory_check-immediate = сразу
dungeon_twister-option-victory_check-end_of_turn = в конце хода
dungeon_twister-option-victory_points = Очков до победы
dungeon_twister-option-victory_points-3 = 3
dungeon_twister-option-victory_points-5 = 5
dungeon_twister-option-victory_points-7 = 7
dungeon_twister-option-no_progress_turns = Сколько ходов без событий кончают партию
dungeon_twister-option-no_progress_turns-20 = 20
dungeon_twister-option-no_progress_turns-40 = 40
dungeon_twister-option-no_progress_turns-80 = 80
dungeon_twister-option-used_cards_list = Список использованных боевых карт
dungeon_twister-option-used_cards_list-on = да
dungeon_twister-option-used_cards_list-off = нет
dungeon_twister-option-wounded_on_roped_pit = Раненого можно оставить на яме с Верёвкой
dungeon_twister-option-wounded_on_roped_pit-on = да
dungeon_twister-option-wounded_on_roped_pit-off = нет
dungeon_twister-option-played_cards_list = Показывать карты действий, сыгранные до последней
dungeon_twister-option-played_cards_list-on = да
dungeon_twister-option-played_cards_list-off = нет

dungeon_twister-reason-victory = { $points ->
    [one] { $names }: { $points } очко.
    [few] { $names }: { $points } очка.
   *[many] { $names }: { $points } очков.
}
dungeon_twister-reason-dead = Набрать нужное число очков никто уже не мог.
dungeon_twister-reason-no_progress = Слишком много ходов прошло без событий.

dungeon_twister-decision-team = стартовая команда
dungeon_twister-decision-hide = какой жетон спрятать
dungeon_twister-decision-card = карта действий
dungeon_twister-decision-action = действие
dungeon_twister-decision-put = место жетона
dungeon_twister-decision-combat = боевая карта

dungeon_twister-headline-team = Подготовка: выбрать стартовые команды
dungeon_twister-headline-hide = Подготовка: спрятать жетоны
dungeon_twister-headline-card = Ход { $number }: сыграть карту действий
dungeon_twister-headline-action = { $points ->
    [one] Ход { $number }: осталось { $points } очко действия
    [few] Ход { $number }: осталось { $points } очка действия
   *[many] Ход { $number }: осталось { $points } очков действия
}
dungeon_twister-headline-put = Ход { $number }: расставить жетоны комнаты { $slot }
dungeon_twister-headline-combat = Ход { $number }: бой
dungeon_twister-headline-turned = Комната { $slot } — как после поворота
dungeon_twister-headline-over = Партия окончена

dungeon_twister-chapter-first_hider = Подготовка
dungeon_twister-chapter-card = { $seat }: карта { $value }

dungeon_twister-question-team = Кто где начинает? Выберите четверых из восьми персонажей. Соперник их не увидит, а остальных вы потом спрячете.
dungeon_twister-question-hide = Какой жетон вы прячете и в какой комнате?
dungeon_twister-question-hide-all = Какой жетон в какую комнату?
dungeon_twister-question-hide-how = Если комната к тому времени заполнится, жетон ляжет в ближайшую, где есть место.
dungeon_twister-button-wishes = Разложить жетоны
dungeon_twister-question-card = Какую карту действий вы играете? Её число — ваши очки действия на этот ход.
dungeon_twister-question-card-most = Пока никто не сыграл 4, можно играть карты не выше { $most }.
dungeon_twister-question-action = Что вы хотите сделать?
dungeon_twister-question-move = { $who } идёт — куда? До { $speed } клеток за 1 очко действия.
dungeon_twister-question-jump = Кто и через какую яму прыгает? На это уйдёт карта прыжка.
dungeon_twister-question-walk = Куда выйдет Стеноход?
dungeon_twister-question-reveal = Какую комнату открыть?
dungeon_twister-question-rotate = Какую комнату повернуть на четверть?
dungeon_twister-question-fight = Кто на кого нападает и с какой боевой картой?
dungeon_twister-question-fight-one = { $attacker } нападает на { $target_accusative } ({ $own } против { $other }). Какая боевая карта?
dungeon_twister-question-gate = Какая решётка?
dungeon_twister-question-heal = Кого лечить?
dungeon_twister-question-fire = Куда полетит огненный шар?
dungeon_twister-question-put = Куда поставить жетоны комнаты { $slot }? По одному на клетку и не на яму.
dungeon_twister-question-put-one = { $token }: куда поставить? На пустую клетку и не на яму.
dungeon_twister-question-combat = Какую боевую карту вы кладёте? Она прибавится к силе вашей стороны. Все карты, кроме +0, одноразовые.
dungeon_twister-question-combat-fight = { $attacker } нападает на { $target_accusative } ({ $own } против { $other }, до карт). Какая боевая карта? Она прибавится к силе вашей стороны. Все карты, кроме +0, одноразовые.

dungeon_twister-variant-take = Взять: { $thing_accusative }
dungeon_twister-variant-changes = По пути взять, отдать или оставить

dungeon_twister-part-start = Клетка { $square }
dungeon_twister-part-token = Жетон
dungeon_twister-part-room = Комната
dungeon_twister-clash-team = Персонаж начинает только на одной клетке.
dungeon_twister-room-space = { $left ->
    [one] поместится { $left } жетон
    [few] поместятся { $left } жетона
   *[many] поместится { $left } жетонов
}
dungeon_twister-room-near-0 = у западной линии
dungeon_twister-room-near-1 = у восточной линии
dungeon_twister-room-middle = в середине поля

dungeon_twister-values = скорость { $speed }, бой { $combat }

dungeon_twister-topic-jump = Прыгнуть через яму
dungeon_twister-topic-walk = Пройти сквозь стену
dungeon_twister-topic-reveal = Открыть комнату
dungeon_twister-topic-rotate = Повернуть комнату
dungeon_twister-topic-fight = Начать бой
dungeon_twister-topic-gate = Решётка
dungeon_twister-topic-heal = Лечить
dungeon_twister-topic-regen = Исцелиться
dungeon_twister-topic-drink = Выпить Зелье скорости
dungeon_twister-topic-fire = Бросить огненный шар
dungeon_twister-topic-end = { $points ->
    [0] Закончить ход
    [one] Закончить ход, пропадёт { $points } очко
    [few] Закончить ход, пропадут { $points } очка
   *[many] Закончить ход, пропадут { $points } очков
}
dungeon_twister-topic-mover = { $bonus ->
    [0] { $who } { $square }
   *[other] { $who } { $square }, +{ $bonus }
}

dungeon_twister-group-team = Стартовые команды
dungeon_twister-group-hide = Спрятать
dungeon_twister-group-card = Карты действий
dungeon_twister-group-combat = Боевые карты
dungeon_twister-group-end = Конец хода
dungeon_twister-group-put = { $token }: куда
dungeon_twister-group-mover = { $who }: куда идти
dungeon_twister-group-room = { $who }: куда в комнате { $room }
dungeon_twister-group-line = { $who }: куда на линии
dungeon_twister-group-fight = { $who ->
    [none] Напасть на { $target }: { $own } против { $other }
   *[other] { $who } нападает на { $target }: { $own } против { $other }
}
dungeon_twister-group-changing = { $who }: взять, отдать или оставить

dungeon_twister-move-hide = { $token } в комнату { $slot }
dungeon_twister-move-hide-unknown = Жетон в комнату { $slot }
dungeon_twister-move-card = Карта действий { $value }
dungeon_twister-move-move = { $who } на { $to }
dungeon_twister-move-back = { $who } на { $far } и обратно
dungeon_twister-move-exit = { $won ->
    [yes] { $points ->
        [one] { $who } выходит на { $to } ({ $points } очко, победа)
        [few] { $who } выходит на { $to } ({ $points } очка, победа)
       *[many] { $who } выходит на { $to } ({ $points } очков, победа)
    }
   *[no] { $points ->
        [one] { $who } выходит на { $to } ({ $points } очко)
        [few] { $who } выходит на { $to } ({ $points } очка)
       *[many] { $who } выходит на { $to } ({ $points } очков)
    }
}
dungeon_twister-short-move = На { $to }
dungeon_twister-short-back = На { $far } и обратно
dungeon_twister-short-exit = { $won ->
    [yes] { $points ->
        [one] Выход на { $to } ({ $points } очко, победа)
        [few] Выход на { $to } ({ $points } очка, победа)
       *[many] Выход на { $to } ({ $points } очков, победа)
    }
   *[no] { $points ->
        [one] Выход на { $to } ({ $points } очко)
        [few] Выход на { $to } ({ $points } очка)
       *[many] Выход на { $to } ({ $points } очков)
    }
}
dungeon_twister-doing-move = { $move }, { $changes }
dungeon_twister-doing-exit = { $move } · { $changes }
dungeon_twister-doing-take = взять на { $square }: { $thing_accusative }
dungeon_twister-doing-leave = оставить на { $square }: { $held_accusative }
dungeon_twister-doing-give = отдать на { $square }: { $held_accusative }
dungeon_twister-doing-swap = обменять на { $square }: { $held_accusative } на { $thing_accusative }
dungeon_twister-brief-take = взять { $thing_short } { $square }
dungeon_twister-brief-leave = оставить { $square }
dungeon_twister-brief-give = отдать { $square }
dungeon_twister-brief-swap = обмен на { $thing_short } { $square }
dungeon_twister-short-jump = { $who } { $pit } → { $to }
dungeon_twister-short-walk = { $to }
dungeon_twister-short-leaving = { $move }, кладёт { $held_short }
dungeon_twister-short-reveal = { $who ->
    [none] Комната { $slot }
   *[other] Комната { $slot }, { $who }
}
dungeon_twister-short-rotate = { $turn ->
    [cw] { $who }: { $slot } по часовой
    [ccw] { $who }: { $slot } против часовой
   *[none] { $who }: комната { $slot }
}
dungeon_twister-short-gate = { $act ->
    [open] { $who } открывает → { $to }
    [close] { $who } закрывает → { $to }
   *[break] { $who } ломает → { $to }
}
dungeon_twister-short-fire = На { $side }
dungeon_twister-move-jump = { $who } через { $pit } на { $to }
dungeon_twister-move-walk = { $who } сквозь стену на { $to }
dungeon_twister-move-leaving = { $move }, оставив: { $held_accusative }
dungeon_twister-move-reveal = { $who } открывает комнату { $slot }
dungeon_twister-move-put = { $token } на { $square }
dungeon_twister-move-rotate = { $turn ->
    [cw] { $who } поворачивает комнату { $slot } по часовой
    [ccw] { $who } поворачивает комнату { $slot } против часовой
   *[none] { $who } поворачивает комнату { $slot }
}
dungeon_twister-move-fight = { $who } нападает на { $target_accusative }
dungeon_twister-move-fight-card = { $who } нападает на { $target_accusative } с картой +{ $card }
dungeon_twister-move-fight-later = Выбрать карту позже
dungeon_twister-move-combat = +{ $card }
dungeon_twister-move-combat-unknown = Боевая карта
dungeon_twister-move-gate = { $act ->
    [open] { $who } открывает решётку к { $to }
    [close] { $who } закрывает решётку к { $to }
   *[break] { $who } ломает решётку к { $to }
}
dungeon_twister-move-heal = { $who } лечит: { $square }
dungeon_twister-move-regen = Тролль исцеляется
dungeon_twister-move-drink = { $who } пьёт Зелье скорости
dungeon_twister-move-fire = { $who } бросает огненный шар на { $side }
dungeon_twister-move-end = Закончить ход

dungeon_twister-note-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}
dungeon_twister-note-picked = поднимает: { $thing }
dungeon_twister-note-holds = с собой: { $thing }
dungeon_twister-note-left = оставит: { $thing }
dungeon_twister-note-empty = с пустыми руками
dungeon_twister-note-passed = мимо: { $who }
dungeon_twister-note-untaken = не возьмёт по дороге: { $thing }
dungeon_twister-note-leaves = { $points ->
    [one] выход из лабиринта, { $points } очко
    [few] выход из лабиринта, { $points } очка
   *[many] выход из лабиринта, { $points } очков
}
dungeon_twister-note-falls = погибнет: { $who }
dungeon_twister-note-jumps = { $jumps ->
    [one] останется { $jumps } карта прыжка
    [few] останутся { $jumps } карты прыжка
   *[many] останется { $jumps } карт прыжка
}
dungeon_twister-note-fight = { $side } ({ $own }) против { $enemies_genitive } ({ $other }), до карт. Отменить нельзя.
dungeon_twister-note-fight-many = { $own } против { $other }, до карт. Отменить нельзя.
dungeon_twister-note-way-yes = по часовой; отменить нельзя
dungeon_twister-note-way-no = против часовой; отменить нельзя
dungeon_twister-note-reveal = { $whose ->
    [own] своих жетонов: { $own }; отменить нельзя
    [other] чужих жетонов: { $other }; отменить нельзя
    [none] жетонов нет; отменить нельзя
   *[both] своих жетонов { $own }, чужих { $other }; отменить нельзя
}
dungeon_twister-note-fire = попадёт в { $square }: { $who }
dungeon_twister-note-heals = встанет { $who }
dungeon_twister-note-potion = очко от зелья
dungeon_twister-note-ends = последнее очко: ход закончится
dungeon_twister-note-over = партия закончится
dungeon_twister-note-hide = потом ещё { $left }
dungeon_twister-note-zero = вернётся на руку
dungeon_twister-note-spent = одноразовая

dungeon_twister-confirm-price = { $left ->
    [one] Стоит 1 очко действия; останется { $left }.
   *[many] Стоит 1 очко действия; останется { $left }.
}
dungeon_twister-confirm-potion = { $left ->
    [one] Стоит 1 очко от зелья; от него останется { $left }.
   *[many] Стоит 1 очко от зелья; от него останется { $left }.
}
dungeon_twister-confirm-ends = Это последнее очко: ход закончится, и отменить это нельзя.
dungeon_twister-confirm-over = Партия на этом закончится, и отменить это нельзя.
dungeon_twister-confirm-way = Путь: { $way }.
dungeon_twister-confirm-fight = В бою: { $fighters }. Затем обе стороны кладут боевую карту. Отменить это нельзя.
dungeon_twister-confirm-reveal = { $whose ->
    [own] Комната откроется. Вы поставите своих персонажей оттуда, потом соперник поставит ваши предметы. Отменить это нельзя.
    [other] Комната откроется. Все жетоны в ней принадлежат сопернику, поставите их вы. Отменить это нельзя.
    [none] Комната откроется. Жетонов в ней нет. Отменить это нельзя.
   *[both] Комната откроется. Вы поставите всех персонажей оттуда и предметы соперника, потом он поставит ваши предметы. Отменить это нельзя.
}
dungeon_twister-confirm-rotate = Вместе с ней повернутся: { $tokens }. Отменить это нельзя.
dungeon_twister-confirm-rotate-empty = В этой комнате никого и ничего нет. Отменить это нельзя.
dungeon_twister-confirm-combat = Обе карты открываются вместе. До тех пор свою можно сменить.
dungeon_twister-confirm-team = Обе команды покажут, когда все жетоны будут спрятаны. Свою можно сменить, пока не выбрал соперник.
dungeon_twister-confirm-hide = Что там лежит, знаете только вы, пока комнату не откроют.
dungeon_twister-confirm-card = Столько очков действия у вас в этот ход; непотраченные пропадут.
dungeon_twister-confirm-end = Ваш ход закончится, и отменить это нельзя.
dungeon_twister-confirm-put = Жетон окажется на { $square }.

dungeon_twister-team-place = { $who } { $square }
dungeon_twister-turned-place = { $token } { $square }

dungeon_twister-hand-team = Ваша стартовая команда: { $team }.
dungeon_twister-hand-hidden = Ваши спрятанные жетоны в комнате { $slot }: { $tokens }.
dungeon_twister-hand-left = Осталось спрятать: { $tokens }.
dungeon_twister-hand-combat = Боевые карты на руке: { $cards }.
dungeon_twister-hand-card = Вы положили +{ $card }.
dungeon_twister-hand-action = Карты действий на руке: { $cards }. Карты прыжка: { $jumps }.

dungeon_twister-result = { $place }. { $player }: { $score }
dungeon_twister-result-kills = { $points ->
    [one] { $points } очко за убитых врагов: { $killed }
    [few] { $points } очка за убитых врагов: { $killed }
   *[many] { $points } очков за убитых врагов: { $killed }
}
dungeon_twister-result-exits = { $points ->
    [one] { $points } очко за выход из лабиринта: { $left }
    [few] { $points } очка за выход из лабиринта: { $left }
   *[many] { $points } очков за выход из лабиринта: { $left }
}
dungeon_twister-result-start = { $points ->
    [one] { $points } очко форы
    [few] { $points } очка форы
   *[many] { $points } очков форы
}

dungeon_twister-extra-pieces = Персонажи и предметы
dungeon_twister-extra-used = Использованные боевые карты
dungeon_twister-piece-character = **{ $who }** ({ $short }): скорость { $speed }, бой { $combat }. { $text }
dungeon_twister-piece-object = **{ $what }** ({ $short }): { $text }
dungeon_twister-used = { $player }: { $cards }
dungeon_twister-used-none = нет
