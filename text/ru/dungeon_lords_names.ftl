### Имена всего, что есть в коробке «Владык подземелий», что делает каждая вещь, и слова записи ходов.

## Слова записи ходов (слова рытья и добычи золота стоят при этих приказах)

dungeon_lords-verb-lock = отложить
dungeon_lords-verb-orders = приказы
dungeon_lords-verb-accept = выполнить
dungeon_lords-verb-decline = отказаться
dungeon_lords-verb-spy = подсмотреть
dungeon_lords-verb-done = готово
dungeon_lords-verb-give = отдать
dungeon_lords-verb-hire = нанять
dungeon_lords-verb-feeding = скормив
dungeon_lords-verb-build = построить
dungeon_lords-verb-produce = произвести
dungeon_lords-verb-retrieve = вернуть
dungeon_lords-verb-keep = оставить
dungeon_lords-verb-dismiss = отпустить
dungeon_lords-verb-pay = заплатить
dungeon_lords-verb-ground = место
dungeon_lords-verb-set = поставить
dungeon_lords-verb-nothing = ничего
dungeon_lords-verb-send = послать
dungeon_lords-verb-replan = перепланировать
dungeon_lords-verb-use = применить
dungeon_lords-verb-target = цель
dungeon_lords-verb-choose = выбрать
dungeon_lords-verb-attack = атаковать
dungeon_lords-verb-raise = усилив
dungeon_lords-verb-release = освободить

## Приказы

dungeon_lords-order-food = Добыча еды
    .short = еда
    .text = Получите еду за золото или за Зло.
dungeon_lords-order-reputation = Улучшение репутации
    .short = репутация
    .text = Уменьшите своё Зло; на двух квадратах вы ещё и подсматриваете карту боя.
dungeon_lords-order-dig = Рытьё туннелей
    .short = рыть
    .text = Импы роют новые туннели.
dungeon_lords-order-mine = Добыча золота
    .short = золото
    .text = Каждый имп добывает 1 золото в своём незавоёванном туннеле.
dungeon_lords-order-imps = Вербовка импов
    .short = импы
    .text = Получите импов за еду или за еду и золото.
dungeon_lords-order-traps = Покупка ловушек
    .short = ловушки
    .text = Возьмите ловушки на руку. Во втором году вы берёте на одну больше и одну возвращаете.
dungeon_lords-order-monster = Наём монстров
    .short = монстр
    .text = Наймите монстра или призрака из предложенных; первым выбирает квадрат III. Первым приказом он сразу стоит 1 золото.
dungeon_lords-order-room = Постройка комнаты
    .short = комната
    .text = Постройте одну из предложенных комнат на месте туннеля; первым выбирает квадрат III.

## Монстры и призраки

dungeon_lords-monster-goblin = Гоблин
    .text = Цена: 1 еда. 2 урона первому; если тот повержен, 1 урон следующему.
dungeon_lords-monster-slime = Слизь
    .text = Цена: 1 еда. 1 урон каждому или защита от завоевания.
dungeon_lords-monster-ghost = Призрак
    .text = Цена: 1 Зло. 2 урона любому, кроме первого. Места монстра не занимает.
dungeon_lords-monster-troll = Тролль
    .text = Цена: 2 еды. 3 урона первому, за 1 еду 4. Его жетон работает в комнатах как имп.
dungeon_lords-monster-witch = Ведьма
    .text = Цена: 1 еда и 1 Зло. 4 урона первому или дважды по 1 урону любому.
dungeon_lords-monster-vampire = Вампир
    .text = Цена: 2 Зла. 3 урона любому или 2 урона с возвращением. Жрецов не трогает.
dungeon_lords-monster-golem = Голем
    .text = Цена: 1 золото и 1 ловушка. 4 урона первому, и он возвращается.
dungeon_lords-monster-dragon = Дракон
    .text = Цена: 2 еды и 2 Зла. 2 урона каждому, и никто не лечится.
dungeon_lords-monster-demon = Демон
    .text = Цена: 1 Зло и другой ваш монстр или призрак. 7 урона любому и защита от завоевания.

