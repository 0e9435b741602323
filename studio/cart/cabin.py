"""Where the driver sits: dash, screen, steering wheel, pedals, mirrors."""

import math

from ..kit import mesh
from ..kit.pillow import pillow, rounded
from . import roles


def build(frame, look, spec, skin, whole):
    hood = skin.top(frame.front - 0.29, 0.2)
    x = frame.front - 0.3
    dark = roles.plastic('#383d3f')
    outline = rounded(
        [(x + 0.12, hood + 0.004, 0.03), (x - 0.06, hood + 0.02, 0.06), (x - 0.1, hood - 0.06, 0.05), (x - 0.05, hood - 0.2, 0.06), (x + 0.05, hood - 0.24, 0.04)]
    )
    pillow('dash', outline, 0.52, dark, 0.05, None, whole)
    # Before the driver it rises to a hood over the instruments, which one sees from ahead through the glass.
    hooded = rounded([(x + 0.07, hood, 0.03), (x + 0.02, hood + 0.085, 0.05), (x - 0.08, hood + 0.105, 0.012), (x - 0.088, hood + 0.09, 0.01), (x - 0.06, hood, 0.03)])
    pillow('dash hood', hooded, 0.19, dark, 0.06, None, whole, y=0.275)
    low = frame.front - frame.arch - 0.088
    knee = 0.58 + frame.lift
    wall = [(x - 0.01, hood - 0.13), (x - 0.078, hood - 0.15), (low - 0.016, knee), (low - 0.016, frame.floor - 0.02), (low + 0.02, frame.floor - 0.02), (low + 0.02, knee)]
    mesh.slab('firewall', wall, -0.53, 0.53, roles.plastic('#1f2324'), 0.008, 2, whole)
    for y in (-0.3, -0.42):
        mesh.lathe('cup holder', [(0.034, 0.004), (0.036, 0.012), (0.045, 0.012), (0.046, 0.0)], dark, 'z', 40, whole, (x - 0.02, y, hood + 0.008))
        mesh.cylinder('cup well', 0.036, 0.012, (x - 0.02, y, hood + 0.01), roles.liner(), 'z', 0, parent=whole)
    mesh.box('glovebox', (0.012, 0.3, 0.1), (x - 0.083, -0.28, hood - 0.12), roles.plastic('#2f3334'), 0.012, turn=(0, -16, 0), parent=whole)
    mesh.box('glovebox latch', (0.012, 0.05, 0.014), (x - 0.094, -0.28, hood - 0.085), roles.metal('#8f9496'), 0.004, 2, whole, (0, -16, 0))
    if spec['screen']:
        _screen(whole, x, hood)
    else:
        mesh.cylinder('gauge', 0.05, 0.03, (x - 0.09, 0.02, hood - 0.045), roles.gloss('#0e1516'), 'x', 0.006, parent=whole)
        mesh.cylinder('gauge rim', 0.056, 0.024, (x - 0.088, 0.02, hood - 0.045), roles.metal('#9b9fa1'), 'x', 0.005, parent=whole)
    for k, y in enumerate((0.13, 0.165, 0.42)):
        mesh.box('switch', (0.02, 0.022, 0.034), (x - 0.088, y, hood - 0.09), roles.gloss(), 0.005, 2, whole, (0, -16, 0))
    if spec['golf']:
        _scorecard(whole, x, hood)
    _steering(whole, x, hood, frame)
    _pedals(frame, low, whole)
    if spec['mirrors']:
        _mirrors(frame, whole, skin)


def _screen(whole, x, hood):
    at = (x - 0.1, 0.0, hood + 0.045)
    mesh.box('screen stalk', (0.05, 0.08, 0.07), (x - 0.075, 0, hood - 0.01), roles.plastic(), 0.012, parent=whole)
    mesh.box('screen back', (0.04, 0.21, 0.12), (at[0] + 0.022, at[1], at[2]), roles.plastic('#383d3f'), 0.02, 3, turn=(0, -14, 0), parent=whole)
    mesh.box('screen case', (0.022, 0.25, 0.16), (at[0] + 0.004, at[1], at[2]), roles.gloss('#0d1112'), 0.01, turn=(0, -14, 0), parent=whole)
    for y, z, wide, tall, color in ((0.045, 0.0, 0.12, 0.105, '#24443f'), (-0.07, 0.028, 0.075, 0.045, '#8f9a5a'), (-0.07, -0.03, 0.075, 0.045, '#3a5a64')):
        mesh.box('screen field', (0.003, wide, tall), (at[0] - 0.0085 - z * 0.25, at[1] + y, at[2] + z), roles.screen(color), 0.001, 1, whole, (0, -14, 0))


