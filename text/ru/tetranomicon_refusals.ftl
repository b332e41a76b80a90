### Почему ход в «Тетраномиконе» не принят: какое правило и какой факт.

tetranomicon-refusal-not_your_turn = Сейчас не ваш ход: ходит { $turn_name }.
tetranomicon-refusal-already_passed = Вы спасовали и в эпохе { $era } больше не действуете.
tetranomicon-refusal-not_in_play = { $id } не участвует, когда игроков { $seats }.

tetranomicon-refusal-setup_farm = Сначала поставьте бесплатную ферму на башню равнины.
tetranomicon-refusal-setup_route = Сначала проложите бесплатный маршрут на участке у города { $city_name } ({ $city }).
tetranomicon-refusal-lair_city = { $city_name } ({ $city }) — логово, а бесплатную ферму ставят в другие города.
tetranomicon-refusal-city_taken = В городе { $city_name } ({ $city }) уже есть строение, а бесплатную ферму ставят в пустой город.
tetranomicon-refusal-not_at_your_farm = Участок { $segment } не ведёт к вашей бесплатной ферме: она в городе { $city_name } ({ $city }).

tetranomicon-refusal-tower_taken =
    { $building ->
        [farm] На башне { $tower } уже есть ферма ({ $seat_name }).
        [sawmill] На башне { $tower } уже есть лесопилка ({ $seat_name }).
        [mine] На башне { $tower } уже есть рудник ({ $seat_name }).
       *[quarry] На башне { $tower } уже есть каменоломня ({ $seat_name }).
    }
tetranomicon-refusal-wrong_terrain =
    { $building ->
        [farm] Ферме нужна равнина,
        [sawmill] Лесопилке нужен лес,
        [mine] Руднику нужны горы,
       *[quarry] Каменоломне нужны горы,
    } { $terrain ->
        [p] а { $tower } — равнина.
        [f] а { $tower } — лес.
       *[m] а { $tower } — горы.
    }
tetranomicon-refusal-monsters_present = В городе { $city_name } ({ $city }) монстры уровня { $level }: сначала завоюйте трофей.
tetranomicon-refusal-not_connected = В городе { $city_name } ({ $city }) нет ни одного строения, и к нему не проложен ни один маршрут.
tetranomicon-refusal-era_limit = В эпохе { $era } число ваших строений в одном городе — не больше { $era }, а в городе { $city_name } ({ $city }) их у вас уже { $own }.
tetranomicon-refusal-token_limit =
    { $building ->
        [farm] Все ваши фермы ({ $limit }) уже построены.
        [sawmill] Все ваши лесопилки ({ $limit }) уже построены.
        [mine] Все ваши рудники ({ $limit }) уже построены.
       *[quarry] Все ваши каменоломни ({ $limit }) уже построены.
    }
tetranomicon-refusal-no_goods_there = { $building ->
        [farm] Ферме ресурсы не нужны
        [sawmill] Лесопилке нужна ваша ферма
        [mine] Руднику нужны ваши ферма и лесопилка
       *[quarry] Каменоломне нужны ваши ферма, лесопилка и рудник
    }: в городе { $city_name } ({ $city }) брать нечего.
tetranomicon-refusal-no_access =
    { $building ->
        [sawmill] Лесопилке
        [mine] Руднику
       *[quarry] Каменоломне
    } нужен доступ к своим строениям предыдущих уровней: в том же городе или по маршрутам. Городу { $city_name } ({ $city }) недоступны: { $missing_name }.

tetranomicon-refusal-same_city = Маршрут соединяет два разных города, а назван дважды один: { $city_name } ({ $city }).
tetranomicon-refusal-no_segment = { $city_name } ({ $city }) и { $other_name } ({ $other }) — не соседи, маршрута между ними нет.
tetranomicon-refusal-segment_taken = На участке { $segment } уже проложен маршрут ({ $seat_name }).
tetranomicon-refusal-route_limit = Все ваши маршруты ({ $limit }) уже проложены.

