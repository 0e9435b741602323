"""A row of carts at dawn on the dealer's gravel lot, dew on their canopies, hills behind them."""

import bpy
import numpy as np

from ..cart import place
from ..kit import mesh, stage
from ..kit.materials import linear
from ..land import built, daylight, ground, hills, pace, signs, small, surfaces, trees

CARTS = ('d5-ranger-4', 'classic-4-plus', 'ev-city', 'd6-max-gt4', 'turfman-800')
FIRST, STEP = (1.8, -0.9), (-0.8, 2.65)


def build(evening=False):
    surfaces.air(stage.EVENING_AIR if evening else '#a3a79e', start=30, reach=150, most=0.75, fog=(-0.6, 1.4))
    swell = ground.swell(6, 12)

    def height(x, y):
        lot = ground.step(np.maximum(abs(x - 1) - 9, abs(y - 1) - 13), 0.0, 3.0)
        return lot * (0.2 + 0.3 * swell(x, y)) + 0.03 * np.maximum(y - 14, 0)

    _floor(height)
    _beyond(height)
    for i, name in enumerate(CARTS):
        place.place(name, (FIRST[0] + STEP[0] * i, FIRST[1] + STEP[1] * i, 0.0), -122)
    _yard()
    _dew()
    _light(evening)


def _floor(height):
    patch, fine = ground.swell(2, 5), ground.swell(7, 1.3)
    lot = lambda x, y: np.maximum(abs(x - 1) - 8.6, abs(y - 1) - 12.6) + fine(x, y) * 0.25  # noqa: E731
    tint = ground.paint(
        '#56633c',
        ('#8d8778', lambda x, y: ground.step(lot(x, y), 0.5, -0.1)),
        ('#75705f', lambda x, y: ground.step(lot(x, y), 0.5, -0.1) * ground.step(patch(x, y), 0.0, 0.7) * 0.7),
    )
    ground.lay((-22, -16, 26, 34), height, tint, 0.15)
    small.pebbles(
        height,
        (-8, -13.5, 9.5, 13),
        32000,
        3,
        lambda x, y: ground.step(y, 13, -8) * 0.8 + 0.2,
        (0.006, 0.017),
        ('#857d6d', '#776f61', '#8c8575'),
    )
    edge = lambda x, y: lot(x, y) > 0.1  # noqa: E731
    trees.scatter(small.tuft, (-13, -12, 16, 22), 1200, 5, (0.15, 0.34), height, edge)
    small.litter(height, (-9, -13, 11, 13), 500, 9)


def _beyond(height):
    built.rail_fence([(-9.5 + 2.1 * i, 14.4 + 0.1 * i) for i in range(12)], height, 1.0, 4)
    built.rail_fence([(10.4, 14 - 2.1 * i) for i in range(9)], height, 1.0, 5)
    # A dark hedge, so that white carts stand out.
    for i in range(40):
        x, y = -12 + 0.6 * i, 16.4 + 0.25 * (i % 2)
        trees.bush((x, y, height(x, y) - 0.1), 1.9 + 0.15 * (i % 3), 'laurel', i)
    for i, (x, y, tall, color) in enumerate(
        [
            (6.5, 17, 6, 'ochre'),
            (9.5, 18.5, 6.5, 'rust'),
            (12.5, 13, 6, 'mustard'),
            (-7, 19, 5.5, 'moss'),
            (-12, 17, 6, 'rust'),
            (3, 20, 5, 'crimson'),
        ]
    ):
        trees.maple((x, y, height(x, y)), tall, color, i)
    trees.scatter(trees.conifer, (-20, 17, 22, 30), 26, 7, (4, 8), height, None, 2, dark=True)
    hills.ridge((-10, 40, 0.5), 150, 6, 50, 3, 520, (1.8, 3.2))
    hills.ridge((40, 75, 1), 220, 11, 70, 6, 620, (2, 3.6))
    hills.ridge((-50, 120, 1), 320, 17, 90, 9, 520, (3, 5), hills.GREEN)


def _yard():
    """Small things of the lot, to the right of the row."""
    signs.trail_board((5.0, 5.2, 0), -100)
    signs.lamp_post((6.3, 8.4, 0), 200)
    for i, (x, y) in enumerate([(4.5, 0.9), (5.2, 1.3), (4.9, 0.2)]):
        mesh.cylinder('tub', 0.3, 0.46, (x, y, 0.23), built.wood('#7a5a3c'), rounding=0.03, top=0.36, sides=28)
        mesh.cylinder('soil', 0.32, 0.02, (x, y, 0.46), surfaces.plain('#3a2d22'), sides=28)
        small.flower((x, y, 0.44), 0.5, i, ('#c9782e', '#d9a53a', '#c98098')[i])
        small.flower((x + 0.08, y - 0.06, 0.44), 0.42, i + 4, ('#c9782e', '#d9a53a', '#c98098')[i])


def _dew():
    """Too fine to be seen drop by drop: it lies on the canopies as one pale bloom."""
    for thing in bpy.context.scene.objects:
        if thing.type == 'MESH' and thing.name.split('.')[0] == 'canopy':
            thing.data.materials[0] = _dewed(thing.data.materials[0])


def _dewed(dry):
    name = f'dew on {dry.name}'[:63]
    known = bpy.data.materials.get(name)
    if known:
        return known
    wet = dry.copy()
    wet.name = name
    nodes, links = wet.node_tree.nodes, wet.node_tree.links
    shader = nodes['Principled BSDF']
    where, slope, share, mix = (nodes.new(f'ShaderNode{kind}') for kind in ('NewGeometry', 'SeparateXYZ', 'MapRange', 'MixRGB'))
    links.new(where.outputs['Normal'], slope.inputs[0])
    # What lies level has all of it, what falls away at the edges none.
    for name, value in zip(('From Min', 'From Max', 'To Min', 'To Max'), (0.55, 0.95, 0.0, 0.2)):
        share.inputs[name].default_value = value
    links.new(slope.outputs['Z'], share.inputs['Value'])
    mix.inputs[1].default_value = shader.inputs['Base Color'].default_value
    mix.inputs[2].default_value = linear('#b4c0c4')
    links.new(share.outputs[0], mix.inputs[0])
    links.new(mix.outputs[0], shader.inputs['Base Color'])
    return wet


def _light(evening):
    pace.brisk()
    daylight.light(evening, ('#4f7488', '#e2b080', 0.95, '#4a5248', 0.0, '#7d92a0'), ('#ffc98a', 10, -34, 16, 1.5))
    if evening:
        # The last of the sky's light, from behind the camera.
        stage.softbox((-9, -15, 11), (0, 3, 0.5), (14, 9), '#a9bede', 2000)
    # The whole row is sharp. Turned down far enough that the nearest wheels stay in the picture of a phone, too.
    stage.camera((0, -18, 4.0), (0, 3.0, 2.1), 62, (0.9, 1.6, 1.0), 0.8, (0, -0.036))
