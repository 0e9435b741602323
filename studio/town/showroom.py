"""The dealership: a low gabled hall of heavy timber, glass and field stone, lit from inside.

Its front looks toward -y along y = 0, from x = 0 to `WIDE`; the gabled entrance stands in the middle of it.
"""

import math

from ..kit import mark, stage
from . import walls, windows
from .pieces import Pieces

WIDE, DEEP, EAVE, BAY = 16.0, 7.0, 3.3, 2.0
TIMBER, PALE, ROOF = '#6b4a30', '#9a7148', '#39433f'
GATE = (8.0, 12.0)


def showroom(at, turn=0.0, light=1.0):
    p = Pieces()
    _shell(p)
    _glass(p)
    _timber(p)
    _roof(p)
    _gate(p)
    _inside(p)
    p.put('showroom', at, turn)
    a = math.radians(turn)
    for x, share in ((5.6, 0.45), (9.5, 0.8), (13.2, 0.9)):
        y, z = 3.0, 2.7
        stage.bulb(
            (at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a), at[2] + z),
            '#ffb46a',
            210 * light * share,
            0.3,
        )
    for x in (2.0, 6.0, 10.0, 14.0):
        y, z = -1.1, 2.85
        stage.bulb(
            (at[0] + x * math.cos(a) - y * math.sin(a), at[1] + x * math.sin(a) + y * math.cos(a), at[2] + z),
            '#ffb46a',
            26 * light,
            0.12,
        )


def _shell(p):
    stone, floor = walls.fieldstone('#787468'), walls.courses('#77706a', 1.2, 1.2, 0.006)
    p.span((0, -2.0, -0.6), (WIDE, 0.2, 0.06), walls.plain('#7d786d', 0.15), 0.03)
    p.span((0, 0, -0.6), (WIDE, DEEP, 0.08), floor, 0.02)
    p.span((0, DEEP - 0.2, 0), (WIDE, DEEP, EAVE + 0.4), walls.planks('#a5804f', 0.3))
    for x in (0, WIDE - 0.5):
        p.span((x, 0, -0.6), (x + 0.5, DEEP, EAVE + 0.2), stone, 0.05)
    p.span((0.4, -0.15, 0), (WIDE - 0.4, 0.2, 0.5), stone, 0.05)
    p.span((0.3, -0.22, 0.48), (WIDE - 0.3, 0.24, 0.58), walls.plain('#99927f', 0.12), 0.02)
    p.span((0, 0, EAVE - 0.1), (WIDE, DEEP, EAVE), walls.planks('#a87c4c', 0.3), 0.01)


def _glass(p):
    frame = walls.iron('#23302c')
    count = round(WIDE / BAY)
    p.span((0.2, -0.04, 0.5), (BAY * 2, 0.14, EAVE), walls.planks('#5b4632', 0.24), 0.0)
    for k in range(count):
        left, right = k * BAY + 0.16, (k + 1) * BAY - 0.16
        if k < 2:
            windows.window(
                p,
                (left + right) / 2,
                1.3,
                0.9,
                1.2,
                walls.plain('#857c66'),
                walls.lit('#ffb060', 0.7),
                bars=(1, 1),
                y=-0.05,
            )
            continue
        if GATE[0] <= left < GATE[1]:
            continue
        for z in (0.6, 2.4, EAVE - 0.3):
            p.span((left, 0.0, z - 0.03), (right, 0.08, z + 0.04), frame, 0.01)
        for x in (left, (left + right) / 2, right):
            p.span((x - 0.025, 0.0, 0.58), (x + 0.025, 0.08, EAVE - 0.3), frame, 0.01)


