# Words on the pictures of Tetranomicon, and the pictures told in words.

tetranomicon-picture-phase-setup = Расстановка
tetranomicon-picture-phase-actions = Эпоха { $era } из IV · фаза действий
tetranomicon-picture-phase-ended = Партия окончена
tetranomicon-picture-awaited = Ждём: { $name }
tetranomicon-picture-won = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
tetranomicon-picture-asked-farm = ставит бесплатную ферму
tetranomicon-picture-asked-route = прокладывает бесплатный маршрут
tetranomicon-picture-asked-action = спасовали: { $passed } из { $seats }
tetranomicon-picture-acts = ходит
tetranomicon-picture-passed = пас
tetranomicon-picture-values = Доход за строение
tetranomicon-picture-hidden = ещё скрыто
