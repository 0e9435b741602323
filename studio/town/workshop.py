"""What stands and hangs in a workshop: two-post lift, tool chest, tires, drums, shelf, hanging lamps."""

import math
import random

from ..kit import stage
from . import walls
from .pieces import Pieces

STEEL, WOOD = '#9aa09e', '#8a6640'


def lift(at, turn=0.0, high=1.05, wide=2.7, reach=0.42, color='#2c5844', tall=2.95):
    """A two-post lift whose arms hold at height `high`, its posts `wide` apart across a cart that looks toward +x.

    The pads reach under the sills between the wheels, the beam at height `tall` passes over the roof of what is lifted."""
    p = Pieces()
    paint, dark, steel = (
        walls.plain(color, 0.08, roughness=0.45),
        walls.iron('#2a3032'),
        walls.plain(STEEL, 0.1, roughness=0.4),
    )
    for hand in (-1, 1):
        y = hand * wide / 2
        p.box((0.6, 0.55, 0.05), (0, y, 0.025), dark)
        p.box((0.3, 0.24, tall), (0, y + hand * 0.05, tall / 2), paint, 0.04)
        p.box((0.16, 0.06, tall - 0.35), (0, y - hand * 0.09, tall / 2), dark, 0.01)
        p.box((0.34, 0.3, 0.5), (0, y - hand * 0.02, high - 0.05), dark, 0.03)
        p.box((0.36, 0.08, 0.1), (0, y - hand * 0.16, high + 0.12), walls.plain('#c79a2e', 0.1), 0.02)
        for way in (-1, 1):
            end = (way * reach, hand * 0.51)
            _arm(p, (way * 0.1, y - hand * 0.15), end, high - 0.2, dark)
            p.turned(
                [(0, 0), (0.07, 0), (0.07, 0.16), (0.11, 0.17), (0.11, 0.22), (0, 0.22)], (*end, high - 0.2), dark, 18
            )
        for k in range(4):
            x, b = (0.24 if k % 2 else -0.24), (0.2 if k > 1 else -0.2)
            p.turned([(0, 0), (0.03, 0), (0.03, 0.04), (0, 0.04)], (x, y + b, 0.05), steel, 6)
    p.box((0.22, wide + 0.3, 0.16), (0, 0, tall), paint, 0.03)
    p.box((0.26, 0.2, 0.42), (0.02, -wide / 2 - 0.26, 1.35), dark, 0.03)
    p.box((0.05, 0.08, 0.1), (0.17, -wide / 2 - 0.26, 1.4), walls.lit('#d7f23c', 1.0, '#d7f23c'), 0.01)
    p.put('lift', at, turn)


def _arm(p, start, end, z, dark):
    (ax, ay), (bx, by) = start, end
    long, turn = math.hypot(bx - ax, by - ay), math.degrees(math.atan2(by - ay, bx - ax))
    p.box((long * 0.7, 0.13, 0.12), (ax + (bx - ax) * 0.33, ay + (by - ay) * 0.33, z), dark, 0.02, turn)
    p.box(
        (long * 0.62, 0.09, 0.08),
        (ax + (bx - ax) * 0.7, ay + (by - ay) * 0.7, z),
        walls.plain('#4a504e', 0.1),
        0.015,
        turn,
    )


def chest(at, turn=0.0, color='#8c2f22'):
    """A tool chest on castors with drawers; it looks toward -y."""
    p = Pieces()
    paint, steel = walls.plain(color, 0.05, roughness=0.35), walls.plain(STEEL, 0.08, roughness=0.3)
    p.box((0.95, 0.5, 0.72), (0, 0, 0.52), paint, 0.025)
    p.box((0.9, 0.46, 0.34), (0, 0.01, 1.06), paint, 0.025)
    for k, (z, tall) in enumerate([(0.26, 0.2), (0.46, 0.16), (0.62, 0.12), (0.76, 0.12), (0.98, 0.1), (1.1, 0.1)]):
        p.box((0.84, 0.04, tall - 0.025), (0, -0.24, z), paint, 0.012)
        p.box((0.7, 0.04, 0.02), (0, -0.27, z + tall * 0.25), steel, 0.008)
    for x in (-0.38, 0.38):
        for y in (-0.17, 0.17):
            p.turned([(0, -0.03), (0.075, -0.03), (0.075, 0.03), (0, 0.03)], (x, y, 0.075), walls.iron(), 16, 'x')
    p.put(f'chest {color}', at, turn)