def _timber(p):
    wood = walls.plain(TIMBER, 0.22, bump=0.3)
    for k in range(round(WIDE / BAY) + 1):
        x = min(max(k * BAY, 0.2), WIDE - 0.2)
        p.span((x - 0.13, -0.12, 0), (x + 0.13, 0.16, EAVE), wood)
        if k % 2 == 0:
            _post(p, x, wood)
        p.span((x - 0.09, -2.1, EAVE - 0.26), (x + 0.09, 0.2, EAVE - 0.04), wood)
    p.span((-0.3, -1.92, EAVE - 0.55), (WIDE + 0.3, -1.68, EAVE - 0.25), wood)
    p.span((-0.1, -0.16, EAVE - 0.3), (WIDE + 0.1, 0.2, EAVE), wood)


def _post(p, x, wood):
    p.span((x - 0.3, -2.1, -0.5), (x + 0.3, -1.5, 0.75), walls.fieldstone('#787468'), 0.05)
    p.span((x - 0.34, -2.14, 0.73), (x + 0.34, -1.46, 0.83), walls.plain('#99927f', 0.12), 0.03)
    p.span((x - 0.12, -1.92, 0.8), (x + 0.12, -1.68, EAVE - 0.5), wood)
    for hand in (-1, 1):
        p.box((0.1, 0.12, 0.95), (x + hand * 0.34, -1.8, EAVE - 0.85), wood, tilt=(0, hand * 45))


def _roof(p):
    tile, trim = walls.shingles(ROOF), walls.plain(TIMBER, 0.2)
    low, ridge = EAVE - 0.12, EAVE + 1.75
    line = [
        (-2.6, low),
        (DEEP / 2, ridge),
        (DEEP + 0.8, low + 0.3),
        (DEEP + 0.8, low + 0.1),
        (DEEP / 2, ridge - 0.22),
        (-2.6, low - 0.16),
    ]
    p.prism(line, -0.7, WIDE + 0.7, tile, 'x')
    for x in (-0.74, WIDE + 0.7):
        p.prism([(a, b - 0.04) for a, b in line], x, x + 0.06, trim, 'x')
    p.span((-0.7, -2.66, low - 0.2), (WIDE + 0.7, -2.56, low + 0.03), trim)
    p.span((-0.6, -2.8, low - 0.1), (WIDE + 0.6, -2.66, low), walls.iron('#3c4442'))
    p.rod((-0.7, DEEP / 2, ridge - 0.02), (WIDE + 0.7, DEEP / 2, ridge - 0.02), 0.1, tile)
    p.span((2.2, 4.4, ridge - 1.6), (3.2, 5.4, ridge + 0.9), walls.fieldstone('#787468'), 0.05)
    p.span((2.1, 4.3, ridge + 0.85), (3.3, 5.5, ridge + 1.0), walls.plain('#8b867a'), 0.04)


def _gate(p):
    """The entrance: a gable on two heavy trusses that comes out of the roof, glass to the top."""
    left, right = GATE
    middle, peak, low = (left + right) / 2, EAVE + 1.9, EAVE - 0.2
    wood, tile, frame = walls.plain(TIMBER, 0.22, bump=0.3), walls.shingles(ROOF), walls.iron('#23302c')
    for hand in (-1, 1):
        foot = middle + hand * 3.1
        line = [(foot, low - 0.05), (middle, peak + 0.35), (middle, peak + 0.57), (foot, low + 0.17)]
        p.prism(line, -3.5, 2.6, tile)
        p.prism([(a, b - 0.2) for a, b in line], -3.56, -3.42, wood)
        x = middle + hand * 2.0
        p.span((x - 0.32, -3.3, -0.5), (x + 0.32, -2.66, 0.95), walls.fieldstone('#787468'), 0.05)
        p.span((x - 0.17, -3.15, 0.9), (x + 0.17, -2.81, EAVE + 0.2), wood)
        p.box((0.16, 0.2, 1.5), (middle + hand * 0.62, -3.0, peak - 0.85), wood, tilt=(0, hand * 42))
    p.span((middle - 2.9, -3.14, EAVE - 0.06), (middle + 2.9, -2.82, EAVE + 0.26), wood)
    p.span((middle - 0.12, -3.1, EAVE + 0.2), (middle + 0.12, -2.86, peak + 0.2), wood)
    p.prism([(left, EAVE), (right, EAVE), (middle, peak)], 0.1, 0.14, walls.lit('#ffb765', 1.0))
    for k in (-1, 0, 1):
        p.span(
            (middle + k * 1.0 - 0.04, -0.02, EAVE),
            (middle + k * 1.0 + 0.04, 0.1, EAVE + 1.9 * (1 - abs(k) * 0.5)),
            frame,
        )
    for x in (left + 0.16, middle - 1.0, middle, middle + 1.0, right - 0.16):
        p.span((x - 0.05, -0.02, 0.06), (x + 0.05, 0.1, EAVE), frame, 0.01)
    for z in (0.1, 1.05, 2.5, EAVE - 0.2):
        p.span((left, 0, z - 0.04), (right, 0.08, z + 0.04), frame, 0.01)
    _sign(p, middle)


