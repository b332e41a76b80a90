### Турниры: их сообщение в канале, списки, что могут участники и организаторы. Таблица и пары: tournament_tables.ftl.

tournament-heading = ### { $name }
tournament-new-name =
    { $format ->
        [teams] Командный кубок { $game_genitive }
        [round_robin] Круговой турнир { $game_genitive }
       *[other] Кубок { $game_genitive }
    }
tournament-entrant = участник { $number }
tournament-an-organiser = Организатор
tournament-the-bot = Бот
tournament-match = { $name }, { $round }-й тур
tournament-match-flow = { $name }
tournament-match-final = { $name }, игры на вылет

tournament-status-draft = черновик
tournament-status-open = идёт запись
tournament-status-running = идёт
tournament-status-paused = пауза
tournament-status-ended = окончен
tournament-status-cancelled = отменён

tournament-game = **{ $game }** · { $pace }
tournament-options = -# { $options }
tournament-format = Система: { $format }
tournament-format-swiss =
    { $rounds ->
        [one] швейцарская, { $rounds } тур
        [few] швейцарская, { $rounds } тура
       *[many] швейцарская, { $rounds } туров
    }
tournament-format-flow =
    { $rounds ->
        [one] поток, у каждого { $rounds } партия, не больше { $at_once } одновременно
        [few] поток, у каждого { $rounds } партии, не больше { $at_once } одновременно
       *[many] поток, у каждого { $rounds } партий, не больше { $at_once } одновременно
    }
tournament-format-table_flow =
    { $rounds ->
        [one] поток за столами на четверых и троих, у каждого { $rounds } партия, не больше { $at_once } одновременно
        [few] поток за столами на четверых и троих, у каждого { $rounds } партии, не больше { $at_once } одновременно
       *[many] поток за столами на четверых и троих, у каждого { $rounds } партий, не больше { $at_once } одновременно
    }
tournament-format-round_robin = круговая, каждый встречается с каждым один раз
tournament-format-tables =
    { $rounds ->
        [one] столы на четверых и троих, { $rounds } тур
        [few] столы на четверых и троих, { $rounds } тура
       *[many] столы на четверых и троих, { $rounds } туров
    }
tournament-format-division =
    { $at_once ->
        [1] дивизион лиги, все встречаются одинаково часто или почти, по одной партии за раз
        [one] дивизион лиги, все встречаются одинаково часто или почти, не больше { $at_once } партии одновременно
       *[other] дивизион лиги, все встречаются одинаково часто или почти, не больше { $at_once } партий одновременно
    }
tournament-format-knock_out = на вылет
tournament-format-groups = группы примерно по { $size }
tournament-format-table_groups = группы примерно по { $size }, за столами на четверых
tournament-then-final =
    { $best_of ->
        [1] { $format }, затем игры на вылет для { $count } лучших
        [one] { $format }, затем игры на вылет для { $count } лучших, серии не длиннее { $best_of } партии
       *[other] { $format }, затем игры на вылет для { $count } лучших, серии не длиннее { $best_of } партий
    }
tournament-groups-final =
    { $best_of ->
        [1] { $format }, затем игры на вылет для { $count } лучших каждой группы
        [one] { $format }, затем игры на вылет для { $count } лучших каждой группы, серии не длиннее { $best_of } партии
       *[other] { $format }, затем игры на вылет для { $count } лучших каждой группы, серии не длиннее { $best_of } партий
    }
tournament-best-of =
    { $best_of ->
        [one] { $format }, серии не длиннее { $best_of } партии
       *[other] { $format }, серии не длиннее { $best_of } партий
    }
tournament-entrants =
    { $reserves ->
        [0] Занято { $count } из { $most ->
            [one] { $most } места
            [few] { $most } мест
           *[many] { $most } мест
        }
       *[other] Занято { $count } из { $most ->
            [one] { $most } места
            [few] { $most } мест
           *[many] { $most } мест
        }, в резерве { $reserves }
    }

