### Почему ход в Dungeon Twister не принят: какое правило и какой факт.

dungeon_twister-refusal-ambiguous = Подходит больше одного жетона. Назовите и хозяина: { $options }.
dungeon_twister-refusal-twice = { $word_name }: назван дважды, а он один.
dungeon_twister-refusal-not_to_hide = { $why ->
    [team] { $word_name }: уже в вашей стартовой команде.
   *[hidden] { $word_name }: уже спрятано.
}
dungeon_twister-refusal-room_full = В комнате { $slot } больше нет места.
dungeon_twister-refusal-not_in_hand = Карты { $card } у вас на руке нет.
dungeon_twister-refusal-too_high = Карта { $card } пока слишком велика: пока никто не сыграл 4, можно играть не больше { $most }.
dungeon_twister-refusal-not_on_board = { $who_name }: этого персонажа нет на поле.
dungeon_twister-refusal-is_wounded = { $who_name } ранен и не действует.
dungeon_twister-refusal-is_blocked = { $who_name } исцелён в этот ход и до следующего не действует.
dungeon_twister-refusal-no_points = Очков действия больше нет. Не может действовать: { $who_name }.
dungeon_twister-refusal-already_revealed = Комната { $slot } уже открыта.
dungeon_twister-refusal-no_access = Ни один ваш персонаж, который может действовать, не касается комнаты { $slot } открытой стороной.
dungeon_twister-refusal-not_to_place = { $why ->
    [placed] { $token_name } ({ $owner_name }) уже на поле.
    [theirs] { $token_name } ({ $owner_name }): это расставляет соперник.
   *[elsewhere] { $token_name } ({ $owner_name }): этого в комнате не было.
}
dungeon_twister-refusal-no_place = { $why ->
    [other] { $square } не в открытой комнате { $slot }.
    [pit] На { $square } яма.
   *[taken] На { $square } уже что-то есть.
}
dungeon_twister-refusal-not_on_gear = { $who_name } стоит не на механизме.
dungeon_twister-refusal-face_down_room = Комната { $slot } ещё не открыта и не поворачивается.
dungeon_twister-refusal-not_the_twin = Комната { $slot } не та, где стоит механизм, и не её пара.
dungeon_twister-refusal-which_way = Меканорк поворачивает в любую сторону: добавьте `cw` (по часовой) или `ccw` (против часовой).
dungeon_twister-refusal-only_arrow = { $who_name } поворачивает комнату только по её стрелке. Сторону называть не нужно.
dungeon_twister-refusal-not_next_to_enemy = { $why ->
    [own] { $token_name } — ваш персонаж.
    [object] Нападать можно только на персонажей. Это предмет: { $token_name }.
    [gone] Этого врага нет на поле: { $token_name }.
    [wall] Между ними стена: { $who_name }, { $token_name }.
    [gate] Между ними закрытая решётка: { $who_name }, { $token_name }.
   *[apart] Они не на соседних клетках: { $who_name }, { $token_name }.
}
dungeon_twister-refusal-wounded_this_turn = { $token_name } ранен в этот ход, и до следующего на него не нападают.
dungeon_twister-refusal-healed_this_turn = { $token_name } исцелён в этот ход, и до следующего на него не нападают.
dungeon_twister-refusal-is_carried = { $token_name }: его несут. Нападайте на носильщика.
dungeon_twister-refusal-no_portcullis = В сторону { $square } решётки нет.
dungeon_twister-refusal-cannot_operate = { $state ->
    [other] { $act ->
        [open] { $who_name } не открывает решётки: это умеет только Вор.
        [close] { $who_name } не закрывает решётки: это умеет только Вор.
       *[break] { $who_name } не ломает решётки: это умеет только Воин.
    }
    [closed] Эта решётка и так закрыта.
    [open] { $act ->
        [break] В этой партии ломать можно только закрытые решётки.
       *[other] Эта решётка и так открыта.
    }
   *[broken] Эта решётка сломана и остаётся открытой.
}
dungeon_twister-refusal-no_cleric = Лечит только Клирик, а Тролль исцеляется сам.
dungeon_twister-refusal-cannot_heal = { $why ->
    [nobody] На { $square } никто не лежит раненым.
    [carried] Раненого на { $square } несут: лечить его нельзя.
   *[apart] Раненый на { $square } не на соседней клетке за открытым проходом.
}
dungeon_twister-refusal-cannot_regenerate = { $why ->
    [unhurt] Ваш Тролль не ранен.
    [fresh] Вашего Тролля ранили в этот ход: исцелиться он сможет только в следующий.
   *[carried] Вашего Тролля несут: исцелиться он не может.
}
dungeon_twister-refusal-not_held = { $who_name } этого не несёт: { $what_name }.
dungeon_twister-refusal-no_wizard = Огненным жезлом пользуется только Волшебник.
dungeon_twister-refusal-nobody_in_sight = По прямой никого нет: { $side_name }.
dungeon_twister-refusal-no_jump_cards = Карт прыжка у вас больше нет.
dungeon_twister-refusal-cannot_jump = { $why ->
    [no_pit] На { $pit } нет ямы, через которую можно прыгнуть.
    [apart] Яма на { $pit } — не соседняя клетка за открытым проходом.
    [taken] На { $pit } кто-то есть: через занятую яму не прыгают.
    [back] Прыжок ведёт на другую клетку, а не туда, где он начался: { $square }.
    [beyond] { $square } не соседствует с ямой на { $pit } через открытый проход.
    [line] На { $square } кто-то есть: на занятую клетку линии врага не прыгают.
   *[empty] Оставить нечего.
}
dungeon_twister-refusal-no_wall_walker = Сквозь стены проходит только Стеноход.
dungeon_twister-refusal-cannot_walk = { $why ->
    [apart] { $square } — не соседняя клетка.
    [open] Перед { $square } нет стены: проход открыт, туда можно пойти.
    [gate] Перед { $square } решётка, а сквозь решётки пройти нельзя — только сквозь стены.
   *[empty] Оставить нечего.
}
dungeon_twister-refusal-written_otherwise = Так можно, но записывается короче.
dungeon_twister-refusal-cannot_change = { $why ->
    [line] На { $square }, линии врага, ничего нельзя ни взять, ни оставить.
    [enemy_holds] На { $square } стоит враг: у стоящего врага ничего не взять и ему не оставить.
    [not_there] На { $square } этого нет: { $what_name }.
    [no_hands] Раненых врагов не носят: { $what_name }.
    [empty_hands] В руках ничего нет: на { $square } нечего оставить или обменять.
    [hands_full] Чтобы взять что-то на { $square }, нужны пустые руки. Напишите `обменять` или сначала `оставить`.
    [pit] На { $square } яма: в ней этого не оставить.
    [anchors] Над ямой на { $square } верёвке нужны две опоры: соседние клетки за открытыми проходами.
    [full] Для одной клетки это слишком много: { $square }.
    [last] На последней клетке, { $square }, ничего не меняют: что там лежит, то и так берут.
   *[detour] { $square } не лежит на достаточно коротком пути.
}
dungeon_twister-refusal-no_way = { $steps ->
    [one] До { $square } { $steps } шаг
    [few] До { $square } { $steps } шага
   *[other] До { $square } { $steps } шагов
}, а за ход можно сделать не больше { $speed }.
dungeon_twister-refusal-no_open_way = К { $square } нет открытого пути: вокруг стены или закрытые комнаты.
dungeon_twister-refusal-one_anchor = Верёвке над ямой на { $square } нужны две опоры: соседние клетки за открытыми проходами. Столько их нет.
dungeon_twister-refusal-rope_holds = Там, где начинается шаг на { $square }, держит только верёвка в руках: унести её оттуда нельзя.
dungeon_twister-refusal-not_yours = Это принадлежит врагу: { $what_name }.
dungeon_twister-refusal-not_by = { $who_name } не касается комнаты { $slot } открытой стороной. Её может открыть: { $others_name }.
dungeon_twister-refusal-not_from_here = Путь должен начинаться на { $square }.
dungeon_twister-refusal-not_next_to = { $square } не соседняя с предыдущей клеткой.
dungeon_twister-refusal-face_down = { $square } лежит в комнате, которая ещё не открыта.
dungeon_twister-refusal-wall = На пути к { $square } стена.
dungeon_twister-refusal-portcullis = На пути к { $square } закрытая решётка.
dungeon_twister-refusal-enemy_in_way = На { $square } стоит враг и не пропускает.
dungeon_twister-refusal-pit = На { $square } яма, и нечем её перейти или удержаться на ней.
dungeon_twister-refusal-cannot_end = { $why ->
    [friend] На { $square } стоит свой персонаж: { $what_name }. Мимо пройти можно, но закончить там нельзя.
    [enemy] На { $square } стоит враг: { $what_name }.
    [exit] На { $square } стоит враг: { $what_name }. Мимо стоящего врага лабиринт покидает только Волшебник.
    [lying] На { $square } лежит враг: { $what_name }. Мимо пройти можно, но закончить там нельзя.
    [hands] На { $square } лежит то, что пришлось бы взять: { $what_name }, а руки заняты. Оставьте или обменяйте ношу по пути.
    [two] На { $square } лежат предмет и раненый свой персонаж ({ $what_name }): всё сразу не взять.
    [hover] Волшебник пролетает над ямой на { $square }, но без верёвки остаться там не может.
    [falls] Без этой верёвки свой персонаж упадёт в яму: { $what_name }.
   *[leaves] Вошедший на { $square } покидает лабиринт: ход там и кончается.
}

