### Почему ход в Dungeon Twister не принят: какое правило и какой факт.

dungeon_twister-refusal-ambiguous = Подходит больше одного жетона. Назовите и хозяина: { $options }.
dungeon_twister-refusal-twice = { $word_name }: назван дважды, а он один.
dungeon_twister-refusal-not_to_hide = { $word_name }: жетон уже спрятан или в стартовой команде.
dungeon_twister-refusal-room_full = В комнате { $slot } больше нет места.
dungeon_twister-refusal-not_in_hand = Карты { $card } у вас на руке нет.
dungeon_twister-refusal-too_high = Карта { $card } пока слишком велика: пока никто не сыграл 4, можно играть не больше { $most }.
dungeon_twister-refusal-not_on_board = { $who_name }: этого персонажа нет на поле.
dungeon_twister-refusal-is_wounded = { $who_name } ранен и не действует.
dungeon_twister-refusal-is_blocked = { $who_name } исцелён в этот ход и до следующего не действует.
dungeon_twister-refusal-no_points = Очков действия больше нет. Не может действовать: { $who_name }.
dungeon_twister-refusal-already_revealed = Комната { $slot } уже открыта.
dungeon_twister-refusal-no_access = Ни у кого из ваших нет прямого доступа к комнате { $slot }.
dungeon_twister-refusal-not_to_place = { $token_name } ({ $owner_name }): этот жетон сейчас ставите не вы.
dungeon_twister-refusal-no_place = На { $square } ничего не поставить: нужна пустая клетка комнаты { $slot } без ямы.
dungeon_twister-refusal-not_on_gear = { $who_name } стоит не на механизме.
dungeon_twister-refusal-face_down_room = Комната { $slot } ещё не открыта и не поворачивается.
dungeon_twister-refusal-not_the_twin = Комната { $slot } не та, где стоит механизм, и не её пара.
dungeon_twister-refusal-which_way = Меканорк поворачивает в любую сторону: добавьте `cw` (по часовой) или `ccw` (против часовой).
dungeon_twister-refusal-only_arrow = { $who_name } поворачивает комнату только по её стрелке. Сторону называть не нужно.
dungeon_twister-refusal-not_next_to_enemy = { $token_name }: это не враг на открытой соседней клетке.
dungeon_twister-refusal-wounded_this_turn = { $token_name } ранен в этот ход, и до следующего на него не нападают.
dungeon_twister-refusal-healed_this_turn = { $token_name } исцелён в этот ход, и до следующего на него не нападают.
dungeon_twister-refusal-is_carried = { $token_name }: его несут. Нападайте на носильщика.
dungeon_twister-refusal-no_portcullis = В сторону { $square } решётки нет.
dungeon_twister-refusal-cannot_operate = { $act ->
    [open] { $who_name } не может открыть эту решётку: закрытые открывает Вор.
    [close] { $who_name } не может закрыть эту решётку: открытые закрывает Вор, а сломанные не закрыть.
   *[break] { $who_name } не может сломать эту решётку: несломанные ломает Воин.
}
dungeon_twister-refusal-no_cleric = Лечит только Клирик, а Тролль исцеляется сам.
dungeon_twister-refusal-cannot_heal = На { $square } лечить некого: раненый должен лежать на открытой соседней клетке, и его не должны нести.
dungeon_twister-refusal-cannot_regenerate = Ваш Тролль сейчас не исцелится: он должен быть ранен в один из прежних ходов, и его не должны нести.
dungeon_twister-refusal-not_held = { $who_name } этого не несёт: { $what_name }.
dungeon_twister-refusal-no_wizard = Огненным жезлом пользуется только Волшебник.
dungeon_twister-refusal-nobody_in_sight = По прямой никого нет: { $side_name }.
dungeon_twister-refusal-no_jump_cards = Карт прыжка у вас больше нет.
dungeon_twister-refusal-cannot_jump = Через { $pit } на { $square } не прыгнуть: яма должна быть рядом, проход открыт, персонажей на ней нет, а { $square } за ней свободна.
dungeon_twister-refusal-no_wall_walker = Сквозь стены проходит только Стеноход.
dungeon_twister-refusal-cannot_walk = Сквозь стену на { $square } не пройти: нужна соседняя клетка за стеной, где можно остановиться.
dungeon_twister-refusal-written_otherwise = Так можно, но записывается короче.
dungeon_twister-refusal-cannot_change = На { $square } этого не взять, не оставить и не обменять.
dungeon_twister-refusal-no_way = { $speed ->
    [one] До { $square } не дойти: за одно перемещение не больше { $speed } шага.
   *[many] До { $square } не дойти: за одно перемещение не больше { $speed } шагов.
}
dungeon_twister-refusal-not_from_here = Путь должен начинаться на { $square }.
dungeon_twister-refusal-not_next_to = { $square } не соседняя с предыдущей клеткой.
dungeon_twister-refusal-face_down = { $square } лежит в комнате, которая ещё не открыта.
dungeon_twister-refusal-wall = На пути к { $square } стена.
dungeon_twister-refusal-portcullis = На пути к { $square } закрытая решётка.
dungeon_twister-refusal-enemy_in_way = На { $square } стоит враг и не пропускает.
dungeon_twister-refusal-pit = На { $square } яма, и нечем её перейти или удержаться на ней.
dungeon_twister-refusal-cannot_end = Закончить на { $square } нельзя: там лежало бы слишком много.

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

dungeon_twister-when-team = Начальную команду выбирают один раз, до того как прячут жетоны.
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
dungeon_twister-when-combat = Карту боя кладут во время боя.
