### «Владыки подземелий» словами: название, настройки, что решают.

dungeon_lords-name = Владыки подземелий
    .genitive = Владык подземелий
dungeon_lords-goal = Тайно раздавайте приказы слугам, ройте подземелье, населяйте его монстрами и ловушками и защищайте от героев. Побеждает тот, у кого после двух лет больше очков.
dungeon_lords-length = 90–120 минут
dungeon_lords-handicap-gold =
    { $amount ->
        [one] { $amount } золото
       *[many] { $amount } золота
    }
dungeon_lords-turn = В каждом раунде вы тайно выбираете три приказа. Потом все их вскрывают и выполняют: добывают еду и золото, роют туннели, покупают ловушки, нанимают монстров, строят комнаты. Кто отдал приказ первым, получает не тот квадрат, что последний. После осени герои нападают четыре раунда; на каждый выберите клетку, ловушки и монстров.
dungeon_lords-win = После двух лет считают комнаты, монстров, пленников и титулы; за завоёванные клетки очки вычитают. Побеждает тот, у кого очков больше.

dungeon_lords-component-monster = Монстр или призрак
dungeon_lords-component-room = Комната
dungeon_lords-component-trap = Ловушка
dungeon_lords-component-order = Приказ
dungeon_lords-component-spell = Карта боя
dungeon_lords-component-special = Специальное событие
dungeon_lords-component-adventurer = Герой

dungeon_lords-legend-coin = золото
dungeon_lords-legend-food = еда
dungeon_lords-legend-imp = импы
dungeon_lords-legend-trap = ловушки
dungeon_lords-legend-monster = монстры
dungeon_lords-legend-room = комната
dungeon_lords-legend-tunnel = туннель
dungeon_lords-legend-dig = рытьё
dungeon_lords-legend-evil = Зло
dungeon_lords-legend-good = меньше Зла
dungeon_lords-legend-heart = здоровье
dungeon_lords-legend-wound = полученный урон
dungeon_lords-legend-shield = герой против ловушек
dungeon_lords-legend-spell = магия, заклинания
dungeon_lords-legend-heal = герой лечит
dungeon_lords-legend-star = всё это сразу
dungeon_lords-legend-flag = завоёвано
dungeon_lords-legend-prison = пленник
dungeon_lords-legend-spy = карта, которую вы видели
dungeon_lords-legend-lock = недоступный приказ
dungeon_lords-legend-tax = налоги
dungeon_lords-legend-payday = День зарплаты
dungeon_lords-legend-event = специальное событие
dungeon_lords-legend-vp = очки

dungeon_lords-option-year1_production = Производство в первом году
dungeon_lords-option-year1_production-one_room = одна комната за раунд
dungeon_lords-option-year1_production-each_room_once = каждая комната один раз за раунд
dungeon_lords-option-first_game = Первая игра, без специальных событий
dungeon_lords-option-first_game-on = да
dungeon_lords-option-first_game-off = нет

dungeon_lords-decision-initial_orders = начальные приказы
dungeon_lords-decision-orders = три приказа
dungeon_lords-decision-fee = плата за наём монстров
dungeon_lords-decision-food = добыча еды
dungeon_lords-decision-reputation = улучшение репутации
dungeon_lords-decision-dig = рытьё туннелей
dungeon_lords-decision-mine = добыча золота
dungeon_lords-decision-imps = вербовка импов
dungeon_lords-decision-traps = покупка ловушек
dungeon_lords-decision-monster = наём монстров
dungeon_lords-decision-room = постройка комнаты
dungeon_lords-decision-give_trap = какую ловушку отдать
dungeon_lords-decision-produce = производство
dungeon_lords-decision-retrieve = возвращение приказа
dungeon_lords-decision-pay_day = День зарплаты
dungeon_lords-decision-taxes = налоги
dungeon_lords-decision-witch_hunt = Охота на ведьм
dungeon_lords-decision-imp_carnival = Карнавал импов
dungeon_lords-decision-safety_inspection = Проверка безопасности
dungeon_lords-decision-permit_fees = Сбор за разрешения
dungeon_lords-decision-town_fair = Городская ярмарка
dungeon_lords-decision-battleground = место битвы
dungeon_lords-decision-plan_traps = ловушки для битвы
dungeon_lords-decision-plan = план битвы
dungeon_lords-decision-trap_order = порядок ловушек
dungeon_lords-decision-trap_target = цель дротика
dungeon_lords-decision-word_of_peace = Слово мира
dungeon_lords-decision-suggestion = Внушение
dungeon_lords-decision-spell_target = цель заклинания
dungeon_lords-decision-attack = атака
dungeon_lords-decision-prisoner = пленник, который выйдет на свободу
