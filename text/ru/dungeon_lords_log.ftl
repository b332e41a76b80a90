### Общий журнал «Владык подземелий»: одна-две строки на событие. $player — значок и имя игрока.
### $monster и $fed при найме стоят в винительном падеже (`.accusative`), в остальных строках имена как есть.

## Количества

dungeon_lords-amount-gold =
    { $count ->
        [one] { $count } золото
       *[other] { $count } золота
    }
dungeon_lords-amount-food =
    { $count ->
        [one] { $count } еда
       *[other] { $count } еды
    }
dungeon_lords-amount-evil =
    { $count ->
        [one] { $count } Зло
       *[other] { $count } Зла
    }
dungeon_lords-amount-imps =
    { $count ->
        [one] { $count } имп
        [few] { $count } импа
       *[many] { $count } импов
    }
dungeon_lords-amount-traps =
    { $count ->
        [one] { $count } ловушка
        [few] { $count } ловушки
       *[many] { $count } ловушек
    }
dungeon_lords-amount-trolls =
    { $count ->
        [one] { $count } жетон тролля
        [few] { $count } жетона тролля
       *[many] { $count } жетонов тролля
    }
dungeon_lords-amount-tokens =
    { $count ->
        [one] { $count } метка за неуплату
        [few] { $count } метки за неуплату
       *[many] { $count } меток за неуплату
    }
dungeon_lords-amount-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
dungeon_lords-amount-reputation = Зло −{ $count }
dungeon_lords-amount-tunnel = туннель { $cell }
dungeon_lords-amount-nothing = ничего
dungeon_lords-square = { $order } { $square ->
        [1] I
        [2] II
       *[3] III
    }
dungeon_lords-colour = не-игрок
dungeon_lords-colour-of = не-игрок ({ $player })

## Подготовка и новый раунд

dungeon_lords-log-set_up = Подготовка. Первый игрок: { $player }.
dungeon_lords-log-set_up-colour = Недоступные приказы, { $colour }: { $orders }.
dungeon_lords-log-dealt = { $player } получает три начальных приказа.
dungeon_lords-log-dealt-own = Ваши начальные приказы: { $orders }. Два из них станут недоступными.
dungeon_lords-log-lock_sealed = { $player }: начальные приказы запечатаны.
dungeon_lords-log-lock_sealed-own = Вам будут недоступны: { $orders }.
dungeon_lords-log-locks = { $player }: недоступны { $orders }.
dungeon_lords-log-round = **Год { $year }, { $season }.** Первый игрок: { $player }.
dungeon_lords-log-round-offers = Предложены: { $monsters }; комнаты: { $rooms }.
dungeon_lords-log-round-event = Событие { $when }: { $event }.
dungeon_lords-log-round-special = Событие { $when }: { $event }, «{ $special }». { $text }
dungeon_lords-log-round-coming = Герои { $when }, от слабого к сильному: { $adventurers }.
dungeon_lords-log-round-replaced = Все были одного класса, поэтому под колоду ушли: { $adventurers }.

## Приказы

dungeon_lords-log-colours = Приказы, { $colour }: { $orders }.
dungeon_lords-log-colours-squares = Его слуги стоят здесь: { $squares }.
dungeon_lords-log-sealed = { $player }: приказы запечатаны.
dungeon_lords-log-sealed-own = Вы запечатали: { $orders }.
dungeon_lords-log-sealed-colour = Для вашего не-игрока вы запечатали: { $order }.
dungeon_lords-log-opened = { $player }: { $orders }.
dungeon_lords-log-opened-colour = Третий приказ, { $colour }: { $order }.
dungeon_lords-log-placed =
    { $wave ->
        [0] Третий приказ, { $player }: { $square }.
        [1] Первый приказ, { $player }: { $square }.
        [2] Второй приказ, { $player }: { $square }.
       *[3] Третий приказ, { $player }: { $square }.
    }
