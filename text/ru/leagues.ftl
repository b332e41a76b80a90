# Leagues: the message of a league, divisions, history, rules, and what organisers see.

league-heading = ### { $name }
league-new-name = Лига { $game_genitive }
league-division-name = { $name }, сезон { $season }, дивизион { $division }
league-member = участник { $number }
leagues-heading = ### Лиги на этом сервере ({ $count })
leagues-none = Пока ни одной.
league-status-draft = черновик
league-status-open = можно вступить
league-status-running = сезон { $season }
league-status-last = сезон { $season }, последний
league-status-closed = закрыта
league-shape =
    { $seats ->
        [2] В дивизионе { $size ->
            [one] { $size } участник
            [few] { $size } участника
           *[many] { $size } участников
        }, играют вдвоём; { $moving ->
            [1] лучший поднимается, последний опускается
            [2] двое лучших поднимаются, двое последних опускаются
            [3] трое лучших поднимаются, трое последних опускаются
            [4] четверо лучших поднимаются, четверо последних опускаются
           *[other] { $moving } лучших поднимаются, столько же последних опускаются
        }.
        [3] В дивизионе { $size ->
            [one] { $size } участник
            [few] { $size } участника
           *[many] { $size } участников
        }, играют втроём; { $moving ->
            [1] лучший поднимается, последний опускается
            [2] двое лучших поднимаются, двое последних опускаются
            [3] трое лучших поднимаются, трое последних опускаются
            [4] четверо лучших поднимаются, четверо последних опускаются
           *[other] { $moving } лучших поднимаются, столько же последних опускаются
        }.
       *[4] В дивизионе { $size ->
            [one] { $size } участник
            [few] { $size } участника
           *[many] { $size } участников
        }, играют вчетвером; { $moving ->
            [1] лучший поднимается, последний опускается
            [2] двое лучших поднимаются, двое последних опускаются
            [3] трое лучших поднимаются, трое последних опускаются
            [4] четверо лучших поднимаются, четверо последних опускаются
           *[other] { $moving } лучших поднимаются, столько же последних опускаются
        }.
    }
league-division =
    { $matches ->
        [one] **Дивизион { $division }** · сыграно { $over } из { $matches } партии
        [few] **Дивизион { $division }** · сыграно { $over } из { $matches } партий
       *[many] **Дивизион { $division }** · сыграно { $over } из { $matches } партий
    }
league-ranked = { $place }. { $name } · { $points } ({ $played }/{ $matches })
league-unranked = - { $name } ({ $played }/{ $matches })
league-arrows = -# ▲ поднимается, ▼ опускается, если всё так и останется. После имени: очки (сыграно партий).
league-season = **Сезон { $season }** закончится { $at } ({ $left }). Партии, которые ещё будут идти, закончатся по очкам на тот момент.
league-season-over = **Сезон { $season }**: все партии сыграны. Пока не начался следующий, организаторы могут исправлять результаты.
league-champion = **Чемпион сезона { $season }:** { $names }
league-draft = Это черновик, его видят только организаторы.
league-closed = Лига закрыта { $at }. Причина: «{ $reason }»
league-last = Это последний сезон. Причина: «{ $reason }»
league-first-opens = Первый сезон начнётся { $at } ({ $left }).
league-next-opens = Следующий сезон начнётся { $at } ({ $left }).
league-members =
    { $count ->
        [0] Пока никто не вступил. Чтобы начать, нужно не меньше { $least } участников.
        [one] Участвует { $count } человек, а нужно не меньше { $least }.
        [few] Участвуют { $count } человека, а нужно не меньше { $least }.
       *[many] Участвуют { $count } человек, а нужно не меньше { $least }.
    }
league-newcomers = Новички: { $names }
league-resting =
    { $count ->
        [one] Следующий сезон пропускает { $count } участник.
        [few] Следующий сезон пропускают { $count } участника.
       *[many] Следующий сезон пропускают { $count } участников.
    }