tournament-draft = Черновик: его видят только организаторы, пока кто-то из них не нажмёт «{ button-cup-open }».
tournament-open = **Идёт запись.** Чтобы участвовать, нажмите «{ button-enter }».
tournament-closes = Запись закончится { $at } ({ $left }).
tournament-starts = Начало: { $at } ({ $left }).
tournament-starts-by-hand = Турнир начнётся, когда его начнёт организатор.
tournament-check-in =
    { $hours ->
        [1] В последний час до начала участники отмечаются; { $count ->
            [one] уже отметился { $count } участник
            [few] уже отметились { $count } участника
           *[many] уже отметилось { $count } участников
        }.
        [one] В последний { $hours } час до начала участники отмечаются; { $count ->
            [one] уже отметился { $count } участник
            [few] уже отметились { $count } участника
           *[many] уже отметилось { $count } участников
        }.
        [few] В последние { $hours } часа до начала участники отмечаются; { $count ->
            [one] уже отметился { $count } участник
            [few] уже отметились { $count } участника
           *[many] уже отметилось { $count } участников
        }.
       *[many] В последние { $hours } часов до начала участники отмечаются; { $count ->
            [one] уже отметился { $count } участник
            [few] уже отметились { $count } участника
           *[many] уже отметилось { $count } участников
        }.
    }
tournament-wants-reliability = Участнику нужно не меньше { $least } % ответов вовремя.
reliability-any = Участвовать может каждый, сколько бы ответов ни было вовремя.
reliability-newcomers =
    { $answers ->
        [one] Новички, у которых в оконченных партиях меньше { $answers } ответа, тоже могут участвовать.
       *[other] Новички, у которых в оконченных партиях меньше { $answers } ответов, тоже могут участвовать.
    }
reliability-no-newcomers =
    { $answers ->
        [one] Новички, у которых в оконченных партиях меньше { $answers } ответа, участвовать не могут.
       *[other] Новички, у которых в оконченных партиях меньше { $answers } ответов, участвовать не могут.
    }
tournament-wants-no-role = Роль не нужна.
tournament-wants-role = Только с ролью: { $role }.
tournament-paused = **Пауза** с { $at }: новых пар нет, партии продолжаются.
tournament-in-round =
    { $playing ->
        [0] **Тур { $round } из { $rounds }** окончен.
        [one] **Тур { $round } из { $rounds }**: ждём { $playing } партию.
        [few] **Тур { $round } из { $rounds }**: ждём { $playing } партии.
       *[many] **Тур { $round } из { $rounds }**: ждём { $playing } партий.
    }
tournament-in-flow =
    { $over ->
        [0] Окончённых партий ещё нет, сейчас { $playing ->
            [one] идёт { $playing }
            [few] идут { $playing }
           *[many] идёт { $playing }
        }.
        [one] Окончена { $over } партия, сейчас { $playing ->
            [one] идёт { $playing }
            [few] идут { $playing }
           *[many] идёт { $playing }
        }.
        [few] Окончены { $over } партии, сейчас { $playing ->
            [one] идёт { $playing }
            [few] идут { $playing }
           *[many] идёт { $playing }
        }.
       *[many] Окончено { $over } партий, сейчас { $playing ->
            [one] идёт { $playing }
            [few] идут { $playing }
           *[many] идёт { $playing }
        }.
    }
tournament-in-final =
    { $playing ->
        [0] **Игры на вылет**: тур { $round } окончен.
        [one] **Игры на вылет, тур { $round }**: ждём { $playing } партию.
        [few] **Игры на вылет, тур { $round }**: ждём { $playing } партии.
       *[many] **Игры на вылет, тур { $round }**: ждём { $playing } партий.
    }
tournament-limit = Первая из них закончится самое позднее { $left }, { $how }.
tournament-at-standing = по очкам на тот момент
tournament-at-void = без результата
tournament-pairs-at = Следующие пары: { $at } ({ $left }) или раньше, если раньше закончатся партии.
tournament-pairs-then = Пары следующего тура появятся, как только они закончатся.
tournament-pairs-all = Все пары известны. Партия начинается, как только оба игрока свободны.
tournament-pairs-division = Все партии известны. Каждая начинается, как только все её игроки свободны.
tournament-season-ends = Сезон закончится { $at } ({ $left }).
tournament-pairs-bracket = Кто выиграл в паре, играет дальше, как только станет известен соперник.
tournament-threadless =
    { $count ->
        [one] У { $count } партии ещё нет ветки: пока для неё нет места, её играют в личных сообщениях.
        [few] У { $count } партий ещё нет веток: пока для них нет места, их играют в личных сообщениях.
       *[many] У { $count } партий ещё нет веток: пока для них нет места, их играют в личных сообщениях.
    }