dungeon_lords-log-fee = { $player } платит { $gold } за наём монстров первым приказом.
dungeon_lords-log-unfulfilled = { $player }: приказ «{ $order }» не выполнен ({ $why }).
dungeon_lords-why-no_square = нет свободного квадрата
dungeon_lords-why-refused_fee = плату не внесли
dungeon_lords-why-no_fee = нет золота на плату
dungeon_lords-why-declined = отказ
dungeon_lords-why-too_dear = нечем заплатить
dungeon_lords-why-too_few_imps = не хватает свободных импов
dungeon_lords-why-no_cell = рыть негде
dungeon_lords-why-no_tunnel = нет туннеля, где добывать
dungeon_lords-why-none_left = предложенного не осталось
dungeon_lords-why-no_place = для комнаты нет места
dungeon_lords-log-carried_out = { $player }: { $square }. Цена: { $cost }. Получено: { $gains }.
dungeon_lords-log-carried_out-free = { $player }: { $square }. Получено: { $gains }.
dungeon_lords-log-carried_out-paid = { $player }: { $square }. Цена: { $cost }.
dungeon_lords-log-carried_out-bare = { $player }: { $square }.
dungeon_lords-log-spied = { $player } подсматривает карту боя { $position }.
dungeon_lords-log-spied-own = Карта боя { $position }, которую видели только вы: «{ $card }». { $text }
dungeon_lords-log-drawn-own = Вы взяли: { $traps }.
dungeon_lords-log-dug = { $player } роет туннель { $cell }; занято импов: { $busy }.
dungeon_lords-log-stopped_digging =
    { $tunnels ->
        [one] { $player } больше не роет: готов { $tunnels } туннель.
        [few] { $player } больше не роет: готово { $tunnels } туннеля.
       *[many] { $player } больше не роет: готово { $tunnels } туннелей.
    }
dungeon_lords-log-mined = { $player } добывает { $gold }; занято импов: { $busy }.
dungeon_lords-log-hired = { $player } нанимает { $monster }. Цена: { $cost }.
dungeon_lords-log-hired-fed = { $player } нанимает { $monster }, скормив { $fed }. Цена: { $cost }.
dungeon_lords-log-built = { $player } строит комнату «{ $room }» на { $cell }. Цена: { $gold }.
dungeon_lords-log-built-free = { $player } строит комнату «{ $room }» на { $cell }.
dungeon_lords-log-given =
    { $reason ->
        [bought] { $player } возвращает ловушку лицом вниз.
        [golem] { $player } отдаёт голему ловушку лицом вниз.
        [suggestion] { $player } отдаёт голему ещё одну ловушку лицом вниз.
       *[other] { $player } сбрасывает ловушку лицом вниз.
    }
dungeon_lords-log-given-own = Вы отдали: { $trap }.
dungeon_lords-log-reshuffled =
    { $count ->
        [one] Колода ловушек кончилась; новая колода: { $count } ловушка из сброса.
        [few] Колода ловушек кончилась; новая колода: { $count } ловушки из сброса.
       *[many] Колода ловушек кончилась; новая колода: { $count } ловушек из сброса.
    }

## Производство и возвращение приказов

dungeon_lords-log-produced = { $player }: «{ $room }», работают { $workers }. Получено: { $gains }.
dungeon_lords-log-produced-food = { $player }: «{ $room }», работают { $workers }, израсходовано { $food }. Получено: { $gains }.
dungeon_lords-log-produced_all = { $player } заканчивает производство.
dungeon_lords-log-retrieved = { $player } возвращает приказ «{ $order }». Теперь недоступны: { $locked }.

## События

dungeon_lords-log-event = **{ $event }**
dungeon_lords-log-event-special = **{ $special }.** { $text }
dungeon_lords-log-monster_paid = { $player }: { $monster } остаётся. Цена: { $cost }.
dungeon_lords-log-monster_paid-fed = { $player }: { $monster } остаётся. Цена: { $cost } и { $fed }.
dungeon_lords-log-monster_paid-free = { $player }: { $monster } остаётся.
dungeon_lords-log-monster_left = { $player }: { $monster } уходит в далёкие земли.
dungeon_lords-log-tax_sealed = { $player }: налог запечатан.
dungeon_lords-log-tax_sealed-own = Вы заплатите { $gold }.
dungeon_lords-log-tax = { $player }: налог { $due } за { $tiles ->
        [one] { $tiles } карточку
        [few] { $tiles } карточки
       *[many] { $tiles } карточек
    }; уплачено { $gold }.
