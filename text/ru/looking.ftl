### Взгляд на партию: своё, журнал, повтор, прочее, сведения, правила.

hand-heading = ### { $title }: что у вас есть
hand-open = Партия ещё не началась, ни у кого ничего нет.
hand-spectator = Вы не сидите за этим столом, вашего здесь ничего нет.

info-status = Состояние: { $status }
info-opened = Стол открыт: { $when }
info-started = Начало: { $when }
info-ended = Конец: { $when }
info-seats = Игроки:
info-shuffle = -# Печать тасовки (SHA-256): `{ $commitment }`

log-heading = ### { $title }: журнал
log-new = -# Новое с тех пор, как вы смотрели:
log-empty = Пока ничего не произошло.

replay-heading = ### { $title }: ход { $step } из { $last }
replay-start = начало
replay-first = |‹
replay-back = ‹
replay-on = ›
replay-last = ›|
replay-jump = Перейти к ходу…
replay-viewer = Чьими глазами…
replay-viewer-public = Как видели все
replay-viewer-seat = Глазами игрока { $player }

more-undo = Свой последний ход ещё можно взять назад.
more-no-undo = Взять назад сейчас нечего.
resign-question =
    ### { $title }: сдаться?
    Дальше ходы за вас будут делаться по правилам, и вернуться вы не сможете.
cancel-question =
    ### { $title }: отменить партию?
    Результата не будет ни у кого, и вернуть партию нельзя.

rules-paragraph =
    -# { $game }, правила
    ### { $number } { $title }
rules-found =
    { $count ->
        [one] ### «{ $query }» в правилах игры «{ $game }»: { $count } пункт
        [few] ### «{ $query }» в правилах игры «{ $game }»: { $count } пункта
       *[many] ### «{ $query }» в правилах игры «{ $game }»: { $count } пунктов
    }
rules-nothing = В правилах игры «{ $game }» нет ничего про «{ $query }». Попробуйте другое слово или откройте оглавление.
rules-found-all =
    { $count ->
        [one] ### «{ $query }» в правилах: { $count } пункт
        [few] ### «{ $query }» в правилах: { $count } пункта
       *[many] ### «{ $query }» в правилах: { $count } пунктов
    }
rules-hit = { $game } · { $number } { $title }
rules-nothing-all = В правилах нет ничего про «{ $query }». Попробуйте другое слово или откройте оглавление одной из игр.
rules-games = ### Правила какой игры?
rules-contents = ### { $game }: правила
rules-none = Для игры «{ $game }» нет текста правил.
rules-open = Открыть пункт…

export-whole = { $title }: вся партия файлом, вместе с секретом тасовки.
export-own = { $title }: всё, что вам пока можно знать о партии, файлом.
verified =
    ### { $title }: всё сходится
    { $entries ->
        [one] Секрет подходит к печати. Партия, сыгранная заново из секрета и соли, совпала с сохранённой: проверена { $entries } запись.
        [few] Секрет подходит к печати. Партия, сыгранная заново из секрета и соли, совпала с сохранённой: проверены { $entries } записи.
       *[many] Секрет подходит к печати. Партия, сыгранная заново из секрета и соли, совпала с сохранённой: проверено { $entries } записей.
    }
verified-compare =
    Сравните печать с той, что стоит на первой карточке стола, а свою соль — с той, что вам показали, когда вы сели за стол:
    Печать: `{ $commitment }`
verified-salt = { $player }: { $salt }
verified-limits = -# Тот, у кого запущен бот, знал секрет с самого начала. Если он тоже играл, проверка не покажет, что свою соль он выбрал наугад.
not-verified =
    ### { $title }: что-то не сходится
    { $fault }
