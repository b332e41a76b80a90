# Почему файл с позицией отклонён (python -m games, python -m render).

refusal-position_not_json = Это не JSON.
refusal-position_no_game = Такие поля не подходят ни к одной игре. Назовите её: { "{" }"game": "tetranomicon"{ "}" }.
refusal-position_unknown_key = Поля «{ $path }» нет.
refusal-position_wrong_value = У поля «{ $path }» значение другого вида.
refusal-position_seats = В этой игре не бывает столько мест: { $seats }.
refusal-position_seat = Места { $seat } нет. Первое место — 0.
refusal-position_option = Неизвестна настройка «{ $option }» или её значение.
refusal-position_impossible = По правилам нельзя понять, что происходит в этой позиции.
refusal-position_running = Когда партию сохранили в файл, она ещё шла, поэтому её состояние тайное.
refusal-position_no_revision = В партии нет хода под номером { $revision }.
