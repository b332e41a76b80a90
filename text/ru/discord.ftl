### Что говорится о самом Discord: личные сообщения, каналы, права, сбои, запуск бота.

fault = Здесь что-то сломалось. Сбой записан под номером `{ $code }`; пожалуйста, сообщите его тем, кто держит этого бота. Ничего, кроме того, что вы видите, не изменилось.
undone = Ваш последний ход взят назад.
undone-plan = Ваш план взят назад, насколько позволяют правила.
resigned = Вы сдались. Ходы за вас теперь делаются по правилам.
declined = Вы отказались. { $title }: играют без вас.
kicked = { $name } больше не за столом: { $title }.
freed = { $title }: место свободно ({ $name }). Ходы за него теперь делаются по правилам.
freed-direct-message = { $title }: вас больше нет на сервере этой партии, и ваше место освободили. Ходы за него теперь делаются по правилам.
invited-sent = { $title }: приглашение отправлено, { $name } получит его личным сообщением.
invited-no-dm = { $title }: { $name } в списке приглашённых. Личные сообщения у этого человека закрыты, поэтому он назван на столе.
invited-not-now = { $title }: { $name } в списке приглашённых. Личное сообщение Discord сейчас не доставляет, поэтому этот человек назван на столе.
dm-test = Это проверка. Личные сообщения бота до вас доходят.
dm-open = Получилось: личные сообщения до вас доходят.
new-which-game = Какая игра?
rebound = { $title }: играем дальше здесь, прежнего места больше нет. Ничего не потеряно.
verify-at = Ход { $revision }:

permission-view_channel = «Просматривать канал»
permission-send_messages = «Отправлять сообщения»
permission-send_messages_in_threads = «Отправлять сообщения в ветках»
permission-create_public_threads = «Создавать публичные ветки»
permission-manage_threads = «Управлять ветками» (ветка заперта)
permission-dm = «Личные сообщения»
permission-embed_links = «Встраивать ссылки»
permission-attach_files = «Прикреплять файлы»
permission-read_message_history = «Читать историю сообщений»

refusal-unknown_control = Эта кнопка из прошлого, за ней больше ничего нет.
refusal-changed_command = Эта команда изменилась. Скоро Discord покажет новую; если перезапустить Discord, она появится сразу.
refusal-which_match = Непонятно, о какой партии речь: { $matches }. Назовите её в параметре `партия` или дайте команду в её канале.
refusal-no_match =
    { $server ->
        [yes] В этом канале сейчас нет партии, и сами вы ни в одной не играете. Партии этого сервера показывает `/{ command-match } { command-match-list }`, новый стол открывает `/{ command-match } { command-match-new }`.
       *[no] Вы не играете ни в одной партии. Новый стол открывает `/{ command-match } { command-match-new }`.
    }
refusal-no_match_of_game = Вы не играете в «{ $game }», и здесь такой партии нет. Партии этого сервера показывает `/{ command-match } { command-match-list }`, новый стол открывает `/{ command-match } { command-match-new }`.
refusal-no_open_table =
    { $server ->
        [yes] В этом канале нет открытого стола. Партии этого сервера показывает `/{ command-match } { command-match-list }`, новый стол открывает `/{ command-match } { command-match-new }`.
       *[no] Вы не сидите за открытым столом. Новый стол открывает `/{ command-match } { command-match-new }`.
    }
refusal-no_ended_match =
    { $server ->
        [yes] Оконченных партий нет ни в этом канале, ни у вас. Партии этого сервера показывает `/{ command-match } { command-match-list }`.
       *[no] Оконченных партий у вас пока нет. Текущие показывает `/{ command-match } { command-match-mine }`.
    }
refusal-which_game = Назовите игру в параметре `игра`: { $games }.
refusal-no_such_game = Игры «{ $word }» здесь нет. Можно выбрать: { $games }.
refusal-options_unreadable = «{ $word }» не похоже на условие. Условия пишутся как `имя=значение`, через запятую.
refusal-bots_do_not_play = Это программа, а не человек. Чтобы играть с компьютером, нажмите «{ $button }».
refusal-no_place = Discord не сообщает, где вы. Попробуйте в канале.
refusal-no_such_channel = Этого канала больше нет, или бот его не видит.
refusal-no_threads_here = Здесь нельзя открыть ветку. Выберите «Прямо здесь» или дайте команду в текстовом канале.
refusal-too_many_threads = На этом сервере уже столько открытых веток, сколько разрешает Discord. Закройте лишние или выберите «Прямо здесь».
refusal-not_here = Это можно сделать только на сервере партии, например в { $channels }.
refusal-stays_direct = Эта партия идёт в личных сообщениях и остаётся там.
refusal-not_seen_by = Этот канал не видят: { $names }. Партию можно перенести только в канал, который видят все за столом.
refusal-closed_match = Партию № { $match } видят только её игроки и те, кому виден её канал.
refusal-not_invited = У вас нет приглашения за этот стол.
refusal-other_server = Партия остаётся на том сервере, где её открыли.
refusal-discord = Discord сейчас работает с перебоями. Ничего не изменилось; попробуйте ещё раз через несколько минут.
refusal-discord_later = То, что вы сделали, сохранено, но Discord не смог это показать. Повторять не нужно.
refusal-still_here = { $name } всё ещё на этом сервере, или Discord об этом молчит. В начатой партии освобождают только места тех, кто ушёл с сервера.
refusal-missing_permissions = Боту здесь не хватает прав: { $permissions }. Их может дать тот, кто управляет сервером.
refusal-closed_channel = На этом сервере столы открывают в { $channels }.
refusal-server_only = Это работает только на сервере.
refusal-staff_only = Это могут только те, кто управляет сервером.
refusal-unknown_setting = Настройки «{ $word }» нет.
refusal-not_this_game = Это партия другой игры.

start-bad-token = Discord не знает такого токена. Проверьте DISCORD_TOKEN; новый токен выдают на портале разработчиков Discord.
start-no-playground = DISCORD_TOKEN не задан, а локальная песочница не установлена. Задайте DISCORD_TOKEN в окружении или в файле .env либо запустите make play: эта команда установит песочницу.
start-failed = Бот не может запуститься: { $fault }
