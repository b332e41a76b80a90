### Почему ход в «Легендах Сигнума» не принят: какое правило и какой факт. Расстояния приходят в миллиметрах, пишутся в см.

legends_of_signum-refusal-activated = { $unit } в этот ход уже активировали.
legends_of_signum-refusal-against_whom = Скажите, против какого игрока: добавьте `против` и номер места.
legends_of_signum-refusal-attached = Это заклинание уже действует, его носит { $unit }.
legends_of_signum-refusal-built_already = { $building_name } строят один раз.
legends_of_signum-refusal-busy = Сначала закончит { $unit }: выберите действие или наберите `готово { $unit }`.
legends_of_signum-refusal-cannot = Для этого нужно свойство: { $keyword_name }.
legends_of_signum-refusal-cannot_pay = Нет открытых зданий: { $missing_name }.
legends_of_signum-refusal-deck_breaks = Колода нарушает правила: { $rules_name }. В колоде от 30 до 40 карт своей фракции или общих, каждый персонаж один раз, остальные карты не больше двух раз, персонажей не меньше половины, наёмников не больше, чем остальных персонажей, и только те реликвии, которые носит герой.
legends_of_signum-refusal-deployed = { $unit } только что на поле и до следующего хода не действует.
legends_of_signum-refusal-empty_deck = Ваша колода пуста.
legends_of_signum-refusal-ends_in_contact = Нельзя заканчивать в контакте с врагом: { $unit }.
legends_of_signum-refusal-enemy_unit = { $unit } — враг.
legends_of_signum-refusal-order_waits = У тактики, которая ждёт (`ждать`), нет условий: стоимость и цель называют только с `приказ { $number } сразу …`.
legends_of_signum-refusal-own_unit = { $unit } — не враг.
legends_of_signum-refusal-engaged = Мешает враг в контакте: { $units }.
legends_of_signum-refusal-few_buildings = Нужно открытых зданий: { $needed }. У вас { $present }.
legends_of_signum-refusal-full_hand = Рука полна: больше { $most } нельзя.
legends_of_signum-refusal-has_moved = В этой активации ход уже сделан.
legends_of_signum-refusal-hidden = { $unit } скрывается, целиться нельзя.
legends_of_signum-refusal-in_melee = { $unit } в контакте с вашим существом: { $units }.
legends_of_signum-refusal-is_slow = { $unit } сейчас не может бежать.
legends_of_signum-refusal-is_stunned = { $unit } в оцепенении.
legends_of_signum-refusal-itself = Целитель не лечит самого себя.
legends_of_signum-refusal-legs = В пути от 1 до { $most } отрезков.
legends_of_signum-refusal-little_prosperity = Нужно процветания: { $needed }. У вас { $present }.
legends_of_signum-refusal-near_enemy_side = Слишком близко к стороне соперника: { TENTHS($distance) } см, нужно не меньше { TENTHS($least) } см.
legends_of_signum-refusal-near_own_side = Слишком близко к своей стороне: { TENTHS($distance) } см, нужно не меньше { TENTHS($least) } см.
legends_of_signum-refusal-near_terrain = Слишком близко к другой местности ({ $terrain_name }): { TENTHS($distance) } см, нужно не меньше { TENTHS($least) } см.
legends_of_signum-refusal-needs_building = В Городе нет нужного здания: { $building_name }.
legends_of_signum-refusal-no_change = Так уже и есть.
legends_of_signum-refusal-no_character = { $unit } — герой, а это только для персонажей.
legends_of_signum-refusal-no_place = Подходящего места нет, ничего не уплачено.
legends_of_signum-refusal-no_point = «{ $word }» не читается как часть места: напишите два числа в см не более чем с одним знаком после запятой, например `28 1,5`, или клетку, например `C4`.
legends_of_signum-refusal-no_power = У вашего героя нет силы.
legends_of_signum-refusal-no_ruins = Рядом нет необследованных руин.
legends_of_signum-refusal-no_sight = { $unit } не видно, мешает: { $blocker_name }.
legends_of_signum-refusal-no_such_place = Такое место { $unit } сейчас не достать: «{ $word }».
legends_of_signum-refusal-no_such_tactic = У вас нет тактики рубашкой вверх с номером { $number }.
legends_of_signum-refusal-no_such_unit = На поле нет { $unit }.
legends_of_signum-refusal-no_target = Карте «{ $card_name }» нужна цель: добавьте `на` и метку существа.
legends_of_signum-refusal-not_acting = Сейчас { $unit } не действует.
legends_of_signum-refusal-not_at_side = { $most ->
    [0] Подставка должна касаться вашей стороны; здесь до неё { TENTHS($distance) } см.
   *[other] До вашей стороны { TENTHS($distance) } см, можно не больше { TENTHS($most) } см.
}
legends_of_signum-refusal-not_free = Место занято: { $by_name }.
legends_of_signum-refusal-not_in_contact = { $unit } не в контакте: до цели { TENTHS($distance) } см.
legends_of_signum-refusal-not_in_contact_place = На вашей стороне тесно: нужно место в контакте с персонажем соперника.
legends_of_signum-refusal-not_in_hand = В руке нет карты «{ $card_name }».
legends_of_signum-refusal-not_own_half = Нужно место целиком в вашей половине.
legends_of_signum-refusal-not_used = { $unit } ещё не активирован или выведен в этот ход.
legends_of_signum-refusal-not_wounded = { $unit } не ранен.
legends_of_signum-refusal-not_your_faction = { $card_name } — карта другой фракции.
legends_of_signum-refusal-not_your_turn = Ходит { $turn_name }. До вашего хода можно только отдавать приказы тактикам.
legends_of_signum-refusal-not_your_unit = { $unit } сейчас не подчиняется вам.
legends_of_signum-refusal-nothing_left = Открытых зданий и процветания нет: карты разыгрывать нельзя.
legends_of_signum-refusal-off_field = Это место у края поля или за ним: подставка должна целиком быть на поле.
legends_of_signum-refusal-on_creature = Местность не должна касаться существ: { $unit }.
legends_of_signum-refusal-once_a_turn = Это можно один раз за ход.
legends_of_signum-refusal-only_fights = { $unit } подчиняется вам только на ход и схватку.
legends_of_signum-refusal-rooted = { $unit } в оковах и не движется.
legends_of_signum-refusal-same_tactic = Тактика «{ $card_name }» уже разыграна рубашкой вверх, вторая подождёт.
legends_of_signum-refusal-seven_characters = На поле уже семь ваших персонажей.
legends_of_signum-refusal-take_what = Скажите, что вернуть: { $cards_name }.
legends_of_signum-refusal-taunt = Атаковать можно только того, у кого Вызов: { $units }.
legends_of_signum-refusal-terrain_played = В этот ход вы уже разыграли местность.
legends_of_signum-refusal-too_far = { $unit } слишком далеко: { TENTHS($distance) } см, можно не больше { TENTHS($most) } см.
legends_of_signum-refusal-too_long = { $slow ->
    [0] Путь слишком длинный: { TENTHS($length) } см, можно не больше { TENTHS($allowance) } см.
   *[other] Путь слишком длинный: { TENTHS($length) } см, можно не больше { TENTHS($allowance) } см, ведь местность отнимает { TENTHS($slow) } см.
}
legends_of_signum-refusal-too_many_copies = Зданий одного типа в Городе бывает не больше { $most }.
legends_of_signum-refusal-too_near = Слишком близко к врагу { $unit }: { TENTHS($distance) } см, нужно не меньше { TENTHS($least) } см.
legends_of_signum-refusal-too_often = { $card_name }: названо слишком много раз, на руке { $present ->
    [one] одна такая карта
   *[other] таких карт: { $present }
}.
legends_of_signum-refusal-two_tactics = Две тактики уже разыграны рубашкой вверх.
legends_of_signum-refusal-unique_used = { $card_name } бывает на поле один раз за партию.
legends_of_signum-refusal-way_blocked = Отрезок пути { $leg } закрыт: { $by_name }.
legends_of_signum-refusal-wrong_class = { $slot ->
    [weapon] Ваш герой не носит оружия.
    [armour] Ваш герой не носит доспехов.
    [amulet] Ваш герой не носит амулетов.
   *[standard] Ваш герой не носит знамён.
}
legends_of_signum-refusal-wrong_coins = Цена местности — { $most }: столько процветания в плату не войдёт, { $coins }.
legends_of_signum-refusal-wrong_kind = Карту «{ $card_name }» разыгрывают иначе.
legends_of_signum-refusal-wrong_order = Приказ спрашивает о стоимости не больше { $most }.
legends_of_signum-refusal-wrong_payment = { $why ->
    [open] Для этой части платы нет открытых зданий: { $types_name }.
    [named] В плате должны быть: { $types_name }.
   *[number] Число зданий в плате: нужно { $needed }, названо { $paid }.
}

