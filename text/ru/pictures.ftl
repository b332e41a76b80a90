# Words on the pictures of every game.

# Instead of a player's name that has letters the fonts lack: the seat's colour.
picture-seat-0 = Золотой
picture-seat-1 = Голубой
picture-seat-2 = Коралловый
picture-seat-3 = Фиолетовый

# Что значат отметки.
picture-sign-new = новое
picture-sign-legal = можно выбрать

# После фазы, в рассказе о картинке.
picture-awaited = Ждём: { $names }
