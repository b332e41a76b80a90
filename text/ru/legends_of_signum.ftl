### «Легенды Сигнума» словами: название, условия, что решают, варианты, что есть у игрока, итог.

legends_of_signum-name = Легенды Сигнума
    .genitive = Легенд Сигнума
legends_of_signum-goal = Ведите героя и отряд персонажей по открытому полю, стройте город, который за них платит, и убейте героя соперника или накопите 51 процветание.
legends_of_signum-length = от 60 до 120 минут
legends_of_signum-handicap-prosperity =
    { $amount ->
        [one] { $amount } процветание
       *[many] { $amount } процветания
    }
legends_of_signum-turn = Постройте что-нибудь в Городе, затем разыгрывайте карты с руки, закрывая здания, и по разу активируйте героя и каждого персонажа: ход, а за ним схватка, выстрел, магия, лечение или обследование руин. Тактику кладут рубашкой вверх, и она срабатывает сама в ход соперника.
legends_of_signum-win = Убейте героя соперника или первым накопите 51 процветание. После 20-го раунда побеждает тот, кто богаче.

legends_of_signum-component-hero = Герой
legends_of_signum-component-character = Персонаж
legends_of_signum-component-spell = Заклинание
legends_of_signum-component-relic = Реликвия
legends_of_signum-component-tactic = Тактика
legends_of_signum-component-terrain = Местность
legends_of_signum-component-building = Здание
legends_of_signum-component-keyword = Ключевое слово

legends_of_signum-legend-crown = герой
legends_of_signum-legend-shield = защищается в обороне
legends_of_signum-legend-sword = защищается натиском
legends_of_signum-legend-heart = осталось здоровья
legends_of_signum-legend-coin = процветание
legends_of_signum-legend-card = карты в руке
legends_of_signum-legend-book = карты в колоде
legends_of_signum-legend-hall = открытые здания
legends_of_signum-legend-seal = тактика рубашкой вверх
legends_of_signum-legend-stun = оцепенение
legends_of_signum-legend-root = оковы
legends_of_signum-legend-poison = яд
legends_of_signum-legend-ward = заслон
legends_of_signum-legend-chain = под контролем врага
legends_of_signum-legend-check = уже активирован

legends_of_signum-option-length = Длина партии
legends_of_signum-option-length-standard = обычная: 51 процветание, 20 раундов
legends_of_signum-option-length-short = короткая: 36 процветания, 14 раундов
legends_of_signum-option-mode = Вчетвером
legends_of_signum-option-mode-free = каждый за себя
legends_of_signum-option-mode-teams = двое на двое

legends_of_signum-reason-hero = Герой погиб.
legends_of_signum-reason-prosperity = { $count ->
    [one] { $names }: процветание { $total }.
   *[many] { $names }: вместе процветание { $total }.
}
legends_of_signum-reason-round_limit = Последний раунд окончен.
legends_of_signum-reason-left = Осталась только одна сторона.

legends_of_signum-decision-hero = герой и колода
legends_of_signum-decision-first = кто ходит первым
legends_of_signum-decision-mulligan = стартовая рука
legends_of_signum-decision-start = стартовые здания
legends_of_signum-decision-place = место героя
legends_of_signum-decision-construction = строительство
legends_of_signum-decision-activation = действие
legends_of_signum-decision-follow_up = остаток активации
legends_of_signum-decision-control = персонаж под контролем
legends_of_signum-decision-discard = карта для сброса
legends_of_signum-decision-orders = приказы тактике

legends_of_signum-headline-hero = Подготовка: герои и колоды
legends_of_signum-headline-first = Подготовка: кто ходит первым
legends_of_signum-headline-hand = Подготовка: стартовые руки и здания
legends_of_signum-headline-place = Подготовка: герои выходят на поле
legends_of_signum-headline-construction = Раунд { $number } из { $most } · { $player } · строительство
legends_of_signum-headline-activation = Раунд { $number } из { $most } · { $player } · активация
legends_of_signum-headline-discard = Раунд { $number } из { $most } · { $player } · сброс
legends_of_signum-headline-over = Партия окончена

legends_of_signum-chapter-heroes = Подготовка
legends_of_signum-chapter-turn = Раунд { $round }: { $seat }
legends_of_signum-stage-turn = Раунд { $round }

