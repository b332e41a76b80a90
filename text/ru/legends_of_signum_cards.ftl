### Что делают карты «Легенд Сигнума»: тексты собираются из их словаря, ни одна фраза не написана для одной карты.

legends_of_signum-faction-V = Вольный город Валлор
legends_of_signum-faction-E = Священная империя грифаримов
legends_of_signum-faction-W = Кланы вульфенов
legends_of_signum-faction-N = наёмники и общие карты

legends_of_signum-slot-weapon = Оружие
legends_of_signum-slot-armour = Доспех
legends_of_signum-slot-amulet = Амулет
legends_of_signum-slot-standard = Знамя

legends_of_signum-face-axe = Топор
legends_of_signum-face-shield = Щит
legends_of_signum-face-bullseye = Мишень

legends_of_signum-stance-assault = Натиск
legends_of_signum-stance-guard = Оборона

legends_of_signum-costs = Цена: { $cost }
legends_of_signum-cost-any = { $count ->
    [one] { $count } любое здание
    [few] { $count } любых здания
   *[many] { $count } любых зданий
}
legends_of_signum-prosperity = { $count ->
    [one] { $count } процветание
   *[many] { $count } процветания
}
legends_of_signum-cost-terrain = { $count ->
    [one] { $count } (здание или процветание)
   *[many] { $count } (здания или процветание)
}
legends_of_signum-cost-free = бесплатно

legends_of_signum-values = сила { $strength }, ход { $move }, здоровье { $health }, подставка { TENTHS($base) } см
legends_of_signum-worn = носит: { $slots }
legends_of_signum-aura = Аура { $range }: { $effects }
legends_of_signum-hex = { $kind ->
    [control] Порча: контроль
    [stun] Порча: оцепенение
   *[root] Порча: оковы
} ({ $faces }; дальность { $range })
legends_of_signum-deploys = При выводе: { $effects }
legends_of_signum-power = Сила героя, раз в ход, { $prosperity }, дальность { $range }: { $effects }
legends_of_signum-aimed = { $target }: { $effects }
legends_of_signum-sprung = Если { $when }, { $effects }
legends_of_signum-and = { $first } и { $second }
legends_of_signum-sprung-wound = { $amount ->
    [one] нанесите { $amount } рану
    [few] нанесите { $amount } раны
   *[many] нанесите { $amount } ран
}
legends_of_signum-sprung-stun = наложите оцепенение
legends_of_signum-until-turn = { $effect } до конца хода
legends_of_signum-until-next = { $effect } до вашей следующей фазы начала хода
legends_of_signum-start-heal = В фазе начала хода вылечите { $amount } каждому своему персонажу в радиусе { $range } от героя

legends_of_signum-insurance = В конце каждого хода, в который погиб ваш персонаж общей стоимостью от 3: получите { $prosperity }

legends_of_signum-target-friend = Одно дружественное существо
legends_of_signum-target-friend_character = Навсегда дружественному персонажу
legends_of_signum-target-friend_character_used = Один дружественный персонаж, уже активированный и выведенный не в этот ход
legends_of_signum-target-enemy_character = Один персонаж соперника
legends_of_signum-target-enemy = Одно существо соперника в радиусе { $range } от любого вашего существа

legends_of_signum-op-wound = { $magic ->
    [yes] { $amount ->
        [one] { $amount } магическая рана
        [few] { $amount } магические раны
       *[many] { $amount } магических ран
    }
   *[no] { $amount ->
        [one] { $amount } рана
        [few] { $amount } раны
       *[many] { $amount } ран
    }
}
legends_of_signum-op-wound_killer = { $amount ->
    [one] убийца получает { $amount } рану
    [few] убийца получает { $amount } раны
   *[many] убийца получает { $amount } ран
}
legends_of_signum-op-heal = вылечите { $amount }
legends_of_signum-op-strength = +{ $amount } к силе
legends_of_signum-op-strength_all = всем вашим персонажам +{ $amount } к силе
legends_of_signum-op-strength_next_turn = вашим персонажам +{ $amount } к силе на ваш следующий ход
legends_of_signum-op-health = +{ $amount } к здоровью
legends_of_signum-op-ward = заслон { $amount } до вашей следующей фазы начала хода
legends_of_signum-op-stun = оцепенение
legends_of_signum-op-root = оковы
legends_of_signum-op-prosperity = получите { $prosperity }
legends_of_signum-op-steal = заберите у этого игрока { $prosperity }
legends_of_signum-op-draw = { $amount ->
    [one] возьмите { $amount } карту
    [few] возьмите { $amount } карты
   *[many] возьмите { $amount } карт
}
legends_of_signum-op-reclaim = верните с Кладбища в руку персонажа общей стоимостью не больше { $most }
legends_of_signum-op-ready = можно активировать ещё раз
legends_of_signum-op-move_bonus = все ваши ходы и бег в этот ход на { $far } см длиннее
legends_of_signum-op-slow_enemy = до вашей следующей фазы начала хода ходы и бег соперников на { $far } см короче
legends_of_signum-op-cancel = отмените это
legends_of_signum-op-dice = { $amount ->
    [one] ваше существо бросает ещё { $amount } кубик
    [few] ваше существо бросает ещё { $amount } кубика
   *[many] ваше существо бросает ещё { $amount } кубиков
}
legends_of_signum-op-clash_armour = { $amount ->
    [one] предотвратите ещё { $amount } рану этой схватки
    [few] предотвратите ещё { $amount } раны этой схватки
   *[many] предотвратите ещё { $amount } ран этой схватки
}
legends_of_signum-op-survive = у него остаётся ровно 1 здоровье