league-absent =
    { $count ->
        [one] { $count } участник не явился на партии и снова сыграет, когда нажмёт «Я снова в деле».
        [few] { $count } участника не явились на партии и снова сыграют, когда нажмут «Я снова в деле».
       *[many] { $count } участников не явились на партии и снова сыграют, когда нажмут «Я снова в деле».
    }
league-commitment = -# Печать сезона { $season }: `{ $commitment }`
league-secret = -# Секрет сезона { $season }: `{ $secret }`
league-choose = Посмотреть дивизион
league-choose-division = Дивизион { $division }: вся таблица

league-division-heading = ### { $name }: дивизион { $division }
league-more-matches =
    { $count ->
        [one] И ещё { $count } партия.
        [few] И ещё { $count } партии.
       *[many] И ещё { $count } партий.
    }
league-mine-heading = ### { $name }: ваш дивизион
league-member-in = Вы участвуете в лиге.
league-member-resting = Вы пропускаете следующий сезон, а потом играете снова.
league-member-absent = Вы не явились на свои партии, поэтому в следующем сезоне не играете. Чтобы играть снова, нажмите «Я снова в деле».
league-member-left = Вы вышли из лиги.
league-member-removed = Организаторы исключили вас из лиги.
league-removed-because = Причина: «{ $reason }»
league-not-yet = Вы играете со следующего сезона.
league-join-question = Вы не участвуете в лиге «{ $name }». Кто вступает, играет со следующего сезона, поначалу в самом нижнем дивизионе.
league-joined = Вы участвуете в лиге «{ $name }». Следующий сезон начнётся { $at }, до тех пор делать ничего не нужно.
league-is-back = Вы играете в следующем сезоне лиги «{ $name }».
league-skipped = Вы пропускаете следующий сезон лиги «{ $name }». Потом вы снова играете, начиная с самого нижнего дивизиона.
league-left = Вы вышли из лиги «{ $name }». Партии этого сезона вы ещё доигрываете.
league-left-now = Вы вышли из лиги «{ $name }» и сдали партии этого сезона.
league-leave-question =
    { $playing ->
        [0] Выйти из лиги «{ $name }»? Потом можно вступить снова, в самый нижний дивизион.
        [one] Выйти из лиги «{ $name }»? Потом можно вступить снова, в самый нижний дивизион. В этом сезоне у вас ещё { $playing } партия: её можно доиграть или сдать.
        [few] Выйти из лиги «{ $name }»? Потом можно вступить снова, в самый нижний дивизион. В этом сезоне у вас ещё { $playing } партии: их можно доиграть или сдать.
       *[many] Выйти из лиги «{ $name }»? Потом можно вступить снова, в самый нижний дивизион. В этом сезоне у вас ещё { $playing } партий: их можно доиграть или сдать.
    }
league-my-matches = **Ваши партии**
league-my-coming =
    { $count ->
        [one] Ещё { $count } партия начнётся, когда освободятся её игроки.
        [few] Ещё { $count } партии начнутся, когда освободятся их игроки.
       *[many] Ещё { $count } партий начнутся, когда освободятся их игроки.
    }
league-my-done = Вы сыграли все свои партии этого сезона.

league-history-heading = ### { $name }: сезоны и чемпионы
league-history-none = Ни один сезон ещё не окончен.
league-past = **Сезон { $season }** ({ $begun } – { $ended }): { $names }
league-past-none = **Сезон { $season }** ({ $begun } – { $ended }): окончен без результата
league-past-heading = ### { $name }: сезон { $season }
league-past-division = **Дивизион { $division }**
league-past-ranked = { $place }. { $name } · { $points }
league-past-cancelled = Он окончен без результата.
league-titles = Чаще всех чемпион: { $names }
league-titles-of =
    { $count ->
        [one] { $name } ({ $count } раз)
        [few] { $name } ({ $count } раза)
       *[many] { $name } ({ $count } раз)
    }
league-choose-past = Сезон { $season }
league-choose-season = Посмотреть сезон

