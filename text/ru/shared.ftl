### Слова, общие для многих страниц: заголовки, места, кого ждут, кнопки.

match-title = { $game } № { $match }
match-titled = { $title } · № { $match }
seat-computer = Компьютер { $seat }
seat-nobody = Игрок { $seat }
sitter-ai = компьютер, { $level }
level-random = ходит наугад
level-easy = лёгкий
level-normal = обычный
level-hard = сложный
sitter-away = не за столом; до возвращения ходы делаются автоматически
sitter-absent = вне партии; ходы делаются автоматически

computer-edda = Эдда
computer-hugo = Гуго
computer-juno = Юнона
computer-ivo = Иво
computer-lotta = Лотта
computer-milo = Мило
computer-petra = Петра
computer-nestor = Нестор
computer-thea = Тея
computer-otto = Отто
computer-wanda = Ванда
computer-rufus = Руфус

awaited-sealed = Запечатано: { $done } из { $all }.
awaited-for = Ждём: { $who } ({ $what }).
awaited-until = Время выйдет { $when }.
awaited-rests = До { $at } время не идёт.
awaited-until-setup = Время на всю подготовку выйдет { $when }.
awaited-until-turn = Время на весь ход выйдет { $when }.
awaited-thinking =
    { $count ->
        [one] Думает компьютер: { $who } ({ $what }).
       *[many] Думают компьютеры: { $who } ({ $what }).
    }
awaited-at-once =
    { $count ->
        [one] Не за столом: { $who }. Этот ход делается сразу ({ $what }).
       *[many] Не за столом: { $who }. Их ходы делаются сразу ({ $what }).
    }
awaited-then = Что будет дальше, появится на этой странице.

status-open = собирает игроков
status-running = идёт
status-ended = окончена
status-cancelled = отменена

language-en = английский
language-ru = русский
hour-in-utc = { $hour } UTC
hour-here = { $hour } UTC (у вас { $here })

duration-minutes =
    { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[many] { $count } минут
    }
duration-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
duration-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
duration-hours-minutes = { $hours } ч { $minutes } мин
duration-days-hours = { $days } дн. { $hours } ч

pace-live = живая игра: минуты на решение
pace-daily = сутки на решение
pace-relaxed = трое суток на решение
pace-weekly = неделя на решение
pace-each = решение за { $time_accusative }
pace-bank = { $time } в запасе, ещё { $increment } за каждый ответ, всего не больше чем { $cap }
pace-hour = срок всех ответов каждый день: { $hour } ({ $zone })
pace-workdays = { $pace }, по выходным время не идёт
pace-own = свой темп…
pace-none = без ограничения времени

button-new = Новая партия
button-set-up = Настроить: { $game }…
button-play-now = Играть сейчас: { $game }
button-join = Сесть за стол
button-leave = Встать
button-start = Начать
button-add-computer = Добавить компьютер
button-remove-computer = Убрать компьютер
button-cancel = Отменить партию
button-agree = Да, отменить
button-disagree = Отозвать согласие
button-votes = Голосования
button-carry = Вернуть партию за игроков
button-carry-this = Вернуть назад
button-vote = Согласиться: { $motion }
button-agree-again = Согласиться снова
button-judge = Узнать оценку компьютера
button-propose = Предложить: { $motion }
button-against = Проголосовать против
button-return = Я снова здесь
button-still = Я ещё играю
button-offer = Передать место
button-offer-all = Предложить всем
button-keep = Оставить место себе
button-take = Занять место
button-take-back = Вернуть моё место
button-take-seat = Занять место: { $player }
button-salt = Изменить соль
button-decline = Отказаться
button-new-place = Открыть новую ветку
button-your-move = Сделать ход
button-hand = Рука
button-log = Журнал
button-since = Что нового
button-since-more = Дальше
button-rules = Правила
button-more = Ещё
button-confirm-choice = Подтвердить · { $label }
button-confirm = Подтвердить
button-try = Проба
button-back = Назад
button-board = Поле
button-type-it = Ввести ход текстом
button-undo = Отменить ход
button-refused = Сейчас нельзя ({ $count })
button-rule = Правило { $number }
button-rematch = Реванш
button-result = Итог
button-replay = Повтор
button-story = Как шла партия
button-verify = Проверить тасовку
button-export = Файл партии
button-handicap = Фора
button-info = О партии
button-settings = Настройки
button-help = Помощь
button-people = Пригласить, исключить
button-move = Перенести сюда
button-server = Настройки сервера
button-privacy = Личные данные
button-how-to = Как играть
button-how-to-game = Как играть: { $game }
button-card = Найти карту
button-next = Следующая партия
button-mine = Мои партии
button-list = Партии сервера
button-resign = Сдаться
button-contents = Оглавление
button-search-rules = Искать в правилах
button-try-dm = Проверить личные сообщения
button-my-data = Мои данные файлом
button-forget = Забыть меня

page-earlier = ‹ Предыдущие
page-later = Следующие ›
menu-page = -# Страница { $page } из { $pages }

button-hours = Часовой пояс и ночь
button-zone = Назвать часовой пояс…
button-zone-is = Мой часовой пояс: { $zone }
button-zone-forget = Забыть часовой пояс
