### Личная страница «Ваш ход».

menu-heading = ### Ваш ход
menu-group-button = { $title } ({ $count })
menu-only-button = { $title }: { $label }
menu-refused-heading = ### Сейчас нельзя
menu-may-change = Ваш ответ запечатан. Его можно изменить, пока не ответили все.
menu-sealed-now = Запечатано сейчас: **{ $label }**
select-choice = Выберите…
select-choice-of = { $title }…
select-topic = Что вы хотите сделать?
choice-heading = ### { $label }
choice-nearest = Возможно, вы имели в виду:
not-now = Команда { $command } сейчас недоступна.
not-now-asked = Команда { $command } сейчас недоступна. Вам решать: { $what }.
line-not-understood = «{ $line }» — не ход.
trial-legal = Возможный ход: **{ $label }**. Это проба, ничего не сыграно.
line-write = Напишите: `{ $line }`
line-undo = Отменить последний ход: { $command }.
line-undo-words = отменить, отмена, отменить ход, назад, вернуть ход
line-every-move = Все возможные ходы показывает { $command }.
choice-possible = Можно, например:
line-asked = Вам решать: { $what }.
line-which = «{ $line }» может значить разное. Какой ход вы имеете в виду?
line-more = { $count ->
    [one] Подходит ещё { $count } ход. Чтобы увидеть его, наберите подробнее.
    [few] Подходят ещё { $count } хода. Чтобы увидеть их, наберите подробнее.
   *[many] Подходят ещё { $count } ходов. Чтобы увидеть их, наберите подробнее.
}
done-heading = **Готово.**
done-sealed = **Запечатано.** Никто не увидит ответ, пока его не откроют по правилам. Ваша расписка: `{ $receipt }`.
page-replaced = -# Партия { $match }: продолжение на более новой странице.
page-left = -# Партия { $match }: { $done }
waiting-nothing = Сейчас не ваш ход.
waiting-not-seated = Вы наблюдаете за этой партией.
waiting-open = Партия ещё не началась.
waiting-running = Партия идёт.
waiting-ended = Партия окончена.
waiting-cancelled = Партия отменена.

## Решение из нескольких частей

part-open = **{ $part }:** пока не выбрано
part-picked = **{ $part }: { $label }**
part-prompt = { $part }: выберите…
part-prompt-several = { $part }: выберите сколько угодно…
part-named = { $part }: { $label }
part-clash = **Вместе нельзя:** { $first } и { $second }.
part-clash-option = Не сочетается с уже выбранным: { $part }
part-missing = Осталось выбрать: { $parts }.
part-sealed-so = **Именно так у вас и запечатано.**
part-unknown = «{ $typed }» здесь выбрать нельзя.

## План: несколько ходов подряд

button-plan-add = Добавить в план
button-plan-confirm = { $count ->
    [one] Подтвердить
   *[other] Подтвердить всё ({ $count })
}
button-plan-drop-last = Убрать последний
button-plan-drop-all = { $count ->
    [one] Убрать
   *[other] Убрать всё
}
button-plan-go-on-yes = Сделать и остальное
button-plan-go-on-no = Остальное не делать
button-undo-plan = Отменить всё ({ $count })
plan-heading = ### Ваш план
plan-next = ### Что дальше?
plan-move = { $is_foreseen ->
    [yes] { $number }. **{ $move }**
   *[no] { $number }. { $move } · *исход неизвестен*
}
plan-leads-on = Пока ничего не сделано. Вот к чему это приведёт:
plan-leads-others = Пока ничего не сделано. Вот к чему это приведёт; потом ваш ход закончится.
plan-leads-over = Пока ничего не сделано. Вот к чему это приведёт; потом партия закончится.
plan-ends-chance = Пока ничего не сделано. Исход хода { $number } решает случай. { $goes_on ->
    [yes] Следующие ходы будут сделаны, если их допустят правила.
   *[no] Следующие ходы сделаны не будут.
}
plan-ends-hidden = Пока ничего не сделано. Исход хода { $number } зависит от скрытого. Следующие ходы сделаны не будут.
plan-ends-others = Пока ничего не сделано. После хода { $number } очередь перейдёт к другим, поэтому остальные ходы сделаны не будут.
plan-ends-over = Пока ничего не сделано. После хода { $number } партия закончится, поэтому остальные ходы сделаны не будут.
plan-ends-refused = Пока ничего не сделано. К тому времени ход { $number } будет против правил: ни он, ни следующие сделаны не будут.
plan-dropped = План убран.
plan-left-chance = **Не сделано**, потому что исход предыдущего хода решил случай: { $moves }.
plan-left-hidden = **Не сделано**, потому что исход предыдущего хода зависел от скрытого: { $moves }.
plan-left-others = **Не сделано**, потому что очередь перешла к другим: { $moves }.
plan-left-over = **Не сделано**, потому что партия окончена: { $moves }.
plan-left-refused = **Не сделано**, потому что сейчас правила этого не разрешают: { $moves }.
plan-left-surprise = **Не сделано**, потому что вышло не так, как рассчитывал план: { $moves }.
plan-receipt = Запечатано. Ваша расписка: `{ $receipt }`.

## Пожелания на будущее

button-wishes = Ответы заранее
button-unwish = Убрать
button-unwish-all = Убрать все ответы
select-wish = Добавить ответ…
select-wish-for = { $title }…
select-unwish = Убрать ответ…
wishes-heading = ### Ваши ответы заранее
wishes-about = Как только вас об этом спросят, за вас будет дан первый ответ, который разрешают правила. До этого его можно убрать. Другие ваших ответов не видят.
wishes-none = Ответов заранее пока нет.
wishes-line = { $number }. { $wish }
wishes-made = { $count ->
    [one] **Отвечено за вас:** { $wishes }.
   *[other] **Отвечено за вас:** { $wishes }.
}
wishes-changed = { $count ->
    [one] **Отвечено иначе, потому что ваш выбор стал невозможен:** { $wishes }.
   *[other] **Отвечено иначе, потому что ваш выбор стал невозможен:** { $wishes }.
}
wishes-instead = { $move } (вы выбрали: { $wish })
wishes-dropped = { $count ->
    [one] **Ваш ответ заранее убран, потому что правила его уже не разрешали:** { $wishes }.
   *[other] **Ваши ответы заранее убраны, потому что правила их уже не разрешали:** { $wishes }.
}

## Сразу выбрать место нескольким вещам

layout-about = Место можно выбрать всем сразу или только некоторым. Бот разложит их по одному в случайном порядке, когда до вас дойдёт очередь. То, что ещё не лежит, можно переложить.
layout-changed = { $prompt } (изменено, было: { $earlier })
layout-too-many = { $most ->
    [one] { $option }: поместится только { $most }, а выбрано { $count }.
   *[other] { $option }: поместятся только { $most }, а выбрано { $count }.
}
layout-done = { $count ->
    [one] **Готово.** Бот положит выбранное, когда до вас дойдёт очередь.
   *[other] **Готово.** Бот положит всё выбранное ({ $count }) по одному, когда до вас дойдёт очередь.
}
button-layout = { $count ->
    [0] Подтвердить
    [one] Подтвердить { $count }
   *[other] Подтвердить все { $count }
}
button-part-random = Выбрать наугад
button-layout-random = Остальные наугад
button-layout-none = Начать заново
button-layout-change = Переложить
