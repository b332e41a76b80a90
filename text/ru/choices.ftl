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
