"""Behind the last bench: rear-facing seat, golf bags, well, basket, bed; tail lights."""

import math

from ..kit import mesh
from ..kit.pillow import pillow, rounded
from . import front, roles, seats
from .lamps import SIDES
from .skin import View, flip, oval, shape


def build(frame, look, spec, skin, whole):
    kind = spec['rear']
    if kind == 'flip':
        _flip(frame, look, spec, whole)
    elif kind == 'bags':
        _bags(frame, spec, whole)
    elif kind == 'well':
        _well(frame, whole)
    elif kind == 'bed':
        _bed(frame, spec, whole)
    elif spec['basket']:
        _basket(frame, whole)
    view = View(skin, (frame.reach, 0, 0), 180)
    _lights(look, view, frame, whole)
    _panel(frame, view, whole)


def _panel(frame, view, whole):
    """The rear bumper, a plate for the number, the gap above them."""
    low = frame.sill + 0.06
    dark = roles.plastic('#1a1c1d')
    # Under a bed the body ends soon behind the wheels: there its corners are theirs.
    wide = 0.44 if frame.spec['rear'] == 'bed' else 0.5
    view.patch('rear bumper', shape([(-wide, low), (wide, low), (wide, low + 0.075), (-wide, low + 0.075)], 0.02), dark, whole, 0.035, 0.05)
    z = low + 0.145
    front.plate(view, z, whole, 0.008)
    top = low + 0.215
    view.gap('panel gap', [(-0.5, top), (-0.2, top), (0.2, top), (0.5, top)], whole)
    if frame.spec['hitch']:
        mesh.box('tow hitch', (0.2, 0.055, 0.055), (frame.reach + 0.03, 0, frame.sill + 0.06), dark, 0.008, 2, whole)
        mesh.ball('hitch ball', 0.026, (frame.reach - 0.04, 0, frame.sill + 0.108), roles.metal(), 3, parent=whole)


def _lights(look, view, frame, whole):
    """`u` of this view grows to the right of the cart."""
    top = frame.seat - 0.07 if frame.spec['rear'] in ('flip', 'none') else frame.hub + frame.arch - 0.02
    tall = {'block': 0.05, 'hook': 0.06, 'round': 0.062, 'tower': 0.085, 'strip': 0.02, 'oval': 0.04, 'bar': 0.028, 'slash': 0.06}[look['tails']]
    z = top - tall
    outlines = {
        'block': shape([(0.38, z - 0.05), (0.5, z - 0.05), (0.5, z + 0.05), (0.38, z + 0.05)], 0.015),
        'hook': shape([(0.43, z - 0.06), (0.51, z - 0.05), (0.51, z + 0.06), (0.36, z + 0.06), (0.37, z + 0.025), (0.43, z + 0.02)], 0.012),
        'round': oval(0.062, 0.062, at=(0.43, z)),
        'tower': shape([(0.45, z - 0.085), (0.515, z - 0.085), (0.515, z + 0.085), (0.45, z + 0.085)], 0.015),
        'strip': shape([(0.1, z - 0.012), (0.4, z - 0.014), (0.5, z - 0.03), (0.5, z + 0.02), (0.1, z + 0.014)], 0.006),
        'oval': oval(0.08, 0.04, 2.3, at=(0.41, z)),
        'bar': shape([(0.28, z - 0.028), (0.5, z - 0.028), (0.5, z + 0.028), (0.28, z + 0.028)], 0.01),
        'slash': shape([(0.45, z - 0.06), (0.5, z - 0.06), (0.51, z + 0.06), (0.33, z + 0.06), (0.34, z + 0.035), (0.45, z + 0.02)], 0.006),
    }
    outline = outlines[look['tails']]
    middle = (sum(p[0] for p in outline) / len(outline), sum(p[1] for p in outline) / len(outline))
    inner = [_nearer(p, middle, 0.82) for p in outline]
    for side, name in SIDES:
        put = (lambda line: [p[:2] for p in line]) if side < 0 else flip
        view.patch(f'lamp-housing-tail-{name}', put(outline), roles.gloss(), whole, 0.005, 0.03)
        view.patch(f'lamp-tail-{name}', put(inner), roles.tail_lamp(), whole, 0.009, 0.012, 4, 0.002, 0.006 if look['tails'] in ('round', 'oval') else 0.0)
        if look['tails'] == 'round':
            view.seam('bezel', put(outline), whole, 0.006, roles.metal(), 0.005, True)
        if look['tails'] in ('tower', 'block', 'round', 'oval'):
            below = z - tall - 0.035
            around = shape([(middle[0] - 0.04, below - 0.018), (middle[0] + 0.04, below - 0.018), (middle[0] + 0.04, below + 0.018), (middle[0] - 0.04, below + 0.018)], 0.008)
            amber = [_nearer(p, (middle[0], below), 0.8) for p in around]
            view.patch(f'lamp-housing-turn-{name}', put(around), roles.gloss(), whole, 0.005, 0.02)
            view.patch(f'lamp-turn-{name}', put(amber), roles.turn_lamp(), whole, 0.009, 0.012, 4, 0.002)