# Чего не хватает в набранном ходе, который обрывается слишком рано.
legends_of_signum-field-hero = герой
legends_of_signum-field-deck = карты колоды
legends_of_signum-field-aside = карты, которые откладывают
legends_of_signum-field-first = первое здание
legends_of_signum-field-second = второе здание
legends_of_signum-field-at = место: клетка или два числа в см
legends_of_signum-field-building = здание
legends_of_signum-field-take = карта, которую возвращают
legends_of_signum-field-against = номер игрока
legends_of_signum-field-card = карта
legends_of_signum-field-pay = типы зданий
legends_of_signum-field-coins = сколько процветания
legends_of_signum-field-on = метка цели
legends_of_signum-field-unit = метка существа
legends_of_signum-field-units = метки существ
legends_of_signum-field-path = куда: клетка, два числа в см или слова вроде `контакт B3`
legends_of_signum-field-target = метка цели
legends_of_signum-field-stance = стойка
legends_of_signum-field-tactic = номер тактики
legends_of_signum-field-mode = `сразу` или `ждать`
legends_of_signum-field-min_cost = наименьшая стоимость
legends_of_signum-field-subject = `герой` или `персонаж`

## Что нарушает колода: правило и факт

legends_of_signum-deck-unknown_cards = Этих карт в игре больше нет: { $cards }.
legends_of_signum-deck-size = Карт в колоде — от { $least } до { $most }; в этой { $count }.
legends_of_signum-deck-faction = Можно брать только карты фракции героя и общие. Из других фракций: { $cards }.
legends_of_signum-deck-copies = Каждый персонаж — в одном экземпляре, прочие карты — не больше чем в двух. Слишком много: { $cards }.
legends_of_signum-deck-few_characters = Не меньше половины карт — персонажи, здесь { $least }; в этой колоде { $count }.
legends_of_signum-deck-mercenaries = Наёмников не больше, чем остальных персонажей, здесь до { $most }; в этой колоде { $count }.
legends_of_signum-deck-relics = Герой не может носить эти реликвии: { $cards }.

