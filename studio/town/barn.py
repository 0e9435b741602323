"""A timber barn, open to the front, with snow on its roof. Its front looks toward -y along y = 0 about x = 0."""

import numpy as np

from ..kit import stage
from ..land.ground import swell
from ..land.mass import Mass, put
from . import walls
from .pieces import Pieces

HALF, DEEP, EAVE, PEAK = 5.4, 9.0, 3.5, 7.2
GATE, HEAD = 3.9, 3.2
BOARD, BEAM = '#6e382a', '#4f3a2a'


def barn(at, snow):
    p = Pieces()
    _walls(p)
    _front(p)
    _frame(p)
    _roof(p)
    _doors(p)
    p.put('barn', at)
    _snow(at, snow)


def gate_lamp(at, strength):
    """An enamel lamp on a bent arm over the gate; `at` is its foot on the wall."""
    p, iron = Pieces(), walls.iron()
    bend = [(0, 0, 0), (0, -0.3, 0.28), (0, -0.7, 0.34), (0, -1.0, 0.2)]
    for a, b in zip(bend, bend[1:]):
        p.rod(a, b, 0.03, iron)
    p.turned([(0.06, 0), (0.1, 0.0), (0.1, 0.05), (0, 0.05)], (0, 0, 0), iron, 16, 'y', (180, 0))
    p.turned(
        [(0.3, -0.06), (0.29, 0), (0.12, 0.16), (0.05, 0.24), (0, 0.24)],
        (0, -1.0, 0),
        walls.plain('#27443a', 0.05, roughness=0.35),
        28,
    )
    p.turned(
        [(0, -0.08), (0.08, -0.04), (0.08, 0.04), (0, 0.06)], (0, -1.0, 0), walls.lit('#ffe0b0', 5.0, '#ffe0b0'), 16
    )
    p.put('gate lamp', at)
    stage.bulb((at[0], at[1] - 1.0, at[2] - 0.16), '#ffb870', strength, 0.12)


def _walls(p):
    board, stone = walls.planks(BOARD, 0.26), walls.fieldstone('#6f6c64')
    for hand in (-1, 1):
        a, b = sorted((hand * HALF, hand * (HALF - 0.15)))
        p.span((a, 0, 0), (b, DEEP, EAVE), board, 0.0)
        a, b = sorted((hand * (HALF + 0.12), hand * (HALF - 0.2)))
        p.span((a, -0.1, -0.5), (b, DEEP, 0.55), stone, 0.05)
    p.span((-HALF, DEEP - 0.15, 0), (HALF, DEEP, EAVE), walls.planks('#5d4632', 0.26), 0.0)
    p.prism([(-HALF, EAVE), (HALF, EAVE), (0, PEAK)], DEEP - 0.15, DEEP, walls.planks('#5d4632', 0.26))
    p.span((-HALF, -0.5, -0.5), (HALF, DEEP, 0.02), walls.planks('#7b6248', 0.4), 0.0)


def _front(p):
    board, trim = walls.planks(BOARD, 0.26), walls.plain('#b3a78e', 0.12)
    for hand in (-1, 1):
        a, b = sorted((hand * HALF, hand * GATE))
        p.span((a, -0.02, 0), (b, 0.15, EAVE), board, 0.0)
        p.span((hand * GATE - 0.12, -0.08, 0), (hand * GATE + 0.12, 0.2, HEAD + 0.14), trim)
        p.span((hand * HALF - 0.12, -0.08, 0.4), (hand * HALF + 0.12, 0.2, EAVE), trim)
    p.prism([(-HALF, EAVE), (-GATE, HEAD), (GATE, HEAD), (HALF, EAVE), (0, PEAK)], -0.02, 0.15, board)
    p.span((-GATE - 0.4, -0.1, HEAD), (GATE + 0.4, 0.2, HEAD + 0.24), trim)
    p.span((-GATE - 2.2, -0.16, HEAD + 0.3), (GATE + 2.2, -0.1, HEAD + 0.38), walls.iron())
    p.span((-0.75, -0.06, HEAD + 1.0), (0.75, 0.1, HEAD + 2.3), trim)
    p.span((-0.62, -0.1, HEAD + 1.12), (0.62, 0.0, HEAD + 2.18), walls.lit('#ffb765', 1.0))
    for x in (-0.02, -0.62, 0.58):
        p.span((x, -0.14, HEAD + 1.1), (x + 0.05, 0.0, HEAD + 2.2), trim, 0.01)
    for z in (1.1, 1.62, 2.14):
        p.span((-0.64, -0.14, HEAD + z), (0.64, 0.0, HEAD + z + 0.05), trim, 0.01)