def _sign(p, x):
    """A hanging board with the mark on it."""
    z = EAVE - 0.7
    p.box((1.3, 0.1, 1.02), (x, -2.98, z), walls.plain('#1f4a3a', 0.06), 0.03)
    p.box((1.44, 0.06, 1.16), (x, -2.93, z), walls.plain('#b89a66', 0.12), 0.03)
    lit, wide = walls.lit('#d7f23c', 0.9, '#d7f23c'), 0.042
    line = [(x + right, -3.05, z + up) for right, up in mark.line(1.08)]
    for start, end in zip(line, line[1:]):
        p.rod(start, end, wide, lit)
    for spot in line:
        p.turned([(0, -wide), (0.7 * wide, -0.7 * wide), (wide, 0), (0.7 * wide, 0.7 * wide), (0, wide)], spot, lit, 10)
    for hand in (-1, 1):
        p.rod((x + hand * 0.5, -2.96, EAVE - 0.2), (x + hand * 0.8, -2.96, EAVE), 0.02, walls.iron())


def _inside(p):
    """Pendant lamps, a counter, shelves and pictures on the back wall."""
    wood, shade = walls.plain(PALE, 0.2), walls.iron('#2a3230')
    for k in range(7):
        x = 1.6 + k * 2.15
        p.rod((x, 1.6, 2.6), (x, 1.6, EAVE - 0.1), 0.015, shade)
        p.turned([(0.06, 0.32), (0.1, 0.3), (0.3, 0.02), (0.27, 0.0)], (x, 1.6, 2.38), shade, 18)
        p.turned([(0, 0), (0.1, 0.04), (0.1, 0.14), (0, 0.2)], (x, 1.6, 2.33), walls.lit('#ffd9a0', 6.0, '#ffd9a0'), 14)
    p.span((4.4, 4.6, 0.08), (7.4, 5.3, 1.1), walls.planks('#8a6440', 0.3), 0.03)
    p.span((4.3, 4.5, 1.08), (7.5, 5.4, 1.18), walls.plain('#3c342c'), 0.02)
    for k, tone in enumerate(('#2c5844', '#a8622e', '#c0b596', '#35505a', '#b8862e')):
        p.box((1.3, 0.06, 0.9), (1.6 + k * 2.9, DEEP - 0.26, 2.2), walls.plain(tone, 0.2), 0.02)
        p.box((1.42, 0.04, 1.02), (1.6 + k * 2.9, DEEP - 0.23, 2.2), wood, 0.02)
    for x in (12.6, 14.4):
        for z in (0.5, 1.0, 1.5, 2.0):
            p.span((x - 0.7, DEEP - 0.6, z), (x + 0.7, DEEP - 0.25, z + 0.05), wood, 0.01)
            for j in range(4):
                p.box(
                    (0.2, 0.2, 0.24),
                    (x - 0.5 + j * 0.33, DEEP - 0.42, z + 0.17),
                    walls.plain(('#7a3a28', '#2c5844', '#b7a888')[j % 3]),
                )
