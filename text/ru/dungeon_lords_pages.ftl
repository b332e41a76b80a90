### Страницы «Владык подземелий»: выбор, цена и действие, запасы владыки, итог.

## Где находится партия

dungeon_lords-when = { $phase_id ->
    [over] { $phase }
   *[other] { $combat_round ->
        [0] Год { $year }, { $season }: { $phase }
       *[other] Год { $year }, бой, раунд { $combat_round } из IV: { $phase }
    }
}

dungeon_lords-chapter-round = Год { $year }, { $season }
dungeon_lords-chapter-combat = Год { $year }, бой, раунд { $round }
dungeon_lords-chapter-ended = Конец
dungeon_lords-stage-round = Год { $year }

## Вопросы

dungeon_lords-question-initial_orders = Вам розданы три начальных приказа: какой оставить на руке? Два других в первом раунде недоступны.
dungeon_lords-question-orders = Какие три приказа вы отдаёте? Слуг ставят по очереди: сначала все первые приказы, потом все вторые, потом третьи.
dungeon_lords-question-fee = «Наём монстров» — ваш первый приказ: заплатить за него сразу или оставить невыполненным?
dungeon_lords-question-square = { $square }: { $text }.
dungeon_lords-question-give_trap = { $count ->
    [one] Какую ловушку сбросить лицом вниз?
    [few] Какие { $count } ловушки сбросить лицом вниз? Выбирайте по одной.
   *[many] Какие { $count } ловушек сбросить лицом вниз? Выбирайте по одной.
}
dungeon_lords-question-produce = Какую комнату использовать?
dungeon_lords-question-retrieve = Какой приказ вернуть?
dungeon_lords-question-pay_day = День зарплаты: кому вы платите?
dungeon_lords-question-taxes = Налоги: сколько вы платите? За каждое неуплаченное золото вы берёте метку: −3 очка в конце. Владыки платят друг за другом, по порядку хода.
dungeon_lords-question-taxes-sealed = Налоги: сколько вы платите? За каждое неуплаченное золото вы берёте метку: −3 очка в конце.
dungeon_lords-question-witch_hunt = Охота на ведьм: оставить Ведьму за 1 Зло или отпустить её?
dungeon_lords-question-imp_carnival = Карнавал импов: сколько еды вы платите? За каждую недоплаченную еду уходит 1 имп.
dungeon_lords-question-safety_inspection = Проверка безопасности: сколько золота вы платите? За каждое недоплаченное золото сбрасывается ловушка.
dungeon_lords-question-permit_fees = Сбор за разрешения: сколько золота вы платите? За каждое недоплаченное золото Зло +1.
dungeon_lords-question-town_fair = Городская ярмарка: сколько золота вы платите? За каждое Зло −1.
dungeon_lords-question-battleground = Где принять бой? Эти клетки ближе всех ко входу.
dungeon_lords-question-plan_traps = Какие ловушки вы ставите?
dungeon_lords-question-plan = Кого вы посылаете в бой?
dungeon_lords-question-trap_order = Какая ловушка сработает следующей?
dungeon_lords-question-trap_target = В кого летит дротик?
dungeon_lords-question-word_of_peace = Слово мира: отозвать всех монстров или получить Зло?
dungeon_lords-question-suggestion = Внушение: заплатите каждому монстру ещё раз или отзовите его.
dungeon_lords-question-spell_target = На какого из ваших монстров падёт заклинание?
dungeon_lords-question-attack = Кто атакует следующим и кого?
dungeon_lords-question-prisoner = Какой пленник выйдет на свободу?

dungeon_lords-lead-plan = При каждом варианте видно, что станет с отрядом без учёта закрытой карты.
dungeon_lords-lead-attack = При каждом варианте видно здоровье: до атаки → после.

## Выбор приказов

dungeon_lords-part-first = Первый приказ
dungeon_lords-part-second = Второй приказ
dungeon_lords-part-third = Третий приказ
dungeon_lords-part-other = Третий приказ вашего не-игрока
dungeon_lords-parts-clash = Каждая карта приказа у вас одна.
dungeon_lords-colour-square = Его слуга встанет раньше ваших: на квадрат I, а если там другой не-игрок, на II.
dungeon_lords-orders-have = У вас: золото { $gold }, еда { $food }, свободные импы { $imps }, Зло { $evil }.
dungeon_lords-orders-locked = { $name }, недоступно: { $orders }
dungeon_lords-reach-none = свободных квадратов нет
dungeon_lords-reach-sure = ваш квадрат { $best }
dungeon_lords-reach-range = ваш квадрат { $best }, в худшем случае { $worst }
dungeon_lords-reach-risk = ваш квадрат { $best }, в худшем случае никакого
dungeon_lords-colour-own = ваш не-игрок, если отдадите этот приказ и ему
dungeon_lords-rivals-before = Могут быть там раньше вас: { $players }
dungeon_lords-rivals-after = Только после вас: { $players }
dungeon_lords-to-come = Ещё впереди: { $orders }
dungeon_lords-trap-defence = Защита отряда от ловушек: { $icons }. Каждая единица снимает одно повреждение от ловушки, начиная с первого.
dungeon_lords-rivals-none = Больше никто его отдать не может.

