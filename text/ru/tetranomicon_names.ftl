### Имена всего, что есть в коробке «Тетраномикона», и слова записи ходов.

## Слова записи ходов

tetranomicon-verb-build = построить
tetranomicon-verb-route = маршрут
tetranomicon-verb-artifact = артефакт
tetranomicon-verb-creature = существо
tetranomicon-verb-trophy = трофей
tetranomicon-verb-pass = пас
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
tetranomicon-building-sawmill = лесопилка
    .genitive = лесопилки
    .accusative = лесопилку
tetranomicon-building-mine = рудник
    .genitive = рудника
    .accusative = рудник
tetranomicon-building-quarry = каменоломня
    .genitive = каменоломни
    .accusative = каменоломню

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
tetranomicon-trophy-2 = Клык
tetranomicon-trophy-3 = Шкура
tetranomicon-trophy-4 = Череп

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
    .text = В походах ваша армия сильнее на 3.
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
    .text = В походах ваша армия сильнее на 3.
tetranomicon-creature-Fidea = Фидея
    .text = Вызов других существ обходится вам на 2 дешевле.
tetranomicon-creature-Eresida = Эресида
    .text = За чужие маршруты вы не доплачиваете.

## Артефакты и их условия

tetranomicon-artifact-farms2 = Рог изобилия
    .text = У вас не менее 2 ферм.
tetranomicon-artifact-saw1 = Двуручная пила
    .text = У вас есть лесопилка.
tetranomicon-artifact-routes2 = Верстовой столб
    .text = У вас не менее 2 маршрутов.
tetranomicon-artifact-army3 = Боевой рог
    .text = Сила вашей армии не меньше 3.
tetranomicon-artifact-troph1 = Охотничий нож
    .text = У вас есть трофей.
tetranomicon-artifact-neigh2 = Грамота добрососедства
    .text = Не менее чем в 2 городах есть и ваше строение, и чужое.
tetranomicon-artifact-herald = Жезл глашатая
    .text = У вас жетон первого игрока.
tetranomicon-artifact-mine1 = Лампа рудокопа
    .text = У вас есть рудник.
tetranomicon-artifact-ferry = Колокол паромщика
    .text = У вас есть и сухопутный, и водный маршрут.
tetranomicon-artifact-twin = Парные ключи
    .text = В одном городе у вас не менее 2 строений.
tetranomicon-artifact-topArmy2 = Маршальский жезл
    .text = Ваша армия сильнее армии каждого соперника.
tetranomicon-artifact-fame3 = Ожерелье из клыков
    .text = Ваша слава не меньше 3.
tetranomicon-artifact-saw2 = Водяное колесо
    .text = У вас не менее 2 лесопилок.
tetranomicon-artifact-coins10 = Купеческие весы
    .text = До оплаты у вас не менее 10 монет.
tetranomicon-artifact-quarry1 = Краеугольный камень
    .text = У вас есть каменоломня.
tetranomicon-artifact-topRoutes = Компас странника
    .text = У вас больше маршрутов, чем у каждого соперника.
tetranomicon-artifact-army8 = Знамя легиона
    .text = Сила вашей армии не меньше 8.
tetranomicon-artifact-topFame = Лавровый венок
    .text = Ваша слава выше славы каждого соперника.
tetranomicon-artifact-arts2 = Каталог хранителя
    .text = У вас не менее 2 артефактов.
tetranomicon-artifact-lair1 = Фонарь изгнателя
    .text = У вас есть строение в городе-логове.
tetranomicon-artifact-trio = Тройная цепь
    .text = У вас есть ферма, лесопилка и рудник.
tetranomicon-artifact-tetra = Книга «Тетраномикон»
    .text = У вас есть ферма, лесопилка, рудник и каменоломня.
tetranomicon-artifact-cre3 = Страница Бестиария
    .text = У вас не менее 3 существ.
tetranomicon-artifact-fame7 = Венец Реликвиума
    .text = Ваша слава не меньше 7.
tetranomicon-artifact-topArmy4 = Меч Сигиллума
    .text = Ваша армия сильнее армии каждого соперника.
tetranomicon-artifact-topBlds = Чертёж великого зодчего
    .text = У вас больше строений, чем у каждого соперника.
tetranomicon-artifact-coins15 = Золотая печать
    .text = До оплаты у вас не менее 15 монет.
tetranomicon-artifact-arts3 = Сердце Артефактума
    .text = У вас не менее 3 артефактов.
