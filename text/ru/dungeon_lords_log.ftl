### Общий журнал «Владык подземелий»: одна-две строки на событие. $player — значок и имя игрока.
### $<поле>_<форма> — форма названия или его текст; $<поле>_id — сам идентификатор.

## Количества

dungeon_lords-amount-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
}
dungeon_lords-amount-food = { $count ->
    [one] { $count } еда
   *[other] { $count } еды
}
    .accusative = { $count ->
        [one] { $count } еду
       *[other] { $count } еды
    }
dungeon_lords-amount-evil = { $count ->
    [one] { $count } Зло
   *[other] { $count } Зла
}
dungeon_lords-amount-imps = { $count ->
    [one] { $count } имп
    [few] { $count } импа
   *[many] { $count } импов
}
dungeon_lords-amount-traps = { $count ->
    [one] { $count } ловушка
    [few] { $count } ловушки
   *[many] { $count } ловушек
}
dungeon_lords-amount-trolls = { $count ->
    [one] { $count } жетон тролля
    [few] { $count } жетона тролля
   *[many] { $count } жетонов тролля
}
dungeon_lords-amount-tokens = { $count ->
    [one] { $count } метка за неуплату
    [few] { $count } метки за неуплату
   *[many] { $count } меток за неуплату
}
dungeon_lords-amount-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
dungeon_lords-amount-reputation = Зло −{ $count }
dungeon_lords-amount-tunnel = туннель { $cell }
dungeon_lords-amount-nothing = ничего
dungeon_lords-square = { $order } { $square ->
        [1] I
        [2] II
       *[3] III
    }
dungeon_lords-colour = не-игрок
dungeon_lords-colour-of = не-игрок, за которого играет { $player }

## Подготовка и новый раунд

dungeon_lords-log-set_up = Подготовка. Первый игрок: { $starter }.
dungeon_lords-log-set_up-colour = Недоступные приказы ({ $player }): { $orders }.
dungeon_lords-log-dealt = { $orders ->
    [none] { $seat } получает три начальных приказа.
   *[other] Ваши начальные приказы: { $orders }. Два из них станут недоступными.
}
dungeon_lords-log-lock_sealed = { $seat }: начальные приказы запечатаны.
    .orders = Вам будут недоступны: { $orders }.
dungeon_lords-log-locks-one = { $player }, недоступные приказы: { $orders }.
dungeon_lords-log-round = **Год { $year }, { $season }.** Первый игрок: { $starter }.
    .monsters = Наём: { $monsters }; постройка: { $rooms }.
    .next_event = { $special ->
        [none] { $next_event_id ->
            [special] Событие { $when }: нет (в первой игре специального события не бывает).
           *[other] Событие { $when }: { $next_event }.
        }
       *[other] Событие { $when }: «{ $special }» (специальное). { $special_text }
    }
    .replaced = Все были одного класса, поэтому под колоду ушли: { $replaced }.
    .coming = Придут { $when }, от слабого к сильному: { $coming }.

## Приказы

dungeon_lords-log-colours-one = Приказы ({ $player }): { $orders }.
dungeon_lords-log-colours-squares = Его слуги занимают: { $squares }.
dungeon_lords-log-sealed = { $seat }: приказы запечатаны.
    .orders = Вы запечатали: { $orders }.
dungeon_lords-log-sealed-colour = Для вашего не-игрока вы запечатали: { $order }.
dungeon_lords-log-opened-one = { $player }: { $orders }.
dungeon_lords-log-opened-colour = Третий приказ ({ $colour }): { $order }.
dungeon_lords-log-placed = { $wave ->
    [1] { $player }, первый приказ: { $square }.
    [2] { $player }, второй приказ: { $square }.
   *[other] { $player }, третий приказ: { $square }.
}
dungeon_lords-log-fee = { $seat } платит { $gold_amount } за «Наём монстров» первым приказом.
dungeon_lords-log-unfulfilled = { $square ->
    [0] { $seat }: приказ «{ $order }» не выполнен ({ $why }).
   *[other] { $seat }: приказ «{ dungeon_lords-square }» не выполнен ({ $why }).
}
dungeon_lords-log-carried_out = { $gains ->
    [none] { $cost ->
            [none] { $seat }: { dungeon_lords-square }.
           *[other] { $seat }: { dungeon_lords-square }. Цена: { $cost }.
        }
   *[other] { $cost ->
            [none] { $seat }: { dungeon_lords-square }. Получено: { $gains }.
           *[other] { $seat }: { dungeon_lords-square }. Цена: { $cost }. Получено: { $gains }.
        }
}
    .spied = { $card ->
        [none] { $seat } подсматривает карту боя { $spied }.
       *[other] Карта боя { $spied }, которую видели только вы: «{ $card }». { $card_text }
    }
    .drawn = Вы взяли: { $drawn }.