legends_of_signum-question-hero = Какого героя вы ведёте? С ним приходят фракция и готовая колода.
legends_of_signum-question-first = Вы ходите первым или вторым?
legends_of_signum-question-mulligan = Какие карты стартовой руки вы откладываете? Взамен придёт столько же новых, один раз.
legends_of_signum-question-start = С какими двумя зданиями начинает ваш Город? Ими вы платите за первые карты.
legends_of_signum-question-place = Где ваш герой выходит на поле? Подставка касается вашей стороны.
legends_of_signum-question-construction = Что вы делаете в фазе строительства? Что-то одно, и отменить это нельзя.
legends_of_signum-question-activation = Что вы делаете? Разыгрывайте карты, по разу активируйте каждое существо, затем закончите ход.
legends_of_signum-question-follow_up = { $who } уже на новом месте. Что дальше?
legends_of_signum-question-control = Вам подчиняется { $who }: один ход и одна схватка.
legends_of_signum-question-discard = Какую карту вы сбрасываете? Оставить можно 7.
legends_of_signum-question-orders = Чего ждут ваши тактики? Приказ можно сменить в любой момент.
legends_of_signum-question-move = { $who } идёт — куда? До { $far } см.
legends_of_signum-question-run = { $who } бежит — куда? До { $far } см и не в контакт с врагом.
legends_of_signum-question-act = { $who } на месте — что делает?
legends_of_signum-question-card = Как вы разыгрываете карту «{ $card }»?
legends_of_signum-question-typed = Можно и набрать точку, например: `{ $line }`

legends_of_signum-part-first = Первое здание
legends_of_signum-part-aside = Отложить
legends_of_signum-part-aside-none = ничего, все карты остаются
legends_of_signum-part-second = Второе здание

legends_of_signum-topic-move = { $unit }: ход
legends_of_signum-topic-run = { $unit }: бег
legends_of_signum-topic-rush = { $unit }: рывок
legends_of_signum-topic-act = { $unit }: { $deeds }
legends_of_signum-topic-card = { $kind }: { $card }
legends_of_signum-topic-muster = Призыв: взять карту
legends_of_signum-topic-power = Сила героя
legends_of_signum-topic-stances = Сменить стойки
legends_of_signum-topic-orders = Приказы тактике
legends_of_signum-topic-done = Больше ничего не делать
legends_of_signum-topic-end = Закончить ход
legends_of_signum-topic-note-unit = { $cell } · здоровье { $left } из { $health } · сила { $strength }
legends_of_signum-topic-note-power = { $text }
legends_of_signum-topic-note-muster = Закрыть 3 любых здания, раз в ход
legends_of_signum-topic-note-end = { $count ->
    [0] Все активированы
    [one] Не активировано { $count } существо
    [few] Не активированы { $count } существа
   *[many] Не активировано { $count } существ
}
legends_of_signum-topic-note-stances = В какой стойке существа защищаются
legends_of_signum-topic-note-orders = Когда срабатывает тактика рубашкой вверх
legends_of_signum-topic-note-done = Активация закончится

legends_of_signum-kind-move = Ход
legends_of_signum-kind-run = Бег
legends_of_signum-kind-rush = Рывок
legends_of_signum-kind-card = Карты
legends_of_signum-kind-terrain = Местность

legends_of_signum-deed-fight = бой
legends_of_signum-deed-shoot = выстрел
legends_of_signum-deed-throw = бросок
legends_of_signum-deed-magic = магия
legends_of_signum-deed-heal = лечение
legends_of_signum-deed-hex = порча
legends_of_signum-deed-explore = разведка

legends_of_signum-group-hero = Герои
legends_of_signum-group-first = Порядок хода
legends_of_signum-group-mulligan = Стартовая рука
legends_of_signum-group-start = Здания
legends_of_signum-group-place = Места
legends_of_signum-group-build = Построить
legends_of_signum-group-unique = Построить уникальное здание
legends_of_signum-group-gain = Не строить
legends_of_signum-group-go = Куда
legends_of_signum-group-act = Действие
legends_of_signum-group-card = Разыграть
legends_of_signum-group-discard = Сбросить
legends_of_signum-group-stance = Стойки
legends_of_signum-group-order = { $card } (номер { $number })
legends_of_signum-group-end = Ход

