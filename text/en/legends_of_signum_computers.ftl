## What counts for computers

legends_of_signum-term-prosperity = prosperity
legends_of_signum-term-goal = prosperity close to victory
legends_of_signum-term-health = health of the hero
legends_of_signum-term-danger = a hero far from death
legends_of_signum-term-band = characters on the field
legends_of_signum-term-beyond = characters in the enemy half
legends_of_signum-term-advance = characters on their way to the enemy half
legends_of_signum-term-assault = characters close to an enemy hero
legends_of_signum-term-city = size of the city
legends_of_signum-term-income = income
legends_of_signum-term-hand = cards in hand
legends_of_signum-term-plans = cards in hand that fit the city
legends_of_signum-term-relics = relics of the hero
legends_of_signum-term-tactics = face-down tactics
legends_of_signum-term-terrain = useful terrain
legends_of_signum-term-exposed = safety from the next attacks

## Characters of computers

legends_of_signum-computer-raider = Raider
legends_of_signum-computer-raider-about = Goes for the enemy hero and accepts losses on the way.
legends_of_signum-computer-steward = Steward
legends_of_signum-computer-steward-about = Likes a large city, its income and a hand that fits it.
legends_of_signum-computer-captain = Captain
legends_of_signum-computer-captain-about = Looks after the hero and the band, and avoids strong enemies.
