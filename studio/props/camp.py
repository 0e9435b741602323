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
    """A hard cooler with a pale lid, a towel over its edge."""
    whole = turned('cooler', at, turn)
    mesh.box('box', (0.38, 0.6, 0.33), (0, 0, 0.185), materials.matte(color, 0.42), 0.035, 4, whole)
    mesh.box('lid', (0.4, 0.62, 0.075), (0, 0, 0.385), materials.matte('#e6e0d2', 0.42), 0.03, 4, whole)
    for y in (-0.21, 0.21):
        mesh.box('latch', (0.03, 0.05, 0.11), (0.2, y, 0.335), materials.plastic('#2b2f30'), 0.01, 3, whole)
        mesh.box('foot', (0.3, 0.06, 0.03), (0, y, 0.015), materials.rubber(), 0.008, 2, whole)
    mesh.tube('handle', [(0, -0.31, 0.27), (0, -0.37, 0.24), (0, -0.37, 0.2), (0, -0.31, 0.17)], 0.014, materials.plastic('#2b2f30'), whole, bend=0.03)
    cloth = materials.matte('#2f5f6b', 0.95, 0.1, 60.0, 0.3)
    hang = [(-0.12, 0.1), (-0.02, 0.1), (0.09, 0.1), (0.16, 0.1), (0.205, 0.06), (0.212, -0.05), (0.208, -0.16)]
    sections = [[(x, -0.24, 0.33 + z), (x, 0.0, 0.332 + z), (x, 0.0, 0.324 + z), (x, -0.24, 0.322 + z)] for x, z in hang]
    mesh.loft('towel', sections, cloth, levels=1, parent=whole)
    return whole