dungeon_lords-log-tax-tokens = { $player }: налог { $due } за { $tiles ->
        [one] { $tiles } карточку
        [few] { $tiles } карточки
       *[many] { $tiles } карточек
    }; уплачено { $gold }, получено { $tokens }.
dungeon_lords-log-settled = { $player }: { $parts }.
dungeon_lords-settled-nothing = без последствий
dungeon_lords-settled-due = нужно { $due }
dungeon_lords-settled-paid = уплачено { $amount }
dungeon_lords-settled-got = получено { $amount }
dungeon_lords-settled-lost = потеряно { $amount }

## Зло, паладин, приход героев

dungeon_lords-log-evil = { $player }: Зло { $before } → { $after } ({ $reason }).
dungeon_lords-log-evil-same = { $player }: Зло остаётся { $after } ({ $reason }).
dungeon_lords-reason-food = добыча еды
dungeon_lords-reason-reputation = улучшение репутации
dungeon_lords-reason-hire = наём
dungeon_lords-reason-payday = День зарплаты
dungeon_lords-reason-leaving = монстр ушёл
dungeon_lords-reason-witch_hunt = Охота на ведьм
dungeon_lords-reason-permit_fees = Сбор за разрешения
dungeon_lords-reason-town_fair = Городская ярмарка
dungeon_lords-reason-rumours = Слухи
dungeon_lords-reason-printing_press = Типография
dungeon_lords-reason-word_of_peace = Слово мира
dungeon_lords-reason-suggestion = Внушение
dungeon_lords-reason-detect_evil = Обнаружение зла
dungeon_lords-reason-graffiti = Граффити
dungeon_lords-reason-conquest = завоёвана карточка
dungeon_lords-reason-no_tile = завоёвывать больше нечего
dungeon_lords-log-paladin = { $paladin } приходит: { $player }.
dungeon_lords-log-paladin-left = { $paladin } переходит: { $left } → { $player }.
dungeon_lords-log-arrived = { $player }, Зло { $evil }: приходит { $adventurer }.
dungeon_lords-log-arrived-nobody = Счётчик не-игрока, Зло { $evil }: { $adventurer } уходит из игры.
dungeon_lords-log-round_ended = Жетон первого игрока переходит: { $player }.
dungeon_lords-log-round_ended-stays = Осень позади, начинается бой.
dungeon_lords-log-year_ended = **Год { $year } окончен.** Уцелевшие герои расходятся по домам.

## Бой

dungeon_lords-log-combat = **Бой, год { $year }, раунд { $round }**
dungeon_lords-log-planned = { $player } составляет план.
dungeon_lords-log-planned-ready = { $player }: план готов.
dungeon_lords-log-plans =
    { $traps ->
        [0] { $player }: битва на { $cell }, посланы: { $sent }.
        [one] { $player }: битва на { $cell }, посланы: { $sent }; { $traps } ловушка.
        [few] { $player }: битва на { $cell }, посланы: { $sent }; { $traps } ловушки.
       *[many] { $player }: битва на { $cell }, посланы: { $sent }; { $traps } ловушек.
    }
dungeon_lords-log-plans-nobody =
    { $traps ->
        [0] { $player }: битва на { $cell }, никто не послан.
        [one] { $player }: битва на { $cell }, никто не послан; { $traps } ловушка.
        [few] { $player }: битва на { $cell }, никто не послан; { $traps } ловушки.
       *[many] { $player }: битва на { $cell }, никто не послан; { $traps } ловушек.
    }
dungeon_lords-log-card =
    { $speed ->
        [fast] Карта боя раунда { $round }: **{ $card }**, быстрое заклинание, усталость { $fatigue }. { $text }
       *[slow] Карта боя раунда { $round }: **{ $card }**, медленное заклинание, усталость { $fatigue }. { $text }
    }
dungeon_lords-log-battle = **Битва.** { $player }, { $cell }. Отряд: { $party }.
dungeon_lords-log-no_battle =
    { $why ->
        [no_party] { $player }: сражаться не с кем.
        [no_tile] { $player }: незавоёванных карточек не осталось.
       *[party_left] { $player }: отряда больше нет, план возвращается.
    }