def _nearer(point, middle, share):
    return (middle[0] + (point[0] - middle[0]) * share, middle[1] + (point[1] - middle[1]) * share)


def _flip(frame, look, spec, whole):
    seats.bench(frame, 'seat-facing-back', -0.62, whole, {**spec, 'headrests': False}, look['stitch'], -1, fold=spec.get('seat_fold', 0))
    floor = frame.floor
    deck = rounded([(-0.52, floor + 0.035, 0.01), (-1.03, floor + 0.045, 0.03), (-1.03, floor + 0.0, 0.02), (-0.52, floor - 0.03, 0.02)])
    pillow('footrest', deck, 0.5, roles.plastic('#202324'), 0.03, None, whole)
    for i in range(6):
        mesh.box('rib', (0.02, 0.86, 0.008), (-0.68 - i * 0.06, 0, floor + 0.043), roles.rubber(), 0.003, 1, whole)
    dark = roles.plastic('#16181a')
    for side in (1, -1):
        mesh.tube('brace', [(-0.3, side * 0.2, floor - 0.085), (-0.56, side * 0.4, floor - 0.04), (-0.96, side * 0.42, floor + 0.0)], 0.018, dark, whole, bend=0.1)
    # The seat that is folded to a deck lies on it.
    z = frame.seat - 0.15
    mesh.tube('grab bar', [(-1.0, -0.43, floor + 0.03), (-1.035, -0.43, z), (-1.035, 0.43, z), (-1.0, 0.43, floor + 0.03)], 0.018, dark, whole, bend=0.07)


def _bags(frame, spec, whole):
    base = frame.hub + frame.arch + 0.045
    dark = roles.plastic()
    mesh.box('bag tray', (0.36, 0.86, 0.04), (-0.3, 0, base + 0.015), dark, 0.02, parent=whole)
    high = frame.seat + 0.42
    mesh.tube('bag rack', [(-0.44, -0.46, base), (-0.5, -0.46, high), (-0.5, 0.46, high), (-0.44, 0.46, base)], 0.015, dark, whole, bend=0.06)
    mesh.tube('bag rest', [(-0.485, -0.46, base + 0.24), (-0.485, 0.46, base + 0.24)], 0.011, dark, whole)
    for y, color, trim in ((0.22, '#2c4a3e', '#e8e2d3'), (-0.22, '#8a3a2c', '#e8e2d3')):
        _bag(whole, (-0.27, y, base + 0.035), color, trim)
        x, z = -0.345, base + 0.5
        ring = [(x + 0.15 * math.cos(a), y + 0.142 * math.sin(a), z - 0.03 * math.cos(a)) for a in (2 * math.pi * i / 40 for i in range(40))]
        mesh.tube('bag strap', ring, 0.008, roles.cloth('#202325'), whole, closed=True)
    if spec['cooler']:
        at = (frame.last - 0.1, -0.66, frame.floor + 0.16)
        mesh.box('cooler', (0.3, 0.17, 0.24), at, roles.plastic('#e8e4da'), 0.03, 4, whole)
        mesh.box('cooler lid', (0.31, 0.18, 0.04), (at[0], at[1], at[2] + 0.13), roles.plastic('#2c3133'), 0.014, 3, whole)
        mesh.box('cooler bracket', (0.22, 0.08, 0.03), (at[0], at[1] + 0.1, at[2] - 0.11), roles.plastic('#131516'), 0.008, 2, whole)


