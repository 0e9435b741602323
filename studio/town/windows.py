"""Windows, bays, doors, shop windows, cornices and awnings; all in a wall that looks toward -y at y = 0."""

import math
import random

from . import walls


def window(p, x, z, wide, tall, trim, glass, hood='flat', bars=(1, 1), y=0.0):
    """A sash window with its middle at x, its sill at z."""
    p.box((wide, 0.04, tall), (x, y - 0.01, z + tall / 2), glass, 0.004)
    for hand in (-1, 1):
        p.box((0.1, 0.14, tall + 0.1), (x + hand * (wide / 2 + 0.04), y - 0.04, z + tall / 2), trim)
    p.box((wide + 0.34, 0.24, 0.09), (x, y - 0.08, z - 0.05), trim)
    for i in range(1, bars[0] + 1):
        p.box((0.035, 0.05, tall), (x - wide / 2 + wide * i / (bars[0] + 1), y - 0.035, z + tall / 2), trim, 0.008)
    for i in range(1, bars[1] + 1):
        p.box((wide, 0.06, 0.05), (x, y - 0.04, z + tall * i / (bars[1] + 1)), trim, 0.01)
    if glass.name.startswith('lit'):
        _curtains(p, x, z, wide, tall, y)
    _hood(p, x, z + tall, wide, trim, hood, y)


def _curtains(p, x, z, wide, tall, y):
    """A blind half down and curtains drawn aside."""
    p.box((wide, 0.02, tall * 0.3), (x, y - 0.035, z + tall * 0.85), walls.plain('#a88a5c', 0.1), 0.004)
    for hand in (-1, 1):
        side = [
            (0, 0),
            (hand * -0.1 * wide, 0),
            (hand * -0.16 * wide, tall * 0.3),
            (hand * -0.3 * wide, tall),
            (0, tall),
        ]
        p.prism(side, y - 0.038, y - 0.03, walls.plain('#8a5f3c', 0.15), at=(x + hand * wide / 2, 0, z))


def _hood(p, x, z, wide, trim, hood, y):
    p.box((wide + 0.22, 0.16, 0.14), (x, y - 0.06, z + 0.06), trim)
    if hood == 'flat':
        p.box((wide + 0.4, 0.26, 0.07), (x, y - 0.1, z + 0.16), trim)
    if hood == 'peak':
        half = wide / 2 + 0.2
        p.prism([(-half, 0), (half, 0), (0, 0.3)], y - 0.2, y, trim, at=(x, 0, z + 0.12))
    if hood == 'arch':
        half, n = wide / 2 + 0.14, 10
        ring = [(math.cos(math.pi * i / n) * half, math.sin(math.pi * i / n) * 0.3) for i in range(n + 1)]
        p.prism(ring, y - 0.16, y, trim, at=(x, 0, z + 0.1))


def bay(p, x, z, wide, tall, trim, wall, glass, roof, storeys=1, out=0.7):
    """A canted bay that hangs on the wall from height z, `storeys` windows high."""
    half, front = wide / 2, wide * 0.29
    step = tall / storeys
    outline = [(-half, 0), (-front, -out), (front, -out), (half, 0)]
    p.prism(outline, z, z + tall, wall, 'z', (x, 0, 0))
    for low, high, grow in (
        (z - 0.16, z, 0.05),
        (z + tall, z + tall + 0.2, 0.08),
        (z + tall + 0.2, z + tall + 0.28, 0.16),
    ):
        p.prism(_grown(outline, grow), low, high, trim, 'z', (x, 0, 0))
    p.prism(
        [(-0.42 * a, b) for a, b in ((-half, -0.16), (half, -0.16))] + [(0, -0.75)], -out * 0.62, 0, trim, at=(x, 0, z)
    )
    _cap(p, x, z + tall + 0.28, outline, roof)
    slant, long = math.degrees(math.atan2(out, half - front)), math.hypot(out, half - front)
    for k in range(storeys):
        low, high = z + k * step + 0.45, step - 0.85
        if k:
            p.prism(_grown(outline, 0.04), z + k * step - 0.07, z + k * step + 0.07, trim, 'z', (x, 0, 0))
        with p.moved((x, -out, 0)):
            window(p, 0, low, front * 2 - 0.34, high, trim, glass, 'none')
        for hand in (-1, 1):
            with p.moved((x + hand * (half + front) / 2, -out / 2, 0), hand * slant):
                window(p, 0, low, long - 0.42, high, trim, glass, 'none', (0, 1))


def _grown(outline, by):
    (a, b), (c, d), (e, f), (g, h) = outline
    return [(a - by, b), (c - by * 0.6, d - by), (e + by * 0.6, f - by), (g + by, h)]


def _cap(p, x, z, outline, roof):
    """A low hipped roof on a bay."""
    for k in range(5):
        part = 1 - k / 5
        ring = [(a * (0.4 + 0.6 * part), b * part) for a, b in outline]
        p.prism(ring, z + k * 0.11, z + k * 0.11 + 0.12, roof, 'z', (x, 0, 0))


def door(p, x, z, wide, tall, trim, leaf, glass, y=0.0):
    """A panelled door with a light above."""
    p.box((wide, 0.08, tall), (x, y - 0.02, z + tall / 2), leaf)
    p.box((wide * 0.62, 0.04, tall * 0.42), (x, y - 0.06, z + tall * 0.68), glass, 0.01)
    for part in (0.14, 0.3):
        p.box((wide * 0.62, 0.04, tall * 0.12), (x, y - 0.06, z + tall * part), leaf)
    p.box((wide, 0.05, 0.34), (x, y - 0.02, z + tall + 0.24), glass, 0.01)
    p.box((wide + 0.1, 0.14, 0.08), (x, y - 0.05, z + tall + 0.04), trim)
    for hand in (-1, 1):
        p.box((0.13, 0.18, tall + 0.5), (x + hand * (wide / 2 + 0.06), y - 0.06, z + tall / 2 + 0.25), trim)
    p.box((wide + 0.4, 0.24, 0.14), (x, y - 0.09, z + tall + 0.5), trim)
    p.box((0.05, 0.06, 0.05), (x + wide * 0.38, y - 0.09, z + tall * 0.46), walls.plain('#b08a3a'), 0.02)
    p.box((wide + 0.5, 0.5, 0.16), (x, y - 0.2, z - 0.07), walls.plain('#8b8880'))