dungeon_lords-log-trap = Ловушка «{ $trap }».
dungeon_lords-log-trap-paid = Ловушка «{ $trap }», цена: { $cost }.
dungeon_lords-log-stopped = Значки против ловушек сняли { $points }; осталось значков: { $left }.
dungeon_lords-log-hit =
    { $left ->
        [0] { $adventurer }: урон { $points } ({ $by }).
       *[other] { $adventurer }: урон { $points } ({ $by }), здоровья осталось { $left }.
    }
dungeon_lords-log-hit-shielded =
    { $left ->
        [0] { $adventurer }: урон { $points } ({ $by }), Магический щит снял { $shielded }.
       *[other] { $adventurer }: урон { $points } ({ $by }), Магический щит снял { $shielded }, здоровья осталось { $left }.
    }
dungeon_lords-source-fatigue = усталость
dungeon_lords-source-poison = яд
dungeon_lords-log-eliminated = { $adventurer } попадает в темницу: { $player }.
dungeon_lords-log-eliminated-illusion = { $adventurer } исчезает.
dungeon_lords-log-spell = Заклинание «{ $spell }» действует: магии { $magic }, нужно { $needed }.
dungeon_lords-log-spell-weak = Заклинание «{ $spell }» не действует: магии { $magic }, нужно { $needed }.
dungeon_lords-log-spell-blocked = Заклинание «{ $spell }» не действует: магия подавлена.
dungeon_lords-log-spell_done = «{ $spell }» вступает в силу.
dungeon_lords-log-spell_done-nothing = «{ $spell }»: действовать не на кого.
dungeon_lords-log-spell_done-target = «{ $spell }»: { $target }.
dungeon_lords-log-spell_done-lost = «{ $spell }»: { $player }, потеря: { $amount }.
dungeon_lords-log-withdrawn = { $monster } возвращается в логово лицом вверх.
dungeon_lords-log-attacked = { $monster } атакует.
dungeon_lords-log-attacked-food = { $monster } атакует, цена: { $food }.
dungeon_lords-log-attacked-guard = { $monster } защищает от завоевания.
dungeon_lords-log-attacked-both = { $monster } атакует и защищает от завоевания.
dungeon_lords-log-idle = { $monster } не может атаковать.
dungeon_lords-log-spent = { $monster } ложится лицом вниз.
dungeon_lords-log-spent-returns = { $monster } возвращается лицом вверх.
dungeon_lords-log-healed = { $adventurer }: вылечено { $points }, здоровья теперь { $left }.
dungeon_lords-log-no_healing =
    { $why ->
        [nobody_attacked] Лечения нет: никто не атаковал.
        [dragon] Лечения нет: атаковал дракон.
       *[antimagic_dart] Лечения нет: антимагический дротик попал в жреца.
    }
dungeon_lords-log-conquered = { $player }: карточка { $cell } **завоёвана**.
dungeon_lords-log-not_conquered =
    { $prevented ->
        [yes] { $cell } не завоёвана: сработала защита.
       *[no] { $cell } не завоёвана: некому.
    }
dungeon_lords-log-released = { $player } отпускает на свободу: { $prisoner }.

## Конец; $points может быть и текстом со знаком минус

dungeon_lords-log-ended = **Партия окончена.**
dungeon_lords-log-score =
    { $points ->
        [one] **{ $place }.** { $player }: { $points } очко = { $parts }.
        [few] **{ $place }.** { $player }: { $points } очка = { $parts }.
       *[many] **{ $place }.** { $player }: { $points } очков = { $parts }.
    }
dungeon_lords-score-monsters = монстры { $points }
dungeon_lords-score-rooms = комнаты { $points }
dungeon_lords-score-prisoners = пленники { $points }
dungeon_lords-score-paladins = паладины { $points }
dungeon_lords-score-conquered = завоёвано { $points }
dungeon_lords-score-taxes = налоги { $points }
dungeon_lords-score-room = { $room } { $points }
dungeon_lords-score-title = { $title } { $points }