legends_of_signum-move-hero = { $hero }
legends_of_signum-move-hero-deck = { $hero }, своя колода
legends_of_signum-move-first = Ходить первым
legends_of_signum-move-second = Ходить вторым
legends_of_signum-move-keep = Оставить все карты
legends_of_signum-move-mulligan = Отложить: { $aside }
legends_of_signum-move-mulligan-but = Отложить все, оставить: { $kept }
legends_of_signum-move-mulligan-all = Отложить все карты
legends_of_signum-move-mulligan-unknown = { $count ->
    [one] Отложить { $count } карту
    [few] Отложить { $count } карты
   *[many] Отложить { $count } карт
}
legends_of_signum-move-start = { $first } и { $second }
legends_of_signum-move-place = Герой на { $at }
legends_of_signum-move-build = Построить: { $building }
legends_of_signum-move-build-take = Построить: { $building }, вернуть: { $take }
legends_of_signum-move-build-against = Построить: { $building }, соперник: { $against }
legends_of_signum-move-levy = Сбор: 1 процветание
legends_of_signum-move-study = Совет: взять 1 карту
legends_of_signum-move-pass = Ничего не делать
legends_of_signum-move-deploy = { $card } на { $at }
legends_of_signum-move-cast = Заклинание: { $card }
legends_of_signum-move-cast-on = { $card } на { $on_accusative }
legends_of_signum-move-cast-take = { $card }: вернуть { $take }
legends_of_signum-move-wear = Надеть: { $card }
legends_of_signum-move-lay = { $card ->
    [none] Тактика рубашкой вверх
   *[other] Тайно: { $card }
}
legends_of_signum-move-terrain = { $card } на { $at }
legends_of_signum-move-muster = Призыв
legends_of_signum-move-power = Сила героя на { $on_accusative }
legends_of_signum-move-move = { $unit } на { $at }
legends_of_signum-move-run = { $unit } бегом на { $at }
legends_of_signum-move-fight = { $stance } на { $target_accusative }
legends_of_signum-move-shoot = Выстрел в { $target_accusative }
legends_of_signum-move-throw = Бросок в { $target_accusative }
legends_of_signum-move-magic = Магический выстрел в { $target_accusative }
legends_of_signum-move-heal = Лечить { $target_accusative }
legends_of_signum-move-hex = Порча на { $target_accusative }
legends_of_signum-move-explore = Обследовать руины
legends_of_signum-move-done = { $unit }: больше ничего
legends_of_signum-move-end = Закончить ход
legends_of_signum-move-discard = { $card }
legends_of_signum-move-stance = { $stance }: { $units }
legends_of_signum-move-stance-all = { $stance } для всех существ
legends_of_signum-move-order = { $mode ->
    [hold] Ждать
   *[auto] Сработать сразу
}
legends_of_signum-move-order-cost = при стоимости от { $cost }
legends_of_signum-move-order-subject = { $subject ->
    [hero] только для героев
   *[character] только для персонажей
}

legends_of_signum-variant-pay = Закрыть другие здания

