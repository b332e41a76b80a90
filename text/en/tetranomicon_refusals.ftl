### Why a move of Tetranomicon is refused: which rule, and which fact.

tetranomicon-refusal-not_your_turn = It's not your turn: { $turn_name } is playing.
tetranomicon-refusal-already_passed = You have passed, so you can do nothing more in era { $era }.
tetranomicon-refusal-not_in_play = { $id } is not used with { $seats } players.

tetranomicon-refusal-setup_farm = Place your free farm first, on a plain tower.
tetranomicon-refusal-setup_route = Lay your free route first, on a segment at { $city_name } ({ $city }).
tetranomicon-refusal-lair_city = { $city_name } ({ $city }) is a lair; your free farm must go into a city that is not.
tetranomicon-refusal-city_taken = { $city_name } ({ $city }) already has a building; your free farm must go into a city without any.
tetranomicon-refusal-not_at_your_farm = { $segment } does not touch the city of your free farm, { $city_name } ({ $city }).

tetranomicon-refusal-tower_taken =
    { $building ->
        [farm] There is already a farm on { $tower } ({ $seat_name }).
        [sawmill] There is already a sawmill on { $tower } ({ $seat_name }).
        [mine] There is already a mine on { $tower } ({ $seat_name }).
       *[quarry] There is already a quarry on { $tower } ({ $seat_name }).
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
tetranomicon-refusal-monsters_present = There are monsters of level { $level } in { $city_name } ({ $city }); win their trophy first.
tetranomicon-refusal-not_connected = { $city_name } ({ $city }) has no building, and no route touches it.
tetranomicon-refusal-era_limit =
    { $era ->
        [one] In era { $era } you can have { $era } building in each city, and you already have { $own } in { $city_name } ({ $city }).
       *[other] In era { $era } you can have { $era } buildings in each city, and you already have { $own } in { $city_name } ({ $city }).
    }
tetranomicon-refusal-token_limit =
    { $building ->
        [farm] All { $limit } of your farms are built.
        [sawmill] All { $limit } of your sawmills are built.
        [mine] All { $limit } of your mines are built.
       *[quarry] All { $limit } of your quarries are built.
    }
tetranomicon-refusal-no_goods_there = { $building ->
        [farm] A farm needs no goods, so none come
        [sawmill] A sawmill needs a farm of yours, and there is none
        [mine] A mine needs a farm and a sawmill of yours, and there is none
       *[quarry] A quarry needs a farm, a sawmill and a mine of yours, and there is none
    } in { $city_name } ({ $city }).
tetranomicon-refusal-no_access =
    { $building ->
        [sawmill] A sawmill needs
        [mine] A mine needs
       *[quarry] A quarry needs
    } your own buildings of the lower types in { $city_name } ({ $city }) or linked to it by routes. Missing: { $missing_name }.

tetranomicon-refusal-same_city = A route joins two different cities; { $city_name } ({ $city }) is named twice.
tetranomicon-refusal-no_segment = { $city_name } ({ $city }) and { $other_name } ({ $other }) are not neighbours, so there can be no route between them.
tetranomicon-refusal-segment_taken = There is already a route on { $segment } ({ $seat_name }).
tetranomicon-refusal-route_limit = All { $limit } of your routes are laid.

tetranomicon-refusal-not_in_pool = { $card_name } is not in the pool.
tetranomicon-refusal-condition_not_met =
    { $condition ->
        [type] { $artifact_name } needs { $building ->
            [farm] { $needed ->
                [one] { $needed } farm
               *[other] { $needed } farms
            }
            [sawmill] { $needed ->
                [one] { $needed } sawmill
               *[other] { $needed } sawmills
            }
            [mine] { $needed ->
                [one] { $needed } mine
               *[other] { $needed } mines
            }
           *[quarry] { $needed ->
                [one] { $needed } quarry
               *[other] { $needed } quarries
            }
        }; you have { $present }.
        [routes] { $artifact_name } needs { $needed } routes; you have { $present }.
        [army] { $artifact_name } needs { $needed } swords; you have { $present }.
        [ntroph] { $artifact_name } needs { $needed ->
            [one] { $needed } trophy
           *[other] { $needed } trophies
        }; you have { $present }.
        [neigh] { $artifact_name } needs { $needed } cities with buildings of yours and another player's; you have { $present }.
        [first] { $artifact_name } needs the first player token, and you do not have it.
        [mix] { $artifact_name } needs a road route and a river route; of these two kinds you have { $present }.
        [stack] { $artifact_name } needs { $needed } of your buildings in one city; you have at most { $present }.
        [fame] { $artifact_name } needs { $needed } fame; you have { $present }.
        [coins] { $artifact_name } needs { $needed } coins before paying; you have { $present }.
        [arts] { $artifact_name } needs { $needed } other artifacts; you have { $present }.
        [lair] { $artifact_name } needs a building of yours in a lair city; you have { $present }.
        [types] { $artifact_name } needs a farm, a sawmill and a mine; of these three types you have { $present }.
        [types4] { $artifact_name } needs all four types of buildings; you have { $present }.
        [ncre] { $artifact_name } needs { $needed } creatures; you have { $present }.
        [maxarmy] { $artifact_name } needs more swords than every other player, so { $needed }; you have { $present }.
        [maxroutes] { $artifact_name } needs more routes than every other player, so { $needed }; you have { $present }.
        [maxfame] { $artifact_name } needs more fame than every other player, so { $needed }; you have { $present }.
       *[maxblds] { $artifact_name } needs more buildings than every other player, so { $needed }; you have { $present }.
    }

tetranomicon-refusal-no_monsters = There is no trophy in { $city_name } ({ $city }).
tetranomicon-refusal-no_start = A campaign starts from a city with a building of yours, and you have none.
tetranomicon-refusal-too_weak = The monsters in { $city_name } ({ $city }) have strength { $strength } = { $level }{ $support ->
        [0] {""}
       *[other] {" "}+ { $support } support
    }; your Army has { $army }{ $bonus ->
        [0] {""}
       *[other] {" "}= { $swords } + { $bonus } in campaigns
    }.
tetranomicon-refusal-not_your_city = A campaign starts from a city with a building of yours, and you have none in { $start_name } ({ $start }). Yours are: { $starts }.

tetranomicon-refusal-too_few_coins = This costs { $price }{ $plain ->
        [yes] {""}
       *[no] {" "}= { $base }
    }{ $tolls ->
        [0] {""}
        [one] {" "}+ { $tolls } toll
       *[other] {" "}+ { $tolls } tolls
    }{ $distance ->
        [0] {""}
       *[other] {" "}+ { $distance } distance
    }{ $full ->
        [0] {""}
        [one] {" "}− { $full } for a city with 3 or 4 buildings
       *[other] {" "}− { $full } for cities with 3 or 4 buildings
    }{ $discount ->
        [0] {""}
       *[other] {" "}− { $discount } by creatures
    }{ $least ->
        [yes] , but at least 1
       *[no] {""}
    }; you have { $coins }.

## What can be missing in a typed move

tetranomicon-field-tower = the tower
tetranomicon-field-building = what you build: farm, sawmill, mine or quarry
tetranomicon-field-sources = the cities that the goods come from
tetranomicon-field-segment = the two cities of the route
tetranomicon-field-artifact = the artifact
tetranomicon-field-creature = the creature
tetranomicon-field-city = the city of the trophy
tetranomicon-field-start = the city where the campaign starts
