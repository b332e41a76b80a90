## Что важно для компьютера

dungeon_twister-term-score = победные очки
dungeon_twister-term-clock = перевес, если больше ничего не случится
dungeon_twister-term-race = короткий путь к победе
dungeon_twister-term-way = дорога к выходу
dungeon_twister-term-near = персонажи у самого выхода
dungeon_twister-term-hidden = ещё не открытые персонажи
dungeon_twister-term-placing = персонажи, которых предстоит поставить
dungeon_twister-term-wounded = раненые персонажи
dungeon_twister-term-threatened = раненые, до которых доберутся враги
dungeon_twister-term-weak = слабые персонажи рядом с сильными врагами
dungeon_twister-term-helper = лечение рядом
dungeon_twister-term-things = предметы в руках
dungeon_twister-term-gear = персонажи на механизмах
dungeon_twister-term-cards = боевые карты на руке
dungeon_twister-term-jumps = оставшиеся карты прыжка
dungeon_twister-term-points = оставшиеся очки действия
dungeon_twister-term-hand = карты действий на руке
dungeon_twister-term-finish = победа за один ход

## Компьютеры со своим характером

dungeon_twister-computer-runner = Бегун
dungeon_twister-computer-runner-about = Спешит к выходу и не жалеет для этого боевых карт.
dungeon_twister-computer-brawler = Драчун
dungeon_twister-computer-brawler-about = Охотнее ранит и добивает врагов, чем спешит к выходу.
dungeon_twister-computer-scout = Разведчик
dungeon_twister-computer-scout-about = Рано открывает комнаты, любит механизмы и предметы.