def _bag(whole, at, color, trim):
    bag = mesh.group('bag', at, whole)
    bag.rotation_euler = (0, math.radians(-9), 0)
    cloth, edge = roles.cloth(color), roles.cloth(trim)
    mesh.lathe('bag', [(0.0, 0), (0.115, 0.0), (0.13, 0.03), (0.125, 0.35), (0.13, 0.7), (0.138, 0.78)], cloth, 'z', 40, bag)
    mesh.lathe('bag collar', [(0.128, 0.74), (0.146, 0.75), (0.146, 0.81), (0.12, 0.81), (0.11, 0.74)], edge, 'z', 40, bag)
    mesh.cylinder('bag mouth', 0.125, 0.02, (0, 0, 0.78), roles.liner(), 'z', 0, parent=bag)
    mesh.lathe('bag band', [(0.124, 0.1), (0.135, 0.11), (0.135, 0.15), (0.124, 0.16)], edge, 'z', 40, bag)
    pillow('bag pocket', rounded([(-0.11, 0.2, 0.02), (-0.17, 0.22, 0.03), (-0.17, 0.52, 0.03), (-0.11, 0.55, 0.02)]), 0.085, cloth, 0.03, None, bag, slices=4)
    for i in range(7):
        a = 2 * math.pi * i / 7 + 0.4
        x, y = 0.07 * math.cos(a), 0.07 * math.sin(a)
        top = (x * 0.95, y * 1.25, 0.98 + 0.05 * ((i * 5) % 3))
        mesh.tube('club', [(x, y, 0.6), top], 0.005, roles.metal(), bag)
        # Each head looks away from the middle of the bag, none quite as its neighbor.
        head = mesh.group('head', top, bag)
        head.rotation_euler = (0, math.radians(8), a + (0.5, -0.4, 0.2)[i % 3])
        (_wood if i % 3 == 0 else _iron)(head, edge, i)


def _iron(head, _, i):
    """A blade that begins at the shaft and grows toward its toe: upside down in the bag, its sole is up."""
    outline = [(-0.006, -0.02), (0.006, -0.02), (0.014, -0.008), (0.066, -0.03), (0.084, -0.018), (0.088, 0.01), (0.076, 0.03), (0.03, 0.026), (-0.004, 0.012)]
    mesh.slab('iron', mesh.smooth_outline(outline, 0.012), -0.006, 0.006, roles.metal('#a9adaf', 0.3), 0.003, 2, head)
    mesh.box('iron sole', (0.062, 0.018, 0.008), (0.044, 0, 0.025), roles.metal('#8e9294', 0.35), 0.003, 2, head, (0, -5, 0))


def _wood(head, edge, i):
    """The driver under a knitted cover; of the others one sees sole and neck."""
    if i == 0:
        sock = [(0.0, -0.1), (0.02, -0.1), (0.024, -0.04), (0.042, 0.0), (0.05, 0.045), (0.044, 0.078), (0.024, 0.096), (0.0, 0.1)]
        mesh.lathe('cover', sock, roles.cloth('#202325'), 'z', 28, head)
        for low, wide in ((-0.07, 0.0255), (-0.045, 0.0265)):
            mesh.lathe('cover band', [(wide - 0.004, low - 0.008), (wide, low - 0.006), (wide, low + 0.006), (wide - 0.004, low + 0.008)], edge, 'z', 28, head)
        mesh.ball('bobble', 0.022, (0, 0, 0.11), edge, 3, parent=head)
        return
    mesh.ball('wood', 0.045, (0.03, 0, 0.006), roles.gloss('#1c2321'), 3, (1.15, 0.95, 0.6), head)
    mesh.ball('wood sole', 0.036, (0.03, 0, 0.0185), roles.metal('#8e9294', 0.35), 3, (1.1, 0.95, 0.45), head)
    mesh.tube('wood neck', [(0, 0, -0.05), (0.006, 0, 0.0)], 0.009, roles.gloss('#1c2321'), head)


def _well(frame, whole):
    z = max(frame.hub + frame.arch + 0.045, frame.seat - 0.05)
    tub = roles.plastic('#26292a')
    mesh.box('well floor', (0.4, 0.96, 0.02), (-0.29, 0, z + 0.006), roles.rubber(), 0.006, 2, whole)
    for side in (1, -1):
        mesh.box('well wall', (0.42, 0.025, 0.16), (-0.28, side * 0.49, z + 0.075), tub, 0.01, parent=whole)
    mesh.box('well wall', (0.025, 0.98, 0.16), (-0.485, 0, z + 0.075), tub, 0.01, parent=whole)
    mesh.tube('well rail', [(-0.1, -0.49, z + 0.15), (-0.49, -0.49, z + 0.165), (-0.49, 0.49, z + 0.165), (-0.1, 0.49, z + 0.15)], 0.014, roles.plastic(), whole, bend=0.05)


