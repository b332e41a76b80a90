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
overview-note = -# Бот сам обновляет это сообщение. Здесь только то, что могут видеть все, кому виден этот канал.
results-heading =
    { $count ->
        [one] ### Новый результат
        [few] ### Новые результаты
       *[many] ### Новые результаты
    }
settings-overview = Канал обзора столов, партий и результатов: { $channel }.
settings-overview-none = Можно выбрать канал, где одно сообщение всегда показывает открытые столы, идущие партии, турниры и последние результаты.
settings-results = Канал, где бот сообщает о результатах, никого не оповещая: { $channel }.
settings-results-none = Можно выбрать канал, где бот сообщает о результатах партий и турниров, никого не оповещая.
settings-unusable = Бот не может писать в канал { $channel }: { $reason }
settings-unusable-channel = канал удалён или боту не виден.
settings-unusable-permission = не хватает прав: { $permissions }.
settings-unusable-other = Discord не принимает сообщение. Выберите другой канал или дважды тот же.
select-overview = Показывать обзор в канале или убрать его оттуда…
select-results = Сообщать о результатах в канале или больше не сообщать…
overview-lost = Обзор сервера { $server } не получается показать, канал { $channel }: { $reason } Тот, кто управляет сервером, может выбрать другой канал командой { $command }.
