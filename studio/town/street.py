"""What stands along a street: lamps, curb, sidewalk, bench, tub of flowers, barrel, hanging sign, steeple."""

import math
import random

from ..kit import stage
from ..land import small, trees
from . import walls
from .pieces import Pieces


def lamp(at, tall=3.3, strength=0.0, glow=5.0):
    """A cast-iron street lamp with a round globe; `strength` of its light, if it throws any."""
    p = Pieces()
    iron = walls.iron('#1f2b29')
    p.turned(
        [
            (0, 0),
            (0.2, 0),
            (0.2, 0.1),
            (0.13, 0.2),
            (0.11, 0.6),
            (0.14, 0.66),
            (0.065, 0.75),
            (0.045, tall - 0.75),
            (0.09, tall - 0.7),
            (0.05, tall - 0.6),
            (0.13, tall - 0.42),
            (0.1, tall - 0.38),
            (0, tall - 0.38),
        ],
        (0, 0, 0),
        iron,
        18,
    )
    p.rod((-0.32, 0, tall - 0.8), (0.32, 0, tall - 0.8), 0.022, iron)
    globe = [
        (math.sin(a) * (0.19 - 0.02 * math.cos(a)), tall - 0.2 - 0.21 * math.cos(a))
        for a in (math.pi * k / 12 for k in range(13))
    ]
    p.turned(globe, (0, 0, 0), walls.lit('#ffcb8a', glow, '#ffb866'), 20)
    p.turned([(0.1, tall), (0.06, tall + 0.06), (0.02, tall + 0.14), (0, tall + 0.2)], (0, 0, 0), iron, 14)
    p.put('street lamp', at)
    if strength:
        stage.bulb((at[0], at[1], at[2] + tall - 0.2), '#ffb465', strength, 0.22)


def tub(at, seed=0, color='#c4622a', size=0.5):
    """A half barrel with a small plant."""
    p = Pieces()
    p.turned(
        [(0, 0), (0.3, 0), (0.36, 0.22), (0.34, 0.42), (0.28, 0.42), (0.28, 0.36), (0, 0.36)],
        (0, 0, 0),
        walls.planks('#6b4d34', 0.11),
        20,
    )
    for z in (0.08, 0.32):
        p.turned([(0.33, 0), (0.37, 0.0), (0.37, 0.05), (0.33, 0.05)], (0, 0, z), walls.iron(), 20)
    p.put('tub', at)
    trees.bush((at[0], at[1], at[2] + 0.3), size, color, seed)


def barrel(at):
    p = Pieces()
    p.turned(
        [(0, 0), (0.26, 0), (0.33, 0.4), (0.26, 0.8), (0.23, 0.8), (0.23, 0.76), (0, 0.76)],
        (0, 0, 0),
        walls.planks('#6b4d34', 0.11),
        22,
    )
    for z, r in ((0.06, 0.28), (0.26, 0.32), (0.5, 0.32), (0.7, 0.29)):
        p.turned([(r, 0), (r + 0.015, 0), (r + 0.015, 0.06), (r, 0.06)], (0, 0, z), walls.iron(), 22)
    p.put('barrel', at)


def bench(at, turn=0.0):
    """A park bench that looks toward -y."""
    p = Pieces()
    slat, iron = walls.plain('#7a5233'), walls.iron()
    for k in range(4):
        p.box((1.5, 0.1, 0.04), (0, -0.18 + 0.12 * k, 0.44), slat)
    for k in range(3):
        p.box((1.5, 0.04, 0.1), (0, 0.27 + 0.035 * k, 0.58 + 0.14 * k), slat, tilt=(-14, 0))
    for x in (-0.62, 0.62):
        p.box((0.06, 0.06, 0.44), (x, -0.2, 0.22), iron)
        p.box((0.06, 0.06, 0.95), (x, 0.28, 0.46), iron, tilt=(-8, 0))
        p.box((0.06, 0.5, 0.05), (x, 0.03, 0.62), iron)
    p.put('park bench', at, turn)


def barrier(at, turn=0.0):
    """A striped board on two trestles, as a borough puts them across a street that is closed for a festival."""
    p = Pieces()
    wood, pale, stripe = walls.plain('#8a7048'), walls.plain('#b5ac98'), walls.plain('#8f4527')
    for x in (-0.72, 0.72):
        for y in (-1, 1):
            p.rod((x, y * 0.3, 0), (x, y * 0.03, 0.98), 0.03, wood, 6)
        p.box((0.05, 0.42, 0.06), (x, 0, 0.3), wood)
    for z in (0.86, 0.52):
        for k in range(8):
            p.box((0.235, 0.03, 0.2), (-0.83 + 0.237 * k, -0.085 - 0.12 * (0.86 - z), z), (stripe, pale)[k % 2], 0.004)
    p.put('barrier', at, turn)


