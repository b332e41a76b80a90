## Что важно для компьютеров

dungeon_lords-term-points = очки по нынешнему счёту
dungeon_lords-term-titles = титулы, до которых недалеко
dungeon_lords-term-gold = золото
dungeon_lords-term-food = еда
dungeon_lords-term-imps = импы
dungeon_lords-term-tunnels = туннели
dungeon_lords-term-works = комнаты, которые дают товары
dungeon_lords-term-traps = ловушки в руке
dungeon_lords-term-might = сила монстров
dungeon_lords-term-danger = клетки, которые не завоюют
dungeon_lords-term-prisoners = герои, которых удастся пленить
dungeon_lords-term-menace = безопасное расстояние до паладина
dungeon_lords-term-taxes = золото на налоги
dungeon_lords-term-wages = плата монстрам в День зарплаты

## Характеры компьютеров

dungeon_lords-computer-warden = Страж
dungeon_lords-computer-warden-about = Бережёт каждую клетку, полагается на монстров и ловушки, любит полную темницу.
dungeon_lords-computer-treasurer = Казначей
dungeon_lords-computer-treasurer-about = Любит запасы золота и еды, и на налоги у него всегда хватает.
dungeon_lords-computer-builder = Строитель
dungeon_lords-computer-builder-about = Любит, когда много импов, длинные туннели и комнаты, которые работают.
