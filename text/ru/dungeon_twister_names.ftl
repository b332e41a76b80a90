### Как называется всё, что есть в коробке Dungeon Twister, что оно делает, и слова записи ходов.

## Слова записи ходов; настоящее время стоит в журнале

dungeon_twister-verb-team = команда
dungeon_twister-verb-hide = спрятать
    .present = прячет
dungeon_twister-verb-card = карта
dungeon_twister-verb-move = идти
    .present = идёт
dungeon_twister-verb-jump = прыжок
    .present = прыгает
dungeon_twister-verb-walk = сквозь стену
dungeon_twister-verb-reveal = открыть комнату
    .present = открывает комнату
dungeon_twister-verb-put = поставить
    .present = ставит
dungeon_twister-verb-rotate = повернуть
    .present = поворачивает
dungeon_twister-verb-fight = бой
    .present = нападает
    .order = атаковать
dungeon_twister-verb-combat = боевая карта
    .accusative = боевую карту
dungeon_twister-verb-open = открыть
    .present = открывает
dungeon_twister-verb-close = закрыть
    .present = закрывает
dungeon_twister-verb-break = сломать
    .present = ломает
dungeon_twister-verb-heal = лечить
    .present = лечит
dungeon_twister-verb-regen = исцелиться
    .present = исцеляется
dungeon_twister-verb-drink = выпить
    .present = пьёт
dungeon_twister-verb-fire = огненный шар
dungeon_twister-verb-end = закончить
    .present = заканчивает
    .pass = пас
dungeon_twister-verb-take = взять
dungeon_twister-verb-leave = оставить
dungeon_twister-verb-give = отдать
dungeon_twister-verb-drop = бросить
dungeon_twister-verb-swap = обменять
dungeon_twister-verb-with = картой
dungeon_twister-verb-by = кем
dungeon_twister-verb-cw = по часовой
dungeon_twister-verb-ccw = против часовой

dungeon_twister-side-N = север
dungeon_twister-side-E = восток
dungeon_twister-side-S = юг
dungeon_twister-side-W = запад

## Комнаты

dungeon_twister-slot-A = комната A
dungeon_twister-slot-B = комната B
dungeon_twister-slot-C = комната C
dungeon_twister-slot-D = комната D
dungeon_twister-slot-E = комната E
dungeon_twister-slot-F = комната F
dungeon_twister-slot-G = комната G
dungeon_twister-slot-H = комната H

## Персонажи; краткое имя стоит на фишке

dungeon_twister-token-CLE = Клирик
    .accusative = Клирика
    .genitive = Клирика
    .short = КЛИ
    .text = Лечит раненого на соседней клетке, своего или чужого.
dungeon_twister-token-GOB = Гоблин
    .accusative = Гоблина
    .genitive = Гоблина
    .short = ГОБ
    .text = Приносит 2 очка, если выходит из лабиринта невредимым.
dungeon_twister-token-MEK = Меканорк
    .accusative = Меканорка
    .genitive = Меканорка
    .short = МЕК
    .text = С механизма поворачивает комнаты в любую сторону.
dungeon_twister-token-THI = Вор
    .accusative = Вора
    .genitive = Вора
    .short = ВОР
    .text = Проходит ямы и стоит на них, пропускает своих; открывает и закрывает решётки.
dungeon_twister-token-TRO = Тролль
    .accusative = Тролля
    .genitive = Тролля
    .short = ТРО
    .text = Исцеляется сам, но не в тот ход, когда ранен.
dungeon_twister-token-WAR = Воин
    .accusative = Воина
    .genitive = Воина
    .short = ВОИ
    .text = Ломает решётки до конца партии.
dungeon_twister-token-WIZ = Волшебник
    .accusative = Волшебника
    .genitive = Волшебника
    .short = ВОЛ
    .text = Летает над ямами и персонажами; только он пользуется Огненным жезлом.
dungeon_twister-token-WLK = Стеноход
    .accusative = Стенохода
    .genitive = Стенохода
    .short = СТЕ
    .text = Проходит сквозь стену на соседнюю клетку.

## Предметы

dungeon_twister-token-ARM = Доспех
    .accusative = Доспех
    .genitive = Доспеха
    .short = ДОС
    .text = +1 к бою стороне, на которую напали.
dungeon_twister-token-POT = Зелье скорости
    .accusative = Зелье скорости
    .genitive = Зелья скорости
    .short = ЗЕЛ
    .text = Даёт выпившему ещё 4 очка действия на этот ход. Расходуется.
dungeon_twister-token-ROP = Верёвка
    .accusative = Верёвку
    .genitive = Верёвки
    .short = ВЕР
    .text = С ней можно проходить ямы и стоять на них.
dungeon_twister-token-SWD = Меч
    .accusative = Меч
    .genitive = Меча
    .short = МЕЧ
    .text = +1 к бою стороне, которая нападает.
dungeon_twister-token-TRE = Сокровище
    .accusative = Сокровище
    .genitive = Сокровища
    .short = СОК
    .text = Приносит ещё 1 очко тому, кто вынесет его из лабиринта.
dungeon_twister-token-WND = Огненный жезл
    .accusative = Огненный жезл
    .genitive = Огненного жезла
    .short = ЖЕЗ
    .text = В руках Волшебника убивает всех на первой занятой клетке по прямой. Расходуется.
