### Команды турниров: как они записываются, кто впереди, по каким правилам встречаются. Всё остальное: tournaments.ftl.

tournament-format-teams-swiss =
    { $rounds ->
        [one] команды, досок: { $boards }, швейцарская, { $rounds } тур
        [few] команды, досок: { $boards }, швейцарская, { $rounds } тура
       *[many] команды, досок: { $boards }, швейцарская, { $rounds } туров
    }
tournament-format-teams-all = команды, досок: { $boards }, каждая встречается с каждой
tournament-teams =
    { $count ->
        [0] Команд пока нет, мест для них: { $most }
       *[other] Команд: { $count } из { $most } ({ $names })
    }
tournament-champion-team = **Первое место: { $team }** · { $names }

button-team = Моя команда
button-teams = Команды
button-team-boards = По доскам
button-team-new = Новая команда…
button-team-join = Играть за «{ $team }»
button-team-decline = Нет, спасибо
button-cup-teams = Команды…
modal-cup-teams = Команды
modal-team-new = Новая команда
modal-team-new-field = Как она называется
modal-team-new-hint = Название увидят все. Капитаном будете вы.
select-team-ask = Позвать в команду…
select-team-up = Переставить на доску выше…

form-format-teams = Команды, доска против доски
form-boards = Досок в команде
form-boards-value =
    { $count ->
        [one] { $count } доска
        [few] { $count } доски
       *[many] { $count } досок
    }
form-teams_meet = Какие команды встречаются
form-teams_meet-swiss = Швейцарская: с близкими очками
form-teams_meet-all = Каждая с каждой

part-substitutes = запасные
my-team = Ваша команда: { $team }, место { $place }, очков на всех досках: { $points }.
my-team-unranked = Ваша команда: { $team }
team-number = команда { $number }
team-heading = ### { $team }, { $tournament }
team-none = ### { $tournament }: ваша команда
team-how = Запишите команду и позовите других или подождите, пока вас позовёт капитан. Досок в команде: { $boards }, людей не больше: { $most }.
team-closed = Команды больше не записываются.
team-member = **Доска { $board }:** { $name }
team-substitute = **Запасной игрок:** { $name }
team-invited = Позваны, ответа пока нет: { $names }
team-captain = Капитан: { $name }. Если капитан уйдёт или не придёт на партию, капитаном станет тот, кто в команде дольше всех.
team-captain-you = Капитан: вы. Если вы уйдёте или не придёте на партию, капитаном станет тот, кто в команде дольше всех.
team-nobody = никого не осталось
team-missing =
    { $count ->
        [one] Не хватает ещё { $count } игрока. Команда, которой к началу не хватает людей, не играет.
       *[other] Не хватает ещё { $count } игроков. Команда, которой к началу не хватает людей, не играет.
    }
team-complete = Команда в полном составе.
team-up-note = на доску { $board }
team-asks = { $captain } зовёт вас играть за команду **{ $team }**. Турнир: **{ $tournament }**.
team-asks-you = { $captain } зовёт вас играть за команду **{ $team }**.
team-asked = Приглашение отправлено: { $name }.
team-asked-no-dm = Приглашение есть, но личное сообщение не дошло: { $name }. Скажите, что нужно нажать «{ button-enter }» в сообщении турнира.
team-made = Ваша команда записана. Теперь позовите других.
team-joined = Вы играете за эту команду.
team-declined = Вы за них не играете, и они это увидят.
team-ordered = Доски теперь в таком порядке.
select-team-rest = Кто отдыхает в туре { $round }…
team-rest-note =
    { $rests ->
        [yes] отдыхает; выберите ещё раз, чтобы вернуть в состав
       *[no] играет, если для него есть доска
    }
team-resting = отдыхает в следующем туре
team-stopped = неявка; снова играет после «{ button-entrant-back }»
team-rests = В следующем туре отдыхает { $name }, если из-за этого ни одна доска не пустует.
team-plays = Больше не отдыхает: { $name }.
teams-none = Ни одна команда пока не записана.
teams-columns = -# Место, команда, **очки всех досок**, выигранные встречи (ничья: ½); состав по доскам; встречи
teams-entered = -# Команды в порядке записи; участники по доскам
teams-no-results = Результатов ещё нет ни у одной команды, поэтому нет и мест. Участники по доскам:
team-bye = { $points } (пропуск)

