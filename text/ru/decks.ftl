### Колоды, которые люди собирают сами.

decks-heading =
    ### Ваши колоды · { $game } ({ $count })
    Колода — это текст: вставьте готовый или измените колоду из игры. Ваши колоды видите только вы.
select-deck = Посмотреть колоду…
select-ready-deck = Начать с колоды из игры…
select-own-deck = Сыграть своей колодой…
button-decks = Мои колоды
button-deck-paste = Вставить колоду
button-deck-play = Играть этой колодой
button-deck-edit = Изменить
button-deck-share = Скопировать текст
button-deck-drop = Удалить
deck-note =
    { $hero }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }{ $faults ->
        [0] { "" }
       *[other] , нарушает правила
    }
deck-heading =
    ### { $name }
    { $hero }, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
deck-copies =
    { $copies ->
        [one] **По { $copies }:** { $cards }.
       *[other] **По { $copies }:** { $cards }.
    }
deck-faults =
    { $count ->
        [0] Колода не нарушает правил.
        [one] **Этой колодой пока нельзя играть.** Она нарушает { $count } правило:
        [few] **Этой колодой пока нельзя играть.** Она нарушает { $count } правила:
       *[many] **Этой колодой пока нельзя играть.** Она нарушает { $count } правил:
    }
deck-unread =
    { $count ->
        [one] **{ $count } строка не называет карты, колода сохранена без неё:**
        [few] **{ $count } строки не называют карт, колода сохранена без них:**
       *[many] **{ $count } строк не называют карт, колода сохранена без них:**
    }
deck-unread-line =
    { $count ->
        [0] { $line }
       *[other] { $line }: может быть, { $near }?
    }
deck-unread-more =
    { $count ->
        [one] и ещё { $count }.
       *[other] и ещё { $count }.
    }
deck-text = Это колода **{ $name }** текстом. Скопируйте его и отправьте кому хотите: с кнопкой **{ button-deck-paste }** у них будет такая же колода.
deck-drop-question = Удалить колоду **{ $name }**? Это нельзя отменить. Партии, которые вы ею играете, продолжатся.
deck-dropped = Колода { $name } удалена.

modal-deck = Ваша колода
modal-deck-field = Герой, затем по карте на строку
modal-deck-hint = «2 Исцеление» — две такие карты. Хватит начала названия. Строка с # — название колоды.

refusal-no_decks = В этой игре нет своих колод.
refusal-no_such_deck = У вас нет такой колоды. Возможно, она удалена.
refusal-too_many_decks =
    { $most ->
        [one] Можно хранить { $most } колоду. Сначала удалите её.
        [few] Можно хранить { $most } колоды. Сначала удалите одну.
       *[many] Можно хранить { $most } колод. Сначала удалите одну.
    }
refusal-deck_empty = В колоде должны быть карты. Пишите по карте на строку, например `2 Исцеление`.
refusal-deck_too_long =
    { $most ->
        [one] В колоде может быть не больше { $most } карты.
        [few] В колоде может быть не больше { $most } карт.
       *[many] В колоде может быть не больше { $most } карт.
    }
refusal-deck_unread = Таких карт нет, поэтому ничего не сохранено. Первая строка — «{ $word }».
refusal-unknown_hero = Героя по имени «{ $word }» нет.
