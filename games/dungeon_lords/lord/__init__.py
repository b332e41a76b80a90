"""What a lord has: his dungeon, goods, creatures, traps, and how evil he is (SPEC 1.3, 3, 4.1). Pure."""
