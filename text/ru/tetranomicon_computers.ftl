## Что важно для компьютеров

tetranomicon-term-coins = монеты
tetranomicon-term-income = доход
tetranomicon-term-influence = влияние
tetranomicon-term-strength = сила
tetranomicon-term-fame = слава
tetranomicon-term-buildings = строения
tetranomicon-term-routes = маршруты
tetranomicon-term-kinds = разные типы строений
tetranomicon-term-savings = более дешёвые действия
tetranomicon-term-hunt = помощь в походах
tetranomicon-term-ready = артефакты, условие которых выполнено
tetranomicon-term-prey = монстры, с которыми армия справится
tetranomicon-term-first = жетон первого игрока
tetranomicon-term-turn = следующий ход
tetranomicon-term-passed = монеты, оставшиеся после паса
tetranomicon-term-wealth_lead = превосходство в богатстве
tetranomicon-term-influence_lead = превосходство во влиянии
tetranomicon-term-strength_lead = превосходство в силе
tetranomicon-term-fame_lead = превосходство в славе
tetranomicon-term-wealth_gap = большой отрыв в богатстве
tetranomicon-term-influence_gap = большой отрыв во влиянии
tetranomicon-term-strength_gap = большой отрыв в силе
tetranomicon-term-fame_gap = большой отрыв в славе
tetranomicon-term-standing = первенство, если бы партия закончилась сейчас

## Компьютеры с характером

tetranomicon-computer-mason = Каменщик
tetranomicon-computer-mason-about = Рано строит, ставит строения всех типов и живёт на доход; на армию тратит меньше.
tetranomicon-computer-captain = Полководец
tetranomicon-computer-captain-about = Любит существ и трофеи, а артефакты оставляет другим.
tetranomicon-computer-scholar = Учёный
tetranomicon-computer-scholar-about = Собирает артефакты, легко тратит монеты и редко ходит в походы.
