### Почему ход во «Владыках подземелий» не принят: какое правило и какой факт.

dungeon_lords-refusal-not_dealt = Приказа «{ $order_name }» нет среди трёх, которые вам раздали.
dungeon_lords-refusal-lock_order = Запишите эти два приказа в обратном порядке: `{ $first } { $second }`.
dungeon_lords-refusal-same_order = Приказ «{ $order_name }» назван дважды, а такая карта у вас одна.
dungeon_lords-refusal-order_locked = Приказ «{ $order_name }» в этом раунде недоступен.
dungeon_lords-refusal-colour_order_missing = Не хватает третьего приказа вашего не-игрока: его запечатывают вместе со своими.
dungeon_lords-refusal-colour_order_taken = Приказ «{ $order_name }» уже открыт; вашему не-игроку нужен один из трёх оставшихся.
dungeon_lords-refusal-no_colour = В этой партии вы не выбираете приказ за не-игрока.
dungeon_lords-refusal-already_begun = Вы уже начали рыть, и приказ выполняется. Закончить можно словом `готово`.
dungeon_lords-refusal-not_retrievable = Приказ «{ $order_name }» вернуть нельзя: возвращается только первый или невыполненный.

dungeon_lords-refusal-too_few = { $good ->
    [gold] Не хватает золота: нужно { $needed }, у вас { $present }.
    [food] Не хватает еды: нужно { $needed }, у вас { $present }.
    [imps] Не хватает импов: нужно { $needed }, у вас { $present }.
    [traps] Не хватает ловушек: нужно { $needed }, у вас { $present }.
   *[monsters] Не хватает других монстров и призраков: нужно { $needed }, у вас { $present }.
}
dungeon_lords-refusal-too_evil = Заплатить Злом нельзя: у вас { $evil }, цена { $gain }, а платой поднять Зло выше { $most } нельзя.
dungeon_lords-refusal-too_few_workers = Комнате нужно работников: { $needed }. Свободных импов и жетонов тролля у вас { $present }.
dungeon_lords-refusal-out_of_range = { $most ->
    [1] Больше 1 здесь назвать нельзя:
   *[other] Здесь можно назвать число от { $least } до { $most }:
} { $why ->
    [tunnels] каждому добывающему импу нужен свой незавоёванный туннель.
    [square] больше импов на этом квадрате не поместится.
    [imps] больше свободных импов для этого нет.
    [gold] больше золота у вас нет.
    [food] больше еды у вас нет.
   *[asked] больше не требуют.
}
dungeon_lords-refusal-choose_card = На этом квадрате можно подсмотреть карту боя: назовите её, от `подсмотреть 1` до `подсмотреть 4`.
dungeon_lords-refusal-no_spying = { $order_name }, { $square ->
        [1] квадрат I
        [2] квадрат II
       *[3] квадрат III
    }: здесь карту боя не подсматривают. Приказ выполняет `выполнить`.
dungeon_lords-refusal-no_such_card = Карты боя { $position } нет: у них номера от 1 до 4.
dungeon_lords-refusal-nothing_dug = Выройте хотя бы один туннель или откажитесь от приказа.

dungeon_lords-refusal-cell_taken = Клетка { $cell } уже занята туннелем или комнатой.
dungeon_lords-refusal-not_adjacent = { $cell } не касается вашего подземелья.
dungeon_lords-refusal-would_be_block = Вместе с клеткой { $cell } получился бы квадрат 2×2.
dungeon_lords-refusal-no_tunnel_there = Комната заменяет незавоёванный туннель, а на { $cell } его нет.
dungeon_lords-refusal-outside_zone = { $zone ->
    [upper] «{ $room_name }»: место в рядах 1 и 2, а не на { $cell }.
    [lower] «{ $room_name }»: место в рядах 3 и 4, а не на { $cell }.
    [outer] «{ $room_name }»: место на краю поля, а не на { $cell }.
   *[inner] «{ $room_name }»: место в глубине, от B2 до D3, а не на { $cell }.
}
dungeon_lords-refusal-beside_room = { $cell } касается другой комнаты.

