### Картинки «Легенд Сигнума»: что на них написано и что они показывают словами.

legends_of_signum-picture-awaited = Ждём: { $names }
legends_of_signum-picture-won = { $count ->
    [one] Победа: { $names }
   *[many] Победа: { $names }
}
legends_of_signum-picture-quarter = { $quarter ->
    [nw] Северо-запад
    [ne] Северо-восток
    [sw] Юго-запад
   *[se] Юго-восток
}
legends_of_signum-picture-cities = Города
legends_of_signum-picture-hand = Ваша рука
legends_of_signum-picture-reach = Пунктирный круг: ход ({ $move } см). { $count ->
    [one] Сплошной круг: { $ranges }.
   *[other] Сплошные круги: { $ranges }.
}
legends_of_signum-picture-reach-move = Пунктирный круг: ход ({ $move } см). Бег: { $run } см.
legends_of_signum-picture-reach-run = Пунктирный круг: бег ({ $run } см).
legends_of_signum-picture-lines = Сплошная линия: можно попасть. Точки: цель в укрытии.
legends_of_signum-picture-empty = карт нет

legends_of_signum-reach-shoot = выстрел ({ $far } см)
legends_of_signum-reach-throw = бросок ({ $far } см)
legends_of_signum-reach-magic = магия ({ $far } см)
legends_of_signum-reach-hex = порча ({ $far } см)
legends_of_signum-reach-heal = лечение ({ $far } см)

legends_of_signum-text-won = { $count ->
    [one] Победа: { $names }
   *[many] Победа: { $names }
}
legends_of_signum-text-plate = { $player }, { $hero }: процветание { $prosperity } из { $goal }, открытых зданий { $open } из { $city }, в руке { $hand }, в колоде { $deck }, тактик рубашкой вверх { $tactics }.
legends_of_signum-text-units = { $player }: { $units }.
legends_of_signum-text-brief = { $unit } { $cell } здоровье { $left }
legends_of_signum-text-terrain = Местность: { $tokens }.
legends_of_signum-text-unit = { $unit }: { $at }, здоровье { $left } из { $health }, сила { $strength }, { $stance }
legends_of_signum-text-controlled = под контролем: { $player }
legends_of_signum-text-contact = в контакте: { $units }
legends_of_signum-text-nearest = ближайший враг { $unit }, { $far } см
legends_of_signum-text-token = { $owner ->
    [none] { $card }, теперь ничья местность: { $at }.
   *[other] { $card }, местность игрока { $owner }: { $at }.
}
legends_of_signum-text-explored = Обследованы.
legends_of_signum-text-reach = Ход { $move } см{ $run ->
    [none] {""}
   *[other] , бег { $run } см
}.
legends_of_signum-text-range = { $kind ->
    [shoot] Выстрел: дальность { $band }, { $far } см.
    [throw] Бросок: дальность { $band }, { $far } см.
    [magic] Магический выстрел: дальность { $band }, { $far } см.
    [hex] Порча: дальность { $band }, { $far } см.
   *[heal] Лечение: дальность { $band }, { $far } см.
}
legends_of_signum-text-sight = { $unit }: { $far } см, { $seen ->
    [yes] на виду
   *[no] не видно
}{ $cover ->
    [yes] , в укрытии
   *[no] {""}
}{ $hit ->
    [yes] , можно попасть
   *[no] {""}
}{ $why ->
    [none] {""}
   *[other] , { $why }
}.
legends_of_signum-text-legal = Можно выбрать: { $list }.
legends_of_signum-text-ready = Могут что-то сделать: { $list }.
legends_of_signum-text-targets = Возможные цели: { $list }.
legends_of_signum-text-proposed = Предложено: { $list }.
legends_of_signum-text-new = Новое с прошлого раза: { $list }.
legends_of_signum-map-heading = **Карта.** Ряды с севера, клетки от A1 на юго-западе до { $last }. Пропущенные ряды пусты.
legends_of_signum-map-row = Ряд { $row }: { $things }.
legends_of_signum-distance-heading = **Расстояния** в сантиметрах от края до края, ближние первыми.
legends_of_signum-distance-row = { $unit }: { $others }.
legends_of_signum-distance =
    { $contact ->
        [yes] { $thing } в контакте ({ $towards })
       *[no] { $thing } { $far } ({ $towards })
    }

legends_of_signum-missing-move = нет хода и бега
legends_of_signum-missing-run = нет бега
legends_of_signum-missing-fight = нет схватки
legends_of_signum-missing-shoot = нет выстрела
legends_of_signum-missing-throw = нет броска
legends_of_signum-missing-magic = нет магического выстрела
legends_of_signum-missing-hex = нет порчи
legends_of_signum-missing-heal = нет лечения
legends_of_signum-missing = { $target ->
    [none] { $what }: { $why }
   *[other] { $what } ({ $target }): { $why }
}
legends_of_signum-why-no_sight = на линии { $blocker }
legends_of_signum-why-in_melee = в контакте с вашими: { $units }
legends_of_signum-why-rooted = оковы
legends_of_signum-why-is_slow = Медлительность
legends_of_signum-why-taunt = Вызов, { $units }
legends_of_signum-why-hidden = скрывается
legends_of_signum-why-is_stunned = уже в оцепенении
legends_of_signum-why-engaged = в контакте: { $units }
legends_of_signum-why-has_moved = ход уже сделан
legends_of_signum-why-nobody = { $kind ->
    [heal] в радиусе { TENTHS($most) } см никто не ранен
    [hex] в радиусе { TENTHS($most) } см нет вражеских персонажей
   *[other] в радиусе { TENTHS($most) } см нет врагов
}