# Чего не хватает в набранном ходе, который обрывается слишком рано.
dungeon_twister-field-squares = четыре персонажа, для рядов 2, 4, 7 и 9
dungeon_twister-field-token = жетон
dungeon_twister-field-slot = комната, от A до H
dungeon_twister-field-value = число карты действий
dungeon_twister-field-who = персонаж
dungeon_twister-field-to = клетка, куда он идёт
dungeon_twister-field-changes = предмет и его клетка, например ROP@b7
dungeon_twister-field-pit = клетка ямы
dungeon_twister-field-square = клетка
dungeon_twister-field-turn = сторона поворота
dungeon_twister-field-target = враг
dungeon_twister-field-card = число боевой карты
dungeon_twister-field-side = сторона: север, восток, юг или запад

## Когда возможен ход, о котором сейчас не спрашивают.

dungeon_twister-when-team = Стартовую команду выбирают один раз, до того как прячут жетоны.
dungeon_twister-when-hide = Жетоны прячут по очереди до первого хода партии.
dungeon_twister-when-card = Карту действий играют в начале своего хода, по одной за ход.
dungeon_twister-when-move = Действия возможны в свой ход, после карты действий, пока не спрашивают о другом.
dungeon_twister-when-jump = Действия возможны в свой ход, после карты действий, пока не спрашивают о другом.
dungeon_twister-when-walk = Действия возможны в свой ход, после карты действий, пока не спрашивают о другом.
dungeon_twister-when-reveal = Действия возможны в свой ход, после карты действий, пока не спрашивают о другом.
dungeon_twister-when-rotate = Действия возможны в свой ход, после карты действий, пока не спрашивают о другом.
dungeon_twister-when-fight = Действия возможны в свой ход, после карты действий, пока не спрашивают о другом.
dungeon_twister-when-open = Действия возможны в свой ход, после карты действий, пока не спрашивают о другом.
dungeon_twister-when-close = Действия возможны в свой ход, после карты действий, пока не спрашивают о другом.
dungeon_twister-when-break = Действия возможны в свой ход, после карты действий, пока не спрашивают о другом.
dungeon_twister-when-heal = Действия возможны в свой ход, после карты действий, пока не спрашивают о другом.
dungeon_twister-when-regen = Действия возможны в свой ход, после карты действий, пока не спрашивают о другом.
dungeon_twister-when-drink = Действия возможны в свой ход, после карты действий, пока не спрашивают о другом.
dungeon_twister-when-fire = Действия возможны в свой ход, после карты действий, пока не спрашивают о другом.
dungeon_twister-when-end = Ход завершают после карты действий, пока не спрашивают о другом.
dungeon_twister-when-put = Жетоны расставляют, когда открывают комнату.
dungeon_twister-when-combat = Боевую карту кладут во время боя.
