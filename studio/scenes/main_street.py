"""A cart climbing a steep small-town main street lined with Victorian storefronts, on a day on which it is closed for a festival: no cart of
ours belongs on a public street."""

import math
import random

import numpy as np
from mathutils import Matrix

from ..cart import place
from ..kit import stage
from ..land import daylight, ground, hills, small, surfaces, trees
from ..town import fronts, street, walls
from ..town.pieces import Pieces

LEFT, RIGHT, STEEP = -5.2, 6.2, 0.17
CURBS = (-3.5, 4.5)
# A house with a porch stands so far back: its steps end on the sidewalk.
PORCH = 1.3


def grade(x, y):
    """The street lies level in front and falls away steeply beyond the crest."""
    return -STEEP * np.log1p(np.exp((np.asarray(y, float) + 5.5) * 1.6)) / 1.6 + 0 * np.asarray(x, float)


def build(evening=False):
    surfaces.air(stage.EVENING_AIR if evening else '#8e9a94', start=20, reach=70, most=0.8)
    _street()
    _rows()
    _walks()
    _festival()
    _porch_light()
    _valley()
    _climbing('carrier-6-plus', (1.7, -0.2), -113)
    _light(evening)


def crown(x):
    """The street lies highest along its middle."""
    return 0.09 * np.maximum(0, 1 - ((x - 0.5) / 4) ** 2)


def _street():
    """Blocks of stone, their joints full of sand."""
    sand = ('#857a66', lambda x, y: ground.step(abs(x - 0.5), 4.4, 4))
    tint = ground.paint('#57524a', ('#3f4a30', lambda x, y: ground.step(abs(x - 0.5), 8, 12)), sand)
    ground.lay((-30, -14, 30, 60), lambda x, y: grade(x, y) + crown(x) - 0.024, tint, 0.5)
    p, chance = Pieces(), random.Random(4)
    tones = [walls.plain(c, 0.2, bump=0.35) for c in ('#67635c', '#5f5c56', '#6f6a63', '#665c53')]
    lean, y, row = 0.0, -11.5, 0
    while y < 44:
        z, lean = float(grade(0, y)), math.degrees(math.atan(float(grade(0, y + 0.2) - grade(0, y - 0.2)) / 0.4))
        x = CURBS[0] + 0.25 * (row % 2)
        while x < CURBS[1]:
            wide = chance.uniform(0.42, 0.56)
            p.box(
                (wide - 0.014, 0.312, 0.3),
                (x + wide / 2, y, z - 0.16 + crown(x) + chance.uniform(-0.008, 0.008)),
                chance.choice(tones),
                0.022,
                tilt=(lean, 0),
            )
            x += wide
        y, row = y + 0.325, row + 1
    p.put('blocks')


def _rows():
    b, s = walls.brick, walls.siding
    left = [
        (4.6, 3, b('#70402f'), '#8f8770', 'cornice', 'shop', 'windows', '#23463a', ('#2c5844', '#b7ab90')),
        (4.2, 3, s('#4f6a62'), '#8f8a76', 'mansard', 'shop', 'bay', '#5b2f26', None),
        (5.0, 2, b('#7e4a36'), '#8a8270', 'cornice', 'shop', 'windows', '#2f4a52', ('#7a3a28', '#b7a888')),
        (4.0, 3, s('#8a7444'), '#978d74', 'gable', 'shop', 'bay', '#3a4a38', None),
        (4.4, 3, b('#6a4438'), '#857f70', 'mansard', 'shop', 'windows', '#23463a', ('#a8823a', '#b7ab90')),
        (4.2, 2, s('#5d6a70'), '#8f8876', 'gable', 'porch', 'windows', '#4a2c28', None),
        (5.0, 3, b('#7c5240'), '#887f6e', 'cornice', 'shop', 'bay', '#2c4a3c', None),
        (4.4, 2, s('#75604c'), '#918872', 'mansard', 'shop', 'windows', '#35505a', None),
    ]
    right = [
        (4.4, 2, s('#7d4a38'), '#948b76', 'gable', 'porch', 'windows', '#2c4a3c', None),
        (4.6, 3, b('#6e4434'), '#8f8770', 'cornice', 'shop', 'bay', '#23463a', ('#2c5844', '#b7ab90')),
        (4.2, 3, s('#5c7266'), '#97907a', 'mansard', 'shop', 'windows', '#6b3426', None),
        (5.0, 2, b('#7c5240'), '#8a8270', 'cornice', 'shop', 'windows', '#35505a', ('#a8823a', '#b7ab90')),
        (4.2, 3, s('#96804e'), '#938a76', 'gable', 'shop', 'bay', '#2f4a3c', None),
        (4.6, 3, b('#6a4438'), '#857f70', 'mansard', 'shop', 'windows', '#5b2f26', None),
        (4.4, 2, s('#56666c'), '#8f8876', 'cornice', 'shop', 'windows', '#23463a', None),
    ]
    _row(left, -0.6, LEFT, 90, 'left')
    _row(right, 3.4, RIGHT, -90, 'right')