## Когда возможен ход, о котором сейчас не спрашивают.

legends_of_signum-when-hero = Героя и колоду выбирают до начала партии.
legends_of_signum-when-first = Кто ходит первым, решают один раз, когда выбраны герои.
legends_of_signum-when-second = Кто ходит первым, решают один раз, когда выбраны герои.
legends_of_signum-when-keep = Оставить или отложить карты можно только из начальной руки.
legends_of_signum-when-mulligan = Оставить или отложить карты можно только из начальной руки.
legends_of_signum-when-start = Начальные строения выбирают до первого хода.
legends_of_signum-when-place = Героев ставят до первого хода.
legends_of_signum-when-build = Строят в начале своего хода, один раз.
legends_of_signum-when-levy = Сбор возможен в начале своего хода, вместо строительства.
legends_of_signum-when-study = Карту берут в начале своего хода, вместо строительства.
legends_of_signum-when-pass = `пас` — это начало своего хода, когда ничего не строят. Ход завершает `конец`.
legends_of_signum-when-deploy = Карты играют в свой ход, после строительства, пока ни одно существо не действует.
legends_of_signum-when-cast = Карты играют в свой ход, после строительства, пока ни одно существо не действует.
legends_of_signum-when-wear = Карты играют в свой ход, после строительства, пока ни одно существо не действует.
legends_of_signum-when-lay = Карты играют в свой ход, после строительства, пока ни одно существо не действует.
legends_of_signum-when-terrain = Карты играют в свой ход, после строительства, пока ни одно существо не действует.
legends_of_signum-when-muster = Карты играют в свой ход, после строительства, пока ни одно существо не действует.
legends_of_signum-when-power = Карты играют в свой ход, после строительства, пока ни одно существо не действует.
legends_of_signum-when-discard = Карты сбрасывают в конце хода, до предела руки.
legends_of_signum-when-stance = Стойку меняют в свой ход, после строительства.
legends_of_signum-when-order = Приказы тактикам отдают в свой ход после строительства или в ходы других.
legends_of_signum-when-move = Существа действуют в свой ход, после строительства.
legends_of_signum-when-run = Существа действуют в свой ход, после строительства.
legends_of_signum-when-fight = Существа действуют в свой ход, после строительства.
legends_of_signum-when-shoot = Существа действуют в свой ход, после строительства.
legends_of_signum-when-throw = Существа действуют в свой ход, после строительства.
legends_of_signum-when-magic = Существа действуют в свой ход, после строительства.
legends_of_signum-when-heal = Существа действуют в свой ход, после строительства.
legends_of_signum-when-hex = Существа действуют в свой ход, после строительства.
legends_of_signum-when-explore = Существа действуют в свой ход, после строительства.
legends_of_signum-when-done = Существа действуют в свой ход, после строительства.
legends_of_signum-when-end = Ход завершают после строительства, пока ни одно существо не действует.