dungeon_lords-log-dug = { $seat } роет туннель { $cell } (занято импов: { $busy }).
dungeon_lords-log-stopped_digging = { $tunnels ->
    [one] { $seat } заканчивает рыть: { $tunnels } туннель.
    [few] { $seat } заканчивает рыть: { $tunnels } туннеля.
   *[many] { $seat } заканчивает рыть: { $tunnels } туннелей.
}
dungeon_lords-log-mined = { $seat } добывает { $gold_amount } (занято импов: { $busy }).
dungeon_lords-log-hired = { $fed ->
    [none] { $seat } нанимает { $monster_accusative }. Цена: { $cost }.
   *[other] { $seat } нанимает { $monster_accusative }, скормив { $fed_accusative }. Цена: { $cost }.
}
dungeon_lords-log-built = { $gold ->
    [0] { $seat } строит комнату «{ $room }» на { $cell }.
   *[other] { $seat } строит комнату «{ $room }» на { $cell }. Цена: { $gold_amount }.
}
dungeon_lords-log-given = { $reason_id ->
    [bought] { $seat } возвращает ловушку лицом вниз.
    [golem] { $seat } отдаёт голему ловушку лицом вниз.
    [suggestion] { $seat } отдаёт голему ещё одну ловушку лицом вниз.
   *[other] { $seat } сбрасывает ловушку лицом вниз.
}
    .trap = Ваша ловушка: { $trap }.
dungeon_lords-log-reshuffled = { $count ->
    [one] Колода ловушек кончилась; новая колода: { $count } ловушка из сброса.
    [few] Колода ловушек кончилась; новая колода: { $count } ловушки из сброса.
   *[many] Колода ловушек кончилась; новая колода: { $count } ловушек из сброса.
}

## Производство и возвращение приказов

dungeon_lords-log-produced = { $food ->
    [0] { $seat }: «{ $room }». Работники: { $workers }. Получено: { $gains }.
   *[other] { $seat }: «{ $room }». Работники: { $workers }. Цена: { $food_amount }. Получено: { $gains }.
}
    .trap = Вы взяли: { $trap }.
dungeon_lords-log-produced_all = { $seat } заканчивает производство.
dungeon_lords-log-in_turn = { $seat }: производство пойдёт по порядку хода.
dungeon_lords-log-retrieved = { $seat } возвращает приказ «{ $back }». Теперь недоступны: { $locked }.

## События

dungeon_lords-log-event = { $special ->
    [none] { $event_id ->
        [special] **События нет**: в первой игре специального события не бывает.
       *[other] **{ $event }**
    }
   *[other] **{ $special }.** { $special_text }
}
dungeon_lords-log-monster_paid = { $fed ->
    [none] { $cost ->
            [none] { $seat }: { $monster } остаётся.
           *[other] { $seat }: { $monster } остаётся. Цена: { $cost }.
        }
   *[other] { $seat }: { $monster } остаётся. Цена: { $cost } и { $fed }.
}
dungeon_lords-log-monster_left = { $seat }: { $monster } уходит в далёкие земли.
dungeon_lords-log-tax_sealed = { $seat }: налог запечатан.
    .gold = Вы заплатите { $gold_amount }.
dungeon_lords-log-tax = { $seat }: налог { $due_amount } за { $tiles ->
    [one] { $tiles } клетку подземелья
    [few] { $tiles } клетки подземелья
   *[many] { $tiles } клеток подземелья
}; уплачено: { $gold_amount }{ $tokens ->
    [0] .
   *[other] , получено: { $tokens_amount }.
}
dungeon_lords-log-settled = { $seat }: { $parts }.
    .drawn = Вы взяли: { $drawn }.
dungeon_lords-settled-nothing = без последствий
dungeon_lords-settled-due = к уплате: { $amount }
dungeon_lords-settled-paid = уплачено: { $amount }
dungeon_lords-settled-unpaid = ничего не уплачено
dungeon_lords-settled-got = получено: { $amount }
dungeon_lords-settled-lost = потеряно: { $amount }

## Зло, паладин, приход героев

dungeon_lords-log-evil = { $changed ->
    [yes] { $seat }: Зло { $before } → { $after } ({ $reason }).
   *[no] { $seat }: Зло остаётся { $after } ({ $reason }).
}
dungeon_lords-log-paladin = { $left ->
    [none] { $paladin } приходит: { $seat }.
   *[other] { $paladin } переходит: { $left } → { $seat }.
}
dungeon_lords-log-arrived-one = { $player ->
    [none] Счётчик не-игрока, Зло { $evil }: { $adventurer } уходит из игры.
   *[other] { $player }, Зло { $evil }: приходит { $adventurer }.
}
dungeon_lords-log-round_ended = { $season_id ->
    [autumn] Осень позади, начинается бой.
   *[other] Новый первый игрок: { $starter }.
}
dungeon_lords-log-year_ended = **Год { $year } окончен.** Уцелевшие герои расходятся по домам.

