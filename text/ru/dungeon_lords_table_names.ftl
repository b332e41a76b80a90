### Имена того, что во «Владыках подземелий» никто не набирает: квадраты, титулы, шаги, фазы, запасы, зоны.

## Квадраты приказов: цена и что они дают; `.short` стоит в списках

dungeon_lords-square-food-1 = 1 золото → 2 еды
    .short = 1 золото → 2 еды
dungeon_lords-square-food-2 = 3 еды, Зло +1
    .short = 3 еды, Зло +1
dungeon_lords-square-food-3 = 3 еды и 1 золото, Зло +2
    .short = 3 еды, 1 золото, Зло +2
dungeon_lords-square-reputation-1 = Зло −1, и подсмотреть карту
    .short = Зло −1, карта
dungeon_lords-square-reputation-2 = Зло −2
    .short = Зло −2
dungeon_lords-square-reputation-3 = 1 золото → Зло −2, и подсмотреть карту
    .short = 1 золото → Зло −2, карта
dungeon_lords-square-dig-1 = до 2 импов роют
    .short = до 2 импов
dungeon_lords-square-dig-2 = до 3 импов роют
    .short = до 3 импов
dungeon_lords-square-dig-3 = 1 имп надзирает, до 4 роют
    .short = до 4 импов, 1 надзирает
dungeon_lords-square-mine-1 = до 2 импов добывают
    .short = до 2 импов
dungeon_lords-square-mine-2 = до 3 импов добывают
    .short = до 3 импов
dungeon_lords-square-mine-3 = 1 имп надзирает, до 4 добывают
    .short = до 4 импов, 1 надзирает
dungeon_lords-square-imps-1 = 1 еда → 1 имп
    .short = 1 еда → 1 имп
dungeon_lords-square-imps-2 = 2 еды → 2 импа
    .short = 2 еды → 2 импа
dungeon_lords-square-imps-3 = 1 еда и 1 золото → 2 импа
    .short = 1 еда, 1 золото → 2 импа
dungeon_lords-square-traps-1 = 1 золото → 1 ловушка
    .short = 1 золото → 1 ловушка
dungeon_lords-square-traps-2 = 1 ловушка бесплатно
    .short = 1 ловушка даром
dungeon_lords-square-traps-3 = 2 золота → 2 ловушки
    .short = 2 золота → 2 ловушки
dungeon_lords-square-monster-1 = цена монстра; выбираете последним
    .short = выбираете последним
dungeon_lords-square-monster-2 = цена монстра; выбираете вторым
    .short = выбираете вторым
dungeon_lords-square-monster-3 = 1 еда и цена монстра; выбираете первым
    .short = 1 еда, выбираете первым
dungeon_lords-square-room-1 = бесплатно, если комнаты не разобрали раньше
    .short = даром, выбираете последним
dungeon_lords-square-room-2 = 1 золото; выбираете вторым
    .short = 1 золото, выбираете вторым
dungeon_lords-square-room-3 = 1 золото; выбираете первым
    .short = 1 золото, выбираете первым

## Титулы

dungeon_lords-title-dark_deeds = Владыка тёмных дел
dungeon_lords-title-halls = Владыка залов
dungeon_lords-title-tunnels = Владыка туннелей
dungeon_lords-title-monsters = Владыка монстров
dungeon_lords-title-imps = Владыка импов
dungeon_lords-title-riches = Владыка богатств
dungeon_lords-title-battle = Владыка битв

## Фазы и шаги битвы

dungeon_lords-phase-initial = Начальные приказы
dungeon_lords-phase-orders = Выбор приказов
dungeon_lords-phase-fee = Расстановка слуг
dungeon_lords-phase-evaluation = Выполнение приказов
dungeon_lords-phase-production = Производство и возвращение приказов
dungeon_lords-phase-event = Событие
dungeon_lords-phase-planning = План битвы
dungeon_lords-phase-battle = Битва
dungeon_lords-phase-over = Конец
dungeon_lords-step-begin = Перед битвой
dungeon_lords-step-traps = Ловушки
dungeon_lords-step-fast = Быстрое заклинание
dungeon_lords-step-attacks = Монстры
dungeon_lords-step-slow = Медленное заклинание
dungeon_lords-step-healing = Лечение
dungeon_lords-step-conquest = Завоевание
dungeon_lords-step-poison = Яд
dungeon_lords-speed-fast = быстрое
dungeon_lords-speed-slow = медленное

## Запасы и прочее

dungeon_lords-good-gold = золото
dungeon_lords-good-food = еда
dungeon_lords-good-imps = импы
dungeon_lords-good-traps = ловушки
dungeon_lords-good-evil = Зло

## Зоны

dungeon_lords-zone-upper = ряды 1 и 2
dungeon_lords-zone-lower = ряды 3 и 4
dungeon_lords-zone-outer = на краю
dungeon_lords-zone-inner = в глубине

## Причины

dungeon_lords-why-no_square = нет свободного квадрата
dungeon_lords-why-refused_fee = плату не внесли
dungeon_lords-why-no_fee = нет золота на плату
dungeon_lords-why-declined = отказ
dungeon_lords-why-too_dear = нечем заплатить
dungeon_lords-why-too_few_imps = не хватает свободных импов
dungeon_lords-why-no_cell = рыть негде
dungeon_lords-why-no_tunnel = нет туннеля, где добывать
dungeon_lords-why-none_left = выбирать уже не из чего
dungeon_lords-why-no_place = для комнаты нет места
dungeon_lords-reason-hire = наём
dungeon_lords-reason-leaving = монстр ушёл
dungeon_lords-reason-conquest = завоёвана клетка
dungeon_lords-reason-no_tile = завоёвывать больше нечего
dungeon_lords-source-fatigue = усталость
dungeon_lords-source-poison = яд