## Группы вариантов

dungeon_lords-menu-all = Варианты
dungeon_lords-menu-send = { $monsters ->
    [0] Без монстров
    [one] { $monsters } монстр
    [few] { $monsters } монстра
   *[many] { $monsters } монстров
}
dungeon_lords-menu-traps = { $traps ->
    [0] Без ловушек
    [one] { $traps } ловушка
    [few] { $traps } ловушки
   *[many] { $traps } ловушек
}

## Ходы

dungeon_lords-move-lock = { $kept ->
    [none] { $first }, { $second }
   *[other] { $kept }
}
dungeon_lords-move-orders = { $other ->
    [none] { $first }, { $second }, { $third }
   *[other] { $first }, { $second }, { $third }; не-игрок: { $other }
}
dungeon_lords-move-accept = Выполнить
dungeon_lords-move-accept-fee = Заплатить
dungeon_lords-move-accept-word_of_peace = Отозвать всех монстров
dungeon_lords-move-decline = Отказаться
dungeon_lords-move-decline-fee = Не платить
dungeon_lords-move-decline-word_of_peace = Зло +{ $evil }
dungeon_lords-move-done = Готово
dungeon_lords-move-done-dig = Больше не рыть
dungeon_lords-move-done-produce = Закончить производство
dungeon_lords-move-replan = Спланировать заново
dungeon_lords-move-pay = Заплатить: { $amount }
dungeon_lords-move-keep = { $fed ->
    [none] { $monster }: заплатить
   *[other] { $monster }: заплатить и скормить ({ $fed })
}
dungeon_lords-move-dismiss = { $monster }: не платить
dungeon_lords-move-dismiss-suggestion = { $monster }: отозвать
dungeon_lords-move-hire = { $fed ->
    [none] { $monster }
   *[other] { $monster }, на корм: { $fed }
}
dungeon_lords-move-build = { $room } на { $cell }
dungeon_lords-move-produce = { $cell ->
    [none] { $room }
   *[other] { $room } на { $cell }
}
dungeon_lords-move-in_turn = По порядку хода
dungeon_lords-move-spy = Подсмотреть карту боя { $position }
dungeon_lords-move-dig = Рыть { $cell }
dungeon_lords-move-mine = Добыть { $gold }
dungeon_lords-move-ground = Бой на { $cell }
dungeon_lords-move-set = { $traps ->
    [none] Без ловушек
   *[other] { $traps }
}
dungeon_lords-move-send = { $monsters ->
    [none] Никого
   *[other] { $monsters }
}
dungeon_lords-move-choose = { $face_id ->
    [down] { $monster } (лицом вниз)
    [up] { $monster } (лицом вверх)
   *[none] { $monster }
}
dungeon_lords-attack-standard = { $monster }: { $damage } первому
dungeon_lords-attack-all = { $monster }: { $damage } каждому
dungeon_lords-attack-target = { $monster }: { $damage }, цель { $targets }
dungeon_lords-attack-none = { $monster }: без урона
dungeon_lords-attack-first = первый
dungeon_lords-attack-food = за { $food_accusative }
dungeon_lords-attack-returns = останется лицом вверх
dungeon_lords-attack-holds = защита от завоевания
dungeon_lords-attack-raised = усилен удар { $hit }

## Ответы заранее

dungeon_lords-wishes-all = Ответы
dungeon_lords-wishes-fee = Плата за «Наём монстров»
dungeon_lords-wishes-produce = Производство
dungeon_lords-wishes-taxes = Налоги
dungeon_lords-wishes-retrieve = Какой приказ вернуть
dungeon_lords-move-ahead = { $answer }
dungeon_lords-wish-ahead = { $answer_id ->
    [accept] { $order_id ->
        [fee] Наём монстров: заплатить сразу
        [produce] Производство: комнаты работают в порядке правил
        [taxes] Налоги: заплатить сколько можно
        [mine] { $order }: сколько получится
        [reputation] { $order }: выполнить и подсмотреть первую неизвестную карту
       *[other] { $order }: выполнить, если хватит средств
    }
   *[decline] { $order_id ->
        [fee] Наём монстров: не платить сразу
        [produce] Производство: комнаты не работают
        [dig] { $order }: отказаться или больше не рыть
       *[other] { $order }: отказаться
    }
}
dungeon_lords-wish-pay = Налоги: заплатить { $gold }
dungeon_lords-wish-spy = Улучшение репутации: подсмотреть карту боя { $position }
dungeon_lords-wish-dig = Рытьё туннелей: { $cell }
dungeon_lords-wish-retrieve = Вернуть, если можно: { $order }

## Цена и действие

dungeon_lords-change = { $thing } { $before } → { $after }
dungeon_lords-change-free = свободных импов { $before } → { $after }
dungeon_lords-prospect-gone = { $adventurer_id ->
    [illusory] { $thing } исчезнет
   *[other] { $thing } в темнице
}
dungeon_lords-note-orders =
    .fee = сразу { $fee_amount } за «Наём монстров»