def _basket(frame, whole):
    """A wire basket on the deck behind the last back."""
    z, wire = frame.seat + 0.006, roles.plastic('#141617')
    x0, x1 = frame.last - 0.66, frame.reach + 0.05
    for height, thick in ((0.004, 0.011), (0.17, 0.013)):
        mesh.tube('basket', [(x0, -0.46, z + height), (x1, -0.46, z + height), (x1, 0.46, z + height), (x0, 0.46, z + height)], thick, wire, whole, closed=True, bend=0.05)
    for k in range(12):
        y = -0.44 + k * 0.08
        mesh.tube('basket wire', [(x1, y, z), (x1, y, z + 0.17)], 0.0045, wire, whole)
        mesh.tube('basket wire', [(x0, y, z + 0.004), (x1, y, z + 0.004)], 0.0045, wire, whole)
    for side in (1, -1):
        for k in range(1, 5):
            x = x0 + (x1 - x0) * k / 5
            mesh.tube('basket wire', [(x, side * 0.46, z), (x, side * 0.46, z + 0.17)], 0.0045, wire, whole)


def _bed(frame, spec, whole):
    """The bed stands over the rear axle and tips about its rear edge."""
    start, end = frame.bed
    z, tub = frame.hub + frame.arch + 0.08, roles.plastic('#202324')
    length = start - end
    hinge = mesh.group('bed', (-0.5 if end < -0.5 else end + 0.05, 0, z - 0.03), whole)
    hinge.rotation_euler = (0, math.radians(-spec.get('bed_tilt', 0)), 0)
    bed = mesh.group('tub', (-hinge.location.x, 0, -hinge.location.z), hinge)
    middle = (start + end) / 2
    mesh.box('bed floor', (length, 1.16, 0.035), (middle, 0, z), tub, 0.012, parent=bed)
    for i in range(10):
        mesh.box('groove', (length - 0.06, 0.025, 0.012), (middle, -0.5 + i * 0.111, z + 0.02), roles.plastic('#2f3334'), 0.004, 1, bed)
    for side in (1, -1):
        mesh.box('bed side', (length, 0.035, 0.27), (middle, side * 0.575, z + 0.13), tub, 0.014, parent=bed)
        count = max(4, round(length / 0.24))
        for i in range(count):
            mesh.box('bed rib', (0.05, 0.02, 0.2), (start - length * (i + 0.5) / count, side * 0.598, z + 0.125), tub, 0.008, 2, bed)
        mesh.tube('bed rail', [(start, side * 0.575, z + 0.27), (end, side * 0.575, z + 0.27)], 0.018, roles.metal('#8e9294', 0.4), bed)
        mesh.tube('prop', [(hinge.location.x + 0.42, side * 0.2, z - 0.16), (hinge.location.x + 0.36, side * 0.2, z - 0.03)], 0.012, roles.metal('#8f9496', 0.35), whole)
        mesh.box('bed hinge', (0.08, 0.05, 0.07), (hinge.location.x, side * 0.3, z - 0.045), roles.plastic('#121415'), 0.01, 2, whole)
    mesh.box('tailgate', (0.035, 1.12, 0.26), (end, 0, z + 0.13), tub, 0.014, parent=bed)
    for y in (-0.36, 0, 0.36):
        mesh.box('gate press', (0.012, 0.26, 0.15), (end - 0.018, y, z + 0.13), roles.plastic('#2a2e30'), 0.01, 2, bed)
    for side in (1, -1):
        mesh.box('gate latch', (0.03, 0.05, 0.05), (end - 0.016, side * 0.53, z + 0.22), roles.metal('#8f9496'), 0.008, parent=bed)
    mesh.box('bed head', (0.03, 1.12, 0.33), (start, 0, z + 0.16), tub, 0.014, parent=bed)
    # The rack that keeps a load off the riders' backs stands on the frame of the head.
    high = frame.seat + 0.6
    mesh.tube('head rack', [(start + 0.004, -0.54, z + 0.3), (start + 0.004, -0.54, high), (start + 0.004, 0.54, high), (start + 0.004, 0.54, z + 0.3)], 0.015, tub, bed, bend=0.06)
    for i in range(7):
        mesh.tube('head rack bar', [(start + 0.004, -0.48 + i * 0.16, z + 0.31), (start + 0.004, -0.48 + i * 0.16, high)], 0.008, tub, bed)
    rails = roles.plastic('#121415')
    for side in (1, -1):
        mesh.box('bed beam', (length - 0.2, 0.06, 0.05), (middle, side * 0.3, z - 0.038), rails, 0.01, parent=bed)
    mesh.box('bed frame', (min(0.5, length - 0.3), 0.5, 0.04), (0.05, 0, z - 0.085), rails, 0.01, parent=whole)