league-rules-heading = ### { $name }: как в ней играют
league-rule-tables-tables =
    { $seats ->
        [3] - В полном дивизионе { $size ->
            [one] { $size } участник
            [few] { $size } участника
           *[many] { $size } участников
        }. Играют втроём, так что все встречаются примерно поровну и сидят на каждом месте примерно поровну. Все партии известны с начала сезона.
       *[4] - В полном дивизионе { $size ->
            [one] { $size } участник
            [few] { $size } участника
           *[many] { $size } участников
        }. Играют вчетвером, так что все встречаются примерно поровну и сидят на каждом месте примерно поровну. Все партии известны с начала сезона.
    }
league-rule-tables-pairs = - В полном дивизионе { $size ->
            [one] { $size } участник
            [few] { $size } участника
           *[many] { $size } участников
        }. Каждый встречается с каждым один раз. Все партии известны с начала сезона.
league-rule-at-once =
    { $count ->
        [1] - В полном дивизионе у каждого { $matches ->
            [one] { $matches } партия
            [few] { $matches } партии
           *[many] { $matches } партий
        }, по одной за раз. Следующая начинается, когда свободны все её игроки.
       *[other] - В полном дивизионе у каждого { $matches ->
            [one] { $matches } партия
            [few] { $matches } партии
           *[many] { $matches } партий
        }, до { $count } за раз. Следующая начинается, когда свободны все её игроки.
    }
league-rule-all-at-once = - В полном дивизионе у каждого { $matches ->
            [one] { $matches } партия
            [few] { $matches } партии
           *[many] { $matches } партий
        }, все одновременно.
league-rule-moving =
    { $count ->
        [one] - После сезона из каждого дивизиона { $count } участник поднимается ({ $up }), и столько же опускаются ({ $down }).
        [few] - После сезона из каждого дивизиона { $count } участника поднимаются ({ $up }), и столько же опускаются ({ $down }).
       *[many] - После сезона из каждого дивизиона { $count } участников поднимаются ({ $up }), и столько же опускаются ({ $down }).
    }
league-rule-gaps = - На место того, кто вышел, поднимается следующий по счёту из дивизиона ниже. Новички начинают в самом нижнем дивизионе.
league-rule-first-lots = - В первом сезоне дивизионы составляются по жребию.
league-rule-first-rating = - В первом сезоне дивизионы составляются по рейтингу, и новички потом идут в том же порядке.
league-rule-season =
    { $months ->
        [one] - Сезон длится { $months } месяц. Он начинается первого числа в { $hour }, а предыдущий заканчивается за { $days ->
            [one] { $days } день
            [few] { $days } дня
           *[many] { $days } дней
        } до этого.
        [few] - Сезон длится { $months } месяца. Он начинается первого числа в { $hour }, а предыдущий заканчивается за { $days ->
            [one] { $days } день
            [few] { $days } дня
           *[many] { $days } дней
        } до этого.
       *[many] - Сезон длится { $months } месяцев. Он начинается первого числа в { $hour }, а предыдущий заканчивается за { $days ->
            [one] { $days } день
            [few] { $days } дня
           *[many] { $days } дней
        } до этого.
    }
league-rule-end = - Партии, которые ещё идут в конце сезона, заканчиваются по очкам на тот момент. Что не началось, не засчитывается никому.
league-rule-absent = - Кто не приходит на свои партии, проигрывает их и не играет в следующем сезоне, пока не сообщит, что вернулся.
league-rule-leaving = - Каждый может пропустить сезон или выйти. Кто возвращается, начинает в самом нижнем дивизионе.
league-rule-chance = - Жребий и все тасовки следуют из секрета сезона. Его печать видна заранее, а сам секрет — когда всё окончено.