def tire(p, at, radius=0.27, wide=0.2, axis='z', tilt=(0.0, 0.0), turn=0.0):
    """A tire with blocks on its tread."""
    rubber = walls.plain('#1d2021', 0.15, roughness=0.9, bump=0.3)
    h, r = wide / 2, radius
    shape = [
        (r * 0.58, -h * 0.8),
        (r * 0.72, -h),
        (r * 0.9, -h * 0.95),
        (r, -h * 0.6),
        (r, h * 0.6),
        (r * 0.9, h * 0.95),
        (r * 0.72, h),
        (r * 0.58, h * 0.8),
        (r * 0.55, 0),
        (r * 0.58, -h * 0.8),
    ]
    with p.moved(at, turn, tilt):
        p.turned(shape, (0, 0, 0), rubber, 28, axis)
        if axis == 'z':
            for k in range(20):
                p.box(
                    (0.03, r * 0.2, wide * 0.8),
                    (r * math.cos(k * math.pi / 10), r * math.sin(k * math.pi / 10), 0),
                    rubber,
                    0.01,
                    k * 18,
                )


def tires(at, count=4, seed=0):
    """A stack of tires, one leaning on it."""
    p, chance = Pieces(), random.Random(seed)
    for k in range(count):
        tire(
            p, (chance.uniform(-0.03, 0.03), chance.uniform(-0.03, 0.03), 0.11 + k * 0.205), turn=chance.uniform(0, 90)
        )
    tire(p, (-0.42, -0.16, 0.27), tilt=(0, 72))
    p.put(f'tires {count} {seed}', at)


def drum(at, color='#35505a'):
    p = Pieces()
    shape = [
        (0, 0),
        (0.28, 0),
        (0.28, 0.28),
        (0.295, 0.3),
        (0.28, 0.32),
        (0.28, 0.56),
        (0.295, 0.58),
        (0.28, 0.6),
        (0.28, 0.86),
        (0.26, 0.84),
        (0, 0.84),
    ]
    p.turned(shape, (0, 0, 0), walls.plain(color, 0.15, roughness=0.5), 28)
    p.turned([(0, 0), (0.04, 0), (0.04, 0.03), (0, 0.03)], (0.14, 0, 0.84), walls.iron(), 12)
    p.put(f'drum {color}', at)


def hanging_lamp(at, ceiling, strength=60.0, size=0.34, color='#ffb870'):
    """An enamel shade on a rod from the ceiling; `at` is the rim's middle."""
    p, shade = Pieces(), walls.plain('#27443a', 0.05, roughness=0.35)
    inner = walls.plain('#d9cdb0', 0.05)
    p.rod((0, 0, size * 0.7), (0, 0, ceiling - at[2]), 0.014, walls.iron())
    p.turned(
        [
            (size, 0),
            (size * 0.96, 0.04),
            (size * 0.5, size * 0.42),
            (size * 0.22, size * 0.55),
            (size * 0.16, size * 0.8),
            (0, size * 0.8),
        ],
        (0, 0, 0),
        shade,
        32,
    )
    p.turned(
        [(size * 0.98, 0.005), (size * 0.48, size * 0.38), (size * 0.2, size * 0.5), (0, size * 0.5)],
        (0, 0, 0),
        inner,
        32,
    )
    p.turned(
        [(0, -0.03), (0.07, 0.0), (0.09, 0.06), (0.05, 0.14), (0, 0.16)],
        (0, 0, 0),
        walls.lit('#ffe0b0', 5.0, '#ffe0b0'),
        18,
    )
    p.put(f'hanging lamp {size} {ceiling - at[2]:.2f}', at)
    if strength:
        stage.bulb((at[0], at[1], at[2] - 0.08), color, strength, 0.12)


def shelf(at, wide=1.8, tall=2.1, seed=0, turn=0.0):
    """A shelf with boxes, cans and batteries; it looks toward -y."""
    p, chance = Pieces(), random.Random(seed)
    wood = walls.plain(WOOD, 0.2)
    for x in (0, wide):
        p.span((x - 0.04, 0, 0), (x + 0.04, 0.45, tall), wood)
    for k in range(4):
        z = 0.15 + k * (tall - 0.2) / 3.4
        p.span((-0.02, 0, z), (wide + 0.02, 0.46, z + 0.05), wood)
        x = 0.08
        while x < wide - 0.3:
            size, tone = chance.uniform(0.16, 0.34), chance.choice(
                ('#7a3a28', '#35505a', '#8a744c', '#2c5844', '#5b5648', '#b0925a')
            )
            high = chance.uniform(0.16, 0.38)
            if chance.random() < 0.35:
                p.turned(
                    [(0, 0), (size * 0.4, 0), (size * 0.4, high), (0, high)],
                    (x + size / 2, 0.22, z + 0.05),
                    walls.plain(tone, 0.1),
                    18,
                )
            else:
                p.box((size, 0.34, high), (x + size / 2, 0.22, z + 0.05 + high / 2), walls.plain(tone, 0.12), 0.015)
            x += size + chance.uniform(0.02, 0.1)
    p.put(f'shelf {seed}', at, turn)
