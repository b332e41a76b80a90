### Why a move of Tetranomicon is refused: which rule, and which fact.

tetranomicon-refusal-not_your_turn = It is not your turn: { $turn_name } acts now.
tetranomicon-refusal-already_passed = You have passed, so you do nothing more in era { $era }.
tetranomicon-refusal-not_in_play = { $id } is not in play with { $seats } players.

tetranomicon-refusal-setup_farm = Your free farm comes first, on a plain tower.
tetranomicon-refusal-setup_route = Your free route comes first, on a segment at { $city_name } ({ $city }).
tetranomicon-refusal-lair_city = { $city_name } ({ $city }) is a lair; the free farm goes into a city that is not.
tetranomicon-refusal-city_taken = { $city_name } ({ $city }) holds a building; the free farm goes into a city without any.
tetranomicon-refusal-not_at_your_farm = { $segment } does not end at your free farm, which is in { $city_name } ({ $city }).

tetranomicon-refusal-tower_taken =
    { $building ->
        [farm] On { $tower } stands a farm of { $seat_name }.
        [sawmill] On { $tower } stands a sawmill of { $seat_name }.
        [mine] On { $tower } stands a mine of { $seat_name }.
       *[quarry] On { $tower } stands a quarry of { $seat_name }.
    }
tetranomicon-refusal-wrong_terrain =
    { $building ->
        [farm] A farm needs a plain;
        [sawmill] A sawmill needs a forest;
        [mine] A mine needs a mountain;
       *[quarry] A quarry needs a mountain;
    } { $terrain ->
        [p] { $tower } is a plain.
        [f] { $tower } is a forest.
       *[m] { $tower } is a mountain.
    }
tetranomicon-refusal-monsters_present = In { $city_name } ({ $city }) there are monsters of level { $level }; their trophy has to be won first.
tetranomicon-refusal-not_connected = { $city_name } ({ $city }) holds no building, and no route touches it.
tetranomicon-refusal-era_limit =
    { $era ->
        [one] In era { $era } you may have { $era } own building in a city, and you have { $own } in { $city_name } ({ $city }).
       *[other] In era { $era } you may have { $era } own buildings in a city, and you have { $own } in { $city_name } ({ $city }).
    }
tetranomicon-refusal-token_limit =
    { $building ->
        [farm] All { $limit } of your farms are built.
        [sawmill] All { $limit } of your sawmills are built.
        [mine] All { $limit } of your mines are built.
       *[quarry] All { $limit } of your quarries are built.
    }
tetranomicon-refusal-no_access =
    { $building ->
        [sawmill] A sawmill needs
        [mine] A mine needs
       *[quarry] A quarry needs
    } your own lower types in { $city_name } ({ $city }) or linked to it by routes; no way to: { $missing_name }.

tetranomicon-refusal-segment_taken = On { $segment } lies a route of { $seat_name }.
tetranomicon-refusal-route_limit = All { $limit } of your routes are laid.

tetranomicon-refusal-not_in_pool = { $card_name } is not in the pool.
tetranomicon-refusal-condition_not_met =
    { $condition ->
        [type] { $artifact_name } needs { $building ->
            [farm] { $needed ->
                [one] { $needed } farm
               *[other] { $needed } farms
            }
            [sawmill] { $needed ->
                [one] { $needed } sawmill
               *[other] { $needed } sawmills
            }
            [mine] { $needed ->
                [one] { $needed } mine
               *[other] { $needed } mines
            }
           *[quarry] { $needed ->
                [one] { $needed } quarry
               *[other] { $needed } quarries
            }
        }, you have { $present }.
        [routes] { $artifact_name } needs { $needed } routes, you have { $present }.
        [army] { $artifact_name } needs { $needed } swords, you have { $present }.
        [ntroph] { $artifact_name } needs { $needed ->
            [one] { $needed } trophy
           *[other] { $needed } trophies
        }, you have { $present }.
        [neigh] { $artifact_name } needs { $needed } cities where both you and another player have a building, you have { $present }.
        [first] { $artifact_name } needs the first player token, and you do not hold it.
        [mix] { $artifact_name } needs a road route and a river route; of these two kinds you have { $present }.
        [stack] { $artifact_name } needs { $needed } own buildings in one city, you have at most { $present }.
        [fame] { $artifact_name } needs { $needed } fame, you have { $present }.
        [coins] { $artifact_name } needs { $needed } coins before paying, you have { $present }.
        [arts] { $artifact_name } needs { $needed } other artifacts, you have { $present }.
        [lair] { $artifact_name } needs an own building in a lair city, you have { $present }.
        [types] { $artifact_name } needs a farm, a sawmill and a mine; of these three types you have { $present }.
        [types4] { $artifact_name } needs all four types of buildings, you have { $present }.
        [ncre] { $artifact_name } needs { $needed } creatures, you have { $present }.
        [maxarmy] { $artifact_name } needs { $needed } swords, more than every other player, and you have { $present }.
        [maxroutes] { $artifact_name } needs { $needed } routes, more than every other player, and you have { $present }.
        [maxfame] { $artifact_name } needs { $needed } fame, more than every other player, and you have { $present }.
       *[maxblds] { $artifact_name } needs { $needed } buildings, more than every other player, and you have { $present }.
    }

tetranomicon-refusal-no_monsters = There is no trophy in { $city_name } ({ $city }).
tetranomicon-refusal-no_start = A campaign starts from a city with an own building, and you have none.
tetranomicon-refusal-too_weak = The monsters in { $city_name } ({ $city }) have strength { $strength } = { $level }{ $support ->
        [0] {""}
       *[other] {" "}+ { $support } support
    }, your army has { $army }{ $bonus ->
        [0] {""}
       *[other] {" "}= { $swords } + { $bonus } in campaigns
    }.
tetranomicon-refusal-not_cheapest = The campaign to { $city_name } ({ $city }) starts where it is cheapest: { $starts }, not { $start }.

tetranomicon-refusal-too_few_coins = Costs { $price }{ $plain ->
        [yes] {""}
       *[no] {" "}= { $base }
    }{ $tolls ->
        [0] {""}
        [one] {" "}+ { $tolls } toll
       *[other] {" "}+ { $tolls } tolls
    }{ $distance ->
        [0] {""}
       *[other] {" "}+ { $distance } for the way
    }{ $full ->
        [0] {""}
        [one] {" "}− { $full } for a full city
       *[other] {" "}− { $full } for full cities
    }{ $discount ->
        [0] {""}
       *[other] {" "}− { $discount } by creatures
    }{ $least ->
        [yes] , but at least 1
       *[no] {""}
    }, you have { $coins }.
