"""What goes to the campsite."""

import math
import random

from ..kit import materials, mesh
from .field import turned


def firewood(at, turn=0.0):
    """Split logs in a strap, an axe struck into the upper one."""
    whole, chance = turned('firewood', at, turn), random.Random(3)
    bark, wood = materials.matte('#4f3d2d', 0.95, 0.3, 24.0, 0.7), materials.matte('#bd9763', 0.8, 0.16, 20.0, 0.2)
    spots = [(-0.2, 0), (0, 0), (0.2, 0), (-0.1, 1), (0.1, 1), (0.0, 2)]
    for k, (y, row) in enumerate(spots):
        log = mesh.group('log', (chance.uniform(-0.02, 0.02), y, 0.095 + row * 0.165), whole)
        log.rotation_euler = (chance.uniform(0, math.tau), 0, chance.uniform(-0.05, 0.05))
        mesh.cylinder('bark', 0.098, 0.46, (0, 0, 0), bark, 'x', 0.006, 14, log)
        for end in (1, -1):
            mesh.cylinder('cut', 0.09, 0.006, (end * 0.231, 0, 0), wood, 'x', 0, 14, log)
            mesh.cylinder('heart', 0.03, 0.008, (end * 0.231, 0, 0), materials.matte('#a47c48', 0.8), 'x', 0, 12, log)
    mesh.tube('strap', [(0.05, -0.31, 0.05), (0.05, -0.22, 0.25), (0.05, 0.0, 0.54), (0.05, 0.22, 0.25), (0.05, 0.31, 0.05)], 0.011, materials.matte('#8f2a22', 0.7), whole, bend=0.12)
    mesh.box('axe', (0.026, 0.085, 0.17), (0.1, 0.0, 0.55), materials.metal('#7d8183', 0.3), 0.008, 3, whole, (-22, 0, 0))
    mesh.tube('haft', [(0.1, 0.05, 0.57), (0.1, -0.3, 0.75)], 0.015, wood, whole)
    return whole


def cooler(at, turn=0.0, color='#8f3a2e'):
    """A hard cooler with a pale lid, a striped towel over its edge."""
    whole = turned('cooler', at, turn)
    mesh.box('box', (0.38, 0.6, 0.33), (0, 0, 0.185), materials.matte(color, 0.42), 0.035, 4, whole)
    mesh.box('lid', (0.4, 0.62, 0.075), (0, 0, 0.385), materials.matte('#e6e0d2', 0.42), 0.03, 4, whole)
    for y in (-0.21, 0.21):
        mesh.box('latch', (0.03, 0.05, 0.11), (0.2, y, 0.335), materials.plastic('#2b2f30'), 0.01, 3, whole)
        mesh.box('foot', (0.3, 0.06, 0.03), (0, y, 0.015), materials.rubber(), 0.008, 2, whole)
    mesh.tube('handle', [(0, -0.31, 0.27), (0, -0.37, 0.24), (0, -0.37, 0.2), (0, -0.31, 0.17)], 0.014, materials.plastic('#2b2f30'), whole, bend=0.03)
    _towel(whole)
    return whole


def _towel(whole):
    """A striped beach towel thrown over the lid's middle: it drapes over the front edge and falls in folds down to a fringe."""
    # Along its length: ahead, height, how deep its folds are there and half of its width.
    line = [
        (-0.15, 0.4275, 0.001, 0.15), (-0.06, 0.427, 0.003, 0.148), (0.06, 0.427, 0.003, 0.146), (0.16, 0.427, 0.002, 0.145), (0.19, 0.426, 0.001, 0.145),
        (0.207, 0.418, 0.001, 0.144), (0.214, 0.4, 0.002, 0.143), (0.216, 0.37, 0.005, 0.14), (0.217, 0.33, 0.008, 0.136), (0.218, 0.28, 0.011, 0.132), (0.219, 0.21, 0.014, 0.128), (0.219, 0.15, 0.015, 0.127),
    ]  # fmt: skip
    base, band, count = materials.matte('#d8cfb8', 0.95, 0.08, 60.0, 0.4), materials.matte('#2f5f6b', 0.95, 0.08, 60.0, 0.4), 49
    stripes = [(-1.0, -0.8), (-0.8, -0.5), (-0.5, -0.28), (-0.28, 0.28), (0.28, 0.5), (0.5, 0.8), (0.8, 1.0)]
    for k, (left, right) in enumerate(stripes):
        sections = []
        for x, z, deep, wide in line:
            upper, lower = [], []
            for i in range(count):
                share = left + (right - left) * i / (count - 1)
                fold = deep * (0.5 + 0.5 * math.sin(share * 7.5 + 0.6 + 0.4 * math.sin(3 * share)))
                # On the lid a fold stands up, at the front it stands out.
                rise = (0, fold) if x < 0.2 else (fold, 0)
                y = share * wide
                upper.append((x + rise[0], y, z + rise[1]))
                lower.append((x + rise[0] - (0.005 if x >= 0.2 else 0), y, z + rise[1] - (0.005 if x < 0.2 else 0)))
            sections.append(upper + lower[::-1])
        mesh.loft('towel', sections, (band, base)[k % 2], parent=whole)
