"""Golf carts lined up inside a storage barn while snow lies on the ground outside."""

import numpy as np

from ..cart import place
from ..kit import stage
from ..land import built, ground, hills, small, surfaces, trees
from ..props import household
from ..town import barn, street, winter, workshop

BARN = (2.9, 0.9, 0.0)
SNOW = '#b9c6d2'


def build():
    surfaces.air('#5d7488', start=26, reach=90, most=0.85)
    swell, fine = ground.swell(6, 9), ground.swell(9, 2.2)
    lane = ground.trail([(5.5, -16), (3.6, -8), (2.9, -2), (2.9, 3)])

    def height(x, y):
        bank = ground.step(np.maximum(abs(x - BARN[0]) - 6.4, BARN[1] - 3.2 - y), 0.0, 2.4)
        rut = ground.step(lane(x, y), 2.2, 3.4)
        under = ground.step(
            np.maximum(abs(x - BARN[0]) - 5.2, np.maximum(BARN[1] - 0.4 - y, y - BARN[1] - 9)), 0.5, -0.1
        )
        return (
            bank * (0.1 + 0.28 * swell(x, y))
            + rut * (0.12 + 0.035 * fine(x, y))
            + 0.05 * np.maximum(y - 12, 0)
            - 0.25 * under
        )

    _floor(height, lane)
    barn.barn(BARN, winter.snow(SNOW))
    _carts()
    _inside()
    _around(height)
    _light()


def _floor(height, lane):
    fine = ground.swell(7, 1.2)
    tracks = lambda x, y: abs(lane(x, y) - 0.55) + fine(x, y) * 0.06  # noqa: E731
    tint = ground.paint(
        SNOW,
        ('#9aa6b0', lambda x, y: ground.step(lane(x, y) + fine(x, y) * 0.3, 2.4, 1.5) * 0.8),
        ('#7c7468', lambda x, y: ground.step(tracks(x, y), 0.26, 0.12) * 0.8),
    )
    ground.lay((-24, -15, 26, 46), height, tint, 0.16, 'snow', speckle=0.04, bump=0.25)


def _carts():
    x, y = BARN[:2]
    place.place('d5-ranger-4', (x - 1.15, y - 1.3, 0.02), -124)
    place.place('turfman-800', (x + 1.6, y + 1.2, 0.02), -104)
    place.place('classic-4-plus', (x - 2.9, y + 2.6, 0.02), -100)
    place.place('ev-nomad', (x + 0.1, y + 5.0, 0.02), -96)
    winter.cover((x + 3.6, y + 3.2, 0.02), -98, '#8f8468', seed=1)
    winter.cover((x - 0.9, y + 4.2, 0.02), -95, '#5d6a5a', seed=2)
    winter.cover((x - 3.4, y + 6.0, 0.02), -92, '#7d6f58', seed=3)


def _inside():
    x, y = BARN[:2]
    for a, b in ((-2.6, 1.6), (0.2, 1.6), (2.9, 1.6), (-1.4, 5.4), (1.8, 5.4)):
        workshop.hanging_lamp((x + a, y + b, 2.75), 3.5, 230)
    for a in (-2.3, 2.3):
        barn.gate_lamp((x + a, y - 0.1, barn.HEAD + 0.55), 240)
    workshop.shelf((x - 4.6, y + 8.2, 0), 2.2, 2.2, 6)
    workshop.tires((x + 4.6, y + 1.2, 0.02), 3, 3)


def _around(height):
    on = lambda a, b: (a, b, height(a, b) - 0.05)  # noqa: E731
    built.rail_fence([(-9.5, 0.5), (-7.3, 1.1), (-5.1, 1.9), (-3.2, 2.8)], height, 1.0, 4)
    for k, (a, b, tall) in enumerate(
        [(-4.8, 7, 6), (-7.2, 9.5, 7.5), (-9.5, 6.5, 5.5), (-6.2, 13, 8), (-11.5, 12, 8), (-3.6, 14, 7)]
    ):
        winter.conifer(on(a, b), tall, k)
    trees.scatter(
        lambda at, height, seed: winter.conifer(at, height, seed), (-22, 14, 24, 34), 44, 7, (5, 9), height, None, 1.8
    )
    for k, (a, b) in enumerate([(-3.6, -0.4), (-5.8, -2.6), (-2.4, -5.6), (7.6, -3.2), (-7.5, 3.8)]):
        trees.scatter(
            small.tuft, (a - 0.5, b - 0.5, a + 0.5, b + 0.5), 6, k, (0.25, 0.45), height, colors=('#8a7a4c', '#a8925c')
        )
    street.lamp(on(-3.4, -0.2), 3.0, 26)
    household.boots((BARN[0] - 3.9, BARN[1] - 0.7, 0.06), -70)
    hills.ridge((-24, 52, 0.5), 170, 13, 50, 3, 560, (2, 3.6), {'#2c4a4c': 4, '#3a5860': 3, '#7f909c': 4})
    hills.ridge((30, 100, 1), 300, 24, 90, 6, 460, (3, 5), {'#35525c': 3, '#7f909c': 4})


def _light():
    stage.sky('#34557a', '#b8a0a4', 0.8, '#2c3844', 0.0, '#5f7690')
    stage.sun('#ffb890', 1.2, -34, 13, 3)
    stage.camera((0, -18, 3.4), (0, 3.0, 2.0), 66, (1.8, -1.2, 1.0), 0.35)
