### База на PostgreSQL и переезд базы: что читает её владелец на экране и в журнале.

database-old_server = { $path }: на сервере PostgreSQL { $found }, а боту нужна версия { $least } или новее. Ничего не изменилось.
database-encoding = { $path }: текст в базе хранится в кодировке { $found }, а боту нужна UTF8. Создайте другую базу: CREATE DATABASE name TEMPLATE template0 ENCODING UTF8.
database-no_rights = { $path }: пользователь { $role } не может создавать в ней таблицы. Пусть администратор сервера сделает его владельцем базы: ALTER DATABASE name OWNER TO { $role }.
database-no_dump = { $path }: базу нужно перевести с версии { $found } на версию { $known }, а о резервной копии за последние сутки ничего не известно. Ничего не изменилось. Выполните «python -m db backup» или, если копия есть в другом месте, «python -m db migrate --without-backup» и снова запустите бота.
database-key = { $path }: у других ботов с этой базой есть ключ, а файла { $files } нет, или он от другой базы. Всем им нужна одна и та же папка (SEALED_ORDERS_BESIDE): сделайте её общей или верните на место. Если ключ потерян навсегда, уберите этот файл и выполните «python -m db restored»: при следующем запуске появится новый ключ.
database-moved = { $path }: эта база переехала ({ $at }). Данные теперь в другой базе: { $place }. Укажите её в SEALED_ORDERS_DATABASE. Чтобы снова пользоваться этой, без всего сыгранного там с тех пор, выполните «python -m db restored».
database-moving = { $path }: сюда переехала только часть базы { $place }. Выполните тот же «python -m db move» ещё раз, и он продолжит.
database-move_in_use = { $path }: базой пользуются ({ $reason }). Остановите всех ботов с этой базой и все другие программы, в которых она открыта.
database-not_empty = { $path }: здесь уже что-то хранится. База оставлена как есть; назовите пустую.
database-dump_missing = { $path }: резервная копия не сделана: программа { $program } не установлена. Установите клиентские программы PostgreSQL (postgresql-client). Если копии делает что-то другое, например pgBackRest, задайте SEALED_ORDERS_BACKUP_DAYS и SEALED_ORDERS_BACKUP_WEEKS равными 0.
database-dump_older = { $path }: резервная копия не сделана: версия pg_dump — { $found }, а сервера — { $server }. Установите клиентские программы PostgreSQL { $server } (postgresql-client-{ $server }).
database-sound_server =
    { $path }: база данных исправна. { $tables ->
        [one] До конца прочитана { $tables } таблица
        [few] До конца прочитаны { $tables } таблицы
       *[many] До конца прочитано { $tables } таблиц
    }, проверено и то, на что ссылаются строки. { $amcheck ->
        [1] Индексы сверены с таблицами.
       *[0] Индексы с таблицами не сверены: для этого базе нужно расширение amcheck, а этому пользователю — право его вызывать (docs/operations/growing.ru.md, «Проверка»).
    }
database-migrated = { $path }: версия базы — { $version }.
database-shrinks_itself = { $path }: PostgreSQL сам занимает освободившееся место. Чтобы вернуть его диску, пока бот не работает: VACUUM FULL.

database-move_engines = { $path }: переезжать можно из файла в PostgreSQL или обратно. Укажите в SEALED_ORDERS_DATABASE, куда нужны данные, и назовите в команде другую базу.
database-move_address = Не удалось прочитать, откуда переезжать. Напишите путь к файлу или postgresql://user@host:5432/name
database-move_password = { $path }: пароль не пишите: в командной строке его увидят другие. Команда спросит его сама или возьмёт из PGPASSWORD или ~/.pgpass. Пароль, который вы только что показали, смените.
database-move_older = { $path }: версия базы — { $found }, а переехать может только база версии { $known }. Один раз запустите с ней бота.
database-move_beside = { $path }: файл { $file } — от другой базы. Он оставлен как есть; уберите его.
database-move_value = { $path }: в таблице { $table } есть значение, которое в другой базе не сохранить, в строке { $key }. Всё оставлено как есть; сообщите об этом, пожалуйста.
database-move_differs = { $path }: после переезда таблица { $table } — другая. Прежняя база оставлена как есть; очистите новую и попробуйте ещё раз.
database-move_match_differs = { $path }: после переезда партия { $match } — другая. Прежняя база оставлена как есть; сообщите об этом, пожалуйста.
database-move_unverified = { $path }: все данные на месте, но проверить партии не удалось ({ $reason }). Выполните ту же команду ещё раз, и она продолжит.
database-move_known = { $path }: переезд закончился раньше, теперь это отмечено и здесь. Новая база: { $target }.
database-move_done =
    { $path }: база переехала. Новая база: { $target }. { $tables ->
        [one] { $tables } таблица
        [few] { $tables } таблицы
       *[many] { $tables } таблиц
    }, { $rows ->
        [one] { $rows } строка
        [few] { $rows } строки
       *[many] { $rows } строк
    }; все таблицы в обеих базах одинаковы.
database-move_matches =
    Сверено партий: { $matches }; { $quick ->
        [1] те, что ещё идут, сыграны заново.
       *[0] каждая сыграна заново.
    } { $wrong ->
        [0] Ошибок нет.
        [one] { $wrong } из них не сходится, как не сходилась и до переезда:
        [few] { $wrong } из них не сходятся, как не сходились и до переезда:
       *[many] { $wrong } из них не сходятся, как не сходились и до переезда:
    }
database-move_wrong = Партия { $match }: { $fault }
database-move_next = Запускайте бота с базой { $target }. { $path } оставлена как есть, и бот, которого с ней запустят, скажет, где данные.