standings-board = **Доска { $board }**
standings-substitutes = **Запасные**
pairings-teams = **{ $one } – { $other }** · { $score }
pairings-team-free = **{ $team }**: пропуск (bye)
pairings-board = доска { $board }
met-teams-swiss = Встречаются команды с близким числом очков на досках, и никакие две не встречаются дважды, пока это возможно.
met-teams-all = Каждая команда встречается с каждой по одному разу, по таблицам Бергера.
met-teams-board = Оба играют за свои команды на доске { $board }: из тех, кто есть, в порядке, который выбрал капитан.
met-teams-bye = У другой команды на этой доске никого не было, этим двоим нельзя встречаться или свободной команды не осталось. { $name }, очки: { $points }.
tournament-rules-teams = Досок в команде: { $boards }, людей не больше: { $most }. Первая доска играет с первой, вторая со второй и так далее; кто ходит первым, меняется от доски к доске. Играют первые из тех, кто есть, в порядке, который выбрал капитан: запасной выходит на последнюю доску, остальные поднимаются выше. За пустую доску очко получает другая команда.
tournament-rules-teams-swiss = Встречаются команды с близким числом очков, по правилам швейцарской системы: команда считается одним участником, а её очки — это очки всех её досок.
tournament-rules-teams-all = Каждая команда встречается с каждой по одному разу, по таблицам Бергера.
tournament-rules-teams-places = Очки всех досок складываются. При равенстве решают выигранные встречи, затем первая доска, вторая и так далее, затем жребий. Пропуск даёт по очку на каждой доске.
tournament-rules-teams-breaks = У каждой доски есть и своя таблица тех, кто на неё поставлен. При равных очках в ней по порядку решают: { $names }.

tournament-act-team_made = Новая команда, капитан: { $entrant }.

cup-file-board = доска
cup-file-board-points = доска { $board }
cup-file-team = команда
cup-file-won = выигранные встречи
cup-file-members = состав по доскам

refusal-only_with_teams = В этом турнире за команды не играют.
refusal-team_needed = В этом турнире играют команды. Запишите команду или подождите, пока вас позовёт капитан.
refusal-teams_enter_themselves = Команды записываются сами: капитан зовёт, игроки соглашаются. Списком записать никого нельзя.
refusal-team_unnamed = Команде нужно название.
refusal-team_name_mentions = В названии команды нельзя упоминать людей, роли и каналы.
refusal-team_name_too_long =
    { $most ->
        [one] В названии команды может быть не больше { $most } знака.
       *[other] В названии команды может быть не больше { $most } знаков.
    }
refusal-team_name_taken = Так уже называется другая команда.
refusal-no_team_place = Мест для команд: { $most }, и все заняты.
refusal-not_asked = Капитан этой команды вас не звал, или приглашение больше не действует.
refusal-team_gone = В этой команде никого не осталось.
refusal-team_full = В команде может быть не больше стольких игроков: { $most }; в этой их уже столько.
refusal-already_in_a_team = Этот человек уже играет в турнире за команду.
refusal-plays_for_a_team = Вы уже играете за команду «{ $team }». Чтобы выйти, нажмите «{ button-withdraw }» на её странице.
refusal-too_many_invited = Позваны и ещё не ответили: { $most }. Подождите ответов.
refusal-bot_in_a_team = Боты за команды не играют.
refusal-in_no_team = Вы здесь не играете за команду.
refusal-not_the_captain = Это может только капитан команды.
refusal-not_in_your_team = Этот человек не играет за вашу команду.
refusal-no_round_follows = Туров больше не будет, отдыхать не от чего.
refusal-nobody_can_rest = Больше никто отдыхать не может: на доски вашей команды нужны игроки, столько: { $boards }.
refusal-wrong_team_order = Назовите каждого игрока один раз, по номеру: { $members }.
refusal-which_team = Вас позвали несколько команд: { $names }. Скажите, за какую вы играете.
refusal-too_few_teams = Команд в полном составе: { $teams }. Чтобы начать, нужно не меньше: { $least }.
refusal-too_many_team_rounds = При стольких турах команды встречались бы снова. Команд: { $teams }, выбрано туров: { $rounds }, возможно не больше: { $most }. Если каждая должна встретиться с каждой, выберите это в «{ button-cup-teams }».
