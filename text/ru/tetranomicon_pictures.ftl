# Words on the pictures of Tetranomicon, and the pictures told in words.

tetranomicon-picture-awaited = Ждём: { $name }
tetranomicon-picture-won = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
tetranomicon-picture-asked-farm = ставит бесплатную ферму
tetranomicon-picture-asked-route = прокладывает бесплатный маршрут
tetranomicon-picture-asked-action = спасовали: { $passed } из { $seats }
tetranomicon-picture-acts = ходит
tetranomicon-picture-passed = пас
tetranomicon-picture-values = Доход за строение
tetranomicon-picture-hidden = ещё скрыто
tetranomicon-picture-pools = Пулы эпохи { $era }
tetranomicon-picture-pools-note = Значки на картах: кто выполнил условие
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
tetranomicon-picture-lair-free = Монстров нет. Пока здесь ничего не построено, они могут вернуться.
tetranomicon-picture-lair-settled = Монстров нет. Здесь уже строят, и они не вернутся.
tetranomicon-picture-supporters = поддержка: { $cities }
tetranomicon-picture-result = { $game }: итог
tetranomicon-picture-standing = { $game }: положение
tetranomicon-picture-result-rule = Очко за каждого, кого обгоняете. При равенстве очков решает сумма.
tetranomicon-picture-sum = сумма
tetranomicon-picture-era = Эпоха { $era }
tetranomicon-picture-kind-artifact = Артефакт · влияние { $worth }
tetranomicon-picture-kind-creature = { $worth ->
    [one] Существо · { $worth } меч
    [few] Существо · { $worth } меча
   *[other] Существо · { $worth } мечей
}
tetranomicon-picture-says-artifact = Условие
tetranomicon-picture-says-creature = Свойство
tetranomicon-picture-rules = Тетраномикон · правила { $paragraph }
tetranomicon-picture-card-artifact = Артефакт «{ $name }», эпоха { $era }. Стоит { $cost }, даёт влияния { $cost }. Условие: { $text }
tetranomicon-picture-card-creature = Существо { $name }, эпоха { $era }. Стоит { $cost }, мечей { $swords }. { $text }
tetranomicon-picture-least = { $sum }, но не меньше { $least }

## Pictures told in words

tetranomicon-told-map = Карта «Тетраномикона».
tetranomicon-told-awaited = { $phase }. Ждём: { $name }.
tetranomicon-told-won = { $count ->
    [one] { $phase }. Победа: { $name }.
   *[other] { $phase }. Общая победа: { $name }.
}
tetranomicon-told-player-short = { $name }: богатство { $wealth }, влияние { $influence }, сила { $strength }, слава { $fame }, строений { $buildings }, маршрутов { $routes }.
tetranomicon-told-player = { $name }: богатство { $wealth }, влияние { $influence }, сила { $strength }, слава { $fame }; доход сейчас { $income }, победных очков сейчас { $points }{ $holder ->
    [yes] ; жетон первого игрока
   *[no] {""}
}{ $state ->
    [turn] ; ходит
    [passed] ; пас
   *[in] {""}
}.
tetranomicon-told-city = { $letter } { $city }: { $towers }.
tetranomicon-told-built = { $tower } { $building }, { $name }
tetranomicon-told-tower = { $tower } { $terrain }, свободно
tetranomicon-told-monsters = { $support ->
    [0] Монстры: { $trophy }, сила { $strength }.
   *[other] Монстры: { $trophy }, уровень { $level } + поддержка { $support } ({ $cities }) = сила { $strength }.
}
tetranomicon-told-no-monsters = Логово без монстров.
tetranomicon-told-lairs = Монстры и их сила: { $lairs }.
tetranomicon-told-roads = Дороги: { $list }.
tetranomicon-told-rivers = Реки: { $list }.
tetranomicon-told-values = Доход за строение: { $values }. Ещё скрыто: артефактов { $artifacts }, существ { $creatures }, трофеев { $trophies }.
tetranomicon-told-proposed = Предложенный ход: { $choice }, цена { $price }.
tetranomicon-told-fresh = Новое с вашего последнего просмотра: { $things }.
tetranomicon-told-legal = Можно выбрать: { $things }.
tetranomicon-told-pools = Пулы эпохи { $era }.
tetranomicon-told-artifacts = Артефакты и их цена: { $cards }.
tetranomicon-told-creatures = Существа и их цена: { $cards }.
tetranomicon-told-artifact-deck = Артефакты, в колоде { $count }:
tetranomicon-told-creature-deck = Существа, в колоде { $count }:
tetranomicon-told-artifact = { $count ->
    [0] - { $name } ({ $id }), { $cost }{ $price }. { $text } Никто не выполнил.
   *[other] - { $name } ({ $id }), { $cost }{ $price }. { $text } Выполнили: { $met }.
}
tetranomicon-told-creature = - { $name } ({ $id }), { $cost }{ $price }, мечей { $swords }. { $text }
tetranomicon-told-own-price = , для вас { $price }
tetranomicon-told-holdings = { $name }: артефакты: { $artifacts }; армия: { $army }; трофеи: { $trophies }.
tetranomicon-told-offer = { $count ->
    [0] { $tower } { $building }: цена { $price }.
   *[other] { $tower } { $building }: цена { $price }, ресурсы идут по { $ways }.
}
tetranomicon-told-segments = Участки: { $list }.
tetranomicon-told-segment = { $price ->
    [0] { $segment } ({ $city }), { $name }
   *[other] { $segment } ({ $city }), { $name }, маршрут стоит { $price }
}
tetranomicon-told-campaign = { $price ->
    [0] { $name }: армия { $army }.
   *[other] { $enough ->
        [yes] { $name }: армия { $army }, сил хватает; поход стоит { $price }.
       *[no] { $name }: армия { $army }, сил не хватает; поход стоил бы { $price }.
    }
}
tetranomicon-told-direction = { $direction } { $value } (+{ $points })
tetranomicon-told-standing = { $place }. { $name }: { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[other] { $points } победных очков
}, сумма { $sum }: { $parts }.