## Комнаты

dungeon_lords-room-hatchery = Курятник
    .text = 3 импа: 1 еда. Ряды 1 и 2.
dungeon_lords-room-mushroom_bed = Грибная грядка
    .text = 3 импа: 1 еда. Ряды 3 и 4.
dungeon_lords-room-souvenir_shop = Сувенирная лавка
    .text = 3 импа: 1 золото. Ряды 1 и 2.
dungeon_lords-room-mint = Монетный двор
    .text = 3 импа: 1 золото. Ряды 3 и 4.
dungeon_lords-room-workshop = Мастерская
    .text = 4 импа: 1 ловушка. На краю подземелья.
dungeon_lords-room-tool_shed = Сарай с инструментами
    .text = 2 импа: 1 туннель. На краю подземелья.
dungeon_lords-room-printing_press = Типография
    .text = 3 импа: Зло −1. В глубине, не на краю.
dungeon_lords-room-magic_room = Магическая комната
    .text = 2 импа и 1 еда: 1 имп. В глубине, не на краю.
dungeon_lords-room-training_room = Тренировочная комната
    .text = В битве здесь урон гоблинов и троллей больше на 1.
dungeon_lords-room-dark_room = Тёмная комната
    .text = В битве здесь урон ведьм и вампиров больше на 1.
dungeon_lords-room-labyrinth = Лабиринт
    .text = В битве здесь: до 2 ловушек, золото за них не платят, не больше 1 монстра.
dungeon_lords-room-antimagic_room = Антимагическая комната
    .text = В битве здесь заклинания не действуют. Усталость считается.
dungeon_lords-room-cafeteria = Столовая
    .text = В конце игры 1 очко за каждого вашего гоблина, тролля, слизь и ведьму.
dungeon_lords-room-chapel = Часовня
    .text = В конце игры 2 очка за каждого вашего призрака и вампира.
dungeon_lords-room-pandemonium = Пандемониум
    .text = В конце игры 2 очка за каждого вашего голема, дракона и демона.
dungeon_lords-room-hall_of_fame = Зал славы
    .text = В конце игры 2 очка за каждый титул, который только у вас, и 1 за каждый разделённый.

## Ловушки

dungeon_lords-trap-rolling_stone = Катящийся камень
    .text = 3 урона первому.
dungeon_lords-trap-pendulum = Маятник
    .text = 3 урона второму.
dungeon_lords-trap-wall_of_fire = Стена огня
    .text = 1 урон каждому, последнему 2.
dungeon_lords-trap-trap_door = Люк
    .text = 2 урона первому и защита от завоевания.
dungeon_lords-trap-poisoned_dart = Отравленный дротик
    .text = 1 урон любому, а в конце раунда ещё 2 урона ему же; от яда вор не спасает.
dungeon_lords-trap-antimagic_dart = Антимагический дротик
    .text = 1 урон любому. Если это волшебник, заклинания в этом раунде не будет; если жрец, никто не лечится.
dungeon_lords-trap-cursed_ring = Проклятое кольцо
    .text = Цена: 1 золото. 1 урон каждому и защита от завоевания.
dungeon_lords-trap-kamikaze_imp = Имп-камикадзе
    .text = Цена: 1 имп. 3 урона первому, 1 урон каждому другому.
dungeon_lords-trap-poisoned_meal = Отравленный обед
    .text = Цена: 1 еда. Первому столько урона, сколько у него осталось здоровья.

## Карты боя

dungeon_lords-spell-word_of_peace = Слово мира
    .text = Отзовите всех своих монстров (не призраков) или получите 2 Зла.
dungeon_lords-spell-suggestion = Внушение
    .text = Заплатите цену каждого своего монстра в битве (не призрака) ещё раз или отзовите его.
dungeon_lords-spell-magic_shield = Магический щит
    .text = Первая единица урона после этого в раунде пропадает.
dungeon_lords-spell-invisibility = Невидимость
    .text = Волшебники уходят в конец строя и до конца раунда неуязвимы.
dungeon_lords-spell-detect_evil = Обнаружение зла
    .text = Получите 2 Зла.