tournament-playing = { $people } · { $where }
tournament-match-number = #{ $match }
tournament-not-begun = ещё не началась
tournament-ahead = Впереди: { $names }
tournament-ranked = { $place }. { $name } ({ $points })
tournament-ranked-group = группа { $group }: { $name } ({ $points })
tournament-ended = **Окончен** { $at }.
tournament-never-began =
    { $format ->
        [teams] Турнир не начался: к его началу полных команд было слишком мало.
       *[other] Турнир не начался: к его началу участников было слишком мало.
    }
tournament-champions =
    { $count ->
        [one] **Первое место: { $names }**
        [few] **Первое место делят: { $names }**
       *[many] **Первое место делят: { $names }**
    }
tournament-before-final = До игр на вылет: { $names }
tournament-final-order = Итог: { $names }
tournament-cancelled = **Отменён** { $at }, без результата.

tournament-acts = **Новое**
tournament-act = -# { $at } · { $line }
tournament-act-reason = { $line } Причина: «{ $reason }»
tournament-act-opened = { $organiser } открывает турнир.
tournament-act-edited = { $organiser } меняет настройки.
tournament-act-edited-seeded = Записаны рейтинги на этот момент: по ним составляются группы.
tournament-act-withdrew = { $entrant } выходит из турнира.
tournament-act-withdrew-forgotten = { $entrant } выходит из турнира: данные удалены по просьбе этого человека.
tournament-act-removed = { $organiser } исключает из турнира: { $entrant }.
tournament-act-stopped = { $entrant } не приходит на партию и до возвращения остаётся без пары.
tournament-act-back = { $entrant } снова играет.
tournament-act-back-forgiven = { $organiser } снимает неявку: { $entrant }.
tournament-act-replaced = { $organiser } передаёт место: { $reserve } → { $entrant }.
tournament-act-started = { $organiser } начинает турнир.
tournament-act-paused = { $organiser } объявляет паузу.
tournament-act-resumed = { $organiser } заканчивает паузу.
tournament-act-ended = Турнир окончен.
tournament-act-cancelled = { $organiser } отменяет турнир.
tournament-act-paired =
    { $is_flow ->
        [yes] { $count ->
            [one] Составлена { $count } новая пара
            [few] Составлены { $count } новые пары
           *[many] Составлено { $count } новых пар
        }.
       *[no] Составлены пары { $round }-го тура.
    }
tournament-act-swapped = { $organiser } до показа пар меняет местами: { $one } и { $other }.
tournament-act-published = { $organiser } показывает пары.
tournament-act-extended = { $organiser } продлевает партию до { $until }: { $people }.
tournament-act-scored-played = { $people } { $result }
tournament-act-scored-forfeit = { $people } { $result }: неявка.
tournament-act-scored-adjudicated = { $people } { $result }, присуждено.
tournament-act-corrected = { $organiser } исправляет результат: { $people } { $result }.
tournament-act-voided = Партия никому не засчитана: { $people }.
tournament-act-scored-decided = { $organiser } присуждает результат: { $people } { $result }.
tournament-act-voided-decided = { $organiser } решает никому не засчитывать партию: { $people }.
tournament-act-forbade = { $organiser } решает, что эти двое не встречаются: { $one } и { $other }.
tournament-act-forbade-allowed = { $organiser } решает, что эти двое снова могут встретиться: { $one } и { $other }.
tournament-result = { $points }

tournaments-heading = ### Турниры на этом сервере ({ $count })
tournaments-none = Их пока нет.
entered = Вы участвуете в турнире «{ $name }» под номером { $number }.
entered-reserve = Все места турнира «{ $name }» заняты. Вы в резерве под номером { $number }, { $place }-й в очереди на место.
entered-starts = Начало: { $at }.
entered-blocks = Списки заблокированных не влияют на то, кто с кем здесь встретится.
entered-dm = Ваши личные сообщения закрыты, поэтому о своих партиях вы узнаете из их веток и командой `/{ command-mine }`.
entered-salt = -# Ваша соль для тасовки: { $salt }
enter-question =
    ### { $name }
    Вы пока не участвуете. Чтобы участвовать, нажмите «{ button-enter }». Всё случайное зависит от секрета турнира и от соли каждого участника; ваша соль — номер вашего нажатия, если вы не введёте свои слова.
enter-not =
    ### { $name }
    Вы не участвуете, и записаться сейчас нельзя.
withdraw-question =
    ### { $name }: выйти из турнира?
    { $playing ->
        [0] Новых партий у вас не будет. Ваши результаты останутся.
        [one] Новых партий у вас не будет, а свою идущую партию вы сдадите. Ваши результаты останутся.
        [few] Новых партий у вас не будет, а { $playing } идущие партии вы сдадите. Ваши результаты останутся.
       *[many] Новых партий у вас не будет, а { $playing } идущих партий вы сдадите. Ваши результаты останутся.
    }