dungeon_lords-refusal-not_on_offer = Среди предложенных такого нет: { $monster_name }.
dungeon_lords-refusal-not_owned = У вас такого нет: { $monster_name }.
dungeon_lords-refusal-already_settled = Оплаты у вас ждут другие, а не { $monster_name }.
dungeon_lords-refusal-witches_only = Охота на ведьм касается только ведьм.
dungeon_lords-refusal-must_feed = { $monster_name } берёт другого вашего монстра или призрака; назовите его: `скормив …`.
dungeon_lords-refusal-feeds_nothing = { $monster_name } не берёт в уплату других монстров.
dungeon_lords-refusal-room_not_on_offer = Комнаты «{ $room_name }» среди предложенных нет.
dungeon_lords-refusal-not_your_room = Незавоёванной комнаты «{ $room_name }» у вас нет.
dungeon_lords-refusal-no_production = Комната «{ $room_name }» ничего не производит.
dungeon_lords-refusal-room_used = Комнату «{ $room_name }» в этом раунде больше использовать нельзя.
dungeon_lords-refusal-cell_missing = «{ $room_name }» роет туннель: назовите клетку.
dungeon_lords-refusal-cell_for_nothing = «{ $room_name }» туннелей не роет, клетка тут не нужна.
dungeon_lords-refusal-no_trap_left = Ловушек больше нет ни в колоде, ни в сбросе.

dungeon_lords-refusal-trap_asked = Сначала отдайте ловушку: `отдать …`.
dungeon_lords-refusal-nobody_before = Все, кто ходит до вас, уже решили.
dungeon_lords-refusal-name_face = Один монстр «{ $monster_name }» лежит лицом вверх, другой лицом вниз. Назовите, какой: `выбрать { $monster } вниз` или `выбрать { $monster } вверх`.
dungeon_lords-refusal-faces_alike = Лицом вверх или вниз, здесь неважно: `выбрать { $monster }`.
dungeon_lords-refusal-not_in_hand = { $present ->
    [0] Ловушки «{ $trap_name }» у вас на руке нет.
   *[other] Ловушка «{ $trap_name }» названа слишком много раз: у вас { $present }.
}

dungeon_lords-refusal-not_nearest = Клетка { $cell } не из числа незавоёванных, ближайших ко входу.
dungeon_lords-refusal-too_many_traps = { $most ->
    [0] Планировать нечего: ловушек нет.
    [one] Здесь можно поставить только { $most } ловушку, а названо { $named }.
    [few] Здесь можно поставить только { $most } ловушки, а названо { $named }.
   *[many] Здесь можно поставить только { $most } ловушек, а названо { $named }.
}
dungeon_lords-refusal-too_many_monsters = { $most ->
    [one] Сюда можно послать только { $most } монстра, не считая призраков, а названо { $named }.
   *[other] Сюда можно послать только { $most } монстров, не считая призраков, а названо { $named }.
}
dungeon_lords-refusal-not_in_order = Назовите их в том порядке, в каком они перечислены в правилах.
dungeon_lords-refusal-not_face_up = { $owned ->
    [0] У вас такого нет: { $monster_name }.
   *[other] { $named ->
        [one] Лежит лицом вниз, послать нельзя: { $monster_name }.
       *[other] Столько лицом вверх у вас нет: { $monster_name }.
    }
}
dungeon_lords-refusal-not_planned = Ловушки «{ $trap_name }» нет в плане, или она уже сработала.
dungeon_lords-refusal-not_in_line = Сейчас это не цель: { $adventurer_name }.
dungeon_lords-refusal-attack_asked = Сейчас атакует один из ваших монстров или призраков: `атакует …`.
dungeon_lords-refusal-not_waiting = В этой битве атаки ждут другие, а не { $monster_name }.
dungeon_lords-refusal-no_such_attack =
    { $why ->
        [line] { $lines ->
            [one] { $monster_name }: у этого монстра { $lines } атака, атаки { $line } нет.
            [few] { $monster_name }: у этого монстра { $lines } атаки, атаки { $line } нет.
           *[many] { $monster_name }: у этого монстра { $lines } атак, атаки { $line } нет.
        }
        [unaimed] { $monster_name }: для атаки { $line } цель не называют.
        [rage] { $monster_name }: в слепой ярости удар приходится по первому в строю, цель не называют.
        [needs] { $monster_name }: для атаки { $line } назовите цель.
        [one] { $monster_name }: у атаки { $line } только одна цель.
        [two] { $monster_name }: атака { $line } бьёт дважды, назовите цель для каждого удара.
        [gone] { $adventurer_name }: целью может быть только видимый герой в строю.
        [first] { $monster_name }: первого в строю не атакует ({ $adventurer_name }).
        [priest] { $monster_name }: жрецов не атакует ({ $adventurer_name }).
        [killed] { $adventurer_name }: первый же удар побеждает, второму нужна другая цель.
        [raise] Усилить так удар здесь нельзя.
       *[nobody] { $monster_name }: атаке { $line } сейчас некого поразить.
    }
