"""What goes to the lake."""

import math

from mathutils import Vector

from ..kit import materials, mesh
from .field import turned


def kayak(at, turn=0.0, color='#c8662a', long=2.9):
    """A short kayak, upside up; `at` is the lowest point of its hull; its straps end at the rails it lies between."""
    whole = turned('kayak', (at[0], at[1], at[2]), turn)
    hull = materials.matte(color, 0.32)
    half = long / 2
    sections, steps = [], 30
    for i in range(steps + 1):
        s = -1 + 2 * i / steps
        wide = 0.33 * max(0.02, 1 - abs(s) ** 2.4)
        sharp = abs(s) ** 8
        rise, belly = 0.16 * abs(s) ** 3 + 0.07 * sharp, 0.13 * (1 - sharp)
        deck = 0.23 - 0.02 * s * s + 0.064 * abs(s) ** 3
        ring = []
        for k in range(28):
            a = math.tau * k / 28
            y, up = wide * math.cos(a), math.sin(a)
            low = rise + belly * (1 - min(1, abs(up) * 1.15)) if up < 0 else belly + rise + (deck - belly - rise) * up
            ring.append((s * half, y, low))
        sections.append(ring)
    mesh.loft('hull', sections, hull, parent=whole)
    dark = materials.plastic('#15181a')
    ring = [(-0.1 + 0.42 * math.cos(a), 0.21 * math.sin(a), 0.236) for a in (math.tau * i / 40 for i in range(40))]
    mesh.tube('coaming', ring, 0.02, dark, whole, True)
    mesh.cylinder('cockpit', 1.0, 0.012, (-0.1, 0, 0.23), materials.matte('#0c0d0d', 0.9), 'z', 0, 40, whole).scale = (0.41, 0.2, 1)
    mesh.box('rest', (0.05, 0.3, 0.16), (-0.42, 0, 0.3), materials.matte('#23282a', 0.8), 0.03, 3, whole, (0, -12, 0))
    for x in (0.45, -0.85):
        mesh.tube('strap', [(x, -0.45, 0.004), (x, -0.31, 0.17), (x, 0, 0.262), (x, 0.31, 0.17), (x, 0.45, 0.004)], 0.012, materials.matte('#23282a', 0.8), whole, bend=0.1)
    mesh.tube('paddle', [(-1.05, 0.2, 0.25), (1.0, -0.1, 0.27)], 0.014, materials.matte('#d9d4c6', 0.4), whole)
    for x, y, turn in ((-1.12, 0.21, -9), (1.08, -0.112, -9)):
        mesh.ball('blade', 0.5, (x, y, 0.26), materials.matte('#d9d4c6', 0.4), 3, (0.42, 0.17, 0.02), whole).rotation_euler = (0, 0, math.radians(turn))
    return whole


def tackle(at, turn=0.0):
    """A tackle box, a bucket, and two rods that lean on it."""
    whole = turned('tackle', at, turn)
    mesh.box('box', (0.22, 0.42, 0.2), (0.06, 0, 0.1), materials.matte('#39544a', 0.5), 0.02, 3, whole)
    mesh.box('lid', (0.23, 0.43, 0.05), (0.06, 0, 0.22), materials.matte('#2a3f38', 0.5), 0.018, 3, whole)
    mesh.tube('handle', [(0.06, -0.1, 0.24), (0.06, -0.08, 0.3), (0.06, 0.08, 0.3), (0.06, 0.1, 0.24)], 0.01, materials.plastic(), whole, bend=0.03)
    mesh.box('latch', (0.012, 0.05, 0.05), (0.18, 0, 0.2), materials.metal(), 0.004, 2, whole)
    pail = materials.metal('#a5aaac', 0.35)
    mesh.lathe('pail', [(0, 0.005), (0.115, 0.005), (0.12, 0.02), (0.15, 0.29), (0.156, 0.295), (0.146, 0.29), (0.115, 0.03), (0, 0.03)], pail, 'z', 40, whole, (-0.2, 0.2, 0))
    for lean in (math.radians(196), math.radians(228)):
        # Its butt stands on the pail's floor, its shaft lies on the rim and goes on to six times that length.
        foot, rim = (Vector((-0.2 + far * math.cos(lean), 0.2 + far * math.sin(lean), z)) for far, z in ((0.06, 0.035), (0.146, 0.295)))
        reel, grip, tip = (foot.lerp(rim, times) for times in (1.24, 1.49, 6.2))
        mesh.tube('grip', [foot, grip], 0.014, materials.matte('#8a6640', 0.8), whole)
        mesh.tube('rod', [grip, tip], 0.006, materials.plastic('#2a2320'), whole)
        mesh.cylinder('reel', 0.036, 0.05, (reel.x + 0.05, reel.y, reel.z), materials.metal('#4a4f52', 0.3), 'y', 0.008, 24, whole)
    return whole
