"""A cart at a ridge overlook with fog lying in the valley below."""

import numpy as np

from ..cart import place
from ..kit import stage
from ..land import built, daylight, ground, hills, pace, signs, small, surfaces, trees
from ..land.mass import Mass, put

CART = (1.8, 0.1)
EDGE = [(-16, -7.5), (-8, -5.2), (-3.5, -2.2), (-0.8, 1.6), (2.2, 4.4), (6.5, 5.6), (11, 7.4), (20, 9)]


def build(evening=False):
    surfaces.air(stage.EVENING_AIR if evening else '#9db0b8', start=30, reach=190, most=0.75, fog=(-9.5, -4.6))
    height, inside = _rim()
    _floor(height, inside)
    _valley()
    _things(height)
    _growth(height, inside)
    place.place('d5-maverick-4', (*CART, height(*CART)), -120)
    _light(evening)


def _rim():
    away, swell, crag = ground.trail(EDGE), ground.swell(4, 6), ground.swell(14, 3.5, 4)
    line = np.array(ground.along(EDGE))

    def inside(x, y):
        return np.where(np.asarray(y) > np.interp(x, line[:, 0], line[:, 1]), -1, 1) * away(x, y)

    def height(x, y):
        d = inside(x, y)
        level = ground.step(np.hypot(x - CART[0], y - CART[1]), 2.0, 3.8)
        drop = np.minimum(d + 0.25 * crag(x, y), 0)
        return 0.16 * swell(x, y) * level - 3.2 * ground.step(-drop, 0.0, 1.4) + 1.1 * drop * (1 + 0.2 * crag(x, y))

    return height, inside


def _floor(height, inside):
    patch, fine = ground.swell(2, 4), ground.swell(7, 1.2)
    drive = ground.trail([(12, -10), (6.5, -4.6), (3.4, -1.2), (1.6, 0.8)])
    tint = ground.paint(
        '#55663c',
        ('#8a7a40', lambda x, y: ground.step(patch(x, y), -0.1, 0.6) * 0.8),
        ('#8b8778', lambda x, y: ground.step(inside(x, y) + fine(x, y) * 0.4, 0.7, 0.0)),
        ('#8f7a5c', lambda x, y: ground.step(drive(x, y) + fine(x, y) * 0.25, 1.35, 0.8)),
    )
    ground.lay((-20, -16, 24, 20), height, tint, 0.14)
    dry = lambda x, y: inside(x, y) > 0.5 and drive(x, y) > 1.1  # noqa: E731
    trees.scatter(small.tuft, (-10, -14, 13, 7), 1500, 5, (0.12, 0.32), height, dry, colors=('#6a7440', '#b09a50'))
    worn = lambda x, y: ground.step(drive(x, y), 1.5, 0.9)  # noqa: E731
    small.pebbles(height, (-6, -12, 12, 8), 7000, 3, worn, (0.01, 0.035), ('#8a7b62', '#7b6d56', '#94866e'))
    small.litter(height, (-9, -14, 13, 7), 1200, 6, lambda x, y: ground.step(inside(x, y), 0.1, 0.8))


def _valley():
    _fog(-5.8)
    hills.ridge((-26, 66, -11), 62, 9.5, 34, 3, 420, (1.8, 3.2), hills.AUTUMN)
    hills.ridge((34, 92, -11), 90, 12, 44, 4, 480, (2, 3.6), hills.AUTUMN)
    hills.ridge((-46, 140, -11), 170, 15, 60, 6, 620, (2.6, 4.4), hills.GREEN)
    hills.ridge((60, 210, -11), 300, 24, 80, 9, 1600, (3.2, 5), hills.GREEN)
    hills.ridge((-60, 310, -11), 700, 36, 120, 12, 3200, (4, 6.5), hills.GREEN)


def _fog(level):
    """Fog over the valley: a floor of long billows, and thin sheets above it in which what stands there sinks by and by."""
    _billows('fog', level, surfaces.mist())
    for k in range(5):
        _billows(f'fog {k}', level + 0.35 + 0.35 * k, surfaces.mist(0.42 + 0.05 * k, 0.55)).visible_shadow = False


def _billows(name, level, material):
    swell, mass = ground.swell(21, 19, 4), Mass()
    across = np.linspace(-240, 240, 480)
    back = np.linspace(12, 310, 300)
    x, y = (g.ravel() for g in np.meshgrid(across, back))
    points = np.stack([x, y, level + 0.9 * swell(x * 0.5, y * 0.7)], 1)
    n = len(across)
    faces = [(k, k + 1, k + n + 1, k + n) for j in range(len(back) - 1) for k in range(j * n, j * n + n - 1)]
    mass.add(points, faces)
    return put(mass.mesh(name, [material], True), (0, 0, 0))


def _things(height):
    posts = [(-3.9, -3.4), (-2.4, -1.6), (-1.2, 0.3), (0.3, 2.3), (2.3, 3.6), (4.4, 4.3), (6.6, 4.8)]
    built.rail_fence(posts, height, 0.95, 3)
    signs.viewer((-0.35, 0.35, height(-0.35, 0.35)), 130)
    signs.trail_sign((4.3, 2.5, height(4.3, 2.5)), 0, (-150, 25))


def _growth(height, inside):
    rim = lambda x, y: -1.6 < inside(x, y) < 0.6  # noqa: E731
    trees.scatter(small.stone, (-10, -8, 12, 9), 90, 9, (0.25, 0.75), height, rim)
    for i, (x, y, tall) in enumerate([(5.5, 4.3, 6.2), (6.9, 4.9, 7.6), (7.3, 2.6, 6.8)]):
        trees.pine((x, y, height(x, y)), tall, i)
    trees.maple((8.6, 1.2, height(8.6, 1.2)), 4.6, 'rust', 3)
    for i, (x, y) in enumerate([(6.2, 3.6), (7.2, 1.6), (-5.6, -5.6), (9.2, -0.5), (-1.7, -0.9)]):
        trees.bush((x, y, height(x, y)), 0.6, ('crimson', 'ochre', 'olive')[i % 3], i)
    trees.scatter(small.flower, (-6, -9, 9, 3), 16, 12, (0.2, 0.34), height, lambda x, y: inside(x, y) > 0.5)
    below = lambda x, y: -9 < inside(x, y) < -2.4  # noqa: E731
    trees.scatter(trees.maple, (-14, -2, 4, 14), 16, 15, (3.4, 4.6), height, below, 1.5, color='ochre')
    trees.scatter(trees.conifer, (-14, -2, 8, 16), 24, 16, (3.4, 5.2), height, below, 1.3)


def _light(evening):
    pace.brisk()
    daylight.light(evening, ('#4a6f84', '#e2ad7c', 0.95, '#6a756c', 0.0, '#748fa0'), ('#ffc98a', 10, -36, 19, 1.5))
    stage.camera((0, -18, 3.6), (0, 3.0, 2.0), 62, (1.8, -0.6, 1.0), 0.35)