def _frame(p):
    beam = walls.plain(BEAM, 0.22, bump=0.3)
    for y in (0.5, 3.4, 6.3, DEEP - 0.35):
        for hand in (-1, 1):
            p.box((0.24, 0.24, EAVE), (hand * (HALF - 0.3), y, EAVE / 2), beam)
            p.box((0.16, 0.18, 1.5), (hand * (HALF - 0.8), y, EAVE - 0.6), beam, tilt=(0, hand * 45))
        p.span((-HALF, y - 0.13, EAVE - 0.16), (HALF, y + 0.13, EAVE + 0.12), beam)
        p.box((0.18, 0.18, 3.2), (0, y, EAVE + 1.6), beam)
        for hand in (-1, 1):
            p.box((0.15, 0.16, 2.7), (hand * 1.1, y, EAVE + 1.0), beam, tilt=(0, hand * 50))
    for hand in (-1, 1):
        for z in (1.2, 2.3):
            p.span((hand * (HALF - 0.22) - 0.07, 0.2, z), (hand * (HALF - 0.22) + 0.07, DEEP, z + 0.16), beam)


def _roof(p):
    rise = (PEAK - EAVE) / HALF
    for hand in (-1, 1):
        foot = hand * (HALF + 0.7)
        low = EAVE - 0.7 * rise + 0.06
        line = [(foot, low), (0, PEAK + 0.06), (0, PEAK + 0.22), (foot, low + 0.16)]
        p.prism(line, -0.8, DEEP + 0.4, walls.planks('#54402f', 0.3))
        p.prism([(a, b - 0.1) for a, b in line], -0.86, -0.76, walls.plain('#b3a78e', 0.12))


def _doors(p):
    """Two sliding leaves, pushed aside."""
    board, trim = walls.planks('#5d3026', 0.24), walls.plain('#b3a78e', 0.12)
    for hand in (-1, 1):
        near, far = hand * (GATE - 0.1), hand * (GATE + 2.1)
        a, b = sorted((near, far))
        p.span((a, -0.26, 0.12), (b, -0.16, HEAD + 0.28), board, 0.01)
        for z in (0.14, HEAD / 2, HEAD + 0.08):
            p.span((a + 0.16, -0.31, z), (b - 0.16, -0.25, z + 0.18), trim)
        for x in (a, b - 0.16):
            p.span((x, -0.31, 0.14), (x + 0.16, -0.25, HEAD + 0.26), trim)
        long = 2.55
        for z, way in ((HEAD * 0.29, 1), (HEAD * 0.77, -1)):
            p.box((0.13, 0.05, long), ((a + b) / 2, -0.28, z), trim, tilt=(0, way * 57))
        for x in (a + 0.35, b - 0.35):
            p.box((0.1, 0.06, 0.34), (x, -0.2, HEAD + 0.34), walls.iron())


def _snow(at, material):
    """A soft thick blanket on both slopes that hangs a little over the eaves."""
    rise, bumps = (PEAK - EAVE) / HALF, swell(8, 3.0, 2)
    for hand in (-1, 1):
        mass, n, m = Mass(), 40, 44
        across, along = np.linspace(-0.02, 1.0, n), np.linspace(-0.95, DEEP + 0.5, m)
        t, y = (g.ravel() for g in np.meshgrid(across, along))
        edge = np.minimum(np.minimum((1.0 - t) * 9, 1), np.minimum(np.minimum(y + 0.95, DEEP + 0.5 - y) * 2.2, 1))
        thick = 0.3 * np.sqrt(np.clip(edge, 0, 1)) * (1 + 0.25 * bumps(t * 6, y)) + 0.02
        reach = HALF + 0.78 + 0.08 * bumps(y * 1.4, t * 2)
        top = np.stack([hand * t * reach, y, PEAK + 0.2 - t * reach * rise + thick], 1)
        faces = [(k, k + 1, k + n + 1, k + n) for j in range(m - 1) for k in range(j * n, j * n + n - 1)]
        mass.add(top, faces)
        rim = [*range(n), *(j * n + n - 1 for j in range(1, m)), *range(n * m - 2, n * m - n - 1, -1)]
        low = [top[k] - np.array([hand * 0.02, 0, thick[k] + 0.05]) for k in rim]
        mass.add(
            [*(top[k] for k in rim), *low], [(k, k + 1, k + 1 + len(rim), k + len(rim)) for k in range(len(rim) - 1)]
        )
        put(mass.mesh(f'roof snow {hand}', [material], True), at)
