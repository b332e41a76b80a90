# Слова игры «Жемчуг», упражнения из docs/adding-a-game.md.

pearls-name = Жемчуг
pearls-goal = Ныряйте за жемчугом и не дайте себя оттеснить. Побеждает тот, у кого больше жемчуга.
pearls-length = 10 минут
pearls-turn = Ныряйте, потом двигайте жемчуг или отдыхайте.
pearls-win = Побеждает тот, у кого больше жемчуга.

pearls-headline-diving = Раунд { $round }, погружение
pearls-headline-pushing = Раунд { $round }, перемещение
pearls-headline-over = Партия окончена

pearls-chapter-round = Раунд { $round }

pearls-decision-dive = Выбрать, куда нырять
pearls-decision-push = Переместить жемчужины или отдохнуть

pearls-question-dive = Куда вы ныряете?
pearls-question-push = Какие жемчужины вы перемещаете и куда?

pearls-move-dive = Нырнуть в { $cell }
pearls-move-push = Переместить жемчужины из { $cell } в { $to }
pearls-move-rest = Ничего не перемещать
pearls-note-catch = Жемчужин там: { $pearls }.

pearls-log-dealt = { $cards ->
    [none] { $seat } получает три карты.
   *[other] Вам сданы карты: { $cards }.
}
pearls-log-sealed = { $card ->
    [none] { $seat } готовится нырнуть.
   *[other] Вы нырнёте в { $card }.
}
pearls-log-opened = Ныряют: { $dives }. Жемчужины: { $taken }.
pearls-log-pushed = { $seat } перемещает жемчужины из { $cell } в { $to }: { $pearls }.
pearls-log-rested = { $seat } ничего не перемещает.
pearls-log-tide = Прилив приносит жемчужины: { $cells }.
pearls-log-shuffled = Сброшенные карты перемешаны.
pearls-log-drawn = { $card ->
    [none] { $seat } берёт карту.
   *[other] Вы берёте { $card }.
}
pearls-log-round = Раунд { $round } начинается.
pearls-log-ended = Партия окончена: { $scores }.

pearls-table = { $phase ->
    [over] Партия окончена.
   *[other] Раунд { $round } из 6, карт в колоде: { $deck }.
}
pearls-lagoon = Жемчужины в лагуне: { $cells }.
pearls-seat = { $player }: жемчужины { $scores }, карты { $hand_sizes }.
pearls-hand = Ваши карты: { $hand }.
    .dive = Вы нырнёте в { $dive }.
pearls-result = { $place }. { $player }: { $score }

pearls-refusal-wrong_phase = { $phase ->
    [diving] Сейчас все выбирают, куда нырять.
   *[pushing] Сейчас перемещают жемчужины.
}
pearls-refusal-not_in_hand = У вас нет карты { $card }.
pearls-refusal-no_pearls = В { $cell } нет жемчужин.
pearls-refusal-not_beside = { $to } не рядом с { $cell }.

command-pearls = жемчуг
    .description = Ходы игры «Жемчуг»
command-pearls-dive = нырнуть
    .description = Тайно выбрать, куда нырнуть
command-pearls-push = переместить
    .description = Переместить жемчужины из клетки в соседнюю
command-pearls-rest = отдохнуть
    .description = Ничего не перемещать
option-cell = клетка
    .description = Клетка лагуны

pearls-field-cell = клетка
pearls-field-to = клетка, куда сдвинуть жемчужины
