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
