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
    line_x, line_y, line_z = np.array(ground.along(ROAD)).T
    swell = ground.swell(6, 7)

    def nearest(x, y):
        """How far the road is, and how high: inside a turn its height runs from one stretch to the other, without a step."""
        x, y = np.broadcast_arrays(np.asarray(x, float), np.asarray(y, float))
        parts = max(1, x.size // 5000)
        found = []
        for px, py in zip(np.array_split(x.ravel(), parts), np.array_split(y.ravel(), parts)):
            d = (px[:, None] - line_x) ** 2 + (py[:, None] - line_y) ** 2
            weight = 1 / (d + 0.05) ** 2
            found.append((np.sqrt(d.min(axis=1)), weight @ line_z / weight.sum(axis=1)))
        return [np.concatenate(part).reshape(x.shape) for part in zip(*found)]

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
    patch, fine, finer = ground.swell(2, 4.5), ground.swell(7, 1.1), ground.swell(8, 0.4)
    edge = lambda x, y: away(x, y) + fine(x, y) * 0.1 + finer(x, y) * 0.05  # noqa: E731
    tint = ground.paint(
        '#5d7040',
        ('#918a48', lambda x, y: ground.step(patch(x, y), -0.1, 0.7) * 0.75),
        ('#55582f', lambda x, y: ground.step(edge(x, y), HALF + 0.5, HALF + 0.1) * 0.85),
        ('#a98f66', lambda x, y: ground.step(edge(x, y), HALF + 0.05, HALF - 0.05)),
        ('#d2bd94', lambda x, y: ground.step(abs(away(x, y) - 0.62) + finer(x, y) * 0.06, 0.36, 0.2) * 0.8),
    )
    ground.lay((-22, -9, 24, 30), height, tint, 0.08)
    field = lambda x, y: away(x, y) > HALF + 0.25 and not _built(x, y)  # noqa: E731
    verge = lambda x, y: HALF + 0.02 < away(x, y) < HALF + 0.4 and not _built(x, y)  # noqa: E731
    # Grass stands in company: thick where the land is lighter, thin between.
    meadow = lambda x, y: field(x, y) and patch(x, y) + 0.5 * fine(x, y) > 0.05  # noqa: E731
    trees.scatter(small.tuft, (-14, -6.5, 14, 16), 4200, 5, (0.1, 0.3), height, meadow, colors=('#66763c', '#b5a050'))
    trees.scatter(small.tuft, (-14, -6.5, 14, 16), 1700, 4, (0.07, 0.16), height, field, colors=('#566b38', '#8f9048'))
    trees.scatter(small.tuft, (-14, -3, 14, 15.5), 2200, 3, (0.08, 0.2), height, verge, colors=('#52663a', '#9a8f4a'))
    trees.scatter(small.tuft, (-10, -6.5, 10, -2.4), 900, 6, (0.2, 0.46), height, meadow, colors=('#5c6f38', '#a8964a'))
    bloom = lambda x, y: field(x, y) and fine(x, y) > 0.25  # noqa: E731
    trees.scatter(small.flower, (-9, -5, 12, 12), 30, 12, (0.16, 0.3), height, bloom)
    lies = lambda x, y: HALF + 0.1 < away(x, y) < 2.6 and fine(x, y) < -0.15 and not _built(x, y)  # noqa: E731
    sunk = lambda x, y: height(x, y) - 0.04  # noqa: E731
    trees.scatter(small.stone, (-11, -5, 12, 14), 44, 9, (0.1, 0.42), sunk, lies)
    loose = lambda x, y: ground.step(abs(away(x, y) - HALF), 0.5, 0.0) * 0.8 + 0.12 * (away(x, y) < HALF)  # noqa: E731
    small.pebbles(height, (-12, -2, 12, 14.4), 26000, 2, loose, (0.012, 0.05), ('#b3a388', '#98907f', '#c2b498'))


def _built(x, y):
    """Where the garage stands."""
    return abs(x - GARAGE[0]) < 2.4 and -0.5 < y - GARAGE[1] < 4


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
