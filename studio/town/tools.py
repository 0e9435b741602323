"""The mechanic's bench with vise and tools laid out on it, and the board of tools on the wall behind."""

import random

from . import walls
from .pieces import Pieces

STEEL = '#9aa09e'


def bench(at, long=4.2, turn=0.0, seed=3):
    """A heavy bench along x, its back against a wall at +y, with drawers, a shelf below and tools laid out on top."""
    p, chance = Pieces(), random.Random(seed)
    wood, top = walls.plain('#5f4a36', 0.2, bump=0.3), walls.planks('#9a7348', 0.24)
    p.span((0, 0, 0.84), (long, 0.8, 0.94), top, 0.025)
    for x in (0.1, long / 2, long - 0.1):
        for y in (0.1, 0.7):
            p.span((x - 0.07, y - 0.07, 0), (x + 0.07, y + 0.07, 0.84), wood)
    p.span((0.05, 0.06, 0.2), (long - 0.05, 0.74, 0.26), wood)
    for k in range(3):
        x = 0.24 + k * 0.5
        p.span((x, -0.01, 0.58), (x + 0.46, 0.1, 0.82), walls.plain('#6b4d34', 0.15))
        p.turned([(0, 0), (0.02, 0), (0.03, 0.03), (0, 0.04)], (x + 0.23, -0.01, 0.7), walls.iron(), 10, 'y', (180, 0))
    for k in range(int(long / 0.52)):
        _under(p, 0.35 + k * 0.52, chance)
    _vise(p, long - 0.5)
    _laid_out(p)
    p.put('workbench', at, turn)


def _under(p, x, chance):
    kind = chance.random()
    if kind < 0.5:
        p.box(
            (0.4, 0.42, 0.26), (x, 0.38, 0.4), walls.plain(chance.choice(('#7a3a28', '#35505a', '#8a744c')), 0.1), 0.03
        )
    else:
        p.turned(
            [(0, 0), (0.14, 0), (0.14, 0.26), (0.06, 0.32), (0.06, 0.36), (0, 0.36)],
            (x, 0.36, 0.26),
            walls.plain('#4c5a58', 0.1),
            18,
        )


def _vise(p, x):
    iron = walls.plain('#3c5a58', 0.1, roughness=0.4)
    p.turned([(0, 0), (0.16, 0), (0.14, 0.06), (0.08, 0.1), (0.08, 0.16), (0, 0.16)], (x, 0.2, 0.94), iron, 20)
    p.box((0.16, 0.36, 0.14), (x, 0.16, 1.14), iron, 0.03)
    p.box((0.28, 0.09, 0.2), (x, 0.12, 1.2), iron, 0.02)
    p.box((0.28, 0.09, 0.2), (x, -0.06, 1.2), iron, 0.02)
    p.rod((x, -0.3, 1.12), (x, 0.1, 1.12), 0.028, walls.plain(STEEL, 0.1, roughness=0.35))
    p.rod((x - 0.16, -0.28, 1.12), (x + 0.16, -0.28, 1.12), 0.016, walls.plain(STEEL, 0.1, roughness=0.35))


