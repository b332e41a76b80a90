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
dungeon_lords-text-won = { dungeon_lords-picture-won }
dungeon_lords-picture-dungeon = Подземелье
dungeon_lords-picture-dungeon-of = Подземелье: { $name }
dungeon_lords-picture-board = Поле
dungeon_lords-picture-lords = Все подземелья
dungeon_lords-picture-battle = Битва
dungeon_lords-picture-hand = Ваша рука
dungeon_lords-picture-result = { $game }: итог
dungeon_lords-picture-standing = { $game }: положение сейчас
dungeon_lords-picture-sign-paladin = ждёт Зла 10
dungeon_lords-picture-sign-shield = против ловушек
dungeon_lords-picture-sign-spell = магия
dungeon_lords-picture-sign-heal = лечение
dungeon_lords-picture-sign-star = всё это
dungeon_lords-picture-sign-dear = вам не по карману
dungeon_lords-picture-gate = У входа
dungeon_lords-picture-nobody = никого
dungeon_lords-picture-lair = Логово
dungeon_lords-picture-traps = Ловушки
dungeon_lords-picture-prison = Темница
dungeon_lords-picture-imps = свободно
dungeon_lords-picture-tokens = долг
dungeon_lords-picture-hidden = { $count } закрыто

## Картинки, рассказанные словами

dungeon_lords-text-board = Поле «Владык подземелий».
dungeon_lords-text-lords = Подземелья всех владык.
dungeon_lords-text-starter = Первый игрок: { $name }.
dungeon_lords-text-events = События: { $list }.
dungeon_lords-text-event = { $season } — { $event }
dungeon_lords-text-no-event = без события
dungeon_lords-text-down = лицом вниз
dungeon_lords-text-cards = Карты боя: { $list }.
dungeon_lords-text-card-spied = { $card }, подсмотрели: { $names }
dungeon_lords-text-evil = Зло: { $list }.
dungeon_lords-picture-colours = { $count ->
    [1] Карты приказов не-игрока
   *[other] Карты приказов не-игроков
}
dungeon_lords-text-colour = Не-игрок { $number }
dungeon_lords-text-counter = Счётчик не-игрока
dungeon_lords-text-paladin = { $paladin ->
    [none] Паладин этого года повержен.
   *[other] { $paladin_at ->
        [none] { $paladin } ждёт владыку, у которого Зло 10.
       *[other] { $paladin } в отряде владыки { $paladin_at }.
    }
}
dungeon_lords-text-turns = Приказы владыки { $name }: { $list }.
dungeon_lords-text-turn-home = { $number }. { $order }, слуга вернулся ни с чем
dungeon_lords-text-dear = Сейчас вам не по средствам: { $list }.
dungeon_lords-text-minion = { $square } { $name }
dungeon_lords-text-minion-done = { $square } { $name } (выполнен)
dungeon_lords-text-minion-left = { $square } { $name } (не выполнен)
dungeon_lords-text-minion-now = { $square } { $name } (сейчас)
dungeon_lords-text-hire = Наём: { $list }.
dungeon_lords-text-fed = { $cost }, свой монстр
dungeon_lords-text-build = Постройка: { $list }.
dungeon_lords-text-coming = { $season ->
    [spring] Весной придут: { $list }.
    [summer] Летом придут: { $list }.
   *[other] Осенью придут: { $list }.
}
dungeon_lords-text-adventurer = { $adventurer }, здоровье { $left } из { $most }{ $icons }
dungeon_lords-text-icons-antitrap = , против ловушек { $count }
dungeon_lords-text-icons-magic = , магия { $count }
dungeon_lords-text-icons-healing = , лечение { $count }
dungeon_lords-text-sealed = Запечатали: { $list }.
dungeon_lords-text-dungeon = Подземелье владыки { $name }.
dungeon_lords-text-stores = { $name }: золото { $gold }, еда { $food }, импы { $imps } (свободны { $free_imps }), ловушки { $traps }, Зло { $evil }{ $tax_tokens ->
    [0] {""}
   *[other] , неуплаченные налоги { $tax_tokens }
}
dungeon_lords-text-counts = туннели { $tunnels }, комнаты { $rooms }, завоёвано { $conquered }
dungeon_lords-text-tunnels = Туннели: { $list }.
dungeon_lords-text-room = { $cell } { $room }: { $room_text }
dungeon_lords-text-conquered = Завоёваны: { $list }.
dungeon_lords-text-worked = Работали в этом раунде: { $list }.
dungeon_lords-text-ground = Место битвы: { $cell }.
dungeon_lords-text-unfulfilled = Не выполнены: { $list }.
dungeon_lords-text-party = У входа: { $list }.
dungeon_lords-text-lair = Логово: { $list }.
dungeon_lords-text-prison = Темница: { $list }.
dungeon_lords-text-orders = Приказы на руке: { $list }.
dungeon_lords-text-locked = Недоступны: { $list }.
dungeon_lords-text-played = Сыграны: { $list }.
dungeon_lords-text-own-traps = Ловушки на руке: { $list }.
dungeon_lords-text-legal = Можно выбрать: { $list }.
dungeon_lords-text-proposed = Ещё не подтверждено: { $choice }.
dungeon_lords-text-new = Новое: { $list }.
dungeon_lords-text-battle = Битва владыки { $name } на { $cell }, шаг: { $step }.
dungeon_lords-text-fighters = Бойцы: { $list }.
dungeon_lords-text-traps-set = { $count ->
    [one] { $count } ловушка лицом вниз.
    [few] { $count } ловушки лицом вниз.
   *[many] { $count } ловушек лицом вниз.
}
dungeon_lords-text-traps-used = Ловушки использованы: { $list }.
dungeon_lords-text-hand = Рука владыки { $name }.
dungeon_lords-text-own-orders = Запечатанные приказы: { $list }.
dungeon_lords-text-score = { $place }. { $name }: очков { $points }

