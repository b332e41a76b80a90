### Общий журнал «Тетраномикона»: одна строка на событие.

tetranomicon-guard = { $city } ({ $trophy } { $level })
tetranomicon-value = { $building } { $value } (построено { $count })
tetranomicon-product = { $building } { $count } × { $value }
tetranomicon-standing-part = { $direction } { $value } (+{ $points })
tetranomicon-standing =
    { $total_points ->
        [one] **{ $place }.** { $seat }, { $total_points } очко, сумма { $total_values }: { $parts }.
        [few] **{ $place }.** { $seat }, { $total_points } очка, сумма { $total_values }: { $parts }.
       *[many] **{ $place }.** { $seat }, { $total_points } очков, сумма { $total_values }: { $parts }.
    }

tetranomicon-log-set_up = Подготовка. Первый игрок: { $holder }. Монеты: { $coins }. Фермы ставят по порядку: { $order }.
    .guards = Монстры: { $guards }.
    .creature_pool = Открыты существа: { $creature_pool }.
    .artifact_pool = Открыты артефакты: { $artifact_pool }.
tetranomicon-log-free_farm = { $seat }: бесплатная ферма на { $tower }.
tetranomicon-log-free_route = { $automatic ->
    [yes] { $seat }: бесплатный маршрут { $segment }, других свободных нет.
   *[no] { $seat }: бесплатный маршрут { $segment }.
}
tetranomicon-log-no_free_route = { $seat } остаётся без бесплатного маршрута: все участки { $city } заняты.

tetranomicon-log-initiative = **Эпоха { $era }**
    .coins =
        { $stays ->
            [yes] Инициатива, по монетам: { $coins }. Жетон первого игрока остаётся: { $holder }.
           *[no] { $compensation ->
                [0] Инициатива, по монетам: { $coins }. Жетон первого игрока переходит: { $holder }. Прежний владелец без компенсации, шкала заполнена: { $before }.
                [one] Инициатива, по монетам: { $coins }. Жетон первого игрока переходит: { $holder }. { $before } получает в компенсацию { $compensation } монету.
                [few] Инициатива, по монетам: { $coins }. Жетон первого игрока переходит: { $holder }. { $before } получает в компенсацию { $compensation } монеты.
               *[many] Инициатива, по монетам: { $coins }. Жетон первого игрока переходит: { $holder }. { $before } получает в компенсацию { $compensation } монет.
            }
        }

tetranomicon-log-paid =
    { $left ->
        [one] { $price }; осталась { $left } монета
        [few] { $price }; осталось { $left } монеты
       *[many] { $price }; осталось { $left } монет
    }
tetranomicon-log-built = { $seat }: { $building } на { $tower }, { $paid }.
tetranomicon-log-laid = { $seat }: маршрут { $segment }, { $paid }.
tetranomicon-log-created = { $seat }: артефакт *{ $artifact }*, { $paid }. Влияние { $influence_after }.
tetranomicon-log-summoned = { $seat }: существо *{ $creature }*, { $paid }. Сила { $strength_after }.
tetranomicon-log-won = { $seat }: трофей { $trophy }, { $city }, { $paid }. Армия { $army } против { $strength }. Слава { $fame_after }.{ $relieved ->
        [none] {""}
       *[other] {" "}Ослабла поддержка: { $relieved }.
    }
tetranomicon-log-turned_up =
    { $kind_id ->
        [artifact] Новый артефакт: *{ $card }*, в колоде осталось { $left }.
       *[creature] Новое существо: *{ $card }*, в колоде осталось { $left }.
    }
tetranomicon-log-left_empty =
    { $kind_id ->
        [artifact] Нового артефакта нет: колода этой эпохи пуста.
       *[creature] Нового существа нет: колода этой эпохи пуста.
    }
tetranomicon-log-passed =
    { $automatic ->
        [yes] { $seat }: пас автоматически, доступных действий нет; в запасе { $coins_amount }.
       *[no] { $seat }: пас, в запасе { $coins_amount }.
    } { $still_in ->
        [none] Спасовали все.
       *[other] Ещё ходят: { $still_in }.
    }

tetranomicon-log-income = **Доход, эпоха { $era }.** Строения приносят: { $values }.
tetranomicon-income-sum = { $sum } = { $income }
tetranomicon-income = { $seat }: { $sum }, теперь { $coins_after_amount }.
    .lost =
        { $lost ->
            [one] { $lost } монета сверх 30 пропадает.
            [few] { $lost } монеты сверх 30 пропадают.
           *[many] { $lost } монет сверх 30 пропадает.
        }
tetranomicon-log-placed =
    .placed = Монстры: { $placed }.
    .unfilled = Трофеев уровня { $minimum } и выше больше нет; эти логова пока без монстров: { $unfilled }.
tetranomicon-log-removed =
    .creatures = Из игры уходят существа: { $creatures }.
tetranomicon-log-removed-unseen =
    { $cards ->
        [one] Ещё { $cards } карта уходит из игры закрытой.
        [few] Ещё { $cards } карты уходят из игры закрытыми.
       *[many] Ещё { $cards } карт уходят из игры закрытыми.
    }
tetranomicon-log-filled =
    .creatures = Открыты существа: { $creatures }.
    .artifacts = Открыты артефакты: { $artifacts }.
tetranomicon-log-ended = **Партия окончена.**
