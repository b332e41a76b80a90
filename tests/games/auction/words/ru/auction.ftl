# Слова аукциона, игры, в которую играют только тесты.

auction-name = Аукцион
auction-option-stakes = Ставки
auction-option-stakes-low = Низкие: один кубик на лот
auction-option-stakes-high = Высокие: два кубика на лот

auction-phase-opening = Раунд { $round }, открытие лота
auction-phase-pledging = Раунд { $round }, надбавки
auction-phase-bidding = Раунд { $round }, торги
auction-phase-vetoing = Раунд { $round }, вето
auction-phase-over = Аукцион окончен

auction-decision-open = Открыть следующий лот
auction-decision-pledge = Положить монеты на лот
auction-decision-bid = Сделать тайную ставку
auction-decision-veto = Тайно наложить вето или согласиться

auction-question-open = Открыть следующий лот?
auction-question-pledge = Сколько монет вы кладёте на лот «{ $lot }»?
auction-question-bid = Какую карту вы ставите за лот «{ $lot }»?
auction-question-veto = Налагаете ли вы вето на продажу лота «{ $lot }»?
auction-question-none = Сейчас от вас ничего не требуется.

auction-move-open = Открыть следующий лот
auction-move-pledge = { $coins ->
    [0] Ничего не класть на лот
    [one] Положить на лот { $coins } монету
    [few] Положить на лот { $coins } монеты
   *[many] Положить на лот { $coins } монет
}
auction-move-bid = Поставить: { $card }
auction-move-veto = Вето
auction-move-nod = Согласие
auction-note-points = { $points ->
    [one] Лот сейчас приносит { $points } очко.
    [few] Лот сейчас приносит { $points } очка.
   *[many] Лот сейчас приносит { $points } очков.
}

auction-event-dealt = { $count ->
    [one] { $name } получает { $count } карту.
    [few] { $name } получает { $count } карты.
   *[many] { $name } получает { $count } карт.
}
auction-event-dealt-own = Вам сданы карты: { $cards }.
auction-event-round = Раунд { $round } начинается. Аукционист: { $name }.
auction-event-lot = На продаже лот «{ $lot }» ценой { $worth } (кубики: { $dice }).
auction-event-pledged = { $coins ->
    [0] { $name } ничего не кладёт на лот.
    [one] { $name } кладёт на лот { $coins } монету.
    [few] { $name } кладёт на лот { $coins } монеты.
   *[many] { $name } кладёт на лот { $coins } монет.
}
auction-event-sealed = { $name } делает тайную ставку.
auction-event-sealed-own = Ваша тайная ставка: { $card }.
auction-event-opened = Ставки: { $bids }.
auction-event-opened-bid = { $name } — { $card }
auction-event-tie = Ставки равны, решают кубики: { $throws }.
auction-event-tie-throw = { $name } — { $die }
auction-event-answered = { $name } тайно отвечает.
auction-event-answered-own = { $veto ->
    [yes] Ваш тайный ответ: вето.
   *[no] Ваш тайный ответ: согласие.
}
auction-event-answers = { $vetoed ->
    [yes] { $name } налагает вето.
   *[no] Никто не налагает вето.
}
auction-event-awarded = { $points ->
    [one] { $name } получает лот «{ $lot }» и { $points } очко.
    [few] { $name } получает лот «{ $lot }» и { $points } очка.
   *[many] { $name } получает лот «{ $lot }» и { $points } очков.
}
auction-event-awarded-nobody = Лот «{ $lot }» никому не достаётся.
auction-event-ended = Аукцион окончен: { $sums }.
auction-event-ended-sum = { $name } — { $sum }

auction-table-alt = Аукцион: лот «{ $lot }» ценой { $worth }.
auction-table-alt-empty = Аукцион: лот ещё не открыт.
auction-table-seat = { $name }: очки { $score }, монеты { $coins }, карты { $cards }

auction-hand = Ваши карты: { $cards }.
auction-hand-empty = У вас нет карт.
auction-hand-bid = Тайная ставка: { $card }.
auction-hand-answer = { $veto ->
    [yes] Тайный ответ: вето.
   *[no] Тайный ответ: согласие.
}

auction-discard-title = Сыгранные карты
auction-discard = Уже сыграны: { $cards }.
auction-discard-empty = Ни одна карта ещё не сыграна.

auction-result-line = { $place }. { $name }: { $score } + { $coins } = { $sum }

auction-refusal-no_decision = Сейчас от вас ничего не требуется.
auction-refusal-wrong_phase = { $phase ->
    [stowing] Сейчас карты кладут под ящики.
    [exchanging] Сейчас обменивают карты.
    [appraising] Сейчас называют цену.
    [opening] Сначала нужно открыть лот.
    [pledging] Сейчас кладут монеты на лот.
    [bidding] Сейчас делают тайные ставки.
   *[vetoing] Сейчас тайно отвечают, налагать ли вето.
}
auction-refusal-pledge_out_of_range = { $most ->
    [0] У вас не осталось монет: можно положить только 0.
    [one] На лот можно положить не больше { $most } монеты.
    [few] На лот можно положить не больше { $most } монет.
   *[many] На лот можно положить не больше { $most } монет.
}
auction-refusal-not_in_hand = Нельзя поставить карту «{ $card_name }»: среди ваших денежных карт её нет.
auction-refusal-no_veto = У вас нет карты вето.

