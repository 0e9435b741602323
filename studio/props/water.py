"""What goes to the lake."""

import math

from mathutils import Vector

from ..kit import materials, mesh
from .field import turned

# How high a boat lies above the rack that carries it.
SADDLE = 0.05


def kayak(at, turn=0.0, color='#c8662a', long=2.7):
    """A short kayak, upside up in two foam saddles; `at` is what they stand on; its straps end at the rails it lies between."""
    whole = turned('kayak', (at[0], at[1], at[2] + SADDLE), turn)
    hull = materials.matte(color, 0.32)
    half = long / 2
    sections, steps = [], 30
    for i in range(steps + 1):
        s = -1 + 2 * i / steps
        wide = 0.33 * max(0.02, 1 - abs(s) ** 2.4)
        sharp = abs(s) ** 8
        rise, belly = 0.05 * abs(s) ** 3 + 0.08 * sharp, 0.12 * (1 - sharp)
        deck = 0.2 - 0.03 * abs(s) ** 3
        ring = []
        for k in range(28):
            a = math.tau * k / 28
            y, up = wide * math.cos(a), math.sin(a)
            low = rise + belly * (1 - min(1, abs(up) * 1.15)) if up < 0 else belly + rise + (deck - belly - rise) * up
            ring.append((s * half, y, low))
        sections.append(ring)
    mesh.loft('hull', sections, hull, parent=whole)
    dark = materials.plastic('#15181a')
    ring = [(-0.1 + 0.42 * math.cos(a), 0.21 * math.sin(a), 0.206) for a in (math.tau * i / 40 for i in range(40))]
    mesh.tube('coaming', ring, 0.02, dark, whole, True)
    mesh.cylinder('cockpit', 1.0, 0.012, (-0.1, 0, 0.2), materials.matte('#0c0d0d', 0.9), 'z', 0, 40, whole).scale = (0.41, 0.2, 1)
    mesh.box('rest', (0.05, 0.3, 0.12), (-0.42, 0, 0.25), materials.matte('#23282a', 0.8), 0.03, 3, whole, (0, -12, 0))
    for x in (0.5, -0.5):
        _saddle(whole, x)
    strap = [(-0.45, -SADDLE), (-0.33, 0.14), (-0.215, 0.258), (-0.14, 0.259), (0.06, 0.226), (0.31, 0.155), (0.45, -SADDLE)]
    for x in (0.5, -0.72):
        mesh.tube('strap', [(x, y, z + 0.004) for y, z in strap], 0.011, materials.matte('#23282a', 0.8), whole, bend=0.04)
    _paddle(whole)
    return whole


def _saddle(whole, x):
    """A block of foam under the hull and a wedge at either side of it."""
    foam = materials.matte('#2b3032', 0.9, 0.1, 60.0, 0.2)
    mesh.box('saddle', (0.11, 0.5, SADDLE + 0.016), (x, 0, 0.008 - SADDLE / 2), foam, 0.008, 2, whole)
    for side in (1, -1):
        mesh.box('wedge', (0.11, 0.035, 0.13), (x, side * 0.275, 0.022), foam, 0.01, 2, whole, (side * -50, 0, 0))


def _paddle(whole):
    """Along the right side of the cockpit's rim, on which it lies; the straps hold it there."""
    shaft, blade = materials.matte('#d9d4c6', 0.4), materials.matte('#23505c', 0.4)
    y, z = -0.178, 0.242
    mesh.tube('paddle', [(-0.96, y, z), (0.76, y, z)], 0.014, shaft, whole)
    for end in (1, -1):
        outline = mesh.smooth_outline([(0.78, -0.02), (0.86, -0.07), (1.1, -0.088), (1.19, -0.05), (1.19, 0.05), (1.1, 0.088), (0.86, 0.07), (0.78, 0.02)], 0.05)
        mesh.plan('blade', [(end * a, b) for a, b in outline][:: end], -0.007, 0.007, blade, 0.004, 2, whole, (-0.1, y, z))


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
