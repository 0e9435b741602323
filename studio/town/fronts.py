"""Narrow Victorian town fronts.

A front looks toward -y; its left foot is the origin, its walls reach down below for steep streets.
"""

import random

from . import walls, windows
from .pieces import Pieces

FLOOR = 2.6
DEEP = 7.0


def front(
    name, wide, storeys, wall, trim, top='cornice', ground='shop', upper='windows', seed=0, accent='#23463a', cloth=None
):
    """One house of `storeys`; `top`: cornice, mansard or gable; `ground`: shop or porch; `upper`: windows or bay."""
    p, chance = Pieces(), random.Random(seed)
    trim, panel = walls.plain(trim), walls.plain(accent)
    high = 3.3 + FLOOR * (storeys - 1) + (0.35 if top == 'cornice' else 0.1)
    p.span((0, 0, -4), (wide, DEEP, high), wall, 0.04)
    p.span((-0.03, -0.06, -4), (wide + 0.03, 0.3, 0.0), walls.fieldstone('#77746a'), 0.04)
    _edges(p, wide, high, trim)
    if ground == 'shop':
        windows.shop(p, wide, 3.2, trim, panel, walls.lit('#ffb464', 0.9))
        if cloth:
            windows.awning(p, 0.25, wide - 0.25, 2.75, [walls.plain(c, 0.05, roughness=0.95) for c in cloth])
    else:
        _porch(p, wide, trim, panel, chance)
    for storey in range(1, storeys):
        _storey(p, wide, 3.3 + FLOOR * (storey - 1), trim, upper, chance, storey == storeys - 1 and upper == 'windows')
    if upper == 'bay':
        glass = _glass(chance, 0.4)
        windows.bay(
            p,
            wide / 2,
            3.75,
            wide * 0.58,
            FLOOR * (storeys - 1) - 0.75,
            trim,
            panel,
            glass,
            walls.shingles('#39443f'),
            storeys - 1,
        )
    {'cornice': _flat, 'mansard': _mansard, 'gable': _gable}[top](p, wide, high, trim, panel, wall, chance)
    return lambda at, turn: p.put(name, at, turn)


def _glass(chance, share=0.3):
    return walls.lit('#ffb060', 0.75) if chance.random() < share else walls.pane()


def _edges(p, wide, high, trim):
    for x in (0.1, wide - 0.1):
        p.span((x - 0.16, -0.07, 0), (x + 0.16, 0.1, high), trim)


def _storey(p, wide, z, trim, upper, chance, last):
    p.span((0, -0.08, z - 0.06), (wide, 0.05, z + 0.07), trim)
    if upper == 'bay':
        return
    count = 3 if wide > 4.3 else 2
    hood = 'arch' if last else 'flat'
    for k in range(count):
        x = wide * (k + 0.5) / count + (0.06 * (0.5 - k) if count == 2 else 0)
        windows.window(p, x, z + 0.5, 0.84, 1.45, trim, _glass(chance), hood)


def _flat(p, wide, high, trim, panel, wall, chance):
    windows.cornice(p, wide, high, trim, panel)
    p.span((0, 0.1, high), (wide, 0.3, high + 0.3), trim)
    _chimney(p, wide * chance.choice((0.15, 0.85)), 3.0, high, 1.5)


def _mansard(p, wide, high, trim, panel, wall, chance):
    windows.cornice(p, wide, high, trim, panel, 0.55, 0.4)
    slate = walls.shingles('#414a4c')
    p.prism(
        [(-0.05, high), (0.3, high + 1.1), (0.8, high + 2.1), (DEEP, high + 2.1), (DEEP, high)], 0, wide, slate, 'x'
    )
    p.span((-0.08, 0.66, high + 2.06), (wide + 0.08, 0.9, high + 2.24), trim)
    count = 3 if wide > 5 else 2
    for k in range(count):
        x = wide * (k + 0.5) / count
        p.span((x - 0.52, 0.0, high + 0.3), (x + 0.52, 1.0, high + 1.72), trim)
        windows.window(p, x, high + 0.42, 0.66, 1.05, trim, _glass(chance, 0.5), 'peak')
    _chimney(p, wide - 0.5, 2.4, high + 2, 1.3)


