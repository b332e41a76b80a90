### Имена всего, что есть в коробке «Тетраномикона», и слова записи ходов.

## Слова записи ходов

tetranomicon-verb-build = построить
    .other = строение
    .longer = поставить
tetranomicon-verb-route = маршрут
    .other = проложить
    .longer = проложить маршрут
tetranomicon-verb-artifact = артефакт
    .other = создать
    .longer = создать артефакт
tetranomicon-verb-creature = существо
    .other = вызвать
    .longer = вызвать существо
tetranomicon-verb-trophy = трофей
    .other = поход
    .longer = поход в
tetranomicon-verb-pass = пас
    .other = пасовать
    .longer = спасовать
tetranomicon-verb-from = из

## Местность, участки, направления

tetranomicon-terrain-p = равнина
tetranomicon-terrain-f = лес
tetranomicon-terrain-m = горы
tetranomicon-segment-road = дорога
tetranomicon-segment-river = река
tetranomicon-direction-wealth = богатство
tetranomicon-direction-influence = влияние
tetranomicon-direction-strength = сила
tetranomicon-direction-fame = слава

## Строения

tetranomicon-building-farm = ферма
    .genitive = фермы
    .accusative = ферму
    .text = Уровень 1, на равнине. Других строений не нужно.
tetranomicon-building-sawmill = лесопилка
    .genitive = лесопилки
    .accusative = лесопилку
    .text = Уровень 2, в лесу. Нужна ваша ферма в этом городе или связанном с ним.
tetranomicon-building-mine = рудник
    .genitive = рудника
    .accusative = рудник
    .text = Уровень 3, на горе. Нужны ваши ферма и лесопилка в этом городе или связанных с ним.
tetranomicon-building-quarry = каменоломня
    .genitive = каменоломни
    .accusative = каменоломню
    .text = Уровень 4, на горе. Нужны ваши ферма, лесопилка и рудник в этом городе или связанных с ним.

## Города

tetranomicon-city-A = Аурелия
    .genitive = Аурелии
    .accusative = Аурелию
tetranomicon-city-B = Бореалис
    .genitive = Бореалиса
    .accusative = Бореалис
tetranomicon-city-C = Каструм
    .genitive = Каструма
    .accusative = Каструм
tetranomicon-city-D = Драконис
    .genitive = Дракониса
    .accusative = Драконис
tetranomicon-city-E = Эквилибрия
    .genitive = Эквилибрии
    .accusative = Эквилибрию
tetranomicon-city-F = Феррата
    .genitive = Ферраты
    .accusative = Феррату
tetranomicon-city-G = Гранум
    .genitive = Гранума
    .accusative = Гранум
tetranomicon-city-H = Гиберна
    .genitive = Гиберны
    .accusative = Гиберну
tetranomicon-city-I = Игнария
    .genitive = Игнарии
    .accusative = Игнарию
tetranomicon-city-J = Юнкта
    .genitive = Юнкты
    .accusative = Юнкту
tetranomicon-city-K = Карстум
    .genitive = Карстума
    .accusative = Карстум
tetranomicon-city-L = Лектия
    .genitive = Лектии
    .accusative = Лектию
tetranomicon-city-M = Мурата
    .genitive = Мураты
    .accusative = Мурату
tetranomicon-city-N = Навалия
    .genitive = Навалии
    .accusative = Навалию
tetranomicon-city-O = Остиум
    .genitive = Остиума
    .accusative = Остиум
tetranomicon-city-P = Пинетум
    .genitive = Пинетума
    .accusative = Пинетум

## Трофеи по уровням

tetranomicon-trophy-1 = Коготь
    .text = Уровень 1: его охраняют монстры силы 1; слава +1.
tetranomicon-trophy-2 = Клык
    .text = Уровень 2: его охраняют монстры силы 2; слава +2.
tetranomicon-trophy-3 = Шкура
    .text = Уровень 3: его охраняют монстры силы 3; слава +3.
tetranomicon-trophy-4 = Череп
    .text = Уровень 4: его охраняют монстры силы 4; слава +4.

