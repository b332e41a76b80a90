# Слова аукциона, игры, в которую играют только тесты.

auction-name = Аукцион
    .genitive = Аукциона
auction-goal = Торгуйтесь за лоты. Побеждает тот, у кого больше очков.
auction-length = 15 минут
auction-turn = Торгуйтесь или пасуйте.
auction-win = Побеждает тот, у кого больше очков.

auction-option-stakes = Ставки
auction-option-stakes-low = Низкие: один кубик на лот
auction-option-stakes-high = Высокие: два кубика на лот
auction-option-length = Длина
auction-option-length-short = Короткая: три раунда
auction-option-length-long = Длинная: пять раундов, ящики и сторожа
auction-option-teams = Команды
auction-option-teams-on = Две команды по двое
auction-option-teams-off = Каждый сам за себя

auction-reason-dead = Кому-то больше нечего поставить.

auction-headline-opening = Раунд { $round }, открытие лота
auction-headline-pledging = Раунд { $round }, надбавки
auction-headline-bidding = Раунд { $round }, торги
auction-headline-vetoing = Раунд { $round }, вето
auction-headline-over = Аукцион окончен
auction-headline-stowing = Перед первым раундом, карты кладут под ящики
auction-headline-exchanging = Перед первым раундом, обмен карт
auction-headline-appraising = Раунд { $round }, оценка

auction-chapter-round = Раунд { $round }

auction-decision-open = Открыть следующий лот
auction-decision-pledge = Положить монеты на лот
auction-decision-bid = Сделать тайную ставку
auction-decision-veto = Тайно наложить вето или согласиться
auction-decision-stow = Положить карту под ящик
auction-decision-exchange = Обменять карты
auction-decision-appraise = Назвать цену
auction-decision-turn = Сделать ход
auction-decision-orders = Дать приказ сторожу

auction-topic-coins = Монеты
auction-topic-lot = Лоты
auction-topic-guard = Сторожа
auction-topic-end = Конец хода
auction-variant-pay = Заплатить иначе

auction-question-open = Открыть следующий лот?
auction-question-pledge = Сколько монет вы кладёте на лот «{ $lot }»?
auction-question-bid = Какую карту вы ставите за лот «{ $lot }»?
auction-question-veto = Налагаете ли вы вето на продажу лота «{ $lot }»?
auction-question-stow = Какую карту под какой ящик вы кладёте?
auction-question-exchange = Какие карты вы меняете?
auction-question-appraise = Какую цену вы назовёте за лот «{ $lot }»?
auction-question-turn = Что вы делаете с лотом «{ $lot }»?
auction-question-orders = Что делать вашему сторожу?

auction-move-open = Открыть следующий лот
auction-move-pledge = { $card ->
    [none] { $coins ->
        [0] Ничего не класть на лот
        [one] Положить на лот { $coins } монету
        [few] Положить на лот { $coins } монеты
       *[many] Положить на лот { $coins } монет
    }
   *[other] { $coins ->
        [one] Положить на лот { $coins } монету и карту лицом вниз: { $card }
        [few] Положить на лот { $coins } монеты и карту лицом вниз: { $card }
       *[many] Положить на лот { $coins } монет и карту лицом вниз: { $card }
    }
}
auction-move-bid = Поставить: { $card }
auction-move-stow = Положить под ящик «{ $box }»: { $card }
auction-move-exchange = { $cards ->
    [none] Оставить все карты
   *[other] Обменять: { $cards }
}
auction-move-appraise = { $pay ->
    [none] Назвать цену { $price }
   *[other] Назвать цену { $price } за { $pay }
}
auction-move-polish = Начистить лот
auction-move-peek = Посмотреть следующий лот
auction-move-guard = Поставить сторожем: { $card }
auction-move-end = Закончить ход
auction-move-hold = Сторож ждёт
auction-move-auto = Сторож действует при цене лота от { $least }
auction-move-answer = { $veto ->
    [yes] Вето
   *[no] Согласие
}

auction-paid = { $is_coin ->
    [yes] монету
   *[no] карту: { $card }
}

auction-note-stake = { $points ->
    [one] Лот сейчас приносит { $points } очко.
    [few] Лот сейчас приносит { $points } очка.
   *[many] Лот сейчас приносит { $points } очков.
}

