# Названия карт и лотов аукциона: так их показывают страницы и вводят игроки.

auction-card-veto = вето
auction-card-c1 = единица
auction-card-c2 = двойка
auction-card-c3 = тройка
auction-card-c4 = четвёрка
auction-card-c5 = пятёрка
auction-lot-clock = часы
auction-lot-crown = корона
auction-lot-globe = глобус
auction-lot-harp = арфа
auction-lot-lamp = лампа
auction-lot-mask = маска
auction-box-red = красный
auction-box-blue = синий
auction-pay-coin = монета
auction-verb-end = закончить
    .present = заканчивает
