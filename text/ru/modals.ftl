### Заголовки (не длиннее 45 знаков), поля и примеры окон ввода.

modal-line = Ваш ход одной строкой
modal-line-field = Ход
modal-line-example = Например: { $example }
modal-line-hint = Наберите первые буквы, потом выберите из подходящего.
modal-card = Найти карту
modal-card-field = Название или его начало
modal-set-up = Новый стол: { $game }
setup-seats = Игроков, не больше
setup-pace = Время на решение
setup-language = Язык стола
setup-where = Где играть
setup-options = Условия игры
setup-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
modal-salt = Ваша соль для тасовки
modal-salt-field = Любые слова или цифры
modal-salt-hint = Соль каждого за столом входит в тасовку. После партии вы сможете проверить свою.
modal-search = Поиск в правилах
modal-search-field = Слово, вопрос или номер пункта
modal-vote-pace = Другой темп для партии
modal-vote-pace-field = Темп
modal-vote-pace-example = Например: { $example }
modal-vote-pace-hint = Например: 36ч, или 21:00 Moscow, или 36ч будни
modal-pace = Темп нового стола
modal-pace-field = Темп
modal-pace-example = Например: { $example }
modal-pace-hint = Например: 36ч, или 21:00 Moscow, или 36ч будни
setup-own-pace =
    Какой **темп**?
    `36ч`: столько времени на каждое решение, в сутках (`д`), часах (`ч`) или минутах (`м`);
    `2д+6ч/4д`: запас в двое суток, ещё шесть часов за каждый ответ, не больше четырёх суток;
    `21:00 Moscow`: все ответы нужны каждый день к этому часу.

    Добавьте `будни`, и по выходным время не пойдёт.
button-own-pace = Ввести темп…
setup-another-number = другое число…
setup-own-number = **{ $option }**: какое целое число, от { $least } до { $most }?
setup-no-such-number = Так выбрать нельзя: { $typed }
button-own-number = Ввести число…
modal-number = Своё число
modal-number-field = Целое число
modal-number-example = Например: { $example }
modal-webhook = Вебхук
modal-webhook-field = Адрес, начиная с https://
modal-webhook-example = Например: { $example }
modal-webhook-hint = Вебхук канала Discord или любой другой, который принимает JSON.
modal-away = Когда вы в отъезде
modal-away-field = До какого дня
modal-away-example = Например: { $example }
modal-away-hint = 5 декабря, 5.12., 2026-12-05 или: через 3 дня
modal-zone = Ваш часовой пояс
modal-zone-field = Город или часовой пояс
modal-zone-hint = Moscow или Europe/Moscow