withdrawn = Вы вышли из турнира «{ $name }».
checked-in = Вы отметились: к началу турнира «{ $name }» вы на месте.
entrant-back = С возвращением: в турнире «{ $name }» вам снова подбирают соперников.
hurried = Отмечено: в турнире «{ $name }» вам подберут соперника при ближайшей жеребьёвке.
help-offered = Спасибо. Когда ваши партии в турнире «{ $name }» закончатся, вас могут попросить сыграть ещё одну: она засчитывается только сопернику.
help-taken-back = Отмечено: в турнире «{ $name }» вы играете только свои партии.
my-pairings-heading = ### { $name }: ваши партии
my-reserve = Ваш номер { $number }, вы в резерве, { $place }-й в очереди на место.
my-entry-withdrawn = Ваш номер был { $number }, вы вышли из турнира.
my-entry-removed = Ваш номер был { $number }, вас исключили из турнира.
my-place = Вы на { $place }-м месте, очки: { $points }. Ваш номер { $number }.
my-number = Ваш номер { $number }.
my-stopped = Вы не пришли на партию, поэтому остаётесь без пары, пока не нажмёте «{ button-entrant-back }».
my-next = Следующие пары: { $at } ({ $left }) или раньше, если раньше закончатся партии.
my-helper = Вы помогаете тем, кому не нашлось пары.
my-pairing = { $people } · { $where }
my-pairing-mine = **ваш ход**
my-pairing-theirs = ход соперника
my-pairings-earlier = **Раньше**
my-result = { $round }. { $people }: { $points }
my-void = { $round }. { $people }: не засчитана
my-bye = { $round }. без соперника: { $points }
my-kind-forfeit = неявка
my-kind-adjudicated = присуждено
my-kind-corrected = исправлено
my-kind-bye = без соперника
own-place = место { $place }, очки: { $points }
own-playing =
    { $count ->
        [one] идёт { $count } партия
        [few] идут { $count } партии
       *[many] идёт { $count } партий
    }
own-next = следующие пары { $left }
own-starts = начало { $left }
mine-tournaments = **Ваши турниры**
card-lost = **{ $name }**: сообщение турнира нельзя показать. { $reason } Организатор может перенести его в другой канал: наберите там `/{ command-organise } { command-organise-move }`. Партии продолжаются.
card-lost-permission = Боту не хватает права в его канале: { $permission }.
card-lost-channel = Его канал удалён, или бот его не видит.
card-lost-other = Discord не принимает сообщение.


cup-files = Турнир «{ $name }» файлами: таблица в CSV для электронных таблиц, всё целиком в JSON для программ, TRF16 для обмена между судьями.

setup-tournament-draft =
    ### Новый турнир: { $name }
    Всё ниже уже заполнено. Нажмите «{ button-cup-open }», и сообщение турнира появится в этом канале; до начала можно изменить всё.
setup-tournament-open =
    ### { $name }: настройки
    До начала можно изменить всё; изменения видны в сообщении турнира.
setup-tournament-name = **Название**: { $name }
setup-tournament-changed = **Изменено:**
setup-tournament-game = **Игра**: { $game } ({ $options })
setup-tournament-usual = обычные условия
setup-tournament-language = **Язык сообщения и столов**: { $language }
setup-tournament-format = **Система**: { $format }
setup-tournament-seeding-lot = **Состав групп**: всё по жребию
setup-tournament-seeding-rating = **Состав групп**: сильнейшие по рейтингу в разных группах, остальные по жребию
setup-tournament-pace = **Темп**: { $pace }
setup-tournament-dates = **Начало**: { $starts } · **запись закончится**: { $closes }
setup-tournament-by-hand = когда начнёт организатор
setup-tournament-at-start = с началом
setup-tournament-hour = **Пары** составляются каждый день в { $hour }
setup-tournament-publish =
    { $count ->
        [0] **Пары** видны всем сразу
        [one] **Пары** видны всем через { $count } минуту после организаторов
        [few] **Пары** видны всем через { $count } минуты после организаторов
       *[many] **Пары** видны всем через { $count } минут после организаторов
    }
setup-tournament-places =
    { $count ->
        [one] **Мест**: { $count }, остальные в резерве
        [few] **Мест**: { $count }, остальные в резерве
       *[many] **Мест**: { $count }, остальные в резерве
    }
