### Личная страница «Ваш ход».

menu-heading = ### Ваш ход
menu-group-button = { $title } ({ $count })
menu-only-button = { $title }: { $label }
menu-refused-heading = ### Сейчас нельзя
menu-may-change = Ваш ответ запечатан. Пока не ответили все, его можно изменить.
menu-sealed-now = Запечатано сейчас: **{ $label }**
select-choice = Выберите…
select-topic = Что вы хотите сделать?
choice-heading = ### { $label }
choice-nearest = Вместо этого можно:
not-now = Сейчас не время для { $command }.
not-now-asked = Сейчас не время для { $command }. Вам решать: { $what }.
line-not-understood = Непонятная строка: «{ $line }».
line-moves-look = Сейчас ходы пишутся так: { $examples }. Все ходы показывает { $command }.
done-heading = **Готово.**
done-sealed = **Запечатано.** Ваша расписка: `{ $receipt }`. Её откроют вместе с ответами.
waiting-nothing = Сейчас вам решать нечего.
waiting-not-seated = Вы не сидите за этим столом и видите то же, что все.
waiting-open = Партия ещё не началась.
waiting-running = Партия продолжается.
waiting-ended = Партия окончена.
waiting-cancelled = Партия отменена.

## Решение из нескольких частей

part-open = **{ $part }:** пока не выбрано
part-picked = **{ $part }: { $label }**
part-prompt = { $part }: выберите…
part-named = { $part }: { $label }
part-clash = **Вместе нельзя:** { $first } и { $second }.
part-clash-option = Уже выбрано и не сочетается: { $part }
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
button-undo-plan = Вернуть всё ({ $count })
plan-heading = ### Ваш план
plan-next = ### Что дальше?
plan-move = { $is_foreseen ->
    [yes] { $number }. **{ $move }**
   *[no] { $number }. { $move } · *исход неизвестен*
}
plan-leads-on = Пока ничего из этого не сделано. Вот к чему это приведёт:
plan-leads-others = Пока ничего из этого не сделано. Вот к чему это приведёт; потом ход перейдёт к другим.
plan-leads-over = Пока ничего из этого не сделано. Вот к чему это приведёт; потом партия закончится.
plan-ends-chance = Пока ничего из этого не сделано. Исход хода { $number } решает случай. { $goes_on ->
    [yes] Следующие ходы будут сделаны, пока правила их допускают.
   *[no] Следующие ходы сделаны не будут.
}
plan-ends-hidden = Пока ничего из этого не сделано. Исход хода { $number } зависит от скрытого. Следующие ходы сделаны не будут.
plan-ends-others = Пока ничего из этого не сделано. После хода { $number } очередь перейдёт к другим, поэтому остальное сделано не будет.
plan-ends-over = Пока ничего из этого не сделано. После хода { $number } партия закончится, поэтому остальное сделано не будет.
plan-ends-refused = Пока ничего из этого не сделано. Ход { $number } правила тогда не допустят: ни он, ни следующие сделаны не будут.
plan-dropped = План отменён.
plan-left-chance = **Не сделано**, потому что исход предыдущего хода решил случай: { $moves }.
plan-left-hidden = **Не сделано**, потому что исход предыдущего хода зависел от скрытого: { $moves }.
plan-left-others = **Не сделано**, потому что очередь перешла к другим: { $moves }.
plan-left-over = **Не сделано**, потому что партия окончена: { $moves }.
plan-left-refused = **Не сделано**, потому что сейчас правила этого не допускают: { $moves }.
plan-left-surprise = **Не сделано**, потому что всё пошло не так, как ожидалось: { $moves }.
plan-receipt = Запечатано. Ваша расписка: `{ $receipt }`.

## Пожелания на будущее

button-wishes = Пожелания
button-unwish-all = Убрать все пожелания
select-wish = Добавить пожелание…
select-unwish = Убрать пожелание…
wishes-heading = ### Ваши пожелания
wishes-about = Как только до вас дойдёт очередь, за вас сделают первый ход из этого списка, который допускают правила. Другие этого списка не видят.
wishes-none = Пожеланий пока нет.
wishes-line = { $number }. { $wish }
wishes-made = { $count ->
    [one] **Ваше пожелание исполнено:** { $wishes }.
   *[other] **Ваши пожелания исполнены:** { $wishes }.
}
wishes-dropped = { $count ->
    [one] **Ваше пожелание убрано, потому что правила его уже не допускали:** { $wishes }.
   *[other] **Ваши пожелания убраны, потому что правила их уже не допускали:** { $wishes }.
}