def _scorecard(whole, x, hood):
    """On the wheel's hub of a golf cart: a clip with a card; balls in a tray beside it."""
    mesh.box('ball tray', (0.06, 0.2, 0.024), (x - 0.03, 0.02, hood + 0.02), roles.plastic('#2f3334'), 0.01, parent=whole)
    for y in (-0.04, 0.01, 0.06):
        mesh.ball('golf ball', 0.0213, (x - 0.03, y, hood + 0.045), roles.plate(), 3, parent=whole)


def _steering(whole, x, hood, frame):
    column = mesh.group('steering-column', (x - 0.2, 0.275, hood + 0.07), whole)
    column.rotation_euler = (0, math.radians(-52), 0)
    dark = roles.plastic()
    grip = [(0.175 * math.cos(a), 0.175 * math.sin(a), 0) for a in (2 * math.pi * i / 64 for i in range(64))]
    mesh.tube('steering wheel', grip, 0.016, roles.plastic('#17191a'), column, closed=True)
    mesh.cylinder('wheel hub', 0.055, 0.035, (0, 0, -0.008), dark, 'z', 0.012, parent=column)
    mesh.cylinder('horn', 0.036, 0.02, (0, 0, 0.006), roles.gloss('#17191a'), 'z', 0.006, parent=column)
    for turn in (90, 210, 330):
        a = math.radians(turn)
        mesh.tube('spoke', [(0, 0, -0.012), (0.172 * math.cos(a), 0.172 * math.sin(a), 0)], 0.012, roles.metal('#7d8183', 0.35), column)
    mesh.tube('column', [(0, 0, -0.02), (0, 0, -0.34)], 0.028, dark, column)
    mesh.cylinder('column shroud', 0.05, 0.16, (0, 0, -0.12), dark, 'z', 0.014, parent=column)
    mesh.tube('stalk', [(0, 0.04, -0.07), (0.01, 0.15, -0.05)], 0.007, dark, column)
    # Below the dash the shaft goes on to the floor.
    mesh.tube('steering shaft', [(x - 0.03, 0.275, hood - 0.14), (frame.front - frame.arch - 0.1, 0.22, frame.floor + 0.05)], 0.018, roles.plastic('#121415'), whole)


def _pedals(frame, low, whole):
    for name, y, size in (('accelerator', 0.16, (0.02, 0.07, 0.17)), ('brake', 0.33, (0.024, 0.11, 0.09))):
        z = frame.floor + (0.13 if name == 'accelerator' else 0.16)
        at = (low - 0.085, y, z)
        mesh.box(f'{name} pedal', size, at, roles.rubber(), 0.008, 3, whole, (0, 32, 0))
        mesh.tube('pedal arm', [(at[0] + 0.005, y, z), (low - 0.03, y, z + 0.03), (low + 0.0, y, z + 0.06)], 0.009, roles.metal('#7d8183', 0.4), whole, bend=0.03)
        c, t = math.cos(math.radians(32)), math.sin(math.radians(32))
        for k in (-0.025, 0.0, 0.025):
            out = size[0] / 2
            mesh.box('pedal rib', (0.006, size[1] - 0.02, 0.006), (at[0] - out * c + k * t, y, z + out * t + k * c), roles.plastic(), 0.002, 1, whole, (0, 32, 0))


def _mirrors(frame, whole, skin):
    x = frame.front - 0.185
    for side in (1, -1):
        base = skin.top(x, side * 0.5) or skin.top(x, side * 0.45)
        z = base + 0.2
        mesh.box('mirror foot', (0.08, 0.034, 0.03), (x - 0.025, side * 0.515, z - 0.02), roles.plastic(), 0.01, parent=whole)
        mesh.tube('mirror stalk', [(x, side * 0.515, z - 0.02), (x + 0.02, side * 0.58, z + 0.0), (x + 0.03, side * 0.67, z + 0.0)], 0.01, roles.plastic(), whole, bend=0.04)
        outline = rounded([(x + 0.005, z - 0.085, 0.03), (x + 0.055, z - 0.06, 0.03), (x + 0.06, z + 0.05, 0.04), (x + 0.005, z + 0.08, 0.03)])
        pillow('mirror case', outline, 0.09, roles.plastic('#16181a'), 0.03, None, whole, y=side * 0.735, slices=5, rounds=8)
        mesh.box('mirror', (0.006, 0.12, 0.11), (x + 0.004, side * 0.735, z - 0.003), roles.mirror(), 0.002, 2, parent=whole)