dungeon_lords-spell-fist_of_justice = Кулак правосудия
    .text = Потеряйте 1 импа.
dungeon_lords-spell-detect_treasure = Обнаружение сокровищ
    .text = Потеряйте 1 золото; если его нет, 1 еду; если нет и её, ловушку на свой выбор.
dungeon_lords-spell-graffiti = Граффити
    .text = Потеряйте 1 еду; если её нет, получите 1 Зло.
dungeon_lords-spell-fireball = Огненный шар
    .text = Без последствий.
dungeon_lords-spell-aura_of_fear = Аура страха
    .text = Отзовите одного своего монстра из битвы (не призрака).
dungeon_lords-spell-metamorphosis = Метаморфоза
    .text = Один ваш монстр в битве (не призрак) не атакует, теряет свойства и переворачивается.
dungeon_lords-spell-blind_rage = Слепая ярость
    .text = Ваши монстры (не призраки) бьют только первого, каждый с наибольшим своим числом.
dungeon_lords-spell-create_food = Сотворение еды
    .text = У первого в строю до конца боя на 1 больше здоровья.
dungeon_lords-spell-illusion = Иллюзия
    .text = Впереди отряда встаёт мнимый герой со здоровьем 1.
dungeon_lords-spell-song_of_courage = Песнь отваги
    .text = Защита от завоевания в этом раунде не действует.
dungeon_lords-spell-regeneration = Регенерация
    .text = Каждый раненый герой лечит 1 урон.
dungeon_lords-spell-magic_key = Магический ключ
    .text = Один пленник на ваш выбор выходит на свободу.
dungeon_lords-spell-dimensional_gate = Пространственные врата
    .text = Один ваш монстр в битве (не призрак) уходит из игры.

## События и карты специальных событий

dungeon_lords-event-taxes = Налоги
    .text = 1 золото за каждые 2 карточки подземелья, с округлением вверх; за каждое неуплаченное золото метка.
dungeon_lords-event-payday = День зарплаты
    .text = Заплатите каждому монстру и призраку его цену ещё раз. Кому не заплачено, тот уходит, а вы получаете 1 Зло.
dungeon_lords-event-special = Специальное событие
    .text = Происходит специальное событие этого года.
dungeon_lords-special-witch_hunt = Охота на ведьм
    .text = За каждую вашу ведьму: она уходит, или вы получаете 1 Зло. Если ведьм нет: Зло −1.
dungeon_lords-special-imp_carnival = Карнавал импов
    .text = Заплатите 1 еду за каждых 3 импов, с округлением вверх. За каждую неуплаченную еду уходит 1 имп.
dungeon_lords-special-safety_inspection = Проверка безопасности
    .text = За каждую ловушку на руке, кроме первой: заплатите 1 золото или сбросьте ловушку.
dungeon_lords-special-permit_fees = Сбор за разрешения
    .text = Заплатите 1 золото за каждую незавоёванную комнату. За каждое неуплаченное золото 1 Зло.
dungeon_lords-special-bumper_crop = Богатый урожай
    .text = Каждый получает 1 еду, а тот, у кого меньше всех Зла, ещё 1.
dungeon_lords-special-gold_seam = Золотая жила
    .text = Получите 1 золото за каждые 3 незавоёванных туннеля, с округлением вниз, но не меньше 1.
dungeon_lords-special-town_fair = Городская ярмарка
    .text = Можно заплатить до 2 золота: Зло −1 за каждое.
dungeon_lords-special-rumours = Слухи
    .text = Самые злые получают 1 Зло, затем самые добрые теряют 1 Зло.
dungeon_lords-special-surprise_drill = Учебная тревога
    .text = Возьмите 1 ловушку, затем сбросьте 1 ловушку с руки.

## Времена года

dungeon_lords-season-winter = зима
    .when = зимой
dungeon_lords-season-spring = весна
    .when = весной
dungeon_lords-season-summer = лето
    .when = летом
dungeon_lords-season-autumn = осень
    .when = осенью

## Герои