setup-tournament-late = **Записаться после начала** можно, пока не пошла вторая половина туров
setup-tournament-no-late = **Записаться после начала** нельзя
setup-tournament-check-in =
    { $count ->
        [0] **Отмечаться** перед началом не нужно
        [1] **Отметиться** нужно в последний час до начала
        [one] **Отметиться** нужно в последний { $count } час до начала
        [few] **Отметиться** нужно в последние { $count } часа до начала
       *[many] **Отметиться** нужно в последние { $count } часов до начала
    }
setup-tournament-limit =
    { $count ->
        [0] **Партия** может длиться сколько угодно
        [one] **Партия** закончится самое позднее через { $count } день, { $how }
        [few] **Партия** закончится самое позднее через { $count } дня, { $how }
       *[many] **Партия** закончится самое позднее через { $count } дней, { $how }
    }
setup-tournament-pauses =
    { $count ->
        [0] **Пауз** в партии нет
        [1] **Пауза** в партии: одна, { setup-tournament-pause-days }
       *[other] **Паузы** в партии: до { $count }, каждая { setup-tournament-pause-days }
    }
setup-tournament-excused =
    { $count ->
        [0] **Отъездов** в партии нет
        [one] **Отъезд** в партии: { $count } день на каждого игрока
        [few] **Отъезд** в партии: { $count } дня на каждого игрока
       *[many] **Отъезд** в партии: { $count } дней на каждого игрока
    }
setup-tournament-breaks = **При равных очках** решают: { $names }

organise-heading = ### Организация турнира «{ $name }»
organise-draft = Это черновик, его видят только организаторы.
organise-open = Идёт запись.
organise-running = Турнир идёт.
organise-paused = Пауза: новых пар нет, партии продолжаются.
organise-ended = Турнир окончен.
organise-cancelled = Турнир отменён.
organise-organisers = Организаторы: { $names }. Кто управляет сервером, тоже организатор.
organise-nobody = никто
organise-early =
    { $count ->
        [one] { $count } пару другие ещё не видят.
        [few] { $count } пары другие ещё не видят.
       *[many] { $count } пар другие ещё не видят.
    }
organise-stopped = Не пришли и до возвращения остаются без пары: { $names }
organise-public = -# Всё, что вы здесь делаете, видно в сообщении турнира, с вашим именем и причиной. Кто сам участвует, ничего не решает ни о своих партиях, ни о партиях соперников.
organise-opened = Турнир «{ $name }» открыт. Его сообщение здесь: { $channel }. Чтобы участвовать, в нём нажимают «{ button-enter }».
organise-done = Турнир «{ $name }»: сделано. Это видно в его сообщении.
organise-dropped = Черновик «{ $name }» удалён. Кроме организаторов, его никто не видел.
organise-told = **Сделано.** В сообщении турнира написано:
    { $lines }
organise-moved = Сообщение турнира «{ $name }» теперь здесь.
organise-imported =
    { $count ->
        [one] В турнир «{ $name }» записан { $count } человек.
        [few] В турнир «{ $name }» записаны { $count } человека.
       *[many] В турнир «{ $name }» записано { $count } человек.
    }
import-heading = ### { $name }: записать { $count ->
            [one] { $count } человека
            [few] { $count } человек
           *[many] { $count } человек
        } из списка, в котором { $lines ->
            [one] { $lines } строка
            [few] { $lines } строки
           *[many] { $lines } строк
        }?
cup-judged-heading =
    ### { $name }: оценка компьютера
    { $people } ({ $where })
cup-judged-line = { $place }. { $player } ({ $share } из 100)
cup-judged-note = -# В скобках — сколько побед на 100 таких партий; компьютер смотрит только на то, что видно всем. Это ещё ничего не решает: если вы согласны, нажмите «Присудить так…»; там можно выбрать и другой результат.
cup-judged-share = { $player } { $share } из 100
cup-judged-reason = Оценка компьютера: { $line }

import-line = -# { $line }. { $text }: { $verdict }
import-more =
    { $count ->
        [one] -{ $count } … и ещё { $count } строка
        [few] -{ $count } … и ещё { $count } строки
       *[many] -{ $count } … и ещё { $count } строк
    }
