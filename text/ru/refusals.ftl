### Почему службы не сделали того, о чём их просили: столы, места, ходы, повтор, настройки.

refusal-unknown_game = Игры «{ $word }» здесь нет.
refusal-unknown_rules = Правил этой партии ({ $game }, версия { $version }) у бота больше нет.
refusal-unknown_match = Партии № { $match } нет.
refusal-unknown_option = У этой игры нет условия «{ $option }».
refusal-unknown_option_value = Условие «{ $option }» не бывает «{ $value }».
refusal-unknown_pace = Темпа «{ $word }» нет.
refusal-unknown_language = Языка «{ $word }» бот не знает.
refusal-unknown_level = Компьютерного игрока вида «{ $word }» нет.

refusal-seat_count =
    { $have ->
        [one] За столом { $have } игрок, а в эту игру играют так: { $allowed }.
        [few] За столом { $have } игрока, а в эту игру играют так: { $allowed }.
       *[many] За столом { $have } игроков, а в эту игру играют так: { $allowed }.
    }
refusal-seats_offered =
    { $have ->
        [one] Стол на { $have } место не открыть: число игроков в этой игре — { $allowed }.
        [few] Стол на { $have } места не открыть: число игроков в этой игре — { $allowed }.
       *[many] Стол на { $have } мест не открыть: число игроков в этой игре — { $allowed }.
    }
refusal-salt_too_long =
    { $most ->
        [one] К случаю можно добавить не больше { $most } знака.
       *[many] К случаю можно добавить не больше { $most } знаков.
    }
refusal-channel_taken = В этом канале уже идёт партия № { $match }. Выберите другой канал или сначала закончите её.
refusal-not_open = Стол больше не собирает игроков.
refusal-already_joined = У этого игрока уже есть место за столом.
refusal-table_full =
    { $most ->
        [one] За столом всё занято: { $most } место.
        [few] За столом всё занято: { $most } места.
       *[many] За столом всё занято: { $most } мест.
    }
refusal-barred = Хозяин стола попросил этого игрока уйти. Позвать обратно может только хозяин.
refusal-not_at_table = Этого игрока за столом нет.
refusal-not_the_host = Это может только хозяин стола.
refusal-no_computer = За столом нет компьютерных игроков.
refusal-already_over = Партия уже окончена.
refusal-not_over = Партия ещё не окончена.
refusal-rematch_exists = Реванш уже есть: партия № { $match }.

refusal-not_running = Сейчас ходить нельзя: партия ещё не началась или уже окончена.
refusal-not_a_player = Вы не играете в этой партии.
refusal-stale = С тех пор как вы это увидели, что-то произошло, поэтому ничего не сделано. Вот как всё обстоит теперь.
refusal-not_your_decision =
    { $count ->
        [0] Сейчас от вас ничего не нужно: решают другие.
       *[other] Сейчас от вас ничего не нужно. Партия ждёт: { $awaited }.
    }
refusal-no_such_choice = Такого выбора сейчас нет.
refusal-nothing_to_undo = Вам нечего взять назад.
refusal-undo_acted = Взять ход назад нельзя: после него кто-то уже действовал.
refusal-default_early = У других ещё есть время ответить; до тех пор ни за кого ничего не решается.
refusal-no_plans = Здесь нельзя составить план из нескольких ходов.
refusal-plan_changed = С тех пор как вы это увидели, здесь что-то изменилось, поэтому ничего не сделано. Вот как всё теперь.
refusal-plan_full = В плане может быть не больше { $most } ходов.
refusal-no_such_wish = Этого сейчас пожелать нельзя.
refusal-undo_final = Взять ход назад нельзя: после него решил случай, открылось скрытое или так велят правила.

refusal-no_such_revision =
    { $most ->
        [0] Оглядываться пока не на что.
       *[other] В партии есть записи с 1 по { $most }.
    }
refusal-no_such_seat = Такого места в этой партии нет.

refusal-match_over = Партия окончена.
refusal-no_decision = Сейчас от вас ничего не требуется.
refusal-wrong_phase = Сейчас спрашивают о другом.
refusal-not_a_move = Такого хода в этой игре нет.
refusal-unknown_id = Ничто в этой игре не называется «{ $word }».