legends_of_signum-trial-clash = Бой при нынешних стойках, { $target }: кубики { $attack } против { $defence }, в среднем попаданий { TENTHS($hits) } против { TENTHS($back) }, до блоков.
legends_of_signum-note-pay = цена: { $pay }
legends_of_signum-note-free = бесплатно
legends_of_signum-note-length = { $far } см { $way ->
    [n] на север
    [ne] на северо-восток
    [e] на восток
    [se] на юго-восток
    [s] на юг
    [sw] на юго-запад
    [w] на запад
    [nw] на северо-запад
   *[none] {""}
}
legends_of_signum-note-range = достанет: { $about }
legends_of_signum-note-towards = навстречу: { $about }
legends_of_signum-note-ahead = прямо вперёд
legends_of_signum-note-home = к своему герою
legends_of_signum-note-back = к своей стороне
legends_of_signum-note-cover = укрытие: { $about }
legends_of_signum-note-own = своя местность: { $about }
legends_of_signum-note-before = вплотную, но без контакта: { $about }
legends_of_signum-note-stay = остаётся на месте
legends_of_signum-note-contact = контакт: { $units }
legends_of_signum-note-ruins = у необследованных руин
legends_of_signum-note-charge = можно атаковать с разбега: { $units }
legends_of_signum-note-backstab = удар в спину: { $units }
legends_of_signum-note-slow = замедление { $far } см
legends_of_signum-note-thorns = { $wounds ->
    [one] { $wounds } рана от терний
    [few] { $wounds } раны от терний
   *[many] { $wounds } ран от терний
}
legends_of_signum-note-tribute = принесёт дань
legends_of_signum-note-fight = кубики: { $attack } против { $defence }
legends_of_signum-note-charging = с разбега
legends_of_signum-note-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}
legends_of_signum-note-covered = цель в укрытии
legends_of_signum-note-prevents = { $amount ->
    [one] предотвратит { $amount } рану
    [few] предотвратит { $amount } раны
   *[many] предотвратит { $amount } ран
}
legends_of_signum-note-distance = { $far } см до цели
legends_of_signum-note-heals = { $amount ->
    [one] вылечит { $amount } рану
    [few] вылечит { $amount } раны
   *[many] вылечит { $amount } ран
}
legends_of_signum-note-chance = сработает: { $faces }
legends_of_signum-note-hero = { $faction } · сила { $strength }, ход { $move }, здоровье { $health }

legends_of_signum-confirm-final = Отменить это нельзя.
legends_of_signum-confirm-expected = В среднем попаданий: { TENTHS($hits) }.
legends_of_signum-confirm-sealed = Это останется в тайне, пока не ответят все; до тех пор ответ можно сменить.
legends_of_signum-confirm-drawn = Новые карты берутся сразу, поэтому изменить это нельзя. Остальные узнают только число карт, когда ответят все.
legends_of_signum-confirm-order = Больше об этом никто не узнает.
legends_of_signum-confirm-stance = Пока вы её не смените, в том числе в ходы соперников.
legends_of_signum-confirm-done = Активация ещё открыта: { $unit }. Так она закончится, а ваш ход продолжится; закончить его можно после этого.
legends_of_signum-confirm-end = Ваш ход закончится, и отменить это нельзя.

legends_of_signum-hand-hero = Ваш герой: { $hero }.
legends_of_signum-hand-cards = { $count ->
    [0] Ваша рука пуста.
    [one] В вашей руке { $count } карта:
    [few] В вашей руке { $count } карты:
   *[many] В вашей руке { $count } карт:
}
legends_of_signum-hand-card = **{ $card }** ({ $kind }, цена: { $cost }). { $text }
legends_of_signum-hand-tactic = Рубашкой вверх, номер { $number }: **{ $card }**. { $text } Приказ: { $order }.
legends_of_signum-hand-starts = Ваши стартовые здания: { $buildings }.
legends_of_signum-hand-deck = { $count ->
    [0] Ваша колода пуста.
    [one] В вашей колоде { $count } карта, порядок неизвестен никому: { $cards }.
    [few] В вашей колоде { $count } карты, порядок неизвестен никому: { $cards }.
   *[many] В вашей колоде { $count } карт, порядок неизвестен никому: { $cards }.
}

legends_of_signum-score = процветание { $points }
legends_of_signum-result = { $place }. { $player }: процветание { $prosperity }, { $hero }
legends_of_signum-result-hero = { $left ->
    [0] герой погиб
    [one] { $hero }, осталось здоровья: { $left }
   *[many] { $hero }, осталось здоровья: { $left }
}

legends_of_signum-extra-cities = Города и Кладбища
legends_of_signum-extra-map = Поле словами
legends_of_signum-city = **{ $player }**: процветание { $prosperity }
legends_of_signum-city-buildings = Город: { $buildings }
legends_of_signum-city-closed = { $building } (закрыто)
legends_of_signum-city-relics = Реликвии: { $relics }
legends_of_signum-city-tactic = Тактика рубашкой вверх, оплачена: { $paid }
legends_of_signum-city-terrain = Местность: { $terrain }
legends_of_signum-city-grave = Кладбище: { $cards }
legends_of_signum-times = { $card } ×{ $count }