def _row(houses, y, x, turn, name):
    for k, (wide, storeys, wall, trim, top, foot, upper, accent, cloth) in enumerate(houses):
        base = float(grade(0, y + wide * 0.3)) + 0.12
        put = fronts.front(
            f'{name} {k}', wide - 0.06, storeys, wall, trim, top, foot, upper, k * 3 + len(name), accent, cloth
        )
        back = PORCH * (foot == 'porch') * (1 if turn < 0 else -1)
        put((x + back, y if turn > 0 else y + wide, base), turn)
        y += wide


def _walks():
    line = lambda x: [(x, y) for y in np.linspace(-11.5, 42, 30)]  # noqa: E731
    street.sidewalk(line(CURBS[0]), 1.8, 1, grade, 0.14, 1)
    street.sidewalk(line(CURBS[1]), 1.8, -1, grade, 0.14, 2)
    on = lambda x, y: (x, y, float(grade(x, y)) + 0.13)  # noqa: E731
    for k, (x, y) in enumerate([(-3.8, 1.6), (4.8, 8.0), (-3.8, 13), (4.8, 20), (-3.8, 26), (4.8, 33)]):
        street.lamp(on(x, y), 3.2, 40 if k < 3 else 0)
    for k, (x, y, color) in enumerate(
        [(-4.7, 3.9, 'rust'), (-4.7, 8.3, 'ochre'), (5.7, 7.6, 'rust'), (5.7, 12.4, 'mustard'), (5.2, 1.2, 'rust')]
    ):
        street.tub(on(x, y), k, color)
    street.barrel(on(5.7, 3.0))
    street.bench(on(-4.55, 5.8), 90)
    for k, (x, y, tall, color) in enumerate(
        [(-4.0, 9.6, 3.6, 'ochre'), (4.95, 15, 4.0, 'rust'), (-4.0, 19, 3.8, 'mustard')]
    ):
        trees.maple(on(x, y), tall, color, k)
    small.litter(lambda x, y: grade(x, y) + 0.1, (-3.4, -11, 4.4, 16), 420, 6, size=(0.07, 0.13))


def _festival():
    """Barriers across the street in front of the cart and pennants over it."""
    on = lambda x, y: (x, y, float(grade(x, y)) + 0.06)  # noqa: E731
    for x, y, turn in ((-2.62, -2.5, -5), (-0.72, -2.35, 4), (4.0, -2.6, 6)):
        street.barrier(on(x, y), turn)
    for y, high in ((-1.4, 4.4), (4.4, 3.9), (9.5, 4.3), (16, 4.6)):
        z = float(grade(0, y)) + high
        street.bunting((LEFT, y, z), (RIGHT, y + 0.6, z), 0.8)


def _porch_light():
    stage.bulb((6.4, 5.0, float(grade(0, 4.7)) + 2.5), '#ffb465', 30, 0.1)


def _valley():
    street.church((3.4, 52, float(grade(0, 52))), -12)
    for k, (x, y, tall, color) in enumerate(
        [(-3, 50, 6, 'rust'), (-7, 54, 7, 'ochre'), (9, 50, 7, 'moss'), (-1, 57, 6, 'crimson'), (13, 56, 7, 'rust')]
    ):
        trees.maple((x, y, float(grade(x, y)) - 0.2), tall, color, k)
    hills.ridge((-6, 66, -11), 150, 19, 70, 5, 900, (2.2, 3.8))
    hills.ridge((20, 130, -11), 320, 30, 110, 8, 620, (3.2, 5.2), hills.GREEN)


def _climbing(name, spot, heading):
    """A cart with all wheels on the slope, its nose uphill."""
    x, y = spot
    lean = math.atan((float(grade(x, y + 1)) - float(grade(x, y - 1))) / 2)
    cart = place.place(name, (0, 0, 0), 0)
    turn = Matrix.Rotation(lean, 4, 'X') @ Matrix.Rotation(math.radians(heading), 4, 'Z')
    cart.rotation_mode = 'QUATERNION'
    cart.rotation_quaternion = turn.to_quaternion()
    cart.location = (x, y, (float(grade(x, y + 1)) + float(grade(x, y - 1))) / 2 + 0.075)


def _light(evening):
    daylight.light(evening, ('#4a7084', '#d0a880', 0.9, '#3a4640', 0.0, '#8796a0'), ('#ffc488', 9.5, -58, 26, 1.5))
    stage.camera((0, -13, 2.7), (0.05, 3.0, 0.75), 45, (1.7, -1.0, 0.0), 0.4)
