"""A cart parked beside a wooden dock on a still lake at sunset."""

import numpy as np

from ..cart import place
from ..kit import mesh, stage
from ..land import built, ground, hills, pace, small, surfaces, trees
from ..props import household

CART = (1.9, 0.1)
SHORE = [(-16, -10.5), (-9, -7.6), (-4.5, -4.6), (-1.6, -0.6), (0.6, 3.0), (4.5, 5.2), (9, 6.5), (16, 12), (30, 20)]


def build():
    surfaces.air('#a58f7c', start=40, reach=150, most=0.7)
    height, shore = _shore()
    _floor(height, shore)
    mesh.box('lake', (320, 300, 0.02), (0, 120, -0.2), surfaces.water(), 0)
    _hills()
    _growth(height, shore)
    _things(height)
    place.place('d5-ranger-4', (*CART, height(*CART)), -122)
    _light()


def _shore():
    away, swell = ground.trail(SHORE), ground.swell(5, 7)
    line = np.array(ground.along(SHORE))

    def inland(x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        water = y > np.interp(x, line[:, 0], line[:, 1])
        return np.where(water, -1, 1) * away(x, y)

    def height(x, y):
        d = inland(x, y)
        level = np.hypot(x - CART[0], (y - CART[1]))
        bumps = 0.12 * swell(x, y) * ground.step(level, 1.8, 3.5) * ground.step(d, 0.3, 2)
        return -0.5 + 0.62 * ground.step(d, -0.9, 1.2) + bumps + 0.05 * np.maximum(d - 3, 0)

    return height, inland


def _floor(height, shore):
    patch, fine = ground.swell(2, 4), ground.swell(7, 1.2)
    drive = ground.trail([(14, -9), (7, -4.2), (3.6, -0.9), (1.2, 0.6)])
    tint = ground.paint(
        '#4d6038',
        ('#7a6f3c', lambda x, y: ground.step(patch(x, y), 0, 0.7) * 0.8),
        ('#8a7658', lambda x, y: ground.step(shore(x, y) + fine(x, y) * 0.15, 0.55, 0.1)),
        ('#84694a', lambda x, y: ground.step(drive(x, y) + fine(x, y) * 0.25, 1.25, 0.7)),
    )
    ground.lay((-20, -16, 26, 16), height, tint, 0.14)
    small.pebbles(height, (-12, -12, 12, 9), 9000, 3, lambda x, y: ground.step(abs(shore(x, y) - 0.25), 0.6, 0.1))
    grass = lambda x, y: shore(x, y) > 0.7 and drive(x, y) > 1.0  # noqa: E731
    trees.scatter(small.tuft, (-9, -14, 13, 8), 1500, 5, (0.12, 0.3), height, grass)
    small.litter(height, (-8, -14, 13, 8), 1600, 6, lambda x, y: ground.step(shore(x, y), 0.4, 1))


def _hills():
    hills.ridge((-34, 60, -0.6), 120, 4.2, 40, 3, 520, (1.5, 2.7), hills.AUTUMN)
    hills.ridge((46, 92, -0.6), 170, 7.5, 50, 6, 620, (1.8, 3.2), hills.AUTUMN)
    hills.ridge((-40, 150, -0.6), 330, 13, 80, 9, 560, (2.6, 4.4), hills.GREEN)


def _growth(height, shore):
    edge = lambda x, y: -0.5 < shore(x, y) < 0.15 and not 0.2 < x < 3  # noqa: E731
    trees.scatter(small.reed, (-9, -9, 12, 12), 60, 8, (0.9, 1.4), height, edge)
    trees.scatter(small.stone, (-9, -9, 10, 9), 40, 9, (0.15, 0.45), height, lambda x, y: abs(shore(x, y)) < 0.5)
    for i, (x, y, tall, color) in enumerate(
        [(7.5, 5.0, 6.4, 'rust'), (10.8, 4.4, 5.6, 'ochre'), (6.3, 6.0, 4.6, 'mustard')]
    ):
        trees.maple((x, y, height(x, y)), tall, color, i)
    for i, (x, y, tall) in enumerate([(11, 5, 8), (8.7, 5.6, 7)]):
        trees.conifer((x, y, height(x, y)), tall, i, True)
    trees.maple((5.4, 3.6, height(5.4, 3.6)), 4.6, 'mustard', 3)
    trees.scatter(
        trees.bush, (4.5, 1.5, 12, 7), 12, 4, (0.5, 0.9), height, lambda x, y: shore(x, y) > 0.8, 1, color='olive'
    )


def _things(height):
    built.dock((0.35, 1.3), (-2.6, 10.5), 1.7, 0.26, -0.2, 4)
    built.canoe((-3.7, 6.2, -0.3), 104, '#8c3524')
    built.chair((4.5, 1.0, height(4.5, 1.0)), 150, '#c9a03c')
    household.boots((1.05, 1.5, 0.27), 60, '#5a4632')
    built.lantern((-1.95, 10.0, 0.26), 0.42)
    built.lantern((0.0, 4.34, 0.26), 0.38)
    stage.bulb((-1.95, 10.0, 0.6), '#ffb05a', 14, 0.08)


def _light():
    pace.brisk()
    stage.sky('#44687c', '#e6a670', 0.95, '#2c3a36', 0.0, '#73899a')
    stage.sun('#ffbf86', 10, -36, 17, 1.5)
    stage.camera((0, -18, 3.4), (0, 3.0, 2.35), 62, (1.8, -0.6, 1.0), 0.35)
