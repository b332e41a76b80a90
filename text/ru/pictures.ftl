# Words on the pictures of every game.

# Instead of a player's name that has letters the fonts lack: the seat's colour.
picture-seat-0 = Золотой
picture-seat-1 = Голубой
picture-seat-2 = Коралловый
picture-seat-3 = Фиолетовый

# Что значат отметки.
picture-sign-new = новое
picture-sign-legal = можно выбрать

# Как шла партия: график.
picture-rating = Рейтинг
picture-rating-caption = Слева направо: рейтинговые партии. Полоса показывает точность: в 19 случаях из 20 настоящая сила внутри неё. Новички начинают с 1500.
picture-rating-about = { $name }: { $about }.
picture-rating-newest = Последний рейтинг: { $points } ± { $spread }, после рейтинговой партии { $number }.
picture-rating-sure = В 19 случаях из 20 настоящая сила отличается не больше чем на число после ±. Новички начинают с 1500.
picture-rating-range = Самый высокий: { $best } после партии { $at }; самый низкий: { $lowest } после партии { $low_at }.
picture-rating-series = С партии { $first } до партии { $last }: { $ratings }.
picture-story = Как шла партия
picture-story-caption = Сколько партий из 100 каждый выиграл бы с этого места, если судить по тому, что видели все.
picture-story-seat = { $player }, от первого хода до последнего: { $chances }.
picture-story-turn = Перелом { $number }: { $player } { $before } → { $after }.

# После фазы, в рассказе о картинке.
picture-awaited = Ждём: { $names }