auction-log-dealt = { $cards ->
    [none] { $count ->
        [one] { $seat } получает { $count } карту.
        [few] { $seat } получает { $count } карты.
       *[many] { $seat } получает { $count } карт.
    }
   *[other] Вам сданы карты: { $cards }.
}
auction-log-round = Раунд { $round } начинается. Аукционист: { $auctioneer }.
auction-log-lot = На продаже лот «{ $lot }» ценой { $worth } (кубики: { $dice }).
auction-log-pledged = { $under ->
    [none] { $coins ->
        [0] { $seat } ничего не кладёт на лот.
        [one] { $seat } кладёт на лот { $coins } монету.
        [few] { $seat } кладёт на лот { $coins } монеты.
       *[many] { $seat } кладёт на лот { $coins } монет.
    }
   *[other] { $coins ->
        [one] { $seat } кладёт на лот { $coins } монету и карту лицом вниз.
        [few] { $seat } кладёт на лот { $coins } монеты и карту лицом вниз.
       *[many] { $seat } кладёт на лот { $coins } монет и карту лицом вниз.
    }
}
auction-log-sealed = { $card ->
    [none] { $seat } делает тайную ставку.
   *[other] Ваша тайная ставка: { $card }.
}
auction-log-opened = Ставки: { $bids }.
auction-log-tie = Ставки равны, решают кубики: { $throws }.
auction-log-answered = { $veto ->
    [none] { $seat } тайно отвечает.
    [yes] Ваш тайный ответ: вето.
   *[no] Ваш тайный ответ: согласие.
}
auction-log-answers = { $by ->
    [none] Никто не налагает вето.
   *[other] { $by } налагает вето.
}
auction-log-awarded = { $seat ->
    [none] Лот «{ $lot }» никому не достаётся.
   *[other] { $points ->
        [one] { $seat } получает лот «{ $lot }» и { $points } очко.
        [few] { $seat } получает лот «{ $lot }» и { $points } очка.
       *[many] { $seat } получает лот «{ $lot }» и { $points } очков.
    }
}
auction-log-ended = Аукцион окончен: { $sums }.
auction-log-stowed = { $card ->
    [none] { $seat } кладёт карту под ящик «{ $box }».
   *[other] Под ящик «{ $box }» вы кладёте: { $card }.
}
auction-log-exchanged = { $is_own ->
    [no] { $seat }: обмен готов.
   *[yes] { $aside ->
        [none] Вы оставляете все карты.
       *[other] Вы откладываете: { $aside } и берёте: { $drawn }.
    }
}
auction-log-exchanges = Обменяно карт: { $counts }.
auction-log-box = Ящик «{ $box }» открыт: { $cards }. Цена лота растёт на { $value }.
auction-log-appraised = { $pay ->
    [none] { $seat } называет цену { $price }.
   *[other] { $seat } называет цену { $price } и платит { $pay }.
}
auction-log-polished = { $seat } начищает лот, теперь его цена { $worth }.
auction-log-stopped = { $seat } хочет начистить лот, но мешает сторож игрока { $by }: { $card }.
auction-log-peeked = { $lot ->
    [none] { $seat } смотрит следующий лот.
   *[other] Вы смотрите следующий лот: «{ $lot }».
}
auction-log-guard = { $card ->
    [none] { $seat } ставит сторожа.
   *[other] Вы ставите сторожем: { $card }.
}
auction-log-order = { $least ->
    [none] Ваш сторож ждёт.
   *[other] Ваш сторож действует при цене лота от { $least }.
}
auction-log-turn = { $seat } заканчивает ход.
auction-log-met = { $points ->
    [one] Эту цену назвал игрок { $seat } и получает { $points } очко.
    [few] Эту цену назвал игрок { $seat } и получает { $points } очка.
   *[many] Эту цену назвал игрок { $seat } и получает { $points } очков.
}
auction-log-left = { $seat } уходит и забирает все карты.

auction-table = { $lot ->
    [none] Аукцион: лот ещё не открыт.
   *[other] Аукцион: лот «{ $lot }» ценой { $worth }.
}

auction-seat = { $player }: очки { $scores }, монеты { $coins }, карты { $hand_sizes }.

auction-hand = { $hand ->
    [none] У вас нет карт.
   *[other] Ваши карты: { $hand }.
}
    .bid = Тайная ставка: { $bid }.
    .answer = { $answer ->
        [yes] Тайный ответ: вето.
       *[no] Тайный ответ: согласие.
    }

auction-stowed = Под ящиком «{ $box }»: { $card }.

auction-laid =
    .cover = Лицом вниз на лоте: { $cover }.
    .guard = { $least ->
        [none] Ваш сторож: { $card }, он ждёт.
       *[other] Ваш сторож: { $card }, при цене лота от { $least }.
    }
    .top = Следующий лот: «{ $top }».

auction-extra-discard = Сыгранные карты
auction-discard = { $discard ->
    [none] Ни одна карта ещё не сыграна.
   *[other] Уже сыграны: { $discard }.
}

auction-result = { $place }. { $player }: { $scores } + { $coins } = { $score }

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

auction-field-card = карта
auction-field-box = ящик
auction-field-cards = карты или слово `nothing`
auction-field-coins = сколько монет
auction-field-price = цена
auction-field-pay = чем вы платите
auction-field-least = с какой цены