def _laid_out(p):
    steel = walls.plain('#aab0ae', 0.1, roughness=0.35)
    p.box((1.5, 0.5, 0.012), (1.0, 0.34, 0.946), walls.plain('#7c3b2a', 0.1), 0.005)
    for k in range(8):
        x, size = 0.42 + k * 0.165, 0.3 - 0.018 * k
        p.box((0.04, size, 0.022), (x, 0.34, 0.965), steel, 0.009)
        for end in (-1, 1):
            p.turned(
                [(0.022, 0), (0.045, 0), (0.045, 0.026), (0.022, 0.026), (0.022, 0)],
                (x, 0.34 + end * size / 2, 0.953),
                steel,
                14,
            )
    for k in range(4):
        y = 0.12 + k * 0.13
        p.rod(
            (1.95, y, 0.965),
            (2.12, y, 0.965),
            0.024,
            walls.plain(('#b8862e', '#7a2c22', '#2c5844', '#35505a')[k], 0.05, roughness=0.4),
        )
        p.rod((2.12, y, 0.965), (2.34, y, 0.965), 0.009, steel)
    p.box((0.52, 0.24, 0.2), (2.75, 0.5, 1.04), walls.plain('#8c2f22', 0.08, roughness=0.4), 0.03)
    p.rod((2.58, 0.5, 1.2), (2.92, 0.5, 1.2), 0.018, walls.iron())
    for x in (2.58, 2.92):
        p.rod((x, 0.5, 1.12), (x, 0.5, 1.2), 0.014, walls.iron())
    for k in range(3):
        p.turned(
            [(0, 0), (0.06, 0), (0.06, 0.16), (0.035, 0.2), (0.02, 0.27), (0, 0.27)],
            (0.14 + k * 0.02, 0.62 - k * 0.16, 0.94),
            walls.plain(('#b8862e', '#35505a', '#8f9a8c')[k], 0.05, roughness=0.4),
            14,
        )


def tool_board(at, wide=3.4, tall=1.25):
    """A board on the wall behind the bench; hammers, saws, spanners and pliers hang on it. It looks toward -y."""
    p = Pieces()
    steel, handle = walls.plain('#a9afac', 0.1, roughness=0.35), walls.plain('#9c6b3a', 0.15)
    p.span((0, -0.04, 0), (wide, 0, tall), walls.plain('#75603f', 0.15), 0.015)
    for z in (0, tall):
        p.span((-0.05, -0.07, z - 0.04), (wide + 0.05, 0, z + 0.04), walls.plain('#54402c', 0.2))
    for k in range(9):
        x, size = 0.22 + k * 0.16, 0.5 - 0.035 * k
        p.box((0.045, 0.025, size), (x, -0.065, tall - 0.12 - size / 2), steel, 0.01)
        for z in (tall - 0.12, tall - 0.12 - size):
            p.turned([(0.025, -0.015), (0.05, -0.015), (0.05, 0.015), (0.025, 0.015)], (x, -0.065, z), steel, 14, 'y')
    for k in range(3):
        x = 1.85 + k * 0.26
        p.rod((x, -0.07, tall - 0.62), (x, -0.07, tall - 0.16), 0.022, handle)
        p.box((0.2, 0.06, 0.07), (x, -0.07, tall - 0.15), walls.iron('#3a4042'), 0.015)
    for k in range(6):
        x = 0.24 + k * 0.2
        p.rod(
            (x, -0.07, 0.12),
            (x, -0.07, 0.28),
            0.026,
            walls.plain(('#8c2f22', '#b8862e', '#2c5844')[k % 3], 0.05, roughness=0.4),
        )
        p.rod((x, -0.07, 0.28), (x, -0.07, 0.5), 0.01, steel)
    _saw(p, wide - 0.72, tall - 0.42, steel, handle)
    p.turned(
        [(0.2, -0.03), (0.24, -0.03), (0.24, 0.03), (0.2, 0.03)],
        (wide - 0.42, -0.08, 0.36),
        walls.plain('#b07a2a', 0.1),
        24,
        'y',
    )
    p.box((0.5, 0.03, 0.06), (1.9, -0.07, 0.34), steel, 0.01)
    p.box((0.3, 0.03, 0.06), (1.8, -0.07, 0.22), steel, 0.01)
    p.put('tool board', at)


def _saw(p, x, z, steel, handle):
    p.prism([(-0.1, -0.13), (0.55, -0.04), (0.55, 0.05), (-0.1, 0.1)], -0.075, -0.06, steel, at=(x, 0, z))
    p.box((0.16, 0.05, 0.26), (x - 0.14, -0.07, z), handle, 0.03)