auction-option-length = Длина
auction-option-length-short = Короткая: три раунда
auction-option-length-long = Длинная: пять раундов, ящики и сторожа
auction-option-teams = Команды
auction-option-teams-on = Две команды по двое
auction-option-teams-off = Каждый сам за себя

auction-reason-dead = Кому-то больше нечего поставить.

auction-phase-stowing = Перед первым раундом, карты кладут под ящики
auction-phase-exchanging = Перед первым раундом, обмен карт
auction-phase-appraising = Раунд { $round }, оценка

auction-decision-stow = Положить карту под ящик
auction-decision-exchange = Обменять карты
auction-decision-appraise = Назвать цену
auction-decision-turn = Сделать ход
auction-decision-orders = Дать приказ сторожу

auction-question-stow = Какую карту под какой ящик вы кладёте?
auction-question-exchange = Какие карты вы меняете?
auction-question-appraise = Какую цену вы назовёте за лот «{ $lot }»?
auction-question-turn = Что вы делаете с лотом «{ $lot }»?
auction-question-orders = Что делать вашему сторожу?

auction-move-stow = Положить под ящик «{ $box }»: { $card }
auction-move-exchange = { $count ->
    [0] Оставить все карты
   *[other] Обменять: { $cards }
}
auction-move-appraise = { $paid ->
    [none] Назвать цену { $price }
    [coin] Назвать цену { $price } за монету
   *[card] Назвать цену { $price } за карту: { $card }
}
auction-move-cover = { $coins ->
    [one] Положить на лот { $coins } монету и карту лицом вниз: { $card }
    [few] Положить на лот { $coins } монеты и карту лицом вниз: { $card }
   *[many] Положить на лот { $coins } монет и карту лицом вниз: { $card }
}
auction-move-polish = Начистить лот
auction-move-peek = Посмотреть следующий лот
auction-move-guard = Поставить сторожем: { $card }
auction-move-end = Закончить ход
auction-move-hold = Сторож ждёт
auction-move-auto = Сторож действует при цене лота от { $least }
auction-topic-coins = Монеты
auction-topic-lot = Лоты
auction-topic-guard = Сторожа
auction-topic-end = Конец хода

auction-event-stowed = { $name } кладёт карту под ящик «{ $box }».
auction-event-stowed-own = Под ящик «{ $box }» вы кладёте: { $card }.
auction-event-exchanged = { $name }: обмен готов.
auction-event-exchanged-nothing = Вы оставляете все карты.
auction-event-exchanged-own = Вы откладываете: { $aside } и берёте: { $drawn }.
auction-event-exchanges = Обменяно карт: { $counts }.
auction-event-exchanges-count = { $name } — { $count }
auction-event-box = Ящик «{ $box }» открыт: { $cards }. Цена лота растёт на { $value }.
auction-event-box-cards = { $name } — { $cards }
auction-event-appraised = { $paid ->
    [none] { $name } называет цену { $price }.
    [coin] { $name } называет цену { $price } и платит монету.
   *[card] { $name } называет цену { $price } и платит карту: { $card }.
}
auction-event-covered = { $coins ->
    [one] { $name } кладёт на лот { $coins } монету и карту лицом вниз.
    [few] { $name } кладёт на лот { $coins } монеты и карту лицом вниз.
   *[many] { $name } кладёт на лот { $coins } монет и карту лицом вниз.
}
auction-event-polished = { $name } начищает лот, теперь его цена { $worth }.
auction-event-stopped = { $name } хочет начистить лот, но мешает сторож игрока { $by }: { $card }.
auction-event-peeked = { $name } смотрит следующий лот.
auction-event-peeked-own = Вы смотрите следующий лот: «{ $lot }».
auction-event-guard = { $name } ставит сторожа.
auction-event-guard-own = Вы ставите сторожем: { $card }.
auction-event-order = { $is_auto ->
    [yes] Ваш сторож действует при цене лота от { $least }.
   *[no] Ваш сторож ждёт.
}
auction-event-turn = { $name } заканчивает ход.
auction-event-met = { $points ->
    [one] Эту цену назвал игрок { $name } и получает { $points } очко.
    [few] Эту цену назвал игрок { $name } и получает { $points } очка.
   *[many] Эту цену назвал игрок { $name } и получает { $points } очков.
}
auction-event-left = { $name } уходит и забирает все карты.

auction-hand-stowed = Под ящиком «{ $box }»: { $card }.
auction-hand-cover = Лицом вниз на лоте: { $card }.
auction-hand-guard = { $is_auto ->
    [yes] Ваш сторож: { $card }, при цене лота от { $least }.
   *[no] Ваш сторож: { $card }, он ждёт.
}
auction-hand-top = Следующий лот: «{ $lot }».

auction-refusal-box_full = Под ящиком «{ $box_name }» может лежать не больше двух ваших карт.
auction-refusal-too_many_cards = Обменять можно не больше { $most } карт.
auction-refusal-not_in_order = Назовите карты по порядку.
auction-refusal-price_too_high = Цена может быть не больше { $most }.
auction-refusal-nothing_to_pay = Цена 0 ничего не стоит.
auction-refusal-cannot_pay = Этим заплатить нельзя: { $pay }.
auction-refusal-no_points = В этом ходу у вас не осталось очков действия: { $points }.
auction-refusal-covered = Вы уже положили карту на этот лот.
auction-refusal-nothing_to_peek = Смотреть нечего.
auction-refusal-guarded = У вас уже есть сторож.
auction-refusal-no_guard = У вас нет сторожа.
auction-refusal-no_such_order = Сторож может действовать при цене от 1, 5 или 10.