dungeon_lords-class-warrior = Воин
    .text = Стоит впереди отряда.
dungeon_lords-class-thief = Вор
    .text = Каждый значок снимает 1 урон от ловушки.
dungeon_lords-class-priest = Жрец
    .text = Каждый значок лечит 1 урон после боя с монстрами.
dungeon_lords-class-wizard = Волшебник
    .text = От значков зависит, подействует ли заклинание.
dungeon_lords-class-paladin = Паладин
    .text = Стоит впереди всех, значки у него все сразу.
dungeon_lords-class-illusion = Иллюзия
    .text = Стоит впереди всех и исчезает от одного удара.

dungeon_lords-adventurer-warrior_1_1 = Воин Бруно
    .short = Бруно
dungeon_lords-adventurer-warrior_1_2 = Воин Эдгар
    .short = Эдгар
dungeon_lords-adventurer-warrior_1_3 = Воин Гуннар
    .short = Гуннар
dungeon_lords-adventurer-warrior_1_4 = Воин Хаген
    .short = Хаген
dungeon_lords-adventurer-warrior_2_1 = Воин Магнус
    .short = Магнус
dungeon_lords-adventurer-warrior_2_2 = Воин Роланд
    .short = Роланд
dungeon_lords-adventurer-warrior_2_3 = Воин Сигурд
    .short = Сигурд
dungeon_lords-adventurer-warrior_2_4 = Воин Вульф
    .short = Вульф
dungeon_lords-adventurer-thief_1_1 = Вор Финн
    .short = Финн
dungeon_lords-adventurer-thief_1_2 = Вор Кит
    .short = Кит
dungeon_lords-adventurer-thief_1_3 = Вор Нико
    .short = Нико
dungeon_lords-adventurer-thief_1_4 = Вор Пип
    .short = Пип
dungeon_lords-adventurer-thief_2_1 = Вор Локк
    .short = Локк
dungeon_lords-adventurer-thief_2_2 = Вор Рейф
    .short = Рейф
dungeon_lords-adventurer-thief_2_3 = Вор Сайлас
    .short = Сайлас
dungeon_lords-adventurer-thief_2_4 = Вор Верн
    .short = Верн
dungeon_lords-adventurer-priest_1_1 = Жрец Ансельм
    .short = Ансельм
dungeon_lords-adventurer-priest_1_2 = Жрец Климент
    .short = Климент
dungeon_lords-adventurer-priest_1_3 = Жрец Йонас
    .short = Йонас
dungeon_lords-adventurer-priest_1_4 = Жрец Маттиас
    .short = Маттиас
dungeon_lords-adventurer-priest_2_1 = Жрец Амброз
    .short = Амброз
dungeon_lords-adventurer-priest_2_2 = Жрец Бенедикт
    .short = Бенедикт
dungeon_lords-adventurer-priest_2_3 = Жрец Грегор
    .short = Грегор
dungeon_lords-adventurer-priest_2_4 = Жрец Тит
    .short = Тит
dungeon_lords-adventurer-wizard_1_1 = Волшебник Альбин
    .short = Альбин
dungeon_lords-adventurer-wizard_1_2 = Волшебник Космо
    .short = Космо
dungeon_lords-adventurer-wizard_1_3 = Волшебник Эзра
    .short = Эзра
dungeon_lords-adventurer-wizard_1_4 = Волшебник Орин
    .short = Орин
dungeon_lords-adventurer-wizard_2_1 = Волшебник Бальтазар
    .short = Бальтазар
dungeon_lords-adventurer-wizard_2_2 = Волшебник Фаусто
    .short = Фаусто
dungeon_lords-adventurer-wizard_2_3 = Волшебник Лазарь
    .short = Лазарь
dungeon_lords-adventurer-wizard_2_4 = Волшебник Зенон
    .short = Зенон
dungeon_lords-adventurer-paladin_1 = Паладин Леон
    .short = Леон
dungeon_lords-adventurer-paladin_2 = Паладин Аурел
    .short = Аурел
dungeon_lords-adventurer-illusory = Мнимый герой
    .short = мнимый
