"""Benches: two cushions and two backs with piping and stitched middles, headrests, hip rails, belts."""

import math

from ..kit import mesh
from ..kit.pillow import pillow, rounded
from . import roles
from .shell import smooth
from .skin import Skin

DEPTH = 0.47
RECLINE = 0.11


def bench(frame, name, x, whole, spec, stitch, facing=1, tip=0.0, fold=0.0):
    """A bench whose cushion's front edge is at `x`; `facing` -1 looks back.

    `tip` raises the front edge of the cushion (degrees, about its back), `fold` 1 turns it over its front edge into a deck.
    """
    seat = mesh.group(name, (x, 0, frame.seat), whole)
    if facing < 0:
        seat.rotation_euler = (0, 0, math.pi)
    hide, seam, accent = roles.seat(spec['seatColor']), roles.piping(spec['piping']), roles.accent(spec['accent'])
    moving = mesh.group('cushion-hinge', (0.03, 0, 0) if facing < 0 else (-DEPTH, 0, 0.0), seat)
    moving.rotation_euler = (0, math.radians(180 * fold if facing < 0 else -tip), 0)
    cushions = mesh.group('cushions', (-moving.location.x, 0, 0), moving)
    mesh.box('cushion board', (DEPTH + 0.02, 1.06, 0.024), (-DEPTH / 2 + 0.012, 0, 0.008), roles.plastic(), 0.006, 2, cushions)
    if fold:
        _deck(cushions)
    for side in (1, -1):
        _cushion(cushions, side * 0.275, hide, accent, seam, stitch)
        back = _back(seat, side * 0.275, hide, accent, seam, stitch)
        if spec['headrests']:
            _headrest(seat, side * 0.275, hide, seam)
        if spec['belts']:
            _belt(seat, Skin(*back), side)
        _rail(seat, side, spec['armrests'], facing)
    mesh.box('back frame', (0.05, 1.0, 0.2), (-DEPTH - 0.035, 0, 0.09), roles.plastic(), 0.015, parent=seat)
    shell = rounded([(-DEPTH - 0.0, 0.16, 0.02), (-DEPTH - RECLINE + 0.01, 0.62, 0.03), (-DEPTH - RECLINE - 0.075, 0.625, 0.04), (-DEPTH - 0.075, 0.06, 0.03), (-DEPTH - 0.02, 0.06, 0.02)])
    pillow('back shell', shell, 0.54, roles.plastic(), 0.035, None, seat)
    for side in (1, -1):
        _back_panel(seat, side * 0.262, spec['piping'])
    return seat


def _back_panel(seat, y, seam):
    """Behind each rider, on the shell: a padded panel and a pocket for a map below it."""
    face = lambda z: -DEPTH - 0.075 - 0.11 * (z - 0.06) / 0.565  # noqa: E731
    for name, low, high, half, proud, tone in (('back panel', 0.2, 0.57, 0.225, 0.008, '#2b3032'), ('back pocket', 0.17, 0.36, 0.19, 0.02, '#23282a')):
        outline = rounded([(face(low) + 0.012, low), (face(low) - proud, low + 0.01, 0.012), (face(high) - proud, high - 0.01, 0.012), (face(high) + 0.012, high)])
        pillow(name, outline, half, roles.plastic(tone), 0.016, None, seat, y=y, slices=4)
    mesh.tube('back piping', [(face(0.355) - 0.02, y - 0.176, 0.352), (face(0.355) - 0.02, y + 0.176, 0.352)], 0.004, roles.piping(seam), seat)


