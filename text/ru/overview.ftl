### Обзор сервера и результаты, о которых сообщают в канале.

overview-heading = ## Игры на этом сервере
overview-open = **Ждут игроков: { $count }**
overview-none = Сейчас ни один стол не ждёт игроков. Откройте свой: нажмите «{ button-new }».
overview-running = **Идут партии: { $count }**
overview-tournaments = **Турниры**
overview-results = **Последние результаты**
overview-others = ещё играли: { $names }
overview-more =
    { $count ->
        [one] и ещё { $count }: нажмите «{ button-list }»
        [few] и ещё { $count }: нажмите «{ button-list }»
       *[many] и ещё { $count }: нажмите «{ button-list }»
    }
overview-look = Посмотреть партию…
overview-note = -# Обновляется само. Здесь только то, что видно всем в этом канале.
results-heading =
    { $count ->
        [one] ### Новый результат
        [few] ### Новые результаты
       *[many] ### Новые результаты
    }
settings-overview = Обзор столов, партий и результатов показан в канале { $channel }.
settings-overview-none = Можно выбрать канал, где одно сообщение всегда показывает открытые столы, идущие партии, турниры и последние результаты.
settings-results = О результатах бот сообщает в канале { $channel }, никого не оповещая.
settings-results-none = Можно выбрать канал, где бот сообщает о результатах партий и турниров, никого не оповещая.
settings-unusable = Бот не может писать в канал { $channel }: { $reason }
settings-unusable-channel = канал удалён или боту не виден.
settings-unusable-permission = не хватает прав: { $permissions }.
settings-unusable-other = Discord не принимает сообщение. Выберите другой канал или уберите этот и выберите его снова.
select-overview = Обзор: { $now }
select-results = Результаты: { $now }
overview-lost = Обзор сервера { $server } не получается показать, канал { $channel }: { $reason } Тот, кто управляет сервером, может выбрать другой канал командой { $command }.
filter-heading = ### Какие партии показывать?
filter-found =
    { $count ->
        [0] Сейчас ни одна партия на этом сервере не подходит.
        [one] Подходит { $count } партия на этом сервере.
        [few] Подходят { $count } партии на этом сервере.
       *[many] Подходят { $count } партий на этом сервере.
    }
filter-kept = Ваш выбор запомнится.
filter-game = Игра
filter-game-any = Игра: любая
filter-game-is = Игра: { $value }
filter-pace = Темп
filter-pace-any = Темп: любой
filter-pace-is = Темп: { $value }
filter-pace-own = свой темп стола
filter-free = Свободные места
filter-free-any = Свободные места: неважно
filter-free-is = Столы, где { $value }
filter-free-least =
    { $count ->
        [one] хотя бы { $count } свободное место
        [few] хотя бы { $count } свободных места
       *[many] хотя бы { $count } свободных мест
    }
filter-language = Язык
filter-language-any = Язык: любой
filter-language-is = Язык: { $value }
filter-on = -# Только: { $what }
list-none-fitting = Нет партий, которые подходят под ваш выбор.
button-filter = Фильтр…
button-filter-none = Показать все
button-filter-show = Показать список