## Существа и их свойства

tetranomicon-creature-Ferrarius = Феррариус
    .text = Создание артефакта обходится вам на 1 дешевле.
tetranomicon-creature-Caballus = Кабаллус
    .text = Прокладка сухопутного маршрута обходится вам на 2 дешевле.
tetranomicon-creature-Aqus = Аквус
    .text = Прокладка водного маршрута обходится вам на 2 дешевле.
tetranomicon-creature-Messum = Мессум
    .text = Ферма и лесопилка обходятся вам на 1 дешевле.
tetranomicon-creature-Manus = Манус
    .text = Вызов других существ обходится вам на 1 дешевле.
tetranomicon-creature-Armus = Армус
    .text = Нет.
tetranomicon-creature-Cornibus = Корнибус
    .text = Нет.
tetranomicon-creature-Malleus = Маллеус
    .text = Рудник и каменоломня обходятся вам на 1 дешевле.
tetranomicon-creature-Arborus = Арборус
    .text = Любое строение обходится вам на 1 дешевле.
tetranomicon-creature-Vinctum = Винктум
    .text = Нет.
tetranomicon-creature-Ballistarius = Баллистариус
    .text = Поход за трофеем обходится вам на 1 дешевле.
tetranomicon-creature-Lignum = Лигнум
    .text = Прокладка любого маршрута обходится вам на 2 дешевле.
tetranomicon-creature-Frigus = Фригус
    .text = За чужие водные маршруты вы не доплачиваете.
tetranomicon-creature-Redux = Редукс
    .text = За чужие сухопутные маршруты вы не доплачиваете.
tetranomicon-creature-Catapultus = Катапультус
    .text = В походах сила вашей Армии больше на 3.
tetranomicon-creature-Architectus = Архитектус
    .text = Любое строение обходится вам на 1 дешевле.
tetranomicon-creature-Cerberus = Церберус
    .text = Нет.
tetranomicon-creature-Saxum = Саксум
    .text = Каменоломня обходится вам на 2 дешевле.
tetranomicon-creature-Illesebra = Иллесебра
    .text = Вызов других существ обходится вам на 2 дешевле.
tetranomicon-creature-Tempus = Темпус
    .text = Создание артефакта обходится вам на 2 дешевле.
tetranomicon-creature-Toxicum = Токсикум
    .text = В ваших походах монстры не получают поддержки из соседних городов.
tetranomicon-creature-Goetium = Гоэтиум
    .text = Создание артефакта обходится вам на 2 дешевле.
tetranomicon-creature-Mortum = Мортум
    .text = Нет.
tetranomicon-creature-Iratus = Иратус
    .text = Нет.
tetranomicon-creature-Carnifex = Карнифекс
    .text = Поход за трофеем обходится вам на 2 дешевле.
tetranomicon-creature-Ignifer = Игнифер
    .text = В походах сила вашей Армии больше на 3.
tetranomicon-creature-Fidea = Фидея
    .text = Вызов других существ обходится вам на 2 дешевле.
tetranomicon-creature-Eresida = Эресида
    .text = За чужие маршруты вы не доплачиваете.

## Артефакты и их условия

tetranomicon-needs = Нужно: { $text }
tetranomicon-artifact-farms2 = Рог изобилия
    .text = не менее 2 ферм.
tetranomicon-artifact-saw1 = Двуручная пила
    .text = лесопилка.
tetranomicon-artifact-routes2 = Верстовой столб
    .text = не менее 2 маршрутов.
tetranomicon-artifact-army3 = Боевой рог
    .text = Армия силой не меньше 3.
tetranomicon-artifact-troph1 = Охотничий нож
    .text = трофей.
tetranomicon-artifact-neigh2 = Грамота добрососедства
    .text = не менее 2 городов, где есть и ваше строение, и чужое.
tetranomicon-artifact-herald = Жезл глашатая
    .text = жетон первого игрока.
tetranomicon-artifact-mine1 = Лампа рудокопа
    .text = рудник.
