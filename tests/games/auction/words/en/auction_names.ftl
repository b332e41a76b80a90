# Names of the auction's cards and lots, as pages show them and players type them.

auction-card-veto = veto
auction-card-c1 = one
auction-card-c2 = two
auction-card-c3 = three
auction-card-c4 = four
auction-card-c5 = five
auction-lot-clock = clock
auction-lot-crown = crown
auction-lot-globe = globe
auction-lot-harp = harp
auction-lot-lamp = lamp
auction-lot-mask = mask
auction-box-red = red
auction-box-blue = blue
auction-pay-coin = coin
auction-verb-end = end
    .present = ends
