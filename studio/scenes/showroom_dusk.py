"""A golf cart showroom at dusk, its windows lit, with carts parked along the front."""

import math

import numpy as np

from ..cart import place
from ..kit import stage
from ..land import ground, hills, small, surfaces, trees
from ..town import showroom, street, walls
from ..town.pieces import Pieces

HALL, TURN = (-7.4, 12.6, 0.0), -13.0


def build():
    surfaces.air('#5f7680', start=26, reach=110, most=0.8)
    swell = ground.swell(6, 11)

    def height(x, y):
        off = ground.step(np.maximum(_before(x, y) - 13.5, np.maximum(-8.5 - x, 0) - 2), 0, 4)
        return off * (0.15 + 0.3 * swell(x, y)) + 0.04 * np.maximum(y - 20, 0)

    _floor(height)
    _plants(height)
    showroom.showroom(HALL, TURN, 6.5)
    _carts()
    for spot in ((-5.6, 5.4), (7.0, 2.6)):
        street.lamp((*spot, 0.0), 3.0, 30)
    _light()


def _spot(along, out):
    """A place before the hall: so many metres along its front and out from it."""
    a = math.radians(TURN)
    return HALL[0] + along * math.cos(a) + out * math.sin(a), HALL[1] + along * math.sin(a) - out * math.cos(a)


def _before(x, y):
    """How far a place lies in front of the hall."""
    a = math.radians(TURN)
    return (x - HALL[0]) * math.sin(a) - (y - HALL[1]) * math.cos(a)


def _floor(height):
    patch, fine = ground.swell(2, 5), ground.swell(7, 1.4)
    lot = lambda x, y: ground.step(-9.5 - x + fine(x, y) * 0.3, 0.3, -0.3)  # noqa: E731
    tint = ground.paint(
        '#46543a',
        ('#666a64', lambda x, y: lot(x, y) * ground.step(_before(x, y), 1.5, 2.0)),
        (
            '#575c58',
            lambda x, y: lot(x, y) * ground.step(_before(x, y), 1.5, 2.0) * ground.step(patch(x, y), 0, 0.8) * 0.6,
        ),
    )
    ground.lay((-24, -15, 26, 44), height, tint, 0.2)
    small.pebbles(height, (-9, -14, 10, 9), 1600, 3, lambda x, y: lot(x, y) * 0.9, (0.006, 0.017), ('#5d605a', '#51544f', '#696a62'))
    small.litter(height, (-9, -13, 10, 8), 380, 9)
    trees.scatter(small.tuft, (-16, -12, -9, 22), 300, 5, (0.15, 0.34), height)


def _plants(height):
    for k, (x, y, tall, color) in enumerate(
        [(-11.5, 6, 5, 'rust'), (-10, 11, 5.5, 'moss'), (-15, 12, 7, 'ochre'), (13, 11, 6.5, 'rust')]
    ):
        trees.maple((x, y, height(x, y)), tall, color, k)
    back = lambda x, y: _before(x, y) < -9.5 or x < -10.5  # noqa: E731
    trees.scatter(trees.conifer, (-22, 9, 24, 32), 46, 7, (5, 10), height, back, 1.8, dark=True)
    for k in range(10):
        x, y = _spot(0.8 + k * 0.75 + (2.6 if k > 5 else 0), 2.5)
        trees.bush((x, y, 0.0), 0.5 + 0.12 * (k % 3), ('olive', 'rust', 'ochre', 'olive')[k % 4], k)
    for k, along in enumerate((7.6, 12.4)):
        street.tub((*_spot(along, 3.6), 0.0), k, 'crimson')
    hills.ridge((-20, 60, 1), 200, 15, 60, 3, 620, (2, 3.6), hills.GREEN)
    hills.ridge((40, 110, 1), 320, 26, 90, 6, 520, (3, 5), hills.GREEN)


def _lines():
    """Painted parking bays before the hall."""
    p = Pieces()
    for k in range(7):
        if not 2 < k < 5:
            p.box((0.1, 3.0, 0.02), (1.6 + k * 2.55, -5.0, 0.005), walls.plain('#a8a494', 0.25), 0.004)
    p.put('lines', HALL, TURN)


def _carts():
    _lines()
    place.place('ev-city', (1.7, -1.0, 0.0), -126)
    for name, along, out in (('d5-ranger-4', 3.2, 4.6), ('classic-4-plus', 6.0, 4.8), ('d6-max-gt4', 13.6, 5.0)):
        place.place(name, (*_spot(along, out), 0.0), TURN - 104)
    place.place('forester-4-plus', (*_spot(4.6, -3.2), 0.08), TURN - 60)


def _light():
    stage.sky('#34587a', '#d8a07c', 1.0, '#26383a', 0.0, '#6f86a0')
    stage.sun('#ffb070', 6, -34, 14, 2)
    stage.camera((0, -18, 3.1), (0, 3.0, 2.0), 62, (1.7, -1.0, 1.0), 1.0)
