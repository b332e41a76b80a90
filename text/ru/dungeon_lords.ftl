### «Владыки подземелий» словами: название, настройки, что решают.

dungeon_lords-name = Владыки подземелий

dungeon_lords-option-year1_production = Производство в первом году
dungeon_lords-option-year1_production-one_room = одна комната за раунд
dungeon_lords-option-year1_production-each_room_once = каждая комната один раз за раунд

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
dungeon_lords-decision-give_trap = ловушка, которую надо отдать
dungeon_lords-decision-produce = производство
dungeon_lords-decision-retrieve = приказ, который вернётся
dungeon_lords-decision-pay_day = День зарплаты
dungeon_lords-decision-taxes = налоги
dungeon_lords-decision-witch_hunt = Охота на ведьм
dungeon_lords-decision-imp_carnival = Карнавал импов
dungeon_lords-decision-safety_inspection = Проверка безопасности
dungeon_lords-decision-permit_fees = Сбор за разрешения
dungeon_lords-decision-town_fair = Городская ярмарка
dungeon_lords-decision-battleground = место битвы
dungeon_lords-decision-plan_traps = ловушки плана
dungeon_lords-decision-plan = план битвы
dungeon_lords-decision-trap_order = порядок ловушек
dungeon_lords-decision-trap_target = цель дротика
dungeon_lords-decision-word_of_peace = Слово мира
dungeon_lords-decision-suggestion = Внушение
dungeon_lords-decision-spell_target = цель заклинания
dungeon_lords-decision-attack = атака
dungeon_lords-decision-prisoner = пленник, который выйдет на свободу