import-verdict-place = будет участвовать
import-verdict-reserve = попадёт в резерв
import-verdict-in = уже участвует
import-verdict-left = уже вышел из турнира
import-verdict-doubled = уже есть в списке
import-verdict-unknown = на этом сервере никого так не зовут
import-verdict-bot = это бот
import-verdict-several = подходит нескольким: введите id
import-verdict-too_many = больше участников в турнире быть не может
start-question =
    ### { $name }: начать сейчас?
    { $warning }
    После этого настройки изменить нельзя, и бот начнёт составлять пары.

next-round-heading =
    ### { $name }: начать следующий тур сейчас?
    { $count ->
        [one] Ещё идёт { $count } партия. После подтверждения она закончится { $how }, и будут составлены пары следующего тура.
        [few] Ещё идут { $count } партии. После подтверждения они закончатся { $how }, и будут составлены пары следующего тура.
       *[many] Ещё идёт { $count } партий. После подтверждения они закончатся { $how }, и будут составлены пары следующего тура.
    }
next-round-line = -# { $people } ({ $where }): { $said }
next-round-points = будет { $result }
next-round-void = никому не будет засчитана
next-round-hidden = по очкам, которые пока известны не всем
next-round-over = только что закончилась
next-round-missing = { $said } (неявка: { $names })
next-round-more =
    { $count ->
        [one] -# … и ещё { $count } партия
        [few] -# … и ещё { $count } партии
       *[many] -# … и ещё { $count } партий
    }
next-round-judgement = -# До подтверждения можно спросить компьютер, как закончилась бы партия, и присудить её результат.
next-round-note = -# Бот спросит о причине, её увидят все в сообщении турнира. Партий, которые начнутся позже, это не коснётся.
start-repeats = -# Если их { $most }, двое могут встретиться дважды; если не больше { $promised }, такого не будет.

button-enter = Участвовать
button-enter-salt = Со своей солью…
button-withdraw = Выйти из турнира
button-withdraw-yes = Да, выйти
button-my-pairings = Мои партии
button-standings = Таблица
button-pairings = Пары
button-why = Почему?
button-cup-rules = Правила
button-cup-export = Файлы
button-cup-card = Турнир
button-organise = Организация
button-entrant-back = Я вернулся к игре
button-check-in = Я на месте
button-next-now = Следующую партию сейчас
button-help-yes = Помогаю другим
button-help-no = Больше не помогаю
button-tournaments = Турниры
button-cup-new = Новый турнир
button-cup-open = Открыть
button-cup-drop = Удалить черновик
button-cup-like = Новый, как { $name }
button-cup-edit = Изменить настройки
button-cup-game = Название, игра…
button-cup-format = Система…
button-cup-groups = Группы…
button-cup-time = Даты, темп…
button-cup-entry = Кто участвует…
button-cup-rating = Рейтинг…
button-cup-table = Партии…
button-cup-breaks = Равные очки…
button-cup-start = Начать
button-cup-start-yes = Да, начать
button-cup-start-rounds =
    { $is_flow ->
        [yes] { $count ->
            [one] Начать: { $count } партия на участника
            [few] Начать: { $count } партии на участника
           *[many] Начать: { $count } партий на участника
        }
       *[no] { $count ->
            [one] Начать: { $count } тур
            [few] Начать: { $count } тура
           *[many] Начать: { $count } туров
        }
    }
button-cup-start-robin = Начать по круговой системе
button-cup-publish = Показать пары
button-cup-swap = Поменять двоих…
button-cup-pause = Пауза…
button-cup-resume = Закончить паузу
button-cup-extend = Больше времени…
button-cup-next = Следующий тур…
button-cup-next-yes = Подтвердить…
button-cup-adjudicate = Присудить…
button-cup-judgement = Спросить компьютер…
button-cup-judged = Присудить так…
button-cup-correct = Исправить результат…
button-cup-replace = Заменить…
button-cup-remove = Исключить…
button-cup-forgive = Снять неявку…
button-cup-forbid = Запретить пару…
button-cup-import = Записать людей…
button-cup-import-yes = Записать
button-cup-move = Перенести сюда
button-cup-blank = Стереть причину…
button-cup-cancel = Отменить турнир…

