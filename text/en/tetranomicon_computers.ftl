## What counts for computers

tetranomicon-term-coins = coins
tetranomicon-term-income = income
tetranomicon-term-influence = influence
tetranomicon-term-strength = strength
tetranomicon-term-fame = fame
tetranomicon-term-buildings = buildings
tetranomicon-term-routes = routes
tetranomicon-term-kinds = different types of buildings
tetranomicon-term-savings = cheaper actions
tetranomicon-term-hunt = help in campaigns
tetranomicon-term-ready = artifacts whose condition is met
tetranomicon-term-prey = monsters weak enough for the army
tetranomicon-term-first = the first player token
tetranomicon-term-turn = the next turn
tetranomicon-term-passed = coins unused after passing
tetranomicon-term-wealth_lead = being ahead in wealth
tetranomicon-term-influence_lead = being ahead in influence
tetranomicon-term-strength_lead = being ahead in strength
tetranomicon-term-fame_lead = being ahead in fame
tetranomicon-term-wealth_gap = being far ahead in wealth
tetranomicon-term-influence_gap = being far ahead in influence
tetranomicon-term-strength_gap = being far ahead in strength
tetranomicon-term-fame_gap = being far ahead in fame
tetranomicon-term-standing = being ahead if the match ended now

## Computers that have a character

tetranomicon-computer-mason = Mason
tetranomicon-computer-mason-about = Builds early, of every type, and lives on income; spends less on the army.
tetranomicon-computer-captain = Captain
tetranomicon-computer-captain-about = Likes creatures and trophies, and leaves artifacts to others.
tetranomicon-computer-scholar = Scholar
tetranomicon-computer-scholar-about = Collects artifacts, spends coins freely, and campaigns seldom.
