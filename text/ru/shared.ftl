### Слова, общие для многих страниц: заголовки, места, кого ждут, кнопки.

match-title = { $game } № { $match }
seat-computer = Компьютер { $seat }
seat-nobody = Игрок { $seat }
sitter-ai = компьютер
sitter-absent = вне партии, ходы по правилам

awaited-sealed = Запечатано: { $done } из { $all }.
awaited-for = Ждём: { $who } ({ $what }).
awaited-until = Время выйдет { $when }.

status-open = собирает игроков
status-running = идёт
status-ended = окончена
status-cancelled = отменена

language-en = английский
language-ru = русский

pace-live = живой, минуты на решение
pace-daily = сутки на решение
pace-relaxed = трое суток на решение
pace-weekly = неделя на решение
pace-none = без ограничения времени

button-new = Новая партия
button-join = Сесть за стол
button-leave = Встать
button-start = Начать
button-add-computer = Добавить компьютер
button-remove-computer = Убрать компьютер
button-cancel = Отменить партию
button-agree = Да, отменить
button-disagree = Отозвать согласие
button-decline = Отказаться
button-new-place = Открыть новую ветку
button-your-move = Ваш ход
button-hand = Рука
button-log = Журнал
button-rules = Правила
button-more = Ещё
button-confirm = Подтвердить
button-back = Назад
button-board = Поле
button-type-it = Написать ход
button-undo = Вернуть ход
button-refused = Сейчас нельзя ({ $count })
button-rule = Правило { $number }
button-rematch = Реванш
button-replay = Повтор
button-verify = Проверить тасовку
button-export = Файл партии
button-info = О партии
button-settings = Настройки
button-help = Помощь
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