modal-entry-salt = Участвовать
modal-entry-salt-field = Любые слова или цифры
modal-entry-salt-hint = От соли каждого участника зависит всё случайное в турнире.
modal-cup-game = Название, игра
modal-cup-format = Система
modal-cup-groups = Группы
modal-cup-time = Даты и темп
modal-cup-entry = Кто может участвовать
modal-cup-rating = Кто может участвовать по рейтингу
modal-cup-table = Партии
modal-cup-breaks = Равные очки
modal-cup-pause = Пауза турнира
modal-cup-cancel = Отменить турнир
modal-cup-swap = Поменять двоих местами
modal-cup-extend = Больше времени на партию
modal-cup-replace = Заменить из резерва
modal-cup-remove = Исключить участника
modal-cup-next-yes = Закончить партии тура
modal-cup-adjudicate = Присудить результат
modal-cup-judgement = Оценка компьютера
modal-cup-correct = Исправить результат
modal-cup-forgive = Снять неявку
modal-cup-forbid = Двое, которые не встречаются
modal-cup-import = Записать людей
modal-cup-blank = Стереть причину

form-name = Название
form-game = Игра
form-language = Язык сообщения и столов
form-publish = Когда видны пары
form-publish-value =
    { $count ->
        [0] Пары видны всем сразу
        [one] Пары видны через { $count } минуту после организаторов
        [few] Пары видны через { $count } минуты после организаторов
       *[many] Пары видны через { $count } минут после организаторов
    }
form-format = Система
form-format-swiss = Швейцарская: туры для двоих
form-format-flow = Поток: швейцарская без туров, никто не ждёт
form-format-table_flow = Поток за столами на четверых и троих
form-format-round_robin = Круговая: каждый с каждым
form-format-tables = Столы на четверых и троих, по турам
form-format-knock_out = На вылет
form-format-groups = Группы, затем на вылет
form-format-table_groups = Группы за столами на четверых, затем на вылет
form-rounds = Туров, а в потоке партий у каждого
form-rounds-hint = Меньше, чем участников.
form-at_once = Партий у каждого одновременно
form-at_once-value =
    { $count ->
        [one] { $count } партия одновременно
        [few] { $count } партии одновременно
       *[many] { $count } партий одновременно
    }
form-final = Игры на вылет
form-final-value =
    { $count ->
        [0] Без игр на вылет
       *[other] { $best_of ->
            [1] Затем на вылет для { $count } лучших
           *[other] Затем на вылет для { $count } лучших, партий в серии не больше: { $best_of }
        }
    }
form-group_size = Размер группы
form-group_size-value = Группы примерно по { $count }
form-group_best = Сколько выходят из группы
form-group_best-value =
    { $count ->
        [1] Выходит победитель группы
       *[other] Выходят { $count } лучших
    }
form-seeding = Состав групп
form-seeding-lot = Всё по жребию
form-seeding-rating = По рейтингу, у кого его нет, по жребию
form-series = Партии в играх на вылет
form-series-value =
    { $count ->
        [1] Одна партия
       *[other] Партий в серии не больше: { $count }
    }
form-pace = Время на ход
form-own_pace = Другой темп
form-own_pace-hint = Пусто: как выбрано выше. Например: 36ч, или 21:00 Moscow, или 36ч будни
form-starts = Начало
form-starts-hint = 5 дек 18:00, 2026-12-05 18:00, через 3 дня. Пусто: начнёт организатор
form-closes = Запись закончится
form-closes-hint = Как выше. Пусто: с началом
form-hour = Поток: час, когда составляют пары
form-hour-value = Пары: { $hour } UTC
form-most = Мест
form-most-hint = Не больше 512; кто придёт позже, попадёт в резерв.
form-reliability = Надёжность
form-reliability-value =
    { $count ->
        [0] Участвовать может каждый
       *[other] Не меньше { $count } % ответов вовремя
    }
form-reliability-known = Не меньше { $count } %, без новичков
form-late = Запись после начала
form-late-yes = Можно, пока не пошла вторая половина туров
form-late-no = Нельзя
form-check_in = Отметиться перед началом
form-check_in-value =
    { $count ->
        [0] Не нужно
        [1] В последний час до начала
        [one] В последний { $count } час до начала
        [few] В последние { $count } часа до начала
       *[many] В последние { $count } часов до начала
    }
