"""The hill of "Which cart?": a switchback road up to a garage, and no cart. The page sets the carts' pictures from the side on it."""

import numpy as np

from ..kit import stage
from ..land import built, daylight, ground, hills, pace, small, surfaces, trees
from ..town import walls, workshop
from ..town.barn import gate_lamp
from ..town.pieces import Pieces

# (x, y) with the height of the road there: two turns, so that each stretch crosses the picture.
ROAD = [
    (-14, 0.0, 0.0), (-4, 0.0, 0.0), (3.6, 0.1, 0.06), (6.6, 0.7, 0.25), (7.6, 2.2, 0.6), (6.2, 3.6, 0.95),
    (1, 6.0, 1.5), (-3.4, 8.2, 2.0), (-4.8, 9.6, 2.3), (-3.4, 11.2, 2.6), (1, 12.4, 2.86), (6, 12.6, 2.9), (14, 12.8, 2.9),
]  # fmt: skip
HALF = 1.25
GARAGE = (8.0, 14.4, 2.9)


def build(evening=False):
    surfaces.air(stage.EVENING_AIR if evening else '#b6bcb2', start=66, reach=170, most=0.66, fog=(-8, -2))
    away, height = _slope()
    _floor(away, height)
    _beyond()
    _growth(away, height)
    _garage(2.6 if evening else 1.0)
    _light(evening)


