"""A cart on a leaf-covered trail between maples in full fall color."""

import bpy
import numpy as np

from ..cart import place
from ..kit import stage
from ..land import built, daylight, ground, hills, pace, small, surfaces, trees

TRAIL = [(-5.5, -14), (-2.4, -6.5), (0.3, -2.6), (2.3, 1.2), (3.6, 6), (2.6, 12), (-1.0, 18), (-2.5, 26), (0, 36)]


def build(evening=False):
    surfaces.air(stage.EVENING_AIR if evening else '#dcc491', start=27, reach=34, most=0.66)
    away = ground.trail(TRAIL)
    swell = ground.swell(3, 11)

    def height(x, y):
        bank = ground.step(away(x, y), 1.0, 3.2)
        return bank * (0.32 + 0.26 * swell(x, y)) + 0.055 * np.maximum(y - 7, 0)

    _floor(away, height)
    _woods(away, height)
    _edges(away, height)
    place.place('forester-4-plus', (1.8, 0.2, height(1.8, 0.2)), -120)
    _light(evening)


def _floor(away, height):
    patches, fine = ground.swell(8, 5), ground.swell(9, 1.6)
    tint = ground.paint(
        '#4a4a2a',
        ('#6b4a26', lambda x, y: ground.step(patches(x, y), -0.2, 0.5)),
        ('#9a7f58', lambda x, y: ground.step(away(x, y) + fine(x, y) * 0.3, 1.7, 1.1)),
        ('#7d6545', lambda x, y: ground.step(abs(away(x, y) - 0.62) + fine(x, y) * 0.06, 0.22, 0.1)),
    )
    ground.lay((-22, -16, 24, 46), height, tint, 0.16)
    small.litter(
        height, (-13, -13, 13, 22), 90000, 4, lambda x, y: 0.45 + 0.55 * ground.step(away(x, y), 0.7, 1.5), (0.04, 0.085)
    )


def _woods(away, height):
    off = lambda d: lambda x, y: away(x, y) > d  # noqa: E731
    plan = [
        ('rust', (3.5, 3, 16, 34), 9),
        ('ochre', (4, 3, 18, 34), 8),
        ('mustard', (3, 8, 14, 38), 6),
        ('crimson', (5, 5, 16, 30), 3),
        ('ochre', (-13, 14, 0, 38), 7),
        ('rust', (-16, 10, -4, 38), 7),
        ('moss', (-20, 6, -5, 30), 9),
    ]
    for i, (color, area, count) in enumerate(plan):
        trees.scatter(trees.maple, area, count, 20 + i, (6.0, 9.0), height, off(2.6), 2.3, color=color)
    trees.scatter(trees.conifer, (-20, 3, -4.5, 34), 20, 31, (5, 10), height, off(2.8), 1.8, dark=True)
    trees.scatter(trees.conifer, (5, 10, 20, 40), 6, 32, (6, 9), height, off(2.6), 2)
    trees.scatter(trees.maple, (-6, 26, 9, 42), 14, 33, (7, 10), height, off(2.2), 2, color='ochre')
    for x, y, tall, color, seed in [(-4.4, 11, 8.4, 'rust', 3), (-1.6, 12.5, 7.6, 'ochre', 1), (0.6, 24, 9, 'crimson', 2)]:
        trees.maple((x, y, height(x, y)), tall, color, seed)
    for i, (x, y) in enumerate([(5.2, -12.6), (7.5, -13.5), (4.2, -15.5)]):
        trees.maple((x, y, height(x, y)), 6.2, 'rust', i)
    hills.ridge((0, 46, 2), 130, 12, 50, 5, 700, (2.5, 4))


def _edges(away, height):
    side = lambda low, high: lambda x, y: low < away(x, y) < high  # noqa: E731
    trees.scatter(small.tuft, (-9, -10, 10, 16), 620, 41, (0.12, 0.28), height, side(1.15, 4.5))
    trees.scatter(small.fern, (-10, -6, 10, 14), 150, 42, (0.18, 0.34), height, side(1.6, 6), 0.35)
    trees.scatter(small.stone, (-10, -9, 10, 16), 46, 43, (0.12, 0.42), height, side(1.35, 3.4), 0.4)
    trees.scatter(trees.bush, (-12, 2, 12, 16), 15, 44, (0.35, 0.8), height, side(2.4, 7), 0.9, color='olive')
    trees.scatter(trees.bush, (-12, 6, 12, 18), 7, 45, (0.3, 0.6), height, side(2.4, 7), 1.2, color='rust')

    built.stone_wall([(-13, 2.4), (-9, 3.6), (-5, 4.4), (-1.6, 4.3), (1.0, 5.2)], height, 0.56, 6, '#6d6c60')


def _light(evening):
    pace.brisk()
    daylight.light(evening, ('#5f8290', '#c8b48a', 1.0, '#2c3a30'), ('#ffc98a', 10, -38, 30, 1.5))
    if evening:
        # Under its trees the trail has less of the glowing sky than an open place.
        bpy.context.scene.view_settings.exposure = 0.6
    stage.camera((0, -17.8, 4.0), (0, 3.0, 1.95), 62, (1.8, -0.6, 1.0), 0.35)