form-role = Только с ролью
form-limit = Партия закончится через
form-limit-value =
    { $count ->
        [0] Без предела
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
form-at_limit = Как закончится партия на пределе
form-at_limit-standing = По очкам на тот момент
form-at_limit-void = Без результата
form-pauses = Паузы в партии
form-pauses-value =
    { $count ->
        [0] Без пауз
        [one] { $count } пауза, дней не больше: { $days }
        [few] { $count } паузы, дней не больше: { $days }
       *[many] { $count } пауз, дней не больше: { $days }
    }
form-excused = Отъезды в партии
form-excused-value =
    { $count ->
        [0] Без отъездов
        [one] { $count } день на каждого игрока
        [few] { $count } дня на каждого игрока
       *[many] { $count } дней на каждого игрока
    }
form-break = Показатель { $place }
form-break-none = Никакой
form-edition = Туры без партии считать
form-edition-2026 = как ФИДЕ с 2026 года
form-edition-2023 = как ФИДЕ с 2023 года
form-edition-2012 = как ФИДЕ с 2012 года
form-edition-half = половиной очка (клубы)
form-edition-none = никак
form-entrant = Участник
form-one = Один участник
form-other = Другой участник
form-reserve = Участник из резерва
form-entrant-hint = Номер или имя
form-pairing = Партия
form-pairing-hint = Имя того, кто в ней играет, или номер партии
form-days = Сколько дней добавить
form-reason = Причина
form-reason-hint = Её прочтут все в сообщении турнира.
form-result = Результат
form-result-first = 1 : 0, побеждает названный первым
form-result-second = 0 : 1, побеждает названный вторым
form-result-draw = ½ : ½, ничья
form-result-void = Не засчитывать никому
form-result-none = 0 : 0, никто ничего не получает
form-places = Места в итоге по порядку за столом
form-places-hint = Например, 2 1 3 4; у тех, кто делит место, число одно
form-places-hint-void = Например, 2 1 3 4; у тех, кто делит место, число одно; «void»: не засчитывать
form-allow = Встречаются ли они?
form-allow-no = Никогда не встречаются
form-allow-yes = Снова могут встретиться
form-people = Люди
form-people-hint = В каждой строке один: упоминание, id или имя
form-act = Что было сделано
form-kept = -# Откройте форму ещё раз: в ней всё, что вы ввели.
form-choose = Выберите…

tie-break-direct = личная встреча
tie-break-buchholz = Бухгольц
tie-break-buchholz_cut_1 = усечённый Бухгольц
tie-break-buchholz_median = медианный Бухгольц
tie-break-sonneborn_berger = Зоннеборн-Бергер
tie-break-wins = победы
tie-break-progressive = прогресс
tie-break-later_seat = партии на худшем месте
tie-break-opponents_place_points = средние очки соперников
tie-break-share_of_best = доля от лучшего счёта
tie-break-lots = жребий
tie-break-of-edition = { $name } ({ $edition })

refusal-which_tournament = Какой турнир: { $names }? Выберите его параметром `{ option-tournament }` или наберите команду в его канале.
refusal-no_tournament =
    { $server ->
        [yes] На этом сервере ещё нет турниров. Новый: `/{ command-organise } { command-organise-new }`.
       *[no] Вы не участвуете в турнирах. Турниры сервера покажет на нём `/{ command-tournament } { command-tournament-list }`.
    }
refusal-no_such_entrant = В этом турнире никого не зовут «{ $word }», и это не номер участника.
refusal-which_entrant = «{ $word }» подходит нескольким участникам: { $names }. Введите номер.
refusal-no_such_pairing = Такой партии нет: «{ $word }».
refusal-which_pairing = «{ $word }» подходит нескольким партиям: { $names }. Введите номер.
refusal-tournament_no_number = «{ $word }» — не целое число.
refusal-no_places =
    { $seats ->
        [one] «{ $word }» не говорит, кто какое место занимает; игроков: { $seats }.
        [few] «{ $word }» не говорит, кто какое место занимает; игроков: { $seats }. Нужно, например, 2 1 3 4.
       *[many] «{ $word }» не говорит, кто какое место занимает; игроков: { $seats }. Нужно, например, 2 1 3 4.
    }
refusal-no_hour = «{ $word }» не похоже на время суток. Например: 18:00.
refusal-lost_tournament = Эта кнопка относится к турниру, которого больше нет: бот восстановлен из более старой копии. Ничего не сделано.
refusal-no_list = Список людей не сохранился: бота перезапустили, или после него был другой список. Никто не записан; введите его ещё раз.
refusal-no_reasons = Здесь ещё никто не называл причин.
refusal-nobody_takes_part = Сейчас в турнире никто не участвует.
refusal-no_reserves = В турнире нет запасных. Запасными становятся те, кто записался, когда все места заняты.
refusal-no_match_runs = Сейчас в турнире не идёт ни одной партии.
refusal-no_match_is_over = В турнире ещё не закончилась ни одна партия.
