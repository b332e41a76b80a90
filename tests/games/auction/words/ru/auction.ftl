# Слова аукциона, игры, в которую играют только тесты.

auction-name = Аукцион
auction-option-stakes = Ставки
auction-option-stakes-low = Низкие: один кубик на лот
auction-option-stakes-high = Высокие: два кубика на лот

auction-phase-opening = Раунд { $round } из 3, открытие лота
auction-phase-pledging = Раунд { $round } из 3, надбавки
auction-phase-bidding = Раунд { $round } из 3, торги
auction-phase-vetoing = Раунд { $round } из 3, вето
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
