"""The common board: lords, seasons and combat cards, Evilometer, orders with minions, offers, who comes. Pure."""

from render.drawing.bands import GAP, HEAD, MARGIN, head
from render.drawing.scene import Scene
from render.dungeon_lords.board.offers import OFFERS_HEIGHT, coming_height, draw_coming, draw_offers
from render.dungeon_lords.board.plates import draw_plates, plates_height
from render.dungeon_lords.board.seasons import EVIL_HEIGHT, SEASONS_HEIGHT, draw_evil, draw_seasons
from render.dungeon_lords.board.squares import ORDERS_HEIGHT, draw_orders
from render.dungeon_lords.heads import board_head
from render.dungeon_lords.spoken.board import board_alt, board_plain
from render.dungeon_lords.table import Table
from render.page import Picture


def board_picture(table: Table) -> Picture:
    """Return the common board as the reader of `table` sees it."""
    return Picture(f"board-{table.stem}", board_scene(table).svg(), board_alt(table), board_plain(table))


def board_scene(table: Table) -> Scene:
    """Draw the common board."""
    plates = HEAD + MARGIN
    seasons = plates + plates_height(table) + GAP
    evil = seasons + SEASONS_HEIGHT + GAP
    orders = evil + EVIL_HEIGHT + GAP
    offers = orders + ORDERS_HEIGHT
    coming = offers + OFFERS_HEIGHT + 4
    scene = Scene(coming + coming_height(table) + MARGIN)
    head(scene, board_head(table))
    draw_plates(scene, table, plates)
    draw_seasons(scene, table, seasons)
    draw_evil(scene, table, evil)
    draw_orders(scene, table, orders)
    draw_offers(scene, table, offers)
    draw_coming(scene, table, coming)
    return scene
