"""The drawing kit: everything pictures of all games are made of. Pure: numbers and words go in, SVG comes out.

Coordinates are px on a canvas 1000 px wide, y down. palette, lettering (fonts, text widths), scene (collects the SVG,
icons), seats (colour + shape + pattern of players), marks (chips, rings, brackets), bands (head, foot, panels), cards.
`icons.svg` and `fonts/` are data of the kit; the fonts' licences lie beside them.
"""
