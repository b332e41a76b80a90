### «Тетраномикон» словами: фазы, выбор, цены, имущество игрока, итог.

tetranomicon-name = Тетраномикон
    .genitive = Тетраномикона
tetranomicon-goal = Четыре эпохи стройте в городах-замках, собирайте артефакты и существ, побеждайте монстров. Цель — обойти соперников в богатстве, влиянии, силе и славе.
tetranomicon-length = 60–90 минут
tetranomicon-handicap-coins =
    { $amount ->
        [one] { $amount } монета
        [few] { $amount } монеты
       *[many] { $amount } монет
    }
tetranomicon-turn = Сделайте одно действие или спасуйте: постройте строение, проложите маршрут, создайте артефакт, вызовите существо или победите монстров ради трофея. Каждое действие стоит монет. Когда спасовали все, строения приносят доход и начинается следующая эпоха.
tetranomicon-win = После четырёх эпох сравнивают богатство, влияние, силу и славу. За каждого, кого вы обошли, вы получаете 1 очко. Побеждает тот, у кого очков больше.

tetranomicon-component-artifact = Артефакт
tetranomicon-component-creature = Существо
tetranomicon-component-building = Строение
tetranomicon-component-trophy = Трофей

tetranomicon-legend-coin = монеты, богатство
tetranomicon-legend-gem = влияние
tetranomicon-legend-army = мечи, сила
tetranomicon-legend-fame = слава
tetranomicon-legend-plain = равнина: для фермы
tetranomicon-legend-forest = лес: для лесопилки
tetranomicon-legend-mountain = гора: рудник, каменоломня
tetranomicon-legend-lair = монстры и их сила
tetranomicon-legend-farm = ферма
tetranomicon-legend-sawmill = лесопилка
tetranomicon-legend-mine = рудник
tetranomicon-legend-quarry = каменоломня
tetranomicon-legend-vp = победные очки
tetranomicon-legend-payday = доход

tetranomicon-phase-setup = Подготовка: бесплатные фермы и маршруты
tetranomicon-phase-actions = Эпоха { $era } из { $eras }, фаза действий
tetranomicon-chapter-initiative = Эпоха { $era }
tetranomicon-stage-initiative = Эпоха { $era }
tetranomicon-phase-ended = Четыре эпохи позади

tetranomicon-decision-free_farm = бесплатная ферма
tetranomicon-decision-free_route = бесплатный маршрут
tetranomicon-decision-action = действие

tetranomicon-question-farm = Куда поставить бесплатную ферму?
tetranomicon-question-route = Где проложить бесплатный маршрут от вашей фермы?
tetranomicon-question-action = Одно действие или пас. У вас { $coins }.

tetranomicon-menu-build = Строение
tetranomicon-menu-route = Маршрут
tetranomicon-menu-artifact = Артефакт
tetranomicon-menu-creature = Существо
tetranomicon-menu-trophy = Трофей
tetranomicon-menu-pass = Пас

tetranomicon-lead-build = Строение стоит 4 монеты и ещё по 1 за каждый чужой маршрут, по которому идут ресурсы.
tetranomicon-lead-route = Маршрут стоит 4 монеты, на 1 дешевле за каждый из двух городов, где уже 3 или 4 строения.
tetranomicon-lead-artifact = Условие проверяется до оплаты и больше никогда.
tetranomicon-lead-creature = Существо вступает в вашу Армию; его свойство действует со следующего вашего действия.
tetranomicon-lead-trophy = Поход стоит столько, каков уровень трофея, и ещё по 1 за каждый участок пути без вашего маршрута.
tetranomicon-lead-pass = До конца эпохи { $era } вы больше ничего не делаете.

tetranomicon-move-build = { $building } на { $tower }, { $city }
tetranomicon-move-build-from = { $built }; ресурсы из { $sources_genitive }
tetranomicon-short-road = Дорога { $segment }
tetranomicon-short-river = Река { $segment }
tetranomicon-move-road = Дорога { $segment }, { $ends }
tetranomicon-move-river = Река { $segment }, { $ends }
tetranomicon-move-trophy = { $city }, из { $start_genitive }
tetranomicon-move-pass = Пас в эпохе { $era }

tetranomicon-variant-source = Ресурсы из другого города
tetranomicon-variant-start = Начать поход из другого города

tetranomicon-note-build = { $price }
tetranomicon-note-route = { $price }
tetranomicon-note-pass = у вас { $coins_amount }; в этой эпохе больше ничего
tetranomicon-note-artifact = { $price } · влияние +{ $influence } · { $text }
tetranomicon-note-creature =
    { $swords ->
        [one] { $price } · { $swords } меч · { $text }
        [few] { $price } · { $swords } меча · { $text }
       *[many] { $price } · { $swords } мечей · { $text }
    }
tetranomicon-note-trophy = { $price } · слава +{ $level } · Армия { $army } против { $strength }

tetranomicon-coins =
    { $count ->
        [one] { $count } монета
        [few] { $count } монеты
       *[many] { $count } монет
    }
tetranomicon-price = { $coins } = { $sum }
tetranomicon-price-least = { $coins } ({ $sum }, но не меньше 1)
tetranomicon-price-free = бесплатно
tetranomicon-part-tolls =
    { $coins ->
        [one] + { $coins } за чужой маршрут ({ $ways })
       *[other] + { $coins } за чужие маршруты ({ $ways })
    }
