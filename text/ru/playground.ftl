# Песочница: что печатает `make play` и страница с игрушечным Discord.

playground-opened =
    Sealed Orders: песочница открыта. Откройте этот адрес целиком в браузере на этом компьютере:

        { $address }

    От имени Ann в #games нажмите «{ $play }», чтобы сразу сыграть против компьютера. Чтобы сыграть с другими, нажмите «{ $new }», потом переключитесь на Boris и нажмите «{ $join }».
    Сообщения бота каждому игроку видны под «Личными сообщениями». Ctrl-C завершает работу; партии, сообщения и этот адрес сохраняются.
playground-rebound =
    { $count ->
        [one] { $count } партия прошлого запуска продолжается в #games.
        [few] { $count } партии прошлого запуска продолжаются в #games.
       *[many] { $count } партий прошлого запуска продолжаются в #games.
    }

## Страница. Ключи на playground-page- отдаются ей как есть.

playground-page-title = Sealed Orders
playground-page-subtitle = песочница
playground-page-you-are = Вы сейчас
playground-page-places = Каналы
playground-page-language = Язык
playground-page-direct = Личные сообщения
playground-page-direct-of = { "{name}" }: личные сообщения
playground-page-direct-messages-open = { "{name}" }: личные сообщения открыты
playground-page-direct-messages-closed = { "{name}" }: личные сообщения закрыты
playground-page-open-list = Открыть список каналов
playground-page-close-list = Закрыть список каналов
playground-page-unread = непрочитанных: { "{count}" }
playground-page-waiting = ждут ответа: { "{count}" }
playground-page-archived = закрытая ветка
playground-page-about = Имитация Discord на вашем компьютере, чтобы попробовать бота. Переключайтесь между четырьмя игроками: каждый видит только свои тайны.
playground-page-no-key = Адрес неполный. Откройте тот, что напечатала команда make play, вместе со всем, что идёт после знака #.
playground-page-gone = Песочница остановлена. Запустите её снова командой make play и откройте новый адрес.
playground-page-working = Бот работает
playground-page-again = Страница только что изменилась. Нажмите ещё раз.
playground-page-failed = Что-то пошло не так. Подробности в терминале.
playground-page-late = Бот отвечает дольше обычного. Ответ появится здесь.

## Что говорит сам игрушечный Discord.

playground-page-discord-only-you = Видно только вам
playground-page-discord-earlier = Более ранние сообщения
playground-page-discord-newer = Более новые сообщения
playground-page-discord-jump = Новые сообщения: к последнему
playground-page-discord-empty = В этом канале пока нет сообщений.
playground-page-discord-cancel = Отмена
playground-page-discord-submit = Отправить
playground-page-discord-apply = Применить
playground-page-discord-options = Параметры
playground-page-discord-no-match = Ничего не подходит
playground-page-discord-used = { "{it}" } использует{ " " }
playground-page-discord-thread = открывает ветку:
playground-page-discord-message = Написать в { "{it}" }
playground-page-discord-more = ещё { "{it}" }
playground-page-discord-form = Форма уйдёт приложению { "{it}" }. Не сообщайте паролей и других секретных данных.
playground-page-discord-edited = (изменено)