league-organise-heading = ### Организация лиги «{ $name }»
league-organise-draft = Это черновик, его видят только организаторы.
league-organise-open = Можно вступать. Первый сезон ещё не начался.
league-organise-running = Лига идёт. Настройки действуют со следующего сезона; результаты и отдельные партии — в каждом дивизионе.
league-organise-last = Это последний сезон лиги.
league-organise-closed = Лига закрыта.
league-opens-at = Следующий сезон начнётся { $at }.
league-who-resting = Пропускают следующий сезон ({ $count }): { $names }
league-who-absent = Не явились и не вернулись ({ $count }): { $names }
league-who-left = Вышли ({ $count }): { $names }
league-who-removed = Исключены ({ $count }): { $names }
league-wants-reliability = Вступить может тот, у кого не меньше { $least } % ответов вовремя.
league-places =
    { $divisions ->
        [1] **Мест**: { $count }, то есть один дивизион
        [one] **Мест**: { $count }, то есть не больше { $divisions } дивизиона, примерно по { $size }
       *[other] **Мест**: { $count }, то есть не больше { $divisions } дивизионов, примерно по { $size }
    }
league-close-question = Закрыть лигу «{ $name }»? Сезон можно доиграть до конца, с чемпионами. Или он закончится сейчас: тогда никто ничего не выиграет, а партии, которые идут, можно доиграть просто так.
league-lost = Сообщение лиги «{ $name }» не удаётся показать: { $reason }
league-reason-hint = Её смогут прочитать.
league-opened = Лига «{ $name }» открыта. Вступить можно в канале { $channel }.
league-started = Первый сезон лиги «{ $name }» начался.
league-moved = Сообщение лиги «{ $name }» теперь здесь.
league-removed = В лиге «{ $name }» больше нет участника: { $member }.
league-is-last = Лига «{ $name }» закроется после этого сезона.
league-shut = Лига «{ $name }» закрыта.
league-dropped = Это был черновик.
league-form-shape-value =
    { $seats ->
        [2] Вдвоём, { $size ->
            [one] { $size } участник
            [few] { $size } участника
           *[many] { $size } участников
        } в дивизионе
        [3] Втроём, { $size ->
            [one] { $size } участник
            [few] { $size } участника
           *[many] { $size } участников
        } в дивизионе
       *[4] Вчетвером, { $size ->
            [one] { $size } участник
            [few] { $size } участника
           *[many] { $size } участников
        } в дивизионе
    }
league-form-first-lots = Первый сезон: по жребию
league-form-first-rating = Первый сезон: по рейтингу
league-form-most-hint = Не больше 512.
form-shape = Столы и дивизионы
form-season_break = Перерыв перед следующим сезоном
form-season_break-value =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
form-season_hour = Когда начинается сезон
form-season_hour-value = Первого числа в { $hour } UTC
form-months = Длина сезона
form-months-value =
    { $count ->
        [one] { $count } месяц
        [few] { $count } месяца
       *[many] { $count } месяцев
    }
form-moving = Сколько поднимаются и опускаются
form-moving-value =
    { $count ->
        [one] Вверх { $count }, вниз { $count }
        [few] Вверх { $count }, вниз { $count }
       *[many] Вверх { $count }, вниз { $count }
    }
form-league_at_once = Партий одновременно
form-league_at_once-value =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
form-first = Первые дивизионы
form-member = Участник
form-member-hint = Номер или имя.
modal-league-remove = Исключить участника
modal-league-close = Закрыть лигу

button-league = Лига
button-leagues = Лиги
button-league-new = Новая лига
button-league-mine = Мой дивизион
button-league-join = Вступить
button-league-again = Вступить снова
button-league-back = Я снова в деле
button-league-skip = Пропустить сезон
button-league-leave = Выйти
button-league-leave-then = Выйти, доиграв сезон
button-league-leave-now = Выйти и сдать партии
button-league-history = Сезоны
button-league-rules = Как играют
button-league-game = Игра и дивизионы…
button-league-options = Условия…
button-league-seasons = Сезоны…
button-league-members = Участники…
button-league-open = Разрешить вступать
button-league-start = Начать первый сезон
button-league-remove = Исключить участника…
button-league-move = Перенести сообщение сюда
button-league-close = Закрыть…
button-league-close-then = Закрыть после сезона…
button-league-close-now = Закончить сейчас…
button-league-drop = Удалить черновик