def _gable(p, wide, high, trim, panel, wall, chance):
    peak, over = wide * 0.55, 0.35
    p.prism([(0, high), (wide, high), (wide / 2, high + peak)], 0, DEEP, wall)
    slope = peak / (wide / 2)
    for hand in (-1, 1):
        edge = (wide / 2) * (1 - hand) if hand > 0 else wide
        foot = -over if hand > 0 else wide + over
        low = high - over * slope
        line = [(foot, low), (wide / 2, high + peak), (wide / 2, high + peak + 0.2), (foot, low + 0.2)]
        p.prism(line, -0.5, DEEP + 0.3, walls.shingles('#3f4344'))
        p.prism([(a, b - 0.16) for a, b in line], -0.56, -0.42, trim)
    windows.window(p, wide / 2, high + peak * 0.16, 0.7, 1.2, trim, _glass(chance, 0.6), 'peak')
    p.box((0.5, 0.1, 0.5), (wide / 2, -0.46, high + peak - 0.3), trim, turn=0, tilt=(0, 45))
    _chimney(p, wide * 0.22, 2.6, high + 0.4, 2.2)


def _chimney(p, x, y, z, tall):
    p.span((x - 0.34, y - 0.3, z - 0.5), (x + 0.34, y + 0.3, z + tall), walls.brick('#6b4033'), 0.03)
    p.span((x - 0.42, y - 0.38, z + tall - 0.12), (x + 0.42, y + 0.38, z + tall + 0.06), walls.plain('#77695c'))
    for hand in (-1, 1):
        p.turned(
            [(0.13, 0), (0.11, 0.34), (0.13, 0.36), (0.09, 0.36), (0.09, 0.3)],
            (x + hand * 0.16, y, z + tall + 0.04),
            walls.plain('#8a5440'),
            12,
        )


def _porch(p, wide, trim, panel, chance):
    """A ground floor for living: door and window behind a porch with turned posts."""
    out, deck = 1.5, 0.45
    windows.door(p, wide * 0.26, deck, 0.95, 2.1, trim, panel, walls.lit('#ffb765', 1.0))
    windows.window(p, wide * 0.68, deck + 0.6, 1.2, 1.6, trim, walls.lit('#ffb765', 1.1), bars=(1, 1))
    p.span((-0.02, -out, -4), (wide + 0.02, 0, deck - 0.1), walls.fieldstone('#77746a'), 0.05)
    p.span((-0.06, -out - 0.1, deck - 0.12), (wide + 0.06, 0, deck), walls.plain('#7c786c'))
    for k in range(3):
        p.span(
            (wide * 0.26 - 0.6, -out - 0.3 * (3 - k), -0.6),
            (wide * 0.26 + 0.6, -out - 0.3 * (2 - k), deck - 0.15 * (3 - k)),
            walls.plain('#85827a'),
        )
    spots = [0.14, wide * 0.26 + 0.72, wide - 0.14]
    for x in spots:
        post = [(0.09, 0), (0.09, 0.75), (0.055, 0.85), (0.075, 1.2), (0.05, 1.9), (0.09, 2.0), (0.09, 2.35)]
        p.turned(post, (x, -out + 0.14, deck), trim, 14)
        for hand in (-1, 1):
            if 0 < x + hand * 0.4 < wide:
                p.prism([(0, 0), (hand * 0.42, 0), (0, -0.42)], -out + 0.1, -out + 0.18, trim, at=(x, 0, deck + 2.36))
    rail = (spots[1], spots[2])
    for z in (deck + 0.14, deck + 0.78):
        p.span((rail[0], -out + 0.1, z), (rail[1], -out + 0.18, z + 0.07), trim)
    count = round((rail[1] - rail[0]) / 0.2)
    for k in range(1, count):
        x = rail[0] + (rail[1] - rail[0]) * k / count
        p.turned([(0.025, 0), (0.04, 0.25), (0.025, 0.55)], (x, -out + 0.14, deck + 0.2), trim, 8)
    p.span((-0.1, -out - 0.12, deck + 2.33), (wide + 0.1, 0, deck + 2.55), trim)
    p.prism(
        [(0, deck + 3.0), (-out - 0.25, deck + 2.55), (0, deck + 2.55)],
        -0.14,
        wide + 0.14,
        walls.shingles('#454c4b'),
        'x',
    )
