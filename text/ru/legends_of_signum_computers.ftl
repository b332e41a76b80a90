## Что важно для компьютеров

legends_of_signum-term-prosperity = процветание
legends_of_signum-term-goal = процветание, близкое к победному
legends_of_signum-term-health = здоровье героя
legends_of_signum-term-danger = герой вне смертельной опасности
legends_of_signum-term-band = персонажи на поле
legends_of_signum-term-beyond = персонажи в половине соперника
legends_of_signum-term-advance = персонажи на пути в половину соперника
legends_of_signum-term-assault = персонажи рядом с вражеским героем
legends_of_signum-term-city = размер города
legends_of_signum-term-income = доход
legends_of_signum-term-hand = карты в руке
legends_of_signum-term-plans = карты в руке, подходящие городу
legends_of_signum-term-relics = реликвии героя
legends_of_signum-term-tactics = тактики рубашкой вверх
legends_of_signum-term-terrain = полезная местность
legends_of_signum-term-exposed = защищённость от ближайших атак

## Характеры компьютеров

legends_of_signum-computer-raider = Налётчик
legends_of_signum-computer-raider-about = Рвётся к вражескому герою и готов к потерям по дороге.
legends_of_signum-computer-steward = Управляющий
legends_of_signum-computer-steward-about = Любит большой город, доход от него и подходящие ему карты.
legends_of_signum-computer-captain = Капитан
legends_of_signum-computer-captain-about = Бережёт героя и отряд, избегает сильных врагов.
