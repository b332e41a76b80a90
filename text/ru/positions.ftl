# Почему файл с позицией отклонён (python -m games, python -m render).

refusal-position_not_json = Это не JSON.
refusal-position_no_game = Такие поля не подходят ни к одной игре. Назовите её: { "{" }"game": "tetranomicon"{ "}" }.
refusal-position_unknown_key = Поля «{ $path }» нет.
refusal-position_wrong_value = У поля «{ $path }» значение не того типа.
refusal-not_counted = В партиях игры { $game } ничего не считается: она не говорит, что считать.
refusal-balance_no_place = На странице нет места для этих таблиц. Напишите там две строки: «<!-- balance { $place } -->» и «<!-- end -->».
refusal-position_seats = Число игроков в этой игре не бывает таким: { $seats }.
refusal-position_seat = Места { $seat } нет. Первое место — 0.
refusal-position_option = Неизвестно условие «{ $option }» или его значение.
refusal-position_impossible = Такая позиция невозможна ({ $path }): правила не говорят, что в ней происходит.
refusal-position_running = Когда партию сохранили в файл, она ещё шла, поэтому скрытого состояния в нём нет.
refusal-position_no_revision = В партии нет хода под номером { $revision }.
