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
picture-story = Как шла партия
picture-story-caption = Сколько партий из 100 каждый выиграл бы с этого места, если судить по тому, что видели все.
picture-story-seat = { $player }, от первого хода до последнего: { $chances }.
picture-story-turn = Перелом { $number }: { $player } { $before } → { $after }.

# После фазы, в рассказе о картинке.
picture-awaited = Ждём: { $names }