## Битва

dungeon_lords-picture-line = Строй, начиная с первого
dungeon_lords-picture-ground = Место битвы
dungeon_lords-picture-pool = защита от ловушек: { $count }
dungeon_lords-picture-shield = Магический щит: { $count }
dungeon_lords-picture-no-conquest = завоевания не будет
dungeon_lords-picture-face-down = Лицом вниз
dungeon_lords-picture-face-down-text = Карту боя этого раунда откроют, когда все закончат планы.
dungeon_lords-picture-cast = { $state ->
    [yes] Заклинание действует
    [no] Заклинания не будет
   *[open] Нужна магия { $needed }, у отряда { $magic }
}
dungeon_lords-picture-needs = Нужна магия { $needed }
dungeon_lords-picture-fatigue = усталость { $count }
dungeon_lords-picture-invisible = невидим
dungeon_lords-picture-tunnel = Туннель
dungeon_lords-picture-trap-down = Ловушка лицом вниз
dungeon_lords-picture-trap-used = использована
dungeon_lords-picture-trap-waiting = срабатывает
dungeon_lords-picture-trap-hidden = лицом вниз, ваша
dungeon_lords-picture-monster-waiting = атака впереди
dungeon_lords-picture-monster-attacked = атака завершена
dungeon_lords-picture-monster-returns = ещё вернётся
dungeon_lords-picture-monster-idle = атака невозможна
dungeon_lords-picture-monster-withdrawn = вне битвы
dungeon_lords-picture-monster-metamorphosed = не атакует
dungeon_lords-picture-planning = готовит план
dungeon_lords-picture-planned = план готов
dungeon_lords-picture-waits = битва впереди
dungeon_lords-picture-fought-out = битва окончена
dungeon_lords-picture-idle = без плана
dungeon_lords-picture-no-party = У входа никого нет
dungeon_lords-picture-plan = { $cell } · монстры: { $sent } · ловушки: { $traps }
dungeon_lords-picture-nearest = Ближайшие клетки: { $cells }
dungeon_lords-picture-no-traps = нет
dungeon_lords-picture-verdict-falls = Клетка будет завоёвана
dungeon_lords-picture-verdict-holds = Клетка устоит
dungeon_lords-picture-verdict-open = Закрытая карта не учтена
dungeon_lords-text-outcomes = Здоровье, которое оставит ваш выбор: { $list }.
dungeon_lords-text-rehearsed = Здоровье после этого: { $list }.
dungeon_lords-text-imprisoned = плен
dungeon_lords-text-planning = Битвы этого раунда.
dungeon_lords-text-planner = { $name }: { $state }. { $plan }.
dungeon_lords-text-poisoned = Отравлены: { $list }.
dungeon_lords-text-invisible = Невидимы: { $list }.
dungeon_lords-text-traps-own = Ваши ловушки лицом вниз: { $list }.

## Очки

dungeon_lords-picture-points = Очки: { $points }
dungeon_lords-picture-part-monsters = Монстры и призраки
dungeon_lords-picture-part-rooms = Комнаты
dungeon_lords-picture-part-prisoners = Пленники
dungeon_lords-picture-part-paladins = Паладины
dungeon_lords-picture-part-conquered = Завоёванные клетки
dungeon_lords-picture-part-tax_tokens = Неуплаченные налоги
dungeon_lords-picture-part-scoring = Комнаты с очками

## Рука

dungeon_lords-picture-hand-note = на руке: { $hand }
dungeon_lords-picture-card-in-hand = на руке
dungeon_lords-picture-card-locked = недоступен
dungeon_lords-picture-card-played = сыгран
dungeon_lords-picture-card-undealt = на руке с 1-го раунда
dungeon_lords-picture-sealed-place = приказ { $place }
dungeon_lords-picture-spied = Подсмотренные карты
dungeon_lords-picture-hand-orders = Приказы
dungeon_lords-picture-card-dealt = сдан вам
dungeon_lords-picture-card-chosen = будет недоступен
dungeon_lords-text-dealt = Сданные вам приказы: { $list }.
dungeon_lords-text-lock = Будут недоступны: { $list }.
dungeon_lords-picture-sealed-other = приказ не-игрока: { $order }
