### Общий журнал «Тетраномикона»: одна строка на событие.

tetranomicon-guard = { $city } ({ $trophy } { $level })
tetranomicon-value = { $building } { $value } (построено { $count })
tetranomicon-product = { $building } { $count } × { $value }
tetranomicon-standing-part = { $direction } { $value } → { $points }
tetranomicon-standing =
    { $points ->
        [one] **{ $place }.** { $player }: { $points } очко ({ $parts }), сумма { $sum }.
        [few] **{ $place }.** { $player }: { $points } очка ({ $parts }), сумма { $sum }.
       *[many] **{ $place }.** { $player }: { $points } очков ({ $parts }), сумма { $sum }.
    }

tetranomicon-log-set-up = Подготовка. Первый игрок: { $holder }. Монеты: { $coins }. Фермы ставят по порядку: { $order }.
tetranomicon-log-monsters = Монстры: { $cities }.
tetranomicon-log-creatures = Открыты существа: { $cards }.
tetranomicon-log-artifacts = Открыты артефакты: { $cards }.
tetranomicon-log-free-farm = { $player }: бесплатная ферма на { $tower }.
tetranomicon-log-free-route = { $player }: бесплатный маршрут { $segment }.
tetranomicon-log-no-route = { $player }: бесплатного маршрута нет, все участки { $city } заняты.

tetranomicon-log-era = **Эпоха { $era }**
tetranomicon-log-holder-stays = Инициатива, по монетам: { $coins }. Жетон первого игрока остаётся: { $holder }.
tetranomicon-log-holder-new =
    { $gain ->
        [0] Инициатива, по монетам: { $coins }. Жетон первого игрока переходит: { $holder }. Прежний владелец: { $before }, шкала заполнена.
        [one] Инициатива, по монетам: { $coins }. Жетон первого игрока переходит: { $holder }. Прежний владелец: { $before }, +{ $gain } монета.
        [few] Инициатива, по монетам: { $coins }. Жетон первого игрока переходит: { $holder }. Прежний владелец: { $before }, +{ $gain } монеты.
       *[many] Инициатива, по монетам: { $coins }. Жетон первого игрока переходит: { $holder }. Прежний владелец: { $before }, +{ $gain } монет.
    }

tetranomicon-log-paid = { $price }; осталось { $left }
tetranomicon-log-built = { $player }: { $building } на { $tower }, { $paid }.
tetranomicon-log-laid = { $player }: маршрут { $segment }, { $paid }.
tetranomicon-log-created = { $player }: артефакт *{ $card }*, { $paid }. Влияние { $influence }.
tetranomicon-log-summoned = { $player }: существо *{ $card }*, { $paid }. Сила { $strength }.
tetranomicon-log-won = { $player }: трофей { $trophy }, { $city }, { $paid }. Армия { $army } против { $strength }. Слава { $fame }.
tetranomicon-log-relieved = Ослабла поддержка: { $cities }.
tetranomicon-log-turned-artifact = Новый артефакт: *{ $card }*, в колоде осталось { $left }.
tetranomicon-log-turned-creature = Новое существо: *{ $card }*, в колоде осталось { $left }.
tetranomicon-log-empty-artifact = Нового артефакта нет: колода этой эпохи пуста.
tetranomicon-log-empty-creature = Нового существа нет: колода этой эпохи пуста.
tetranomicon-log-passed = { $player }: пас, в запасе { $coins }.
tetranomicon-log-passed-automatic = { $player }: пас, доступных действий нет, в запасе { $coins }.
tetranomicon-log-still-in = Ещё ходят: { $players }.
tetranomicon-log-nobody-in = Спасовали все.

tetranomicon-log-income = **Доход, эпоха { $era }.** Строения приносят: { $values }.
tetranomicon-income-sum = { $sum } = { $income }
tetranomicon-income = { $player }: { $sum }, теперь { $coins }.
tetranomicon-income-lost =
    { $lost ->
        [one] { $lost } монета сверх 30 пропадает.
        [few] { $lost } монеты сверх 30 пропадают.
       *[many] { $lost } монет сверх 30 пропадает.
    }
tetranomicon-log-unfilled = Нет жетона уровня { $minimum } и выше: { $cities } до следующей фазы существ без монстров.
tetranomicon-log-removed = Существа уходят из игры: { $cards }.
tetranomicon-log-removed-unseen =
    { $cards ->
        [one] Ещё { $cards } карта уходит из игры закрытой.
        [few] Ещё { $cards } карты уходят из игры закрытыми.
       *[many] Ещё { $cards } карт уходят из игры закрытыми.
    }
tetranomicon-log-ended = **Партия окончена.**