tetranomicon-artifact-ferry = Колокол паромщика
    .text = сухопутный и водный маршруты.
tetranomicon-artifact-twin = Парные ключи
    .text = не менее 2 ваших строений в одном городе.
tetranomicon-artifact-topArmy2 = Маршальский жезл
    .text = Армия сильнее, чем у каждого соперника.
tetranomicon-artifact-fame3 = Ожерелье из клыков
    .text = слава не меньше 3.
tetranomicon-artifact-saw2 = Водяное колесо
    .text = не менее 2 лесопилок.
tetranomicon-artifact-coins10 = Купеческие весы
    .text = не менее 10 монет до оплаты.
tetranomicon-artifact-quarry1 = Краеугольный камень
    .text = каменоломня.
tetranomicon-artifact-topRoutes = Компас странника
    .text = больше маршрутов, чем у каждого соперника.
tetranomicon-artifact-army8 = Знамя легиона
    .text = Армия силой не меньше 8.
tetranomicon-artifact-topFame = Лавровый венок
    .text = слава выше, чем у каждого соперника.
tetranomicon-artifact-arts2 = Каталог хранителя
    .text = не менее 2 артефактов.
tetranomicon-artifact-lair1 = Фонарь изгнателя
    .text = строение в городе-логове.
tetranomicon-artifact-trio = Тройная цепь
    .text = ферма, лесопилка и рудник.
tetranomicon-artifact-tetra = Книга «Тетраномикон»
    .text = ферма, лесопилка, рудник и каменоломня.
tetranomicon-artifact-cre3 = Страница Бестиария
    .text = не менее 3 существ.
tetranomicon-artifact-fame7 = Венец Реликвиума
    .text = слава не меньше 7.
tetranomicon-artifact-topArmy4 = Меч Сигиллума
    .text = Армия сильнее, чем у каждого соперника.
tetranomicon-artifact-topBlds = Чертёж великого зодчего
    .text = больше строений, чем у каждого соперника.
tetranomicon-artifact-coins15 = Золотая печать
    .text = не менее 15 монет до оплаты.
tetranomicon-artifact-arts3 = Сердце Артефактума
    .text = не менее 3 артефактов.

## Что важно для компьютеров

tetranomicon-term-coins = монеты
tetranomicon-term-income = доход
tetranomicon-term-influence = влияние
tetranomicon-term-strength = сила
tetranomicon-term-fame = слава
tetranomicon-term-buildings = строения
tetranomicon-term-routes = маршруты
tetranomicon-term-kinds = разные типы строений
tetranomicon-term-savings = более дешёвые действия
tetranomicon-term-hunt = помощь в походах
tetranomicon-term-ready = артефакты, условие которых выполнено
tetranomicon-term-prey = монстры, с которыми армия справится
tetranomicon-term-first = жетон первого игрока
tetranomicon-term-turn = следующий ход
tetranomicon-term-passed = монеты, оставшиеся после паса
tetranomicon-term-wealth_lead = превосходство в богатстве
tetranomicon-term-influence_lead = превосходство во влиянии
tetranomicon-term-strength_lead = превосходство в силе
tetranomicon-term-fame_lead = превосходство в славе
tetranomicon-term-wealth_gap = большой отрыв в богатстве
tetranomicon-term-influence_gap = большой отрыв во влиянии
tetranomicon-term-strength_gap = большой отрыв в силе
tetranomicon-term-fame_gap = большой отрыв в славе
tetranomicon-term-standing = первенство, если бы партия закончилась сейчас

## Компьютеры с характером

tetranomicon-character-mason = Каменщик
tetranomicon-character-mason-about = Рано строит, ставит строения всех типов и живёт на доход; на армию тратит меньше.
tetranomicon-character-captain = Полководец
tetranomicon-character-captain-about = Любит существ и трофеи, а артефакты оставляет другим.
tetranomicon-character-scholar = Учёный
tetranomicon-character-scholar-about = Собирает артефакты, легко тратит монеты и редко ходит в походы.
