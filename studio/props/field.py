"""What belongs to a course or a farm. Every prop stands on the ground at `at` and looks toward its +x."""

import math
import random

from mathutils import Vector

from ..kit import materials, mesh


def turned(name, at, turn, parent=None):
    whole = mesh.group(name, at, parent)
    whole.rotation_euler = (0, 0, math.radians(turn))
    return whole


def balls(at, turn=0.0):
    """A bucket of range balls, its handle down, and a putter that leans on its rim."""
    whole, wire = turned('balls', at, turn), materials.metal('#8e9294', 0.3)
    pail = [(0, 0.004), (0.105, 0.004), (0.112, 0.012), (0.145, 0.23), (0.152, 0.235), (0.15, 0.242), (0.138, 0.235), (0.13, 0.15), (0, 0.15)]
    mesh.lathe('bucket', pail, materials.matte('#2f5a45', 0.4), 'z', 48, whole)
    mesh.tube('handle', [(-0.147, 0, 0.225), (-0.135, -0.13, 0.262), (-0.06, -0.185, 0.252), (0.06, -0.185, 0.252), (0.135, -0.13, 0.262), (0.147, 0, 0.225)], 0.005, wire, whole, bend=0.06)
    chance, white = random.Random(4), materials.matte('#f2efe6', 0.35)
    for k in range(60):
        a, far = chance.uniform(0, math.tau), math.sqrt(chance.random()) * 0.115
        mesh.ball('ball', 0.0215, (far * math.cos(a), far * math.sin(a), 0.2 + 0.065 * (1 - far / 0.115) * chance.uniform(0.5, 1)), white, 3, parent=whole)
    for x, y in ((0.24, -0.1), (0.3, 0.03), (0.19, -0.2)):
        mesh.ball('ball', 0.0215, (x, y, 0.0215), white, 3, parent=whole)
    _putter(whole)
    return whole


def _putter(whole):
    """Its head stands on the ground, its shaft lies on the bucket's rim."""
    u, steep, chrome = Vector((0.8, 0.6, 0)), math.radians(47), materials.metal('#8e9294', 0.25)
    rim = u * 0.15 + Vector((0, 0, 0.25))
    along = Vector((-u.x * math.cos(steep), -u.y * math.cos(steep), math.sin(steep)))
    heel = rim - along * ((rim.z - 0.03) / along.z)
    grip, end = heel + along * 0.6, heel + along * 0.85
    mesh.tube('putter', [heel - Vector((0, 0, 0.014)), heel, end], 0.005, materials.metal('#a5aaac', 0.35), whole)
    mesh.tube('grip', [grip, end], 0.011, materials.matte('#2b2f30', 0.8), whole)
    head = mesh.group('putter head', (heel.x, heel.y, 0.002), whole)
    head.rotation_euler = (0, 0, math.atan2(u.y, u.x))
    # From above: the blade away from the heel, behind it the rounded flange that makes a mallet.
    mesh.plan('blade', mesh.smooth_outline([(-0.009, -0.104), (0.009, -0.104), (0.009, 0.014), (-0.009, 0.014)], 0.006), 0, 0.026, chrome, 0.003, 2, head)
    mallet = [(0.006, -0.1), (0.03, -0.092), (0.052, -0.066), (0.056, -0.045), (0.052, -0.024), (0.03, 0.002), (0.006, 0.01)]
    mesh.plan('flange', mesh.smooth_outline(mallet, 0.01), 0, 0.016, materials.matte('#23282a', 0.4), 0.004, 2, head)
    mesh.box('sight', (0.046, 0.004, 0.002), (0.03, -0.045, 0.0165), materials.matte('#f2efe6', 0.5), 0, parent=head)


def hay(at, turn=0.0, room=(9, 9)):
    """A bale tied with two strings, straw about it as far as its `room` goes ahead and aside."""
    whole = turned('hay', at, turn)
    straw = materials.matte('#b89443', 0.95, 0.28, 55.0, 0.9)
    mesh.box('bale', (0.46, 0.8, 0.36), (0, 0, 0.18), straw, 0.03, 4, whole)
    chance, stalks = random.Random(9), (materials.matte('#c9a654', 0.9), materials.matte('#a98437', 0.9), materials.matte('#d8bc70', 0.9))
    for k in range(230):
        side = k % 5
        u, v = chance.uniform(-1, 1), chance.uniform(-1, 1)
        base = [(0.23, 0.4 * u, 0.18 + 0.17 * v), (-0.23, 0.4 * u, 0.18 + 0.17 * v), (0.23 * u, 0.4, 0.18 + 0.17 * v), (0.23 * u, -0.4, 0.18 + 0.17 * v), (0.22 * u, 0.39 * v, 0.36)][side]
        end = [b + chance.uniform(-0.05, 0.05) for b in base]
        mesh.tube('stalk', [base, end], 0.0028, stalks[k % 3], whole)
    for k in range(60):
        a, far = chance.uniform(0, math.tau), chance.uniform(0.3, 0.62)
        x, y, b = far * math.cos(a), far * math.sin(a) * 1.2, chance.uniform(0, math.tau)
        x, y = max(-room[0], min(room[0], x)), max(-room[1], min(room[1], y))
        mesh.tube('stalk', [(x, y, 0.004), (x + 0.08 * math.cos(b), y + 0.08 * math.sin(b), 0.006)], 0.0028, stalks[k % 3], whole)
    for y in (-0.2, 0.2):
        mesh.tube('string', [(-0.236, y, 0.01), (-0.236, y, 0.366), (0.236, y, 0.366), (0.236, y, 0.01)], 0.005, materials.matte('#7a4a2c', 0.8), whole, bend=0.03)
    return whole
