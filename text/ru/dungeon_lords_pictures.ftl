# Слова на картинках «Владык подземелий» и картинки, рассказанные словами.

dungeon_lords-picture-awaited = { $count ->
    [1] Ждём: { $names }
    [2] Ждём: { $names }
    [few] Ждём { $count } владык
   *[many] Ждём { $count } владык
}
dungeon_lords-picture-won = { $count ->
    [1] Победа: { $names }
   *[other] Общая победа: { $names }
}
dungeon_lords-picture-dungeon = Подземелье
dungeon_lords-picture-dungeon-of = Подземелье: { $name }
dungeon_lords-picture-owner = { $name } · { $phase }
dungeon_lords-picture-board = Поле
dungeon_lords-picture-lords = Все подземелья
dungeon_lords-picture-battle = Битва
dungeon_lords-picture-hand = Ваша рука
dungeon_lords-picture-result = { $game }: итог
dungeon_lords-picture-standing = { $game }: как стоит сейчас
dungeon_lords-picture-cards = Сражение
dungeon_lords-picture-hire = Наём
dungeon_lords-picture-build = Постройка
dungeon_lords-picture-nothing = ничего
dungeon_lords-picture-coming = Придут
dungeon_lords-picture-coming-note = слабейший к наименее злому
dungeon_lords-picture-gate = У входа
dungeon_lords-picture-nobody = никого
dungeon_lords-picture-lair = Логово
dungeon_lords-picture-traps = Ловушки
dungeon_lords-picture-prison = Темница
dungeon_lords-picture-orders = Приказы
dungeon_lords-picture-played = сыграны
dungeon_lords-picture-locked = недоступны
dungeon_lords-picture-in-hand = на руке
dungeon_lords-picture-spent = в закрытую
dungeon_lords-picture-imps = свободно
dungeon_lords-picture-tokens = долг
dungeon_lords-picture-hidden = { $count } закрыто
dungeon_lords-picture-proposed = не подтверждено

## Картинки, рассказанные словами

dungeon_lords-told-board = Поле «Владык подземелий».
dungeon_lords-told-lords = Подземелья всех владык.
dungeon_lords-told-awaited = { $phase }. Ждём: { $names }.
dungeon_lords-told-won = { $count ->
    [1] { $phase }. Победа: { $names }.
   *[other] { $phase }. Общая победа: { $names }.
}
dungeon_lords-told-starter = Первый игрок: { $name }.
dungeon_lords-told-events = События: { $list }.
dungeon_lords-told-event = { $season }: { $event }
dungeon_lords-told-down = в закрытую
dungeon_lords-told-cards = Карты сражения: { $list }.
dungeon_lords-told-card = { $position }. { $card }
dungeon_lords-told-card-spied = { $position }. { $card }, подсмотрели: { $names }
dungeon_lords-told-evil = Зло: { $list }.
dungeon_lords-told-colour = Не-игрок { $number }
dungeon_lords-told-counter = Счётчик не-игрока
dungeon_lords-told-paladin-waits = { $paladin } ждёт владыку, у которого Зло 10.
dungeon_lords-told-paladin-at = { $paladin } в отряде у { $name }.
dungeon_lords-told-paladin-gone = Паладин этого года повержен.
dungeon_lords-told-order = { $order }: { $list }.
dungeon_lords-told-order-empty = { $order }: никого.
dungeon_lords-told-minion = { $square } { $name }
dungeon_lords-told-minion-done = { $square } { $name } (выполнен)
dungeon_lords-told-minion-left = { $square } { $name } (не выполнен)
dungeon_lords-told-minion-now = { $square } { $name } (сейчас)
dungeon_lords-told-hire = Наём: { $list }.
dungeon_lords-told-hire-one = { $monster } ({ $cost })
dungeon_lords-told-fed = { $cost }, свой монстр
dungeon_lords-told-build = Постройка: { $list }.
dungeon_lords-told-build-one = { $room } ({ $text })
dungeon_lords-told-coming = Придут, { $season }: { $list }.
dungeon_lords-told-coming-one = { $adventurer } к владыке { $name }
dungeon_lords-told-adventurer = { $adventurer }, здоровье { $left } из { $most }{ $icons }
dungeon_lords-told-icons-antitrap = , против ловушек { $count }
dungeon_lords-told-icons-magic = , магия { $count }
dungeon_lords-told-icons-healing = , лечение { $count }
dungeon_lords-told-sealed = Запечатали: { $names }.
dungeon_lords-told-dungeon = Подземелье владыки { $name }.
dungeon_lords-told-stores = { $name }: золото { $gold }, еда { $food }, импы { $imps } (свободны { $free }), ловушки { $traps }, Зло { $evil }{ $tokens ->
    [0] {""}
   *[other] , неуплаченные налоги { $tokens }
}
dungeon_lords-told-counts = туннели { $tunnels }, комнаты { $rooms }, захвачено { $conquered }
dungeon_lords-told-tunnels = Туннели: { $cells }.
dungeon_lords-told-room = { $cell } { $room }: { $text }
dungeon_lords-told-conquered = Захвачены: { $cells }.
dungeon_lords-told-party = У входа: { $list }.
dungeon_lords-told-lair = Логово: { $list }.
dungeon_lords-told-used = { $monster } (в закрытую)
dungeon_lords-told-prison = Темница: { $list }.
dungeon_lords-told-orders = Приказы на руке: { $list }.
dungeon_lords-told-locked = Недоступны: { $list }.
dungeon_lords-told-played = Сыграны: { $list }.
dungeon_lords-told-own-traps = Ловушки на руке: { $list }.
dungeon_lords-told-legal = Можно выбрать: { $list }.
dungeon_lords-told-proposed = Ещё не подтверждено: { $notation }.
dungeon_lords-told-new = Новое с прошлого раза: { $list }.
dungeon_lords-told-battle = Битва владыки { $name } на { $cell }, шаг: { $step }.
dungeon_lords-told-fighters = Бойцы: { $list }.
dungeon_lords-told-traps-set = { $count ->
    [one] В закрытую лежит { $count } ловушка.
    [few] В закрытую лежат { $count } ловушки.
   *[many] В закрытую лежит { $count } ловушек.
}
dungeon_lords-told-traps-used = Ловушки использованы: { $list }.
dungeon_lords-told-hand = Рука владыки { $name }.
dungeon_lords-told-own-orders = Запечатанные приказы: { $list }.
dungeon_lords-told-spied = Карта сражения { $position }: { $card }.
dungeon_lords-told-score = { $place }. { $name }: очков { $points }
