"""A cart at a campsite in the evening, string lights hung between the pines."""

import numpy as np

from .. import props
from ..cart import place
from ..kit import stage
from ..land import built, camp, ground, hills, pace, small, surfaces, trees
from ..props import household

CART = (1.8, 0.0)
PINES = [(-0.9, 5.6, 9.5), (4.5, 4.6, 9.0), (6.4, 0.6, 9.6), (-3.9, 3.2, 9.0)]


def build():
    surfaces.air('#6d8388', start=24, reach=60, most=0.75)
    lane = ground.trail([(7, -14), (5.4, -6), (3.0, -1.4), (1.4, 1.8), (-1.5, 7), (-4, 16)])
    swell = ground.swell(6, 9)

    def height(x, y):
        level = ground.step(np.hypot(x - 1.5, y - 1.5), 4.5, 8.5)
        return level * (0.25 + 0.35 * swell(x, y)) + 0.05 * np.maximum(y - 9, 0)

    _floor(height, lane)
    _woods(height, lane)
    _camp(height)
    place.place('ev-nomad', (*CART, height(*CART)), -120)
    _light()


def _floor(height, lane):
    patch, fine = ground.swell(2, 4), ground.swell(7, 1.2)
    tint = ground.paint(
        '#4b4f30',
        ('#6e4d2c', lambda x, y: ground.step(patch(x, y), -0.2, 0.5)),
        ('#7f6647', lambda x, y: ground.step(np.hypot(x + 0.6, y - 1.4) + fine(x, y) * 0.4, 3.0, 1.6)),
        ('#7f6647', lambda x, y: ground.step(lane(x, y) + fine(x, y) * 0.25, 1.3, 0.8)),
    )
    ground.lay((-22, -16, 24, 40), height, tint, 0.16)
    free = lambda x, y: lane(x, y) > 1.2 and np.hypot(x + 0.6, y - 1.4) > 2.4  # noqa: E731
    trees.scatter(small.tuft, (-10, -13, 12, 12), 700, 5, (0.12, 0.3), height, free)
    trees.scatter(small.fern, (-10, -10, 12, 14), 80, 6, (0.2, 0.4), height, free, 0.4)
    trees.scatter(small.stone, (-10, -12, 12, 12), 40, 7, (0.12, 0.4), height, free, 0.6)
    needles = (('#7d4a26', '#a8703a'), ('#8f6a34', '#b8924a'))
    small.litter(height, (-12, -13, 12, 12), 9000, 8, size=(0.04, 0.09), colors=needles)


def _woods(height, lane):
    for i, (x, y, tall) in enumerate(PINES):
        trees.pine((x, y, height(x, y)), tall, i)
    off = lambda x, y: y > 8 + 0.1 * x or (abs(x) > 7.5 and y > 2)  # noqa: E731
    trees.scatter(trees.pine, (-18, 3, 18, 34), 26, 11, (8, 11), height, off, 1.8)
    trees.scatter(trees.conifer, (-18, 5, 18, 28), 26, 12, (3, 7), height, off, 1.5, dark=True)
    trees.scatter(trees.maple, (-14, 9, 18, 26), 12, 13, (4, 6), height, off, 2.0, color='rust')
    trees.scatter(trees.maple, (-14, 9, 18, 26), 8, 14, (4, 6), height, off, 2.0, color='ochre')
    trees.scatter(
        trees.bush, (-10, 4, 12, 10), 16, 15, (0.5, 0.9), height, lambda x, y: lane(x, y) > 1.8, 1, color='olive'
    )
    hills.ridge((0, 46, 1), 130, 15, 50, 5, 380, palette=hills.GREEN)


def _camp(height):
    on = lambda x, y: (x, y, height(x, y))  # noqa: E731
    camp.tent(on(0.9, 5.0), -112, '#93a088', 3.0, 1.1)
    camp.fire(on(-1.5, 1.2), 3, 1500)
    built.chair(on(-2.7, 2.2), -40, '#3f6b52')
    props.jacket_on_chair(on(-2.7, 2.2), -40, '#8f3a2e')
    household.boots(on(-0.1, 3.3), -80)
    household.bowl(on(0.15, 0.35), 40)
    built.chair(on(-1.0, 2.9), -100, '#b8862e')
    camp.firewood(on(4.7, 2.6), -120)
    small.log((-3.2, -0.1, height(-3.2, -0.1) + 0.15), (-2.2, -0.9, height(-2.2, -0.9) + 0.15), 0.17)
    built.lantern(on(3.9, -1.2), 0.36)
    ties = [
        (x, y, height(x, y) + z) for (x, y, _), z in zip((PINES[3], PINES[0], PINES[1], PINES[2]), (3.3, 3.4, 3.4, 3.2))
    ]
    spots = camp.string_lights(ties, 9, 0.55)
    for spot in spots[2::5]:
        stage.bulb((spot[0], spot[1], spot[2] - 0.15), '#ffc070', 26, 0.12)


def _light():
    pace.brisk()
    stage.sky('#3d6484', '#a08a88', 1.1, '#26302c', 0.0, '#68809a')
    stage.sun('#ffb070', 3.0, -34, 17, 1.5)
    stage.camera((0, -18, 3.9), (0, 3.0, 2.1), 62, (1.8, -0.6, 1.0), 0.35)
