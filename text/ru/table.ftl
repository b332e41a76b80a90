### То, что в канале видят все: карточка открытого стола и сам стол.

lobby-heading = ### { $title }: открытый стол
lobby-host = Хозяин стола: **{ $host }**.
lobby-seats = Занято мест: { $taken } из { $most }
lobby-free-seat = свободно
lobby-pace = Темп: { $pace }
lobby-language = Язык: { $language }
lobby-option = { $option }: { $value }
lobby-missing =
    { $players ->
        [one] Чтобы начать, нужен ещё { $players } игрок.
        [few] Чтобы начать, нужно ещё { $players } игрока.
       *[many] Чтобы начать, нужно ещё { $players } игроков.
    }
lobby-ready =
    { $room ->
        [0] Все места заняты. Начать может **{ $host }**.
        [one] Начать может **{ $host }**. Есть ещё { $room } место.
        [few] Начать может **{ $host }**. Есть ещё { $room } места.
       *[many] Начать может **{ $host }**. Есть ещё { $room } мест.
    }
lobby-invited = Приглашены: { $names }.
lobby-shuffle = -# Печать тасовки: `{ $commitment }`. После партии всё запечатанное открывается, и каждый может всё проверить.

table-heading = ### { $title }
table-earlier = -# { $title }, ранее
table-ended = ### { $title }: партия окончена
table-cancelled = ### { $title }: партия отменена
table-cancelled-players = За столом были: { $names }.
table-private-waits =
    { $count ->
        [one] Под кнопкой «Рука» ждёт личное сообщение: { $names }.
       *[other] Под кнопкой «Рука» ждут личные сообщения: { $names }.
    }
table-agreed =
    { $count ->
        [one] { $names } предлагает отменить партию. Если согласятся все, она закончится без результата: **Ещё**, затем **Отменить партию**.
       *[other] { $names } предлагают отменить партию. Если согласятся все, она закончится без результата: **Ещё**, затем **Отменить партию**.
    }
table-left =
    { $count ->
        [one] { $names }: на этом сервере такого игрока больше нет, но партия ждёт. Хозяин стола может освободить место: { $command }.
       *[other] { $names }: на этом сервере таких игроков больше нет, но партия ждёт. Хозяин стола может освободить места: { $command }.
    }
table-winners =
    { $count ->
        [one] Победа: { $names }.
       *[other] Победу делят { $names }.
    }
reason-draw = Ничья по соглашению.
reason-resigned = Остальные покинули партию.
table-shuffle-opened =
    -# Секрет тасовки: `{ $secret }`
    -# Печать, показанная до партии: `{ $commitment }`
select-close-up = Рассмотреть поближе…

entry-undo = { $player }: последний ход взят назад.
entry-draw = Игроки согласились на ничью.
entry-resign = { $player } сдаётся.
entry-freed = { $player } больше не на сервере. Место освобождено.
entry-default = { $player }: время вышло, ход сделан по правилам.
entry-default-absent = { $player }: место пустует, ход сделан по правилам.
entry-receipt = { $line } Расписка: `{ $receipt }`.
entry-sealed = { $player }: ответ запечатан, расписка `{ $receipt }`.