def _deck(cushions):
    """What carries a load once the cushion is turned over: ribs between two rails along its sides, a bright edge, the straps of its hinge."""
    middle, edge = -DEPTH / 2 + 0.012, roles.metal('#8e9294', 0.35)
    mesh.box('deck', (DEPTH - 0.01, 1.02, 0.006), (middle, 0, -0.006), roles.plastic('#34393b'), 0.002, 2, cushions)
    for k in range(9):
        mesh.box('deck rib', (DEPTH - 0.07, 0.03, 0.007), (middle, (k - 4) * 0.105, -0.011), roles.rubber(), 0.003, 2, cushions)
    x0, x1 = middle - DEPTH / 2 - 0.006, middle + DEPTH / 2 + 0.006
    mesh.tube('deck edge', [(x0, -0.525, -0.006), (x1, -0.525, -0.006), (x1, 0.525, -0.006), (x0, 0.525, -0.006)], 0.009, edge, cushions, closed=True, bend=0.03)
    for side in (1, -1):
        mesh.box('deck hinge', (0.14, 0.045, 0.008), (-0.02, side * 0.36, -0.013), edge, 0.003, 2, cushions)


def _cushion(seat, y, hide, accent, seam, stitch):
    outline = rounded(
        [(0.02, 0.012, 0.03), (0.045, 0.08, 0.05), (-0.03, 0.15, 0.07), (-DEPTH + 0.12, 0.118, 0.1), (-DEPTH, 0.142, 0.03), (-DEPTH, 0.012, 0.02)]
    )
    cushion = pillow('cushion', outline, 0.27, hide, 0.045, lambda x, t, z: (x, 1.0, z + 0.022 * t * t if z > 0.07 else z), seat, y=y)

    def line(u):
        """The side outline of the middle's upper skin, `u` proud of it."""
        return rounded([(0.004, 0.1, 0.02), (-0.03, 0.153 + u, 0.06), (-DEPTH + 0.12, 0.122 + u, 0.1), (-DEPTH + 0.05, 0.133 + u, 0.02), (-DEPTH + 0.05, 0.09, 0.02)])

    _middle(seat, y, 0.15, line, accent, stitch)
    # Piping lies in the skin with all its length, from the front's lower edge to the back.
    skin = Skin(cushion)
    for edge in (0.232, -0.232):
        front = [skin.cast((0, y + edge, 0.05 + k * 0.015), (1, 0, 0))[0] for k in range(5)]
        upper = [skin.cast((0.015 - k * 0.03, y + edge, 0), (0, 0, 1))[0] for k in range(16)]
        mesh.tube('piping', [p for p in (*front, *upper) if p is not None], 0.005, seam, seat)


def _middle(seat, y, half, line, accent, stitch):
    """The stitched middle: one panel, or fluted lengthwise into five."""
    if stitch in ('channels', 'bucket'):
        each = half / 5
        return [pillow('flute', line(0.001), each, accent, each * 0.55, None, seat, y=y + (k - 2) * 2 * each, slices=3, rounds=3) for k in range(5)]
    return [pillow('seat panel', line(0.0), half, accent, 0.012, None, seat, y=y)]


def _back(seat, y, hide, accent, seam, stitch):
    wing = 0.035 if stitch == 'bucket' else 0.02
    outline = rounded(
        [
            (-DEPTH + 0.06, 0.15, 0.04),
            (-DEPTH + 0.075, 0.22, 0.05),
            (-DEPTH - RECLINE * 0.7, 0.55, 0.12),
            (-DEPTH - RECLINE + 0.0, 0.66, 0.05),
            (-DEPTH - RECLINE - 0.06, 0.655, 0.04),
            (-DEPTH - 0.03, 0.13, 0.04),
        ]
    )

    def bend(x, t, z):
        top = max(0.0, (z - 0.5) / 0.16)
        out = wing * t * t * smooth(z, 0.12, 0.24)
        narrow = 0.16 if stitch == 'bucket' else 0.06
        return x + out, 1 - narrow * top, z - 0.03 * t * t * top

    back = pillow('back', outline, 0.265, hide, 0.045, bend, seat, y=y)

    def line(u):
        return rounded(
            [(-DEPTH + 0.056, 0.24, 0.03), (-DEPTH + 0.066 + u, 0.3, 0.05), (-DEPTH - RECLINE * 0.7 + 0.02 + u, 0.53, 0.1), (-DEPTH - RECLINE * 0.75 - 0.03, 0.56, 0.02), (-DEPTH - 0.02, 0.24, 0.02)]
        )

    middle = _middle(seat, y, 0.145, line, accent, stitch)
    if stitch == 'bars':
        for k in range(3):
            z = 0.3 + k * 0.08
            x = -DEPTH + 0.066 - (z - 0.3) * 0.55
            mesh.tube('stitching', [(x - 0.004, y - 0.14, z), (x - 0.004, y + 0.14, z)], 0.0035, seam, seat)
    rim = [(-DEPTH + 0.07, y + 0.222, 0.24), (-DEPTH - RECLINE * 0.7 + 0.024, y + 0.218, 0.5), (-DEPTH - RECLINE + 0.0, y + 0.16, 0.648),
           (-DEPTH - RECLINE + 0.0, y - 0.16, 0.648), (-DEPTH - RECLINE * 0.7 + 0.024, y - 0.218, 0.5), (-DEPTH + 0.07, y - 0.222, 0.24)]
    mesh.tube('piping', rim, 0.005, seam, seat, bend=0.1)
    return [back, *middle]


