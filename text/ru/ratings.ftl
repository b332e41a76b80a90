### Ratings: pages about them, what a match has changed, and what people who run the bot read on the screen.

ratings-same =
    { $count ->
        [one] Пересчитано { $count } изменение рейтинга: оно совпадает с записанным.
        [few] Пересчитано { $count } изменения рейтинга: все совпадают с записанными.
       *[many] Пересчитано { $count } изменений рейтинга: все совпадают с записанными.
    }
ratings-differ =
    { $count ->
        [one] Пересчитано { $count } изменение рейтинга. Оно выходит другим:
        [few] Пересчитано { $count } изменения рейтинга. Некоторые выходят другими, вот первые из них:
       *[many] Пересчитано { $count } изменений рейтинга. Некоторые выходят другими, вот первые из них:
    }
ratings-difference = Партия { $match }, место { $seat }: записано { $was } ({ $stored }), теперь выходит { $comes } ({ $now }).
ratings-stored =
    { $count ->
        [one] Записано { $count } изменение таким, каким оно выходит теперь.
        [few] Записаны { $count } изменения такими, какими они выходят теперь.
       *[many] Записано { $count } изменений такими, какими они выходят теперь.
    }
ratings-rated =
    { $count ->
        [0] Прежних партий, которые можно было бы учесть, нет.
        [one] Учтена { $count } прежняя партия.
        [few] Учтены { $count } прежние партии.
       *[many] Учтено { $count } прежних партий.
    }

ladder-duel = { $game }, вдвоём
ladder-table = { $game }, втроём и больше
button-ratings = Рейтинг
button-leaderboard = Лидеры
ratings-mine = ### Ваш рейтинг
ratings-of = ### Рейтинг: { $name }
ratings-none =
    Рейтинговых партий у вас пока нет. Партия идёт в рейтинг, если на всех местах были люди, ни у кого не было форы и каждый сам сделал хотя бы три хода.
ratings-line = **{ $ladder }**: { $rating } · { $matches ->
        [one] { $matches } рейтинговая партия
        [few] { $matches } рейтинговые партии
       *[many] { $matches } рейтинговых партий
    }
rating-number = **{ $points }** ± { $spread }
rating-new =
    { $missing ->
        [one] новичок, до первого числа ещё { $missing } партия
        [few] новичок, до первого числа ещё около { $missing } партий
       *[many] новичок, до первого числа ещё около { $missing } партий
    }
rating-rusty =
    { $missing ->
        [one] долгий перерыв, до нового числа ещё { $missing } партия
        [few] долгий перерыв, до нового числа ещё около { $missing } партий
       *[many] долгий перерыв, до нового числа ещё около { $missing } партий
    }
ratings-about = -# Новички начинают с 1500. Число после ± показывает точность: в 19 случаях из 20 настоящая сила отличается не больше чем на него. Пока вы не играете, оно растёт.
leaderboard-heading =
    ### Лидеры: { $ladder }
    { $people ->
        [0] В списке пока никого: для этого нужно сыграть достаточно рейтинговых партий, и хотя бы одну за последние 90 дней.
        [one] { $people } игрок этого сервера
        [few] { $people } игрока этого сервера
       *[many] { $people } игроков этого сервера
    }
leaderboard-heading-common =
    ### Лидеры всех серверов: { $ladder }
    { $people ->
        [0] В списке пока никого: для этого нужно сыграть достаточно рейтинговых партий, и хотя бы одну за последние 90 дней.
        [one] { $people } игрок участвующих серверов
        [few] { $people } игрока участвующих серверов
       *[many] { $people } игроков участвующих серверов
    }
