# Words on the pictures of Tetranomicon, and the pictures as text.

tetranomicon-picture-awaited = Ждём: { $names }
tetranomicon-picture-won = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
tetranomicon-text-won = { tetranomicon-picture-won }
tetranomicon-picture-asked-farm = ставит бесплатную ферму
tetranomicon-picture-asked-route = прокладывает бесплатный маршрут
tetranomicon-picture-asked-action = спасовали: { $passed } из { $seats }
tetranomicon-picture-acts = ходит
tetranomicon-picture-passed = пас
tetranomicon-picture-values = Доход за строение
tetranomicon-picture-column-points = очки
tetranomicon-picture-column-income = доход
tetranomicon-picture-sign-lair = монстры + поддержка
tetranomicon-picture-pools = Пулы эпохи { $era }
tetranomicon-picture-sign-price = ваша цена
tetranomicon-picture-sign-cost = цена
tetranomicon-picture-sign-met = кто выполнил
tetranomicon-picture-trophies = ещё скрыто трофеев: { $count }
tetranomicon-picture-pool-artifact = Артефакты
tetranomicon-picture-pool-creature = Существа
tetranomicon-picture-deck = { $count ->
    [0] колода пуста
   *[other] в колоде { $count }
}
tetranomicon-picture-empty = пусто
tetranomicon-picture-holdings = Собрано
tetranomicon-picture-nothing = пока ничего
tetranomicon-picture-no-property = Без свойства.
tetranomicon-picture-city = { $city } ({ $letter })
tetranomicon-picture-free = свободно
tetranomicon-picture-lair-free = Монстров нет, но они могут вернуться, пока здесь никто не построил.
tetranomicon-picture-lair-settled = Монстров нет и не будет: здесь уже есть строение.
tetranomicon-picture-supporters = поддержка: { $cities }
tetranomicon-picture-result = { $game }: итог
tetranomicon-picture-standing = { $game }: положение сейчас
tetranomicon-picture-result-rule = Очко за каждого соперника, которого вы обгоняете. При ничьей решает сумма.
tetranomicon-picture-sum = сумма
tetranomicon-picture-era = Эпоха { $era }
tetranomicon-picture-kind-artifact = Артефакт · влияние { $worth }
tetranomicon-picture-kind-creature = { $worth ->
    [one] Существо · { $worth } меч
    [few] Существо · { $worth } меча
   *[other] Существо · { $worth } мечей
}
tetranomicon-picture-says-artifact = Нужно
tetranomicon-picture-says-creature = Свойство
tetranomicon-picture-rules = Тетраномикон · правила { $paragraph }
tetranomicon-picture-card-artifact = Артефакт «{ $name }», эпоха { $era }. Стоит { $cost }, влияние +{ $cost }. { $text }
tetranomicon-picture-card-creature = Существо { $name }, эпоха { $era }. Стоит { $cost }, мечей { $swords }. { $text }
tetranomicon-picture-least = { $sum }, но не меньше { $least }

## Pictures as text

tetranomicon-text-map = Карта «Тетраномикона».
tetranomicon-text-player-short = { $name }: богатство { $wealth }, влияние { $influence }, сила { $strength }, слава { $fame }, строений { $buildings }, маршрутов { $routes }.
tetranomicon-text-player = { $name }: богатство { $wealth }, влияние { $influence }, сила { $strength }, слава { $fame }; доход сейчас { $income }, победных очков сейчас { $points }{ $holder ->
    [yes] ; жетон первого игрока
   *[no] {""}
}{ $state ->
    [turn] ; ходит
    [passed] ; пас
   *[in] {""}
}.
tetranomicon-text-city = { $letter } { $city }: { $towers }.
tetranomicon-text-built = { $tower } { $building }, { $name }
tetranomicon-text-tower = { $tower } { $terrain }, свободно
tetranomicon-text-monsters = { $support ->
    [0] Монстры: { $trophy }, сила { $strength }.
   *[other] Монстры: { $trophy }, уровень { $level } + поддержка { $support } ({ $cities }) = сила { $strength }.
}
tetranomicon-text-no-monsters = Логово без монстров.
tetranomicon-text-lairs = Монстры и их сила: { $lairs }.
tetranomicon-text-roads = Дороги: { $list }.
tetranomicon-text-rivers = Реки: { $list }.
tetranomicon-text-values = Доход за строение: { $values }.
tetranomicon-text-proposed = Предложенный ход: { $choice }, цена { $price }.
tetranomicon-text-new = Новое: { $things }.
tetranomicon-text-legal = Можно выбрать: { $things }.
tetranomicon-text-pools = Пулы эпохи { $era }.
tetranomicon-text-artifacts = Артефакты и их цена: { $cards }.
tetranomicon-text-creatures = Существа и их цена: { $cards }.
tetranomicon-text-artifact-deck = Артефакты, в колоде { $count }:
tetranomicon-text-creature-deck = Существа, в колоде { $count }:
tetranomicon-text-artifact = { $count ->
    [0] - { $name }, { $cost }{ $price }. { $text } Никто не выполнил.
   *[other] - { $name }, { $cost }{ $price }. { $text } Выполнили: { $met }.
}
tetranomicon-text-creature = - { $name }, { $cost }{ $price }, мечей { $swords }. { $text }
tetranomicon-text-own-price = , для вас { $price }
tetranomicon-text-trophies = Ещё скрыто трофеев: { $count }.
tetranomicon-text-holdings = { $name }: артефакты: { $artifacts }; Армия: { $army }; трофеи: { $trophies }.
tetranomicon-text-offer = { $count ->
    [0] { $tower } { $building }: цена { $total }.
   *[other] { $tower } { $building }: цена { $total }, ресурсы идут по маршрутам: { $ways }.
}
tetranomicon-text-segments = Участки: { $list }.
tetranomicon-text-segment = { $price ->
    [0] { $segment } ({ $city }), { $name }
   *[other] { $segment } ({ $city }), { $name }, маршрут стоит { $price }
}
tetranomicon-text-campaign = { $price ->
    [0] { $name }: Армия { $army }.
   *[other] { $enough ->
        [yes] { $name }: Армия { $army }, сил хватает; поход стоит { $price }.
       *[no] { $name }: Армия { $army }, сил не хватает; поход стоил бы { $price }.
    }
}
tetranomicon-text-standing = { $place }. { $seat }: { $total_points ->
    [one] { $total_points } победное очко
    [few] { $total_points } победных очка
   *[other] { $total_points } победных очков
}, сумма { $total_values }: { $parts }.