def _headrest(seat, y, hide, seam):
    top = -DEPTH - RECLINE - 0.035
    for side in (0.05, -0.05):
        mesh.tube('headrest post', [(top, y + side, 0.62), (top - 0.01, y + side, 0.74)], 0.008, roles.metal(), seat)
    outline = rounded([(top + 0.045, 0.7, 0.04), (top + 0.04, 0.84, 0.045), (top - 0.035, 0.84, 0.04), (top - 0.035, 0.7, 0.04)])
    pillow('headrest', outline, 0.13, hide, 0.045, None, seat, y=y)


def _belt(seat, back, side):
    """Buckled, with no one under it: it lies on the back, from the outer shoulder down to the inner hip."""
    x, y, wide = -DEPTH - RECLINE, side * 0.275, 0.022
    path = [(x - 0.03, y + side * 0.15, 0.655), (x - 0.002, y + side * 0.148, 0.652)]
    for k in range(15):
        across, z = y + side * (0.145 - 0.34 * k / 14), 0.632 - 0.422 * k / 14
        met = [back.cast((0, across + d, z), (1, 0, 0))[0] for d in (-wide, 0, wide)]
        path += [(max(hit.x for hit in met if hit) + 0.001, across, z)] if any(met) else []
    sections = [[(a, b - wide, c), (a, b + wide, c), (a + 0.005, b + wide, c), (a + 0.005, b - wide, c)] for a, b, c in path]
    mesh.loft('belt', sections, roles.cloth('#202325'), parent=seat, levels=0)
    end = path[-1]
    mesh.box('buckle', (0.026, 0.03, 0.075), (end[0] + 0.006, end[1], end[2] - 0.02), roles.plastic('#8f2a22'), 0.006, 2, seat)
    mesh.box('belt anchor', (0.05, 0.06, 0.05), (x - 0.035, y + side * 0.15, 0.64), roles.plastic(), 0.012, parent=seat)


def _rail(seat, side, armrest, facing):
    """Its foot stands on the seat base; beside a cushion that folds away it turns back to the frame of the back."""
    y = side * 0.56
    points = [(-DEPTH - 0.06, side * 0.535, 0.16), (-DEPTH - 0.05, y, 0.29), (-0.16, y, 0.28)]
    if facing < 0:
        points += [(-0.15, y, 0.1), (-DEPTH - 0.03, y, 0.1), (-DEPTH - 0.035, side * 0.49, 0.1)]
        mesh.box('rail foot', (0.045, 0.014, 0.09), (-DEPTH - 0.035, side * 0.505, 0.1), roles.plastic(), 0.005, 2, seat)
    else:
        points += [(-0.12, y, 0.015)]
        mesh.box('rail foot', (0.07, 0.045, 0.016), (-0.12, y - side * 0.008, 0.006), roles.plastic(), 0.005, 2, seat)
    mesh.tube('hip rail', points, 0.014, roles.plastic(), seat, bend=0.06)
    if armrest:
        mesh.box('armrest', (0.27, 0.055, 0.04), (-0.3, y, 0.295), roles.seat('#2a2c2d'), 0.018, 4, seat)