dungeon_lords-note-lock = станут недоступны: { $locked }
dungeon_lords-note-change =
    .workers = работников: { $workers }
    .better = Зло −{ $better }
    .lost = потеряете: { $lost }
    .tokens = { $tokens_amount } (очки в конце: { $points })
    .paladin = { $paladin_id ->
        [comes] паладин придёт к вам
       *[leaves] паладин уйдёт от вас
    }
dungeon_lords-note-plan =
    .conquered = клетка будет завоёвана
dungeon_lords-note-spell =
    .withdrawn = назад в логово: { $withdrawn }
    .removed = потеряете: { $removed }
dungeon_lords-note-evil = Зла станет { $evil }
dungeon_lords-square-open = { $square }: { $text }
dungeon_lords-square-imps = { $square }: { $text } (у вас сейчас: { $count })
dungeon_lords-square-note-dear = { $square }: { $text } (не хватает)
dungeon_lords-square-taken = ~~{ $square }~~ занят: { $text }
dungeon_lords-square-dear = { $square }: { $text } (сейчас не хватает)
dungeon_lords-confirm-together = Квадраты всех трёх приказов вместе потребуют: { $goods }. Если наймёте монстра, его цена — сверх того.
dungeon_lords-confirm-imps = импов за работой: до { $most }
dungeon_lords-confirm-fee = «Наём монстров» первым приказом стоит { $gold } сразу при расстановке слуг.
dungeon_lords-confirm-sealed = Приказы останутся тайной, пока не запечатают все; до тех пор их можно менять.
dungeon_lords-confirm-price = Цена: { $price }.
dungeon_lords-confirm-unhurt = никто не пострадает
dungeon_lords-confirm-poison = в конце раунда ему ещё { $points }
dungeon_lords-confirm-rehearsal = Прогноз без закрытой карты боя (её заклинание и усталость не учтены): { $line }.
dungeon_lords-confirm-rehearsal-known = Прогноз с картой боя «{ $card }»: { $line }.
dungeon_lords-rest = Если в этом году больше ничего не делать: { $rounds }.
dungeon_lords-rest-yes = раунд { $round } (усталость { $fatigue }): падёт { $cells }
dungeon_lords-rest-no = раунд { $round } (усталость { $fatigue }): отряд выбьется из сил
dungeon_lords-rest-maybe = раунд { $round } (усталость { $fatigue }): может пасть { $cells }
dungeon_lords-confirm-stopped = Защита отряда от ловушек снимет { $stopped }.

## Что ещё последует

dungeon_lords-also-decline = слуга останется на карте, приказ не будет выполнен
dungeon_lords-also-decline-fee = приказ не будет выполнен, квадрат останется свободным
dungeon_lords-also-done-dig = остальные импы останутся свободными
dungeon_lords-also-done-produce = потом вы вернёте один приказ
dungeon_lords-also-in_turn = владыки перед вами решают первыми
dungeon_lords-also-return = вы берёте на 1 ловушку больше и возвращаете 1 любую
dungeon_lords-also-discard = потом надо сбросить: { $traps }
dungeon_lords-also-tunnel = туннель: 1 ловушка, 1 монстр, любое число призраков
dungeon_lords-also-room = «{ $room }»: 1 ловушка за 1 золото, 2 монстра, любое число призраков
dungeon_lords-also-labyrinth = «{ $room }»: 2 ловушки без золота, 1 монстр, любое число призраков

## Что есть у владыки

dungeon_lords-hand-stores = **{ $stores }** (свободных импов: { $free_imps }), Зло **{ $evil }**
    .tax_tokens = { $tax_tokens_amount }
dungeon_lords-face-down = { $monster } (лицом вниз)
dungeon_lords-hand-creatures = В логове: { $monsters }
dungeon_lords-hand-cards =
    .hand = Приказы на руке: { $hand }
    .locked = Недоступны: { $locked }
dungeon_lords-hand-own =
    .own_dealt = Вам розданы начальные приказы: { $own_dealt }
    .own_lock = Вам будут недоступны: { $own_lock }.
    .own_orders = Вы запечатали: { $own_orders }.
    .own_tax = Вы заплатите { $own_tax_amount }.
dungeon_lords-hand-no-traps = Ловушек у вас нет.
dungeon_lords-hand-traps = **Ваши ловушки**, их видите только вы:
dungeon_lords-hand-plan = Ваш план: { $cell }; ловушки: { $traps }; в бой: { $sent }
dungeon_lords-extra-prices = Квадраты и цены
dungeon_lords-extra-points = Очки сейчас
dungeon_lords-standing = { $player }: **{ $points }** = { $parts }
dungeon_lords-result-total = **{ $place }.** { $player }: **{ $amount }**
dungeon_lords-result-parts = { $player }: { $parts }.
dungeon_lords-result-rule = -# Титул приносит 3 очка, а если он общий, то по 2 каждому. Побеждает тот, у кого больше очков.