def bunting(start, end, sag=0.6):
    """Pennants on a string that hangs between two points."""
    p, (ax, ay, az), (bx, by, bz) = Pieces(), start, end
    count = round(math.dist(start, end) / 0.34)
    turn = math.degrees(math.atan2(by - ay, bx - ax))
    cloths = [walls.plain(c) for c in ('#d9cfb6', '#9a4a30', '#3f6a54', '#c08f3c')]

    def on(share):
        return ax + (bx - ax) * share, ay + (by - ay) * share, az + (bz - az) * share - sag * 4 * share * (1 - share)

    for k in range(count):
        p.rod(on(k / count), on((k + 1) / count), 0.008, walls.iron(), 6)
        p.prism([(-0.13, 0), (0.13, 0), (0.0, -0.36)], -0.006, 0.006, cloths[k % 4], at=on((k + 0.5) / count), turn=turn)
    p.put('bunting', (0, 0, 0))


def sidewalk(points, wide, side, ground, rise=0.16, seed=0, color='#86837a'):
    """Flagstones and curb along the points (x, y), on its `side` (+1 left); `ground(x, y)` is the street."""
    p, chance = Pieces(), random.Random(seed)
    stone, curb = [walls.plain(c, 0.18, bump=0.3) for c in (color, '#7b7870', '#8f8b80')], walls.plain('#9b968a', 0.15)
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        long, turn = math.hypot(bx - ax, by - ay), math.degrees(math.atan2(by - ay, bx - ax))
        az, bz = ground(ax, ay), ground(bx, by)
        lean = -math.degrees(math.atan2(bz - az, long))
        count = max(1, round(long / 1.05))
        rows = max(1, round((wide - 0.2) / 1.0))
        with p.moved((ax, ay, az), turn):
            with p.moved((0, 0, 0), 0, (0, lean)):
                for k in range(count):
                    x = long * (k + 0.5) / count
                    p.box((long / count - 0.02, 0.2, 0.6), (x, side * 0.1, rise - 0.3), curb, 0.04)
                    for row in range(rows):
                        across = (wide - 0.2) / rows
                        y = side * (0.2 + across * (row + 0.5))
                        p.box(
                            (long / count - 0.025, across - 0.025, 0.5),
                            (x, y, rise - 0.26 + chance.uniform(-0.01, 0.01)),
                            chance.choice(stone),
                            0.03,
                        )
    p.put(f'sidewalk {seed}')


def church(at, turn=0.0, stone='#6f6a62'):
    """A stone church with a pointed spire; its tower stands on the origin and looks toward -y."""
    p = Pieces()
    wall, trim, roof = walls.fieldstone(stone), walls.plain('#a39c8a'), walls.shingles('#40504c')
    p.span((-1.5, -1.5, -4), (1.5, 1.5, 8), wall, 0.05)
    for x in (-1.5, 1.5):
        for y in (-1.5, 1.5):
            p.span((x - 0.3, y - 0.3, -4), (x + 0.3, y + 0.3, 8.6), wall, 0.05)
            p.turned([(0.42, 0), (0.0, 1.6)], (x, y, 8.6), roof, 4, turn=45)
    p.span((-1.75, -1.75, 8), (1.75, 1.75, 8.3), trim)
    p.turned([(2.0, 8.3), (1.25, 10.0), (0.1, 16.5), (0, 16.5)], (0, 0, 0), roof, 8, turn=22.5)
    p.rod((0, 0, 16.3), (0, 0, 17.6), 0.05, walls.iron())
    p.box((0.6, 0.07, 0.07), (0, 0, 17.2), walls.iron())
    for z in (1.5, 5.2):
        _lancet(p, 0, -1.56, z, trim)
    for x in (-1.56, 1.56):
        with p.moved((x, 0, 0), 90 if x > 0 else -90):
            _lancet(p, 0, 0, 5.2, trim)
    p.span((-3, 1.5, -4), (3, 12, 5), wall, 0.05)
    p.prism([(-3.4, 4.8), (3.4, 4.8), (0, 9)], 1.5, 12.3, roof)
    p.put('church', at, turn)


def _lancet(p, x, y, z, trim):
    shape = [(-0.55, 0), (0.55, 0), (0.55, 1.2), (0.3, 1.75), (0, 2.1), (-0.3, 1.75), (-0.55, 1.2)]
    p.prism(shape, y - 0.06, y + 0.1, trim, at=(x, 0, z))
    p.prism([(a * 0.7, b * 0.9 + 0.1) for a, b in shape], y - 0.1, y, walls.lit('#ffb765', 0.8), at=(x, 0, z))


def stones(area, count, seed, ground):
    """A few loose stones."""
    return trees.scatter(small.stone, area, count, seed, (0.08, 0.2), ground)
