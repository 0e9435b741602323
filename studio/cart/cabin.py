"""Where the driver sits: dash, screen, steering wheel, pedals, mirrors."""

import math

from ..kit import materials, mesh
from ..kit.pillow import pillow, rounded


def build(frame, look, spec, whole):
    hood = look['hood'] + frame.lift
    x = frame.front - 0.3
    dark = materials.plastic('#232627')
    outline = rounded(
        [(x + 0.14, hood + 0.008, 0.03), (x - 0.06, hood + 0.02, 0.06), (x - 0.1, hood - 0.06, 0.05), (x - 0.05, hood - 0.2, 0.06), (x + 0.05, hood - 0.24, 0.04)]
    )
    pillow('dash', outline, 0.53, dark, 0.05, None, whole)
    for y in (-0.3, -0.42):
        mesh.cylinder('cup', 0.042, 0.02, (x - 0.03, y, hood + 0.012), materials.plastic('#0f1112'), 'z', 0.006, parent=whole)
    mesh.box('glovebox', (0.012, 0.3, 0.1), (x - 0.085, -0.3, hood - 0.12), materials.plastic('#2f3334'), 0.012, parent=whole)
    if spec['screen']:
        _screen(whole, x, hood)
    else:
        mesh.cylinder('gauge', 0.05, 0.02, (x - 0.098, 0.02, hood - 0.05), materials.matte('#0e1516', 0.2), 'x', 0.006, parent=whole)
    _steering(whole, x, hood)
    for y in (0.2, 0.34):
        mesh.box('pedal', (0.03, 0.075, 0.14), (frame.front - frame.arch - 0.1, y, frame.floor + 0.16), materials.metal('#8e9294', 0.4), 0.01, turn=(0, -35, 0), parent=whole)
    if spec['mirrors']:
        _mirrors(frame, whole, hood)


def _screen(whole, x, hood):
    at = (x - 0.1, 0.0, hood + 0.045)
    mesh.box('screen', (0.02, 0.24, 0.15), at, materials.matte('#0d1112', 0.2), 0.012, turn=(0, -14, 0), parent=whole)
    for y, z, wide, tall, color in ((0.045, 0.0, 0.12, 0.105, '#2f6f63'), (-0.07, 0.028, 0.075, 0.045, '#d7f23c'), (-0.07, -0.03, 0.075, 0.045, '#3f8f9c')):
        mesh.box('field', (0.003, wide, tall), (at[0] - 0.0115 - z * 0.22, at[1] + y, at[2] + z), materials.glow(color, 0.5), 0.006, 1, whole, (0, -14, 0))


def _steering(whole, x, hood):
    column = mesh.group('column', (x - 0.2, 0.275, hood + 0.07), whole)
    column.rotation_euler = (0, math.radians(-52), 0)
    grip = [(0.175 * math.cos(a), 0.175 * math.sin(a), 0) for a in (2 * math.pi * i / 48 for i in range(48))]
    mesh.tube('grip', grip, 0.016, materials.leather('#17191a'), column, closed=True)
    mesh.cylinder('hub', 0.055, 0.035, (0, 0, -0.008), materials.plastic(), 'z', 0.012, parent=column)
    for turn in (90, 210, 330):
        a = math.radians(turn)
        mesh.tube('spoke', [(0, 0, -0.012), (0.172 * math.cos(a), 0.172 * math.sin(a), 0)], 0.013, materials.metal('#7d8183', 0.35), column)
    mesh.tube('shaft', [(0, 0, -0.02), (0, 0, -0.3)], 0.028, materials.plastic(), column)


def _mirrors(frame, whole, hood):
    x = frame.front - 0.23
    for side in (1, -1):
        mesh.tube('arm', [(x, side * 0.53, hood + 0.16), (x + 0.03, side * 0.68, hood + 0.2)], 0.01, materials.plastic(), whole)
        outline = rounded([(x + 0.0, hood + 0.12, 0.03), (x + 0.06, hood + 0.14, 0.03), (x + 0.06, hood + 0.26, 0.04), (x + 0.0, hood + 0.29, 0.03)])
        pillow('mirror', outline, 0.085, materials.plastic('#16181a'), 0.03, None, whole, y=side * 0.73, slices=5)
        mesh.box('pane', (0.004, 0.13, 0.12), (x - 0.002, side * 0.73, hood + 0.205), materials.metal('#dfe5e6', 0.03), 0, parent=whole)
