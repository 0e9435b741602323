"""Benches: two cushions and two backs with piping, headrests, hip rails, belts."""

import math

from mathutils import Matrix

from ..kit import materials, mesh
from ..kit.pillow import pillow, rounded

DEPTH = 0.47
RECLINE = 0.11


def bench(frame, x, whole, spec, facing=1, high=None):
    """A bench whose cushion's front edge is at `x`; `facing` -1 looks back."""
    seat = mesh.group('bench', (x, 0, high or frame.seat), whole)
    if facing < 0:
        seat.rotation_euler = (0, 0, math.pi)
    hide, seam = materials.leather(spec['seatColor']), materials.matte(spec['piping'], 0.5)
    accent = materials.leather(spec['accent'])
    for side in (1, -1):
        _cushion(seat, side * 0.275, hide, accent, seam)
        _back(seat, side * 0.275, hide, accent, seam)
        if spec['headrests']:
            _headrest(seat, side * 0.275, hide)
        if spec['belts']:
            _belt(seat, side)
        _rail(seat, side)
    mesh.box('frame', (0.04, 0.98, 0.12), (-DEPTH - 0.03, 0, 0.14), materials.plastic(), 0.015, parent=seat)
    shell = rounded([(-DEPTH - 0.0, 0.2, 0.02), (-DEPTH - RECLINE + 0.01, 0.6, 0.03), (-DEPTH - RECLINE - 0.045, 0.6, 0.03), (-DEPTH - 0.05, 0.18, 0.02)])
    pillow('shell', shell, 0.54, materials.plastic(), 0.03, None, seat)
    return seat


def _cushion(seat, y, hide, accent, seam):
    outline = rounded(
        [(0.02, 0.01, 0.03), (0.04, 0.08, 0.05), (-0.03, 0.145, 0.07), (-DEPTH + 0.12, 0.115, 0.1), (-DEPTH, 0.14, 0.03), (-DEPTH, 0.01, 0.02)]
    )
    pillow('cushion', outline, 0.27, hide, 0.045, lambda x, t, z: (x, 1.0, z + 0.018 * t * t if z > 0.07 else z), seat, y=y)
    middle = rounded([(0.0, 0.1, 0.02), (-0.03, 0.15, 0.06), (-DEPTH + 0.12, 0.121, 0.1), (-DEPTH + 0.05, 0.13, 0.02), (-DEPTH + 0.05, 0.09, 0.02)])
    pillow('panel', middle, 0.15, accent, 0.012, None, seat, y=y)
    for edge in (0.268, -0.268):
        line = [(0.028, y + edge * 0.86, 0.06), (-0.012, y + edge * 0.86, 0.142), (-DEPTH + 0.12, y + edge * 0.86, 0.127), (-DEPTH + 0.02, y + edge * 0.86, 0.146)]
        mesh.tube('piping', line, 0.005, seam, seat, bend=0.05)


def _back(seat, y, hide, accent, seam):
    outline = rounded(
        [
            (-DEPTH + 0.06, 0.15, 0.04),
            (-DEPTH + 0.07, 0.22, 0.05),
            (-DEPTH - RECLINE * 0.7, 0.55, 0.12),
            (-DEPTH - RECLINE + 0.0, 0.66, 0.05),
            (-DEPTH - RECLINE - 0.06, 0.655, 0.04),
            (-DEPTH - 0.03, 0.15, 0.04),
        ]
    )

    def bend(x, t, z):
        top = max(0.0, (z - 0.5) / 0.16)
        wing = 0.02 * t * t if z > 0.2 else 0
        return x + wing, 1 - 0.06 * top, z - 0.03 * t * t * top

    pillow('back', outline, 0.265, hide, 0.045, bend, seat, y=y)
    middle = rounded(
        [(-DEPTH + 0.055, 0.24, 0.03), (-DEPTH + 0.062, 0.3, 0.05), (-DEPTH - RECLINE * 0.7 + 0.018, 0.53, 0.1), (-DEPTH - RECLINE * 0.75 - 0.03, 0.56, 0.02), (-DEPTH - 0.02, 0.24, 0.02)]
    )
    pillow('panel', middle, 0.15, accent, 0.014, None, seat, y=y)
    rim = [(-DEPTH + 0.066, y + 0.222, 0.24), (-DEPTH - RECLINE * 0.7 + 0.022, y + 0.218, 0.5), (-DEPTH - RECLINE + 0.0, y + 0.16, 0.648),
           (-DEPTH - RECLINE + 0.0, y - 0.16, 0.648), (-DEPTH - RECLINE * 0.7 + 0.022, y - 0.218, 0.5), (-DEPTH + 0.066, y - 0.222, 0.24)]
    mesh.tube('piping', rim, 0.005, seam, seat, bend=0.1)


def _headrest(seat, y, hide):
    top = -DEPTH - RECLINE - 0.035
    for side in (0.05, -0.05):
        mesh.tube('post', [(top, y + side, 0.62), (top - 0.01, y + side, 0.74)], 0.008, materials.metal(), seat)
    outline = rounded([(top + 0.045, 0.7, 0.04), (top + 0.04, 0.84, 0.045), (top - 0.035, 0.84, 0.04), (top - 0.035, 0.7, 0.04)])
    pillow('headrest', outline, 0.13, hide, 0.045, None, seat, y=y)


def _belt(seat, side):
    strap = materials.matte('#202325', 0.8)
    x, y = -DEPTH - RECLINE, side * 0.275
    path = [
        (x - 0.02, y + side * 0.17, 0.67), (x + 0.035, y + side * 0.155, 0.62), (x + 0.115, y + side * 0.06, 0.44),
        (-DEPTH + 0.1, y - side * 0.12, 0.25), (-DEPTH + 0.12, y - side * 0.2, 0.155),
    ]
    _strap(seat, path, strap)
    mesh.box('buckle', (0.03, 0.02, 0.07), (-DEPTH + 0.12, y - side * 0.22, 0.16), materials.matte('#a33d2a', 0.4), 0.006, 2, seat)


def _strap(seat, path, strap):
    wide = 0.022
    sections = []
    for x, y, z in path:
        sections.append([(x, y - wide, z), (x, y + wide, z), (x + 0.006, y + wide, z), (x + 0.006, y - wide, z)])
    mesh.loft('strap', sections, strap, parent=seat, levels=0)


def _rail(seat, side):
    y = side * 0.565
    points = [(-DEPTH - 0.04, y, 0.16), (-DEPTH - 0.02, y, 0.3), (-0.16, y, 0.28), (-0.12, y, 0.02)]
    mesh.tube('rail', points, 0.014, materials.plastic(), seat, bend=0.08)