legends_of_signum-trigger-enemy_melee = { $subject ->
    [character] соперник атакует вашего персонажа
   *[any] соперник атакует ваше существо
}
legends_of_signum-trigger-enemy_shot = соперник стреляет, бросает или колдует в ваше существо
legends_of_signum-trigger-enemy_spell = соперник разыгрывает заклинание
legends_of_signum-trigger-enemy_deploy = соперник выводит персонажа
legends_of_signum-trigger-enemy_run = существо соперника заканчивает бег
legends_of_signum-trigger-enemy_near_hero = существо соперника заканчивает ход или бег в радиусе S от вашего героя
legends_of_signum-trigger-enemy_build = соперник строит здание
legends_of_signum-trigger-enemy_heal = соперник лечит существо
legends_of_signum-trigger-own_dying = ваш персонаж вот-вот погибнет
legends_of_signum-trigger-own_died = ваш персонаж погиб
legends_of_signum-trigger-own_died_melee = ваш персонаж погиб в схватке или от удара в спину
legends_of_signum-trigger-hero_wounded = ваш герой ранен

legends_of_signum-building-pays = платит за: { $building }
legends_of_signum-building-named = оплачивает в цене карты здание «{ $building }»
legends_of_signum-building-any = оплачивает в цене карты только «любое здание»
legends_of_signum-building-wanted = нужно для карт: { $cards }
legends_of_signum-building-unwanted = картам в руке не нужно
legends_of_signum-building-income-market = +1 процветание в фазе начала хода, не больше чем за два Рынка
legends_of_signum-building-needs = цена: { $prosperity }, нужно здание: { $building }
legends_of_signum-building-income = +{ $prosperity } в фазе начала хода
legends_of_signum-building-discard_when_built = при постройке соперник сбрасывает наугад карт: { $amount }
legends_of_signum-building-reclaim_spell_when_built = при постройке верните заклинание с Кладбища, если его нет, возьмите карту
legends_of_signum-building-mercenary_discount = наёмникам нужно любых зданий меньше на { $amount }
legends_of_signum-building-start_heal = в фазе начала хода вылечите { $amount } герою и каждому своему персонажу в радиусе S от него
legends_of_signum-building-first_deployed_ward = первый персонаж каждого хода выходит с заслоном { $amount }
legends_of_signum-building-first_deployed_rush = у первого персонажа каждого хода есть Рывок
legends_of_signum-building-relic_discount = реликвиям нужно любых зданий меньше на { $amount }
legends_of_signum-building-hero_health = у вашего героя +{ $amount } к здоровью
legends_of_signum-building-stables_discount = персонажам, в цене которых названы Конюшни, нужно любых зданий меньше на { $amount }
legends_of_signum-building-draw_on_death = первая за ход гибель вашего персонажа: возьмите карту

legends_of_signum-terrain-size = { $area ->
    [yes] область
   *[no] препятствие
}, { $far } см
legends_of_signum-terrain-unique = раз за партию
legends_of_signum-terrain-slow = ход через неё на { $far } см короче
legends_of_signum-terrain-slow-enemy = ход соперника через неё на { $far } см короче
legends_of_signum-terrain-cover = укрытие
legends_of_signum-terrain-blocks = закрывает линию видимости
legends_of_signum-terrain-ruins = можно обследовать один раз
legends_of_signum-terrain-deploys = в своей половине; персонажей можно выводить в контакте с ней
legends_of_signum-terrain-market = в фазе начала хода +{ $prosperity }, если её касается ваш персонаж и не касается соперник
legends_of_signum-terrain-zaps = { $amount ->
    [one] в фазе начала хода { $amount } магическая рана ближайшему врагу в радиусе L
    [few] в фазе начала хода { $amount } магические раны ближайшему врагу в радиусе L
   *[many] в фазе начала хода { $amount } магических ран ближайшему врагу в радиусе L
}
legends_of_signum-terrain-heals = ваши существа внутри исцеляются на { $amount } в фазе начала хода
legends_of_signum-terrain-own_armour = у ваших существ внутри Броня { $amount }
legends_of_signum-terrain-own_strength = у ваших персонажей в радиусе S +{ $amount } к силе
legends_of_signum-terrain-thorns = { $amount ->
    [one] враг, прошедший через неё, получает { $amount } рану
    [few] враг, прошедший через неё, получает { $amount } раны
   *[many] враг, прошедший через неё, получает { $amount } ран
}
