"""What stands by the way: trail sign, board with the switchback, lamp post, coin telescope."""

import math

from ..kit import mark, materials, mesh
from .built import DARK, lantern, post, wood


def trail_sign(at, turn=0.0, arms=(20, -160), color='#8a6a44'):
    """A post with pointing boards."""
    post(at, 1.5, 0.07, DARK)
    for i, way in enumerate(arms):
        sign = mesh.group('arm', (at[0], at[1], at[2] + 1.32 - i * 0.26))
        sign.rotation_euler = (0, 0, math.radians(turn + way))
        outline = [(-0.08, -0.09), (0.55, -0.09), (0.68, 0), (0.55, 0.09), (-0.08, 0.09)]
        mesh.slab('arm', outline, -0.11, -0.075, wood(color), 0.012, 2, sign)


def trail_board(at, turn=0.0):
    """A board between two posts with the mark on it; faces its +x."""
    whole = mesh.group('board', at)
    whole.rotation_euler = (0, 0, math.radians(turn))
    for hand in (-1, 1):
        mesh.cylinder('leg', 0.06, 2.4, (0, hand * 0.64, 0.9), wood(DARK), rounding=0.02, sides=16, parent=whole)
    mesh.box('face', (0.07, 1.44, 1.14), (0.05, 0, 1.36), materials.matte('#1f4a3a', 0.6, 0.06, 6.0), 0.03, 3, whole)
    mesh.box('cap', (0.3, 1.64, 0.07), (0, 0, 2.02), wood(), 0.02, 2, whole)
    line = [(0.09, right, 1.36 + up) for right, up in mark.line(1.08)]
    mesh.tube('line', line, 0.04, materials.matte('#e8e2d3', 0.7), whole)
    return whole


def lamp_post(at, turn=0.0, height=2.6):
    """A wooden post with an arm and a lantern that is still lit; the arm points to its +x."""
    whole = mesh.group('lamp', at)
    whole.rotation_euler = (0, 0, math.radians(turn))
    mesh.cylinder(
        'pole', 0.07, height + 0.4, (0, 0, height / 2 - 0.2), wood(DARK), rounding=0.02, sides=16, parent=whole
    )
    mesh.box('arm', (0.62, 0.07, 0.07), (0.24, 0, height - 0.2), wood(DARK), 0.02, 2, whole)
    mesh.tube('brace', [(0.03, 0, height - 0.62), (0.38, 0, height - 0.23)], 0.025, wood(DARK), whole)
    lantern((0.46, 0, height - 0.6), 0.37).parent = whole
    return whole


def viewer(at, turn=0.0):
    """A coin telescope on its pedestal, as on every overlook; looks toward its +x."""
    whole = mesh.group('viewer', at)
    whole.rotation_euler = (0, 0, math.radians(turn))
    body = materials.matte('#41695f', 0.4)
    mesh.lathe(
        'stand',
        [(0, 0), (0.24, 0), (0.22, 0.06), (0.09, 0.14), (0.065, 0.6), (0.07, 1.0), (0, 1.0)],
        body,
        'z',
        32,
        whole,
    )
    mesh.cylinder('neck', 0.05, 0.2, (0, 0, 1.06), materials.metal('#8e9294', 0.4), 'z', 0.01, 24, whole)
    for hand in (-1, 1):
        mesh.tube('yoke', [(0, hand * 0.03, 1.02), (0, hand * 0.185, 1.05), (0, hand * 0.185, 1.21)], 0.022, body, whole, bend=0.06)
    mesh.box('head', (0.36, 0.32, 0.3), (0, 0, 1.2), body, 0.1, 5, whole, (0, -6, 0))
    for hand in (-1, 1):
        mesh.cylinder('eye', 0.075, 0.14, (0.22, hand * 0.085, 1.23), materials.plastic(), 'x', 0.02, 24, whole)
        mesh.cylinder('ocular', 0.045, 0.1, (-0.2, hand * 0.07, 1.2), materials.plastic(), 'x', 0.012, 20, whole)
    return whole
