### Что сообщается тем, кто держит бота: неполадки, на указанный ими адрес.

alarm-gateway =
    { $minutes ->
        [one] Sealed Orders: Discord недоступен уже { $minutes } минуту. Играть нельзя, но ничьё время не выходит.
        [few] Sealed Orders: Discord недоступен уже { $minutes } минуты. Играть нельзя, но ничьё время не выходит.
       *[many] Sealed Orders: Discord недоступен уже { $minutes } минут. Играть нельзя, но ничьё время не выходит.
    }
alarm-gateway-over = Sealed Orders: Discord снова доступен.
alarm-database = Sealed Orders: файл базы данных переместили, удалили или заменили. Ничего не сохраняется, пока он не вернётся на место или бота не перезапустят.
alarm-database-over = Sealed Orders: файл базы данных снова на месте.
alarm-backup =
    { $reason ->
        [room] Sealed Orders: сегодня нет резервной копии: на диске мало места.
       *[fault] Sealed Orders: сегодня нет резервной копии: сделать её не удалось. Причина в журнале.
    }
alarm-backup-over = Sealed Orders: сегодняшняя резервная копия сделана.
alarm-faults = Sealed Orders: несколько ошибок за считаные минуты. Они есть в журнале.
alarm-faults-over = Sealed Orders: ошибок больше не было.
sign-of-life = Sealed Orders: всё в порядке.

### Что не так с ботом: ответ тем, кто спрашивает о его состоянии.

health-gateway =
    { $seconds ->
        [one] От Discord ничего не приходит уже { $seconds } секунду.
        [few] От Discord ничего не приходит уже { $seconds } секунды.
       *[many] От Discord ничего не приходит уже { $seconds } секунд.
    }
health-database =
    { $code ->
        [slow] База данных отвечает дольше трёх секунд.
       *[other] База данных не отвечает ({ $code }). Причина в журнале.
    }
ready-shards = Готовы не все соединения с Discord (шарды): не готово { $missing }, всего { $own }.
ready-no_shards = У этого процесса ещё нет соединения с Discord (шарда): все заняты другими процессами.
ready-opened = База данных ещё не открыта: бот запускается или обновляет её.
ready-serving = Бот завершает работу.

### Непригодные настройки: что читает их владелец на экране.

setting-token = { $name } — это не токен бота: в нём пробел или знак, которого в токенах не бывает.
setting-address = { $name }: нужен адрес, который начинается с https://
setting-listening = { $name }: нужны адрес этого компьютера и порт, например 127.0.0.1:9090; задано «{ $given }».
setting-no_file = { $name }: нужен файл, а «{ $path }» — папка.
setting-database_scheme = { $name }: это не путь к файлу и не адрес, который начинается с postgresql://
setting-database_escape = { $name }: в адресе PostgreSQL особые знаки в имени пользователя, пароле и имени базы нужно записывать через знак процента и номер: @ — это %40, / — %2F, # — %23, % — %25, пробел — %20.
setting-database_host = { $name }: в адресе PostgreSQL не найти узла и порта, как в postgresql://user:password@host:5432/name. Если косая черта, двоеточие или вопросительный знак — часть пароля, запишите этот знак как %2F, %3A или %3F.
setting-database_no_name = { $name }: в адресе PostgreSQL не сказано, какая это база данных; её имя стоит последним, как в postgresql://user:password@host:5432/name
setting-database_option = { $name }: после вопросительного знака в адресе PostgreSQL могут быть параметры вроде sslmode=require, между ними — &. Если вопросительный знак — часть пароля, запишите его как %3F.
setting-no_folder = { $name }: нужна папка, а «{ $path }» — файл.
setting-line =
    { $most ->
        [one] { $name }: нужна одна строка не длиннее { $most } знака.
        [few] { $name }: нужна одна строка не длиннее { $most } знаков.
       *[many] { $name }: нужна одна строка не длиннее { $most } знаков.
    }
setting-one_of = { $name }: нужно одно из этих значений: { $allowed }; задано «{ $given }».
setting-whole = { $name }: нужно целое число от { $least } до { $most }, а не «{ $given }».
setting-days = { $name }: нужно целое число от { $least } до { $most } или слово «{ $never }», а не «{ $given }».
setting-shards = { $name }: нужно число шардов бота, например 16, или номера шардов этого процесса, например 0-3/16; всего их может быть не больше { $most }. Из «{ $given }» этого не понять.
setting-shards_order = { $name }: в «{ $given }» номер { $first } больше, чем { $last }; сначала нужен меньший.
setting-shards_beyond = { $name }: в «{ $given }» номер { $last } слишком велик. Шарды считаются с нуля; если всего { $count ->
    [one] { $count } шард
    [few] { $count } шарда
   *[many] { $count } шардов
}, последний — { $most }.
setting-none = { $name }: такой настройки нет; все перечислены в README.
setting-none_like = { $name }: такой настройки нет. Может быть, { $meant }?
setting-unreadable = { $path } не читается как текст в UTF-8.
setting-no_value = { $path }, строка { $line }: нужно ИМЯ=значение.

### Что занимает место в базе: `python -m db size`.

size-whole = { $path } занимает { $taken }. Из них свободно для новых записей: { $free }.
size-megabytes = { TENTHS($tenths) } МБ
size-tables = Таблицы вместе с индексами:
size-tables_estimated = Таблицы вместе с индексами (приблизительно: эта SQLite собрана без dbstat и точно не скажет):
size-rows =
    { $count ->
        [one] { $count } строка
        [few] { $count } строки
       *[many] { $count } строк
    }
size-others = остальные
size-matches = Партии вместе с ходами и позициями:
size-no_match = Партий пока нет.
size-active =
    { $count ->
        [one] { $count } неоконченная партия
        [few] { $count } неоконченные партии
       *[many] { $count } неоконченных партий
    }
size-whole_matches =
    { $count ->
        [one] { $count } оконченная партия
        [few] { $count } оконченные партии
       *[many] { $count } оконченных партий
    }
size-packed =
    { $count ->
        [one] { $count } оконченная партия, сжатая
        [few] { $count } оконченные партии, сжатые
       *[many] { $count } оконченных партий, сжатых
    }
size-wrong =
    { $count ->
        [one] { $count } оконченная партия, которая не прошла проверку
        [few] { $count } оконченные партии, которые не прошли проверку
       *[many] { $count } оконченных партий, которые не прошли проверку
    }
size-frees =
    { $count ->
        [one] Если сжать { $count } оконченную партию, освободится примерно { $frees }.
        [few] Если сжать { $count } оконченные партии, освободится примерно { $frees }.
       *[many] Если сжать { $count } оконченных партий, освободится примерно { $frees }.
    }
size-never = Сжиматься они не будут: SEALED_ORDERS_PACK_DAYS имеет значение never.
size-packable =
    { $count ->
        [one] Из них { $count } уже пора сжать; пока бот запущен, он сжимает по десять в минуту.
        [few] Из них { $count } уже пора сжать; пока бот запущен, он сжимает по десять в минуту.
       *[many] Из них { $count } уже пора сжать; пока бот запущен, он сжимает по десять в минуту.
    }
size-unsound = Партии, которые не прошли проверку, оставлены как есть. Почему, сказано в журнале, с номером каждой.
size-shrunk = { $path }: было { $before }, стало { $after }.