## Бой

dungeon_lords-log-combat = **Бой, год { $year }, раунд { $round }**
dungeon_lords-log-planned = { $ready ->
    [yes] { $seat }: план готов.
   *[no] { $seat }: часть плана запечатана.
}
dungeon_lords-log-plans = { $seat }: битва на { $cell }, { $sent ->
    [none] никто не послан
   *[other] посланы: { $sent }
}{ $traps ->
    [0] .
   *[other] ; { $traps_amount }.
}
dungeon_lords-log-card = Карта боя раунда { $round }: **{ $card }**, { $speed } заклинание, усталость { $fatigue }. { $card_text }
dungeon_lords-log-battle = **Битва.** { $seat }, { $cell }. Отряд: { $party }.
dungeon_lords-log-no_battle = { $why_id ->
    [no_party] { $seat }: сражаться не с кем.
    [no_tile] { $seat }: незавоёванных клеток не осталось.
   *[party_left] { $seat }: отряда больше нет, план возвращается.
}
dungeon_lords-log-trap = { $cost ->
    [none] Ловушка «{ $trap }».
   *[other] Ловушка «{ $trap }», цена: { $cost }.
}
dungeon_lords-log-stopped = Защита от ловушек сняла урон: { $points }; осталось защиты: { $left }.
dungeon_lords-log-hit = { $adventurer }: урон { $points } ({ $by }){ $shielded ->
    [0] {""}
   *[other] , Магический щит снял { $shielded }
}{ $left ->
    [0] .
   *[other] , здоровья осталось { $left }.
}
dungeon_lords-log-eliminated = { $adventurer_id ->
    [illusory] { $adventurer } исчезает.
   *[other] { $seat }: { $adventurer } попадает в темницу.
}
dungeon_lords-log-spell = { $blocked ->
    [yes] Заклинание «{ $spell }» не действует: магия подавлена.
   *[no] { $cast ->
            [yes] Заклинание «{ $spell }» действует (магия { $magic } из { $needed }).
           *[no] Заклинание «{ $spell }» не действует (магия { $magic } из { $needed }).
        }
}
dungeon_lords-log-spell_done = { $effect ->
    [target] «{ $spell }»: { $target }.
    [loss] «{ $spell }»: { $seat }, потеряно: { $amount }.
    [none] «{ $spell }»: без последствий.
   *[done] «{ $spell }» вступает в силу.
}
dungeon_lords-log-withdrawn = { $monster } возвращается в логово лицом вверх.
dungeon_lords-log-attacked = { $kind ->
    [food] { $monster } атакует, цена: { $food_amount }.
    [both] { $monster } атакует и защищает от завоевания.
    [guard] { $monster } защищает от завоевания.
   *[plain] { $monster } атакует.
}
dungeon_lords-log-idle = { $monster } не может атаковать.
dungeon_lords-log-spent = { $face_up ->
    [yes] { $monster } остаётся лицом вверх.
   *[no] { $monster } ложится лицом вниз.
}
dungeon_lords-log-healed = { $adventurer }: вылечено { $points }, здоровья теперь { $left }.
dungeon_lords-log-no_healing = { $why_id ->
    [nobody_attacked] Лечения нет: никто не атаковал.
    [dragon] Лечения нет: атаковал дракон.
   *[antimagic_dart] Лечения нет: антимагический дротик попал в жреца.
}
dungeon_lords-log-conquered = { $seat }: клетка { $cell } **завоёвана**.
dungeon_lords-log-not_conquered = { $prevented ->
    [yes] { $cell } устояла: сработала защита от завоевания.
   *[no] { $cell } устояла: завоёвывать некому.
}
dungeon_lords-log-released = { $seat } отпускает на свободу: { $prisoner }.

## Конец

dungeon_lords-log-ended = **Партия окончена.**
dungeon_lords-log-score = **{ $place }.** { $player }: { $amount } = { $parts }.
dungeon_lords-score-monster = монстры { $points }
dungeon_lords-score-room = комнаты { $points }
dungeon_lords-score-prisoner = пленники { $points }
dungeon_lords-score-paladin = паладины { $points }
dungeon_lords-score-conquered = завоёванные клетки { $points }
dungeon_lords-score-tax = налоги { $points }