tetranomicon-part-full = − 1 (в { $city } от 3 строений)
tetranomicon-part-distance = + { $coins } за путь
tetranomicon-part-discount = − { $coins } ({ $creature })

tetranomicon-refused-count = **{ $card }**, нужно: { $text } У вас { $present } из { $needed }.
tetranomicon-refused-condition = **{ $card }**, нужно: { $text }
tetranomicon-refused-coins = **{ $card }**: цена { $price }, у вас { $coins }.
tetranomicon-refused-start = **{ $city }**: поход начинается от своего строения, а у вас нет ни одного.
tetranomicon-refused-supported = **{ $city }**: сила { $strength } = { $level } + поддержка { $support } ({ $supporters }); у вашей Армии { $army }.
tetranomicon-refused-weak = **{ $city }**: сила { $strength }, у вашей Армии { $army }.
tetranomicon-refused-campaign = **{ $city }**: у вас { $coins }, а поход стоит дороже.

tetranomicon-confirm-farm-free = Бесплатно. Затем вы проложите от этого города бесплатный маршрут.
tetranomicon-confirm-route-free = Бесплатно.
tetranomicon-confirm-price = Цена: { $price }. Останется { $left }.
tetranomicon-confirm-ways = Ресурсы идут по маршрутам: { $ways }.
tetranomicon-confirm-influence = Влияние +{ $gain }, станет { $after }.
tetranomicon-confirm-swords = Сила +{ $gain }, станет { $after }.
tetranomicon-confirm-property = Свойство: { $property }
tetranomicon-confirm-fame = Слава +{ $gain }, станет { $after }.
tetranomicon-confirm-card =
    { $left ->
        [one] Затем откроется новая карта (в колоде { $left } карта), и отменить ход будет нельзя.
        [few] Затем откроется новая карта (в колоде { $left } карты), и отменить ход будет нельзя.
       *[many] Затем откроется новая карта (в колоде { $left } карт), и отменить ход будет нельзя.
    }
tetranomicon-confirm-strength = Ваша Армия: { $army }. Монстры: { $monsters }.
tetranomicon-confirm-ignored = Их поддержка ({ $support }) против вас не действует.
tetranomicon-confirm-way = Путь: { $way }.
tetranomicon-confirm-pass = В эпохе { $era } вы больше ничего не делаете. На шкале остаётся { $coins }.
tetranomicon-confirm-pass-income = Доход придёт сразу, и у вас будет { $coins }.
tetranomicon-confirm-pass-income-now = Если бы доход пришёл сейчас, у вас стало бы { $coins }.
tetranomicon-confirm-pass-ends = **На этом партия закончится:**
tetranomicon-confirm-pass-final = **До конца эпохи передумать нельзя, что бы ни сделали другие.**
tetranomicon-army-bonus = { $army } ({ $swords } + { $bonus } в походах)
tetranomicon-monsters-support = { $strength } (уровень { $level } + поддержка { $support }: { $supporters })
tetranomicon-way-empty = { $segment } без маршрута +{ $coins }
tetranomicon-way-route =
    { $coins ->
        [0] { $route } бесплатно
       *[other] { $route } +{ $coins }
    }

tetranomicon-none = нет
tetranomicon-no-property = без свойства
tetranomicon-button-hand = Запасы
tetranomicon-hand-heading = ### { $title }: ваши запасы
tetranomicon-hand-coins = У вас { $coins }.
tetranomicon-hand-income = Доход, если бы он был сейчас: { $sum }.
tetranomicon-hand-holder = У вас жетон первого игрока.
tetranomicon-hand-army =
    { $bonus ->
        [0] **Армия**, сила { $swords }
       *[other] **Армия**, сила { $swords }, в походах { $campaign }
    }
tetranomicon-hand-empty = { $what }: { tetranomicon-none }
tetranomicon-hand-creature = - { $card } { $swords } · { $property }
tetranomicon-hand-artifacts = **Артефактум**, влияние { $influence }: { $cards }
tetranomicon-hand-trophies = **Реликвиум**, слава { $fame }: { $trophies }
tetranomicon-hand-tokens = **Осталось жетонов**: { $buildings }, маршруты { $routes }
tetranomicon-hand-standing = **Если бы партия закончилась сейчас**: { $parts }. Очки (в скобках): { $total_points }, место { $place }.

tetranomicon-close-pools = Пулы
tetranomicon-close-standings = Четыре направления

tetranomicon-extra-income = Доход
tetranomicon-extra-income-lead = Если бы эпоха { $era } закончилась сейчас, строения приносили бы: { $values }.

tetranomicon-result-total =
    { $total_points ->
        [one] **{ $place }.** { $seat }: **{ $total_points } очко** (сумма { $total_values })
        [few] **{ $place }.** { $seat }: **{ $total_points } очка** (сумма { $total_values })
       *[many] **{ $place }.** { $seat }: **{ $total_points } очков** (сумма { $total_values })
    }
tetranomicon-decided = Решает сумма: у вас { $own }, у соперника { $other }.
tetranomicon-result-direction = **{ $direction }** · { $parts }
tetranomicon-result-part = { $player }: { $value } (+{ $points })
tetranomicon-result-rule = -# В скобках: по очку за каждого соперника, которого вы обгоняете. При ничьей сравнивают сумму всех четырёх.