def _slope():
    line = ground.along(ROAD)
    swell = ground.swell(6, 7)

    def nearest(x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        best, level = np.full(np.broadcast(x, y).shape, 1e9), np.zeros(np.broadcast(x, y).shape)
        for px, py, pz in line:
            d = (x - px) ** 2 + (y - py) ** 2
            level, best = np.where(d < best, pz, level), np.minimum(d, best)
        return np.sqrt(best), level

    def height(x, y):
        d, level = nearest(x, y)
        rise = 0.23 * np.minimum(y, 13.5) + 0.12 * np.clip(y - 13.5, 0, 9) - 0.05 * np.maximum(y - 22.5, 0)
        # Left of the upper turn the land falls into the valley, behind its crest as well.
        valley = ground.step(-x + 0.55 * (y - 8), 5.5, 17) * ground.step(y, 3, 12)
        land = rise + 0.16 * swell(x, y) - 7.5 * valley
        bench = ground.step(d, 2.6, HALF)
        yard = ground.step(np.maximum(abs(x - GARAGE[0]) - 2.8, abs(y - GARAGE[1] - 1.2) - 2.8), 1.2, 0.0)
        land = land + (level - land) * bench * 0.62
        return land + (GARAGE[2] - 0.02 - land) * yard

    return lambda x, y: nearest(x, y)[0], height


def _floor(away, height):
    patch, fine = ground.swell(2, 4.5), ground.swell(7, 1.1)
    edge = lambda x, y: away(x, y) + fine(x, y) * 0.13  # noqa: E731
    tint = ground.paint(
        '#62753f',
        ('#9a9048', lambda x, y: ground.step(patch(x, y), -0.1, 0.7) * 0.75),
        ('#6d6a3c', lambda x, y: ground.step(edge(x, y), HALF + 0.7, HALF + 0.1) * 0.8),
        ('#b59c74', lambda x, y: ground.step(edge(x, y), HALF + 0.12, HALF - 0.12)),
        ('#d2bd94', lambda x, y: ground.step(abs(away(x, y) - 0.6), 0.34, 0.12) * 0.75),
    )
    ground.lay((-22, -9, 24, 30), height, tint, 0.13)
    field = lambda x, y: away(x, y) > HALF + 0.25  # noqa: E731
    trees.scatter(small.tuft, (-14, -6.5, 14, 16), 2000, 5, (0.14, 0.34), height, field, colors=('#66763c', '#b5a050'))
    trees.scatter(small.tuft, (-10, -6.5, 10, -2.4), 420, 6, (0.25, 0.48), height, field, colors=('#5c6f38', '#a8964a'))
    trees.scatter(small.flower, (-9, -5, 12, 12), 30, 12, (0.2, 0.36), height, field)
    trees.scatter(small.stone, (-11, -5, 12, 14), 60, 9, (0.12, 0.4), height, lambda x, y: HALF + 0.1 < away(x, y) < 2.6)


def _beyond():
    hills.ridge((-24, 56, -11), 80, 8, 40, 3, 620, (1.8, 3.2), hills.AUTUMN)
    hills.ridge((20, 90, -11), 140, 11, 50, 4, 900, (2, 3.4), hills.AUTUMN)
    hills.ridge((-50, 140, -11), 230, 14, 70, 6, 1200, (2.4, 3.8), hills.AUTUMN)
    hills.ridge((60, 230, -11), 420, 19, 90, 9, 1900, (3, 4.6), hills.GREEN)


def _growth(away, height):
    on = lambda x, y: (x, y, height(x, y) - 0.05)  # noqa: E731
    for i, (x, y, tall) in enumerate(
        [(-7.0, 6.0, 2.7), (-8.3, 7.4, 3.4), (-6.6, 8.2, 2.4), (10.2, 5.8, 2.9), (9.3, 6.9, 2.3), (11.2, 7.2, 3.4), (9.9, 8.6, 2.5),
         (-8.8, 3.6, 2.6), (-10.2, 5.0, 3.4), (12.6, 18.5, 4.4), (-1.9, 17.4, 2.9), (-3.0, 16.6, 3.5), (-4.4, 16.2, 2.6)]
    ):  # fmt: skip
        trees.conifer(on(x, y), tall, i)
    for i, (x, y, tall, color) in enumerate(
        [(11.4, 17.6, 3.6, 'rust'), (5.4, 18.4, 2.3, 'ochre'), (-0.9, 16.6, 2.0, 'mustard'), (-7.7, 5.0, 1.9, 'rust'), (8.6, 5.6, 1.7, 'mustard')]
    ):  # fmt: skip
        trees.maple(on(x, y), tall, color, i)
    for i, (x, y) in enumerate([(-5.9, 6.9), (8.9, 3.9), (9.5, 1.5), (2.0, 3.0), (-2.2, 4.6), (-6.2, 2.6), (3.4, 9.4), (5.4, 15.4), (10.9, 14.8)]):
        trees.bush(on(x, y), 0.55, ('crimson', 'ochre', 'olive')[i % 3], i)
    built.rail_fence([(8.9, -0.9), (9.7, 0.9), (9.8, 2.7), (8.9, 4.3)], height, 0.85, 4)
    built.rail_fence([(-5.3, 7.0), (-6.5, 8.6), (-6.7, 10.3), (-5.7, 12.0), (-4.1, 13.4)], height, 0.85, 3)


def _garage(bright):
    """A timber garage, open to the road, a lamp over its gate; `bright` is how much more its lamps shine than by day."""
    p = Pieces()
    board, trim, stone = walls.planks('#8a4a30', 0.24), walls.plain('#d8ccb0', 0.1), walls.fieldstone('#7c776b')
    wide, gate, eave, head, peak, deep = 2.15, 1.5, 2.35, 2.1, 3.4, 3.6
    for hand in (-1, 1):
        for a, b, material in ((wide, wide - 0.15, board), (wide + 0.06, wide - 0.18, stone)):
            low, high = sorted((hand * a, hand * b))
            p.span((low, 0, -0.6), (high, deep, eave if material is board else 0.5), material, 0.0)
        low, high = sorted((hand * wide, hand * gate))
        p.span((low, -0.02, 0), (high, 0.15, eave), board, 0.0)
        p.span((low, -0.08, -0.6), (high, 0.16, 0.5), stone, 0.03)
        p.span((hand * gate - 0.09, -0.1, 0), (hand * gate + 0.09, 0.2, head + 0.1), trim)
    p.span((-wide, deep - 0.15, 0), (wide, deep, eave), walls.planks('#7a5638', 0.26), 0.0)
    p.span((-wide, -0.4, -0.5), (wide, deep, 0.03), walls.planks('#8a7152', 0.4), 0.0)
    p.prism([(-wide, eave), (-gate, head), (gate, head), (wide, eave), (0, peak)], -0.02, 0.15, board)
    p.span((-gate - 0.2, -0.12, head), (gate + 0.2, 0.2, head + 0.18), trim)
    rise = (peak - eave) / wide
    for hand in (-1, 1):
        foot = hand * (wide + 0.45)
        low = eave - 0.45 * rise + 0.05
        line = [(foot, low), (0, peak + 0.05), (0, peak + 0.2), (foot, low + 0.14)]
        p.prism(line, -0.5, deep + 0.3, walls.planks('#1f4a3a', 0.3))
        p.prism([(a, b - 0.08) for a, b in line], -0.56, -0.46, trim)
    p.put('garage', GARAGE)
    x, y, z = GARAGE
    gate_lamp((x, y - 0.05, z + 2.55), 60 * bright)
    workshop.hanging_lamp((x, y + 1.8, z + 1.95), z + 3.0, 130 * bright, 0.24)
    workshop.shelf((x, y + deep - 0.4, z + 0.03), 2.4, 1.7, 4)


def _light(evening):
    pace.brisk()
    daylight.light(evening, ('#6f9fb8', '#f8dfbd', 1.15, '#5a6450', -0.05, '#9cc3d4'), ('#ffd19a', 8.6, 214, 24, 1.5))
    stage.camera((0, -36, 5.1), (0, 0, 5.1), 85.3, (0, 4, 5.1), 0.6, (0, -0.178))