dungeon_lords-refusal-not_in_battle = { $monster_name } этого заклинания сейчас не касается.
dungeon_lords-refusal-cannot_feed = Демону здесь нельзя отдать такого: { $monster_name }.
dungeon_lords-refusal-not_imprisoned = В вашей темнице такого нет: { $adventurer_name }.

## Чего может не хватать в набранном ходе

dungeon_lords-field-first = первый приказ
dungeon_lords-field-second = второй приказ
dungeon_lords-field-third = третий приказ
dungeon_lords-field-other = третий приказ не-игрока
dungeon_lords-field-position = место карты боя, от 1 до 4
dungeon_lords-field-cell = клетка
dungeon_lords-field-imps = сколько импов
dungeon_lords-field-trap = ловушка
dungeon_lords-field-monster = монстр или призрак
dungeon_lords-field-fed = кого скормить Демону
dungeon_lords-field-room = комната
dungeon_lords-field-order = приказ
dungeon_lords-field-amount = сколько заплатить
dungeon_lords-field-traps = ловушки или слово `ничего`
dungeon_lords-field-monsters = монстры и призраки или слово `ничего`
dungeon_lords-field-adventurer = герой
dungeon_lords-field-line = какая атака, 1 или 2
dungeon_lords-field-target = кого бьёт атака
dungeon_lords-field-raised = какой удар усилен, 1 или 2
dungeon_lords-field-prisoner = пленник

## Когда возможен ход, о котором сейчас не спрашивают.

dungeon_lords-when-lock = Начальные приказы откладывают один раз, до первого раунда.
dungeon_lords-when-orders = Приказы выбирают в начале каждого раунда.
dungeon_lords-when-accept = `выполнить` отвечает лишь на вопросы «да или нет» и выполняет приказы, в которых нечего выбирать.
dungeon_lords-when-decline = `отказаться` можно от приказа, платы или предложения. Здесь нужен ответ.
dungeon_lords-when-spy = Подсматривают на некоторых квадратах приказа «Улучшение репутации».
dungeon_lords-when-dig = Туннели роют по приказу «Рытьё туннелей», а «Сарай с инструментами» — ходом `использовать`.
dungeon_lords-when-mine = Золото добывают по приказу «Добыча золота».
dungeon_lords-when-done = `готово` завершает рытьё или производство.
dungeon_lords-when-give = Ловушки отдают, только когда об этом спрашивают.
dungeon_lords-when-hire = Монстров нанимают по приказу «Наём монстров».
dungeon_lords-when-build = Комнаты строят по приказу «Постройка комнаты».
dungeon_lords-when-produce = Комнаты используют после всех приказов, пока производство не завершено.
dungeon_lords-when-retrieve = Приказ возвращают после производства. Его завершает `готово`.
dungeon_lords-when-in_turn = Решать по очереди можно при производстве и возврате приказов.
dungeon_lords-when-keep = Монстрам платят в День зарплаты и в некоторых других событиях.
dungeon_lords-when-dismiss = Монстров отпускают в День зарплаты и в некоторых других событиях, а некоторые заклинания их отзывают.
dungeon_lords-when-pay = `заплатить` отвечает на требование золота или еды, например налогов. Приказы оплачиваются, когда их выполняют.
dungeon_lords-when-ground = Место битвы выбирают в начале каждого раунда боя.
dungeon_lords-when-set = Ловушки ставят перед битвой, когда выбрано её место.
dungeon_lords-when-send = Монстров посылают в битву после ловушек.
dungeon_lords-when-replan = План меняют, пока битва ещё готовится.
dungeon_lords-when-use = `применить` говорит, какая из двух ловушек идёт первой.
dungeon_lords-when-target = `цель` называет, в кого попадёт дротик.
dungeon_lords-when-choose = `выбрать` называет монстра, в которого попадёт заклинание.
dungeon_lords-when-attack = Монстры атакуют в битве, после ловушек и заклинаний.
dungeon_lords-when-release = Пленника отпускают, только когда об этом спрашивают.
dungeon_lords-when-ahead = `заранее` — это пожелание для вопроса, который ещё впереди.