def shop(p, wide, tall, trim, panel, glass, at=0.0):
    """A shop front over x = 0 … wide: bulkhead, display windows, a door set back, sign board and cornice."""
    gap, middle = 1.05, wide / 2
    p.span((0.12, -0.02, 0.3), (wide - 0.12, 0.5, tall - 0.5), walls.plain('#3a3029'))
    for left, right in ((0.16, middle - gap / 2), (middle + gap / 2, wide - 0.16)):
        p.span((left, -0.22, 0), (right, 0.02, 0.55), panel)
        p.span((left + 0.12, -0.25, 0.12), (right - 0.12, -0.2, 0.43), trim)
        p.span((left, -0.12, 0.58), (right, -0.06, tall - 0.78), glass, 0.004)
        p.span((left, -0.2, 0.53), (right, -0.02, 0.62), trim)
        p.span((left, -0.16, tall - 1.2), (right, -0.04, tall - 1.13), trim)
        for x in (left, right):
            p.span((x - 0.05, -0.2, 0.1), (x + 0.05, -0.02, tall - 0.7), trim)
        _goods(p, left + 0.1, right - 0.1, tall)
    door(p, middle, 0.1, gap - 0.22, tall - 1.3, trim, panel, glass, -0.02)
    p.span((0.02, -0.26, tall - 0.75), (wide - 0.02, 0.05, tall - 0.14), panel)
    p.span((0.3, -0.3, tall - 0.64), (wide - 0.3, -0.24, tall - 0.26), trim)
    p.span((-0.04, -0.42, tall - 0.14), (wide + 0.04, 0.05, tall + 0.02), trim)
    for x in (0.12, wide - 0.12):
        p.span((x - 0.13, -0.3, 0), (x + 0.13, 0, tall - 0.1), trim)


def _goods(p, left, right, tall):
    """What the shop shows in its window: jars and boxes in rows, a shelf, half curtains on top."""
    chance, x = random.Random(round((left + right * 3) * 100)), left + 0.1
    tones = [walls.plain(c, 0.1) for c in ('#4a2f22', '#2f4038', '#6b4426', '#5c2a22', '#3a3428')]
    p.span((left, -0.14, 1.3), (right, -0.12, 1.34), tones[0], 0.005)
    for z in (0.62, 1.34):
        x = left + 0.08
        while x < right - 0.2:
            wide, high = chance.uniform(0.1, 0.22), chance.uniform(0.14, 0.44)
            if chance.random() < 0.5:
                p.box((wide, 0.03, high), (x + wide / 2, -0.14, z + high / 2), chance.choice(tones), 0.012)
            else:
                r = wide / 2
                p.turned(
                    [(0, 0), (r, 0), (r, high * 0.6), (r * 0.4, high * 0.8), (r * 0.4, high), (0, high)],
                    (x + r, -0.15, z),
                    chance.choice(tones),
                    12,
                )
            x += wide + chance.uniform(0.05, 0.3)


def awning(p, left, right, z, colors, out=1.1, drop=0.55):
    """A striped awning with a scalloped edge."""
    count = max(3, round((right - left) / 0.34))
    step = (right - left) / count
    for k in range(count):
        cloth, x = colors[k % 2], left + k * step
        p.prism(
            [
                (0, z),
                (-out, z - drop),
                (-out, z - drop - 0.2),
                (-out + 0.04, z - drop - 0.2),
                (-out + 0.04, z - drop - 0.03),
                (0, z - 0.05),
            ],
            x,
            x + step,
            cloth,
            'x',
        )
        p.turned(
            [(0, 0), (step * 0.49, 0), (step * 0.49, 0.035), (0, 0.035)],
            # A little before the edge, so that no two faces lie in one.
            (x + step / 2, -out - 0.006, z - drop - 0.2),
            cloth,
            12,
            'y',
        )
    for x in (left + 0.02, right - 0.02):
        p.rod((x, 0, z - drop - 0.1), (x, -out + 0.02, z - drop - 0.05), 0.018, walls.iron())


def cornice(p, wide, z, trim, dark, tall=0.7, out=0.5):
    """The heavy top of a front: frieze, brackets, crown."""
    p.span((-0.04, -0.1, z - tall), (wide + 0.04, 0.1, z - 0.14), dark)
    p.span((-0.06, -0.16, z - tall - 0.08), (wide + 0.06, 0.1, z - tall + 0.03), trim)
    count = max(3, round(wide / 0.75))
    for k in range(count + 1):
        x = 0.12 + (wide - 0.24) * k / count
        shape = [
            (0, 0),
            (-out + 0.06, 0),
            (-out + 0.06, -0.14),
            (-out * 0.45, -0.26),
            (-0.14, -tall + 0.12),
            (0, -tall + 0.1),
        ]
        p.prism(shape, x - 0.07, x + 0.07, trim, 'x', (0, 0, z - 0.1))
    for k in range(3):
        reach = out * (0.72 + 0.16 * k)
        p.span((-0.1 - 0.05 * k, -reach, z - 0.14 + 0.1 * k), (wide + 0.1 + 0.05 * k, 0.1, z - 0.03 + 0.1 * k), trim)