leaderboard-elsewhere = игрок другого сервера
leaderboard-you = **вы**
button-leaderboard-common = Все серверы
button-leaderboard-here = Этот сервер
leaderboard-line = **{ $place }.** { $name } · { $rating } · { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    }
leaderboard-reader = **{ $name }** (вы)
leaderboard-own-place = Ваше место: { $place }
leaderboard-own-new = Вас пока нет в списке: { $rating }.
leaderboard-own-idle = Вас нет в списке: за последние 90 дней вы не играли рейтинговых партий.
leaderboard-own-unlisted = Вас нет ни в одном списке лидеров: в `/settings me` вы выбрали, что ваш рейтинг никому не виден.
leaderboard-about = -# Список упорядочен по рейтингу за вычетом числа после ±: слабее этого игрок почти наверняка не играет. В списке только те, кто за последние 90 дней играл рейтинговые партии.
leaderboard-none = Рейтинговых партий «{ $game }» на этом сервере пока не было.
leaderboard-none-any = На этом сервере пока не было рейтинговых партий.
leaderboard-none-common = Рейтинговых партий «{ $game }» на участвующих серверах пока не было.
leaderboard-none-any-common = На участвующих серверах пока не было рейтинговых партий.
leaderboard-about-common = -# Вы видите те же имена, что и в списке этого сервера. Игроки других серверов ваших имён не видят. В `/settings me` можно выбрать, что ваш рейтинг никому не виден.
select-ladder = Другая игра…
match-rating = Рейтинг: { $changes }
rating-change = { $name } { $points } ({ $gained })
rating-change-first = { $name } { $points }
rating-change-new = { $name } (новичок)
unrated-void = Рейтинг не меняется: у партии нет итога.
unrated-agreed = Рейтинг не меняется: так договорились за столом.
unrated-practice = Рейтинг не меняется: партия была тренировочной.
unrated-handicap = Рейтинг не меняется: кто-то начинал с форой.
unrated-computers = Рейтинг не меняется: с самого начала играл компьютер.
unrated-decks = Рейтинги не меняются: кто-то играл своей колодой, а с ними эта партия без рейтинга.
decks-unrated = Если кто-то сыграет своей колодой, партия не изменит ничей рейтинг.
unrated-few_answers = Рейтинг не меняется: кто-то сам сделал меньше трёх ходов.
unrated-alone = Рейтинг не меняется: сравнивать некого. Место, которое перешло к другому, не учитывается, как и игрок, который пропал сразу из нескольких партий.
button-band = Кого пускать по рейтингу…
modal-band = Кого пускать по рейтингу
form-band_least = Рейтинг от
form-band_least-hint = Наименьший рейтинг, например 1400. Пусто: любой.
form-band_most = Рейтинг до
form-band_most-hint = Наибольший рейтинг, например 1700. Пусто: любой.
form-newcomers = Новички, у которых рейтинга ещё нет
form-newcomers-yes = Можно
form-newcomers-no = Нельзя
band-open = Рейтинг может быть любым.
band-asked =
    { $side ->
        [least] Участвовать могут игроки с рейтингом не ниже { $least }.
        [most] Участвовать могут игроки с рейтингом не выше { $most }.
        [none] Участвовать могут игроки, у которых есть рейтинг.
       *[both] Участвовать могут игроки с рейтингом от { $least } до { $most }.
    }
band-newcomers = Новички, у которых рейтинга ещё нет, тоже могут.
band-no-newcomers = Новички, у которых рейтинга ещё нет, не могут.
select-rated = С рейтингом?
rated-yes = С рейтингом: итог меняет рейтинг игроков
rated-no = Без рейтинга
lobby-rated = С рейтингом: итог партии изменит рейтинг игроков.
lobby-unrated = Без рейтинга: итог партии не изменит ничей рейтинг.
button-profile = Мой профиль
profile-mine = ### Ваш профиль
profile-of = ### Профиль: { $name }
profile-you = Вы
profile-favourite = Любимая игра: { $game }
profile-reliable = Вовремя { $percent } % из { $answers ->
            [one] { $answers } ответа
           *[other] { $answers } ответов
        } · доиграно { $finished } из { $matches ->
            [one] { $matches } партии
           *[other] { $matches } партий
        }
profile-title-tournament = Победа в турнире «{ $name }»
profile-title-league = Чемпион лиги «{ $name }», сезон { $season }
profile-title-division = Победа в дивизионе { $division } лиги «{ $name }», сезон { $season }
profile-titles-more =
    { $count ->
        [one] и ещё { $count } титул
        [few] и ещё { $count } титула
       *[many] и ещё { $count } титулов
    }
profile-record = **{ $game }**: { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    } · побед: { $won }
profile-drawn = ничьих: { $drawn }
profile-none = Вы пока не доиграли ни одной партии с другими людьми.
select-curve = График другого рейтинга…
profile-about-mine = -# Все ваши партии с другими людьми. На сервере, где вы играли рейтинговые партии, другие видят эти партии, ваш рейтинг в таких играх, ваши титулы оттуда и вашу надёжность. В `/settings me` можно выбрать, что никто этого не видит.
profile-about-unlisted = -# Все ваши партии с другими людьми. Эту страницу никто больше не видит: так вы выбрали в `/settings me`. По тому, что соперникам принесла партия с рейтингом, они могут догадаться о вашем; партии без рейтинга не говорят ничего.
profile-about-other = -# Рейтинговые партии на этом сервере и завоёванные здесь титулы.