tetranomicon-refusal-not_in_pool = Карты «{ $card_name }» в пуле нет.
tetranomicon-refusal-condition_not_met =
    { $condition ->
        [type] «{ $artifact_name }»: { $building ->
            [farm] { $needed ->
                [one] нужна { $needed } ферма
                [few] нужно { $needed } фермы
               *[many] нужно { $needed } ферм
            }
            [sawmill] { $needed ->
                [one] нужна { $needed } лесопилка
                [few] нужно { $needed } лесопилки
               *[many] нужно { $needed } лесопилок
            }
            [mine] { $needed ->
                [one] нужен { $needed } рудник
                [few] нужно { $needed } рудника
               *[many] нужно { $needed } рудников
            }
           *[quarry] { $needed ->
                [one] нужна { $needed } каменоломня
                [few] нужно { $needed } каменоломни
               *[many] нужно { $needed } каменоломен
            }
        }, у вас { $present }.
        [routes] «{ $artifact_name }»: { $needed ->
            [one] нужен { $needed } маршрут
            [few] нужно { $needed } маршрута
           *[many] нужно { $needed } маршрутов
        }, у вас { $present }.
        [army] «{ $artifact_name }»: { $needed ->
            [one] нужен { $needed } меч
            [few] нужно { $needed } меча
           *[many] нужно { $needed } мечей
        }, у вас { $present }.
        [ntroph] «{ $artifact_name }»: { $needed ->
            [one] нужен { $needed } трофей
            [few] нужно { $needed } трофея
           *[many] нужно { $needed } трофеев
        }, у вас { $present }.
        [neigh] «{ $artifact_name }»: { $needed ->
            [one] нужен { $needed } город
            [few] нужно { $needed } города
           *[many] нужно { $needed } городов
        }, где есть и ваше строение, и чужое; таких { $present }.
        [first] «{ $artifact_name }»: нужен жетон первого игрока, а он не у вас.
        [mix] «{ $artifact_name }»: нужны сухопутный и водный маршруты; из этих двух видов у вас { $present }.
        [stack] «{ $artifact_name }»: { $needed ->
            [one] нужно { $needed } ваше строение
            [few] нужно { $needed } ваших строения
           *[many] нужно { $needed } ваших строений
        } в одном городе, у вас самое большее { $present }.
        [fame] «{ $artifact_name }»: нужна слава { $needed }, у вас { $present }.
        [coins] «{ $artifact_name }»: до оплаты { $needed ->
            [one] нужна { $needed } монета
            [few] нужно { $needed } монеты
           *[many] нужно { $needed } монет
        }, у вас { $present }.
        [arts] «{ $artifact_name }»: { $needed ->
            [one] нужен { $needed } другой артефакт
            [few] нужно { $needed } других артефакта
           *[many] нужно { $needed } других артефактов
        }, у вас { $present }.
        [lair] «{ $artifact_name }»: нужно своё строение в городе-логове, у вас их { $present }.
        [types] «{ $artifact_name }»: нужны ферма, лесопилка и рудник; из этих трёх видов у вас { $present }.
        [types4] «{ $artifact_name }»: нужны строения всех четырёх видов, у вас { $present }.
        [ncre] «{ $artifact_name }»: { $needed ->
            [one] нужно { $needed } существо
            [few] нужно { $needed } существа
           *[many] нужно { $needed } существ
        }, у вас { $present }.
        [maxarmy] «{ $artifact_name }»: нужно больше мечей, чем у каждого соперника, то есть { $needed }; у вас { $present }.
        [maxroutes] «{ $artifact_name }»: нужно больше маршрутов, чем у каждого соперника, то есть { $needed }; у вас { $present }.
        [maxfame] «{ $artifact_name }»: нужна слава выше, чем у каждого соперника, то есть { $needed }; у вас { $present }.
       *[maxblds] «{ $artifact_name }»: нужно больше строений, чем у каждого соперника, то есть { $needed }; у вас { $present }.
    }

tetranomicon-refusal-no_monsters = В городе { $city_name } ({ $city }) нет трофея.
tetranomicon-refusal-no_start = Поход начинается из города со своим строением, а у вас нет ни одного.
tetranomicon-refusal-too_weak = Сила монстров в городе { $city_name } ({ $city }): { $strength } = { $level }{ $support ->
        [0] {""}
       *[other] {" "}+ поддержка { $support }
    }, а вашей Армии: { $army }{ $bonus ->
        [0] {""}
       *[other] {" "}= { $swords } + { $bonus } в походах
    }.
tetranomicon-refusal-not_your_city = Поход начинается из города с вашим строением, а в городе { $start_name } ({ $start }) их нет. Ваши города: { $starts }.

tetranomicon-refusal-too_few_coins = Цена { $price }{ $plain ->
        [yes] {""}
       *[no] {" "}= { $base }
    }{ $tolls ->
        [0] {""}
        [one] {" "}+ { $tolls } за чужой маршрут
       *[other] {" "}+ { $tolls } за чужие маршруты
    }{ $distance ->
        [0] {""}
       *[other] {" "}+ { $distance } за путь
    }{ $full ->
        [0] {""}
        [one] {" "}− { $full } за застроенный город
       *[other] {" "}− { $full } за застроенные города
    }{ $discount ->
        [0] {""}
       *[other] {" "}− { $discount } по свойствам существ
    }{ $least ->
        [yes] , но не меньше 1
       *[no] {""}
    }, у вас { $coins }.

## Чего может не хватать в набранном ходе

tetranomicon-field-tower = башня
tetranomicon-field-building = строение: ферма, лесопилка, рудник или каменоломня
tetranomicon-field-sources = города, откуда идут ресурсы
tetranomicon-field-segment = два города, между которыми ляжет маршрут
tetranomicon-field-artifact = артефакт
tetranomicon-field-creature = существо
tetranomicon-field-city = город, где лежит трофей
tetranomicon-field-start = город, откуда начинается поход
