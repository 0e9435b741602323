"""Body shells: nose and fenders, tail, floor, seat bases, skirts, what is under the floor."""

import math

import numpy as np

from ..kit import mesh
from ..kit.pillow import arc, pillow, rounded
from . import battery, roles
from .shell import profile, shell, smooth
from .skin import Skin, View, shape

WELL = 0.235  # How far from the middle line the rooms of the wheels begin.


def build(frame, look, paint, whole):
    nose = _cowl(frame, look, paint, whole)
    tail = _tail(frame, look, paint, whole)
    if frame.rows == 1 and frame.spec.get('bay_open', 0) > 0:
        battery.open_top(frame, tail, frame.last)
    _floor(frame, paint, whole)
    _pods(frame, paint, whole)
    for x, skin in ((0, Skin(tail)), (frame.front, Skin(nose))):
        _lips(frame, skin, x, whole)
    _underside(frame, whole)
    skins = {'nose': Skin(nose), 'tail': Skin(tail)}
    _seams(frame, look, skins, whole)
    return skins


def _warp(frame, look, axle, toward):
    lift, hub, arch, half = frame.lift, frame.hub, frame.arch, frame.half

    def warp(x, y, z):
        from_wheel = np.hypot(x - axle, z - hub)
        swell = 1 - smooth(from_wheel, arch + 0.02, arch + 0.16)
        outside = smooth(np.abs(y) / half, 0.8, 0.97)
        y = y + np.sign(y) * look['blister'] * swell * outside
        if toward > 0:
            ahead = smooth(x - axle, 0.12, 0.62)
            y = y * (1 - look['taper'] * ahead)
            above = smooth(z, 0.56 + lift, 0.7 + lift)
            if look['dome']:
                wide, height = look['dome']
                wide = wide * (1.12 - 0.35 * smooth(x - axle, -0.3, 0.6))
                z = z + height * above * (1 - smooth(np.abs(y), wide - 0.055, wide + 0.03)) * smooth(x - axle, -0.36, -0.2)
            if look['valley']:
                at, wide, depth = look['valley']
                away = (np.abs(y) - at) / wide
                z = z - depth * above * np.exp(-away * away) * smooth(axle + 0.7 - x, 0.05, 0.4)
        return x, y, z

    return warp


def _cowl(frame, look, paint, whole):
    front, lift = frame.front, frame.lift
    line = profile([(front + p[0], p[1] + lift, *p[2:]) for p in look['line']])
    half = [(z + lift, wide) for z, wide in look['half']]
    low = front - frame.arch - 0.085
    back = [(0.25 + lift, low), (0.58 + lift, low), (0.8 + lift, front - 0.34), (1.0 + lift, front - 0.31)]
    return shell(
        'cowl', line, back, half, paint, whole, look['square'], look['crown'], _warp(frame, look, front, 1),
        (front, frame.hub, frame.arch, WELL), roles.liner(),
    )


def _tail(frame, look, paint, whole):
    reach, low, top = frame.reach, frame.sill + 0.05, frame.seat
    rear = frame.spec['rear']
    over = frame.hub + frame.arch + 0.045
    deck = {'flip': top, 'none': top, 'well': max(over, top - 0.05), 'bags': over, 'bed': over}[rear]
    seat_back = frame.last - 0.56
    front = (reach + 0.42, top)
    if rear in ('bed', 'bags', 'well'):
        back = [(reach + 0.03, low), (reach, low + 0.06, 0.04), (reach, deck - 0.012, 0.05), (seat_back, deck, 0.03), (seat_back + 0.03, top, 0.05), (seat_back + 0.12, top)]
    else:
        back = {
            'round': [(reach + 0.06, low), (reach, low + 0.12, 0.1), (reach + 0.02, deck - 0.05, 0.12), (reach + 0.14, deck, 0.1), front],
            'soft': [(reach + 0.1, low), (reach, low + 0.14, 0.14), (reach + 0.03, deck - 0.08, 0.18), (reach + 0.22, deck, 0.16), front],
            'square': [(reach + 0.02, low), (reach, low + 0.06, 0.05), (reach + 0.01, deck, 0.06), front],
            'sport': [(reach + 0.08, low), (reach + 0.02, low + 0.13, 0.05), (reach - 0.03, deck - 0.03, 0.03), (reach + 0.05, deck + 0.012, 0.04), front],
            'step': [(reach + 0.05, low), (reach, low + 0.1, 0.04), (reach, deck - 0.15, 0.03), (reach + 0.05, deck - 0.12, 0.03), (reach + 0.06, deck, 0.04), front],
            'wedge': [(reach + 0.13, low), (reach, deck - 0.14, 0.03), (reach + 0.02, deck, 0.03), front],
            'boat': [(reach + 0.02, low), (reach - 0.02, low + 0.12, 0.12), (reach + 0.1, deck - 0.03, 0.15), (reach + 0.26, deck, 0.1), front],
            'duck': [(reach + 0.12, low), (reach + 0.05, low + 0.16, 0.02), (reach - 0.02, deck - 0.03, 0.02), (reach + 0.03, deck, 0.02), front],
        }[look['tail']]
    square = {'soft': 4.8, 'boat': 4.4, 'round': 5.5}.get(look['tail'], 7.5)
    half = [(low, 0.575), (low + 0.12, 0.597), (top - 0.12, 0.6), (top, 0.58)]
    line = profile(back)
    # The cap closes a level top: level rows would lie on each other, and no room could be cut out of them.
    while line[-1][1] - line[-2][1] < 1e-4:
        line.pop()
    return shell(
        'tail', line, [(low, frame.last - 0.03), (top, frame.last - 0.03)], half, paint, whole, square, 0.0,
        _warp(frame, look, 0, -1), (0, frame.hub, frame.arch, WELL), roles.liner(), -1,
    )


def _lips(frame, skin, x, whole):
    """The rolled edge of a wheel opening, or the flare of a lifted cart."""
    hub, arch = frame.hub, frame.arch
    low = -math.degrees(math.asin(min(0.9, max(0.0, (hub - frame.sill - 0.07) / arch))))
    for side in (1, -1):
        if frame.spec['flares']:
            outline = arc((x, hub), arch + 0.006, low, 180 - low, 26)
            wide = arc((x, hub), arch + 0.058, 180 - low, low, 26)
            flank = skin.flank(x, hub + arch + 0.03, side) or side * frame.half
            pillow('flare', outline + wide, 0.05, roles.plastic('#191b1c'), 0.024, None, whole, y=flank - side * 0.012, slices=3)
            continue
        view = View(skin, (0, 0, 0), 90 * side)
        turn = -side  # Seen from the left, forward is to the right.
        path = [(turn * px, pz) for px, pz in arc((x, hub), arch + 0.007, low, 180 - low, 40)]
        view.seam('arch lip', path, whole, 0.008, roles.plastic('#1b1d1e'), 0.0)


def _floor(frame, paint, whole):
    dark = roles.plastic('#26292a')
    start, end = frame.last - 0.1, frame.front - frame.arch - 0.02
    mesh.box('floor', (end - start, 1.1, 0.05), ((start + end) / 2, 0, frame.floor - 0.025), dark, 0.015, parent=whole)
    spans = [(x, x + 0.27) for x in frame.benches]
    spans[-1] = (frame.benches[-1], end - 0.02)
    for begin, stop in spans:
        mesh.box('mat', (stop - begin - 0.04, 1.0, 0.008), ((begin + stop) / 2, 0, frame.floor + 0.003), roles.rubber(), 0.003, 2, whole)
        for i in range(int((stop - begin - 0.06) / 0.045)):
            mesh.box('rib', (0.014, 0.96, 0.007), (begin + 0.05 + i * 0.045, 0, frame.floor + 0.009), roles.rubber(), 0.003, 1, whole)
    skirt = frame.spec['skirt']
    start, end = frame.arch + 0.0, frame.front - frame.arch
    for side in (1, -1):
        depth = 0.15 if skirt else 0.09
        rocker = paint if skirt else roles.plastic('#232728')
        outline = rounded(
            [(start, frame.floor + 0.016, 0.02), (end, frame.floor + 0.016, 0.02), (end - 0.015, frame.floor - depth, 0.04), (start + 0.015, frame.floor - depth, 0.04)]
        )
        pillow('rocker', outline, 0.035, rocker, 0.024, None, whole, y=side * 0.553, slices=3)
        mesh.box('sill plate', (end - start - 0.1, 0.05, 0.006), ((end + start) / 2, side * 0.55, frame.floor + 0.017), roles.metal('#9b9fa1', 0.35), 0.003, 2, whole)
        rail = [(start + 0.03, side * 0.3, frame.floor - 0.085), (end - 0.03, side * 0.3, frame.floor - 0.085)]
        mesh.tube('frame rail', rail, 0.04, roles.plastic('#131516'), whole)
        for x in (start + 0.15, end - 0.15):
            mesh.box('outrigger', (0.06, 0.28, 0.05), (x, side * 0.42, frame.floor - 0.07), roles.plastic('#131516'), 0.01, 2, whole)


def _pods(frame, paint, whole):
    """What carries the benches: the last one stands on the tail, the others on boxes of their own."""
    open_bay = frame.spec.get('bay_open', 0) > 0
    for x in frame.benches[1:]:
        outline = rounded(
            [(x - 0.02, frame.floor - 0.02, 0.04), (x - 0.035, frame.seat, 0.06), (x - 0.47, frame.seat, 0.06), (x - 0.44, frame.floor - 0.02, 0.04)]
        )
        box = pillow('seat base', outline, frame.half - 0.045, paint, 0.035, None, whole)
        if open_bay and x == frame.benches[-1]:
            battery.open_top(frame, box, x)
    for x in frame.benches:
        mesh.box('kick panel', (0.016, 0.84, 0.18), (x - 0.022, 0, frame.floor + 0.155), roles.plastic(), 0.012, parent=whole)
        for y in (-0.24, -0.08, 0.08, 0.24):
            mesh.box('vent', (0.008, 0.1, 0.012), (x - 0.012, y, frame.floor + 0.2), roles.liner(), 0.003, 1, whole)
    if open_bay:
        battery.build(frame, whole)


def _seams(frame, look, skins, whole):
    """Where panels meet: hood to fender, fascia to hood, tail to rear panel; the lid of the charge socket."""
    front, lift = frame.front, frame.lift
    nose = front + max(p[0] for p in look['line'])
    above = View(skins['nose'], (0, 0, 0), 0, 89.99)
    # From above u runs to the left and v back: paths are (y, -x).
    wide = look['dome'][0] + 0.05 if look['dome'] else look['valley'][0] if look['valley'] else 0.4
    brow = nose - 0.1
    for side in (1, -1):
        above.gap('hood gap', [(side * (wide + 0.05), -(front - 0.25)), (side * wide, -(front + 0.1)), (side * (wide - 0.06), -(brow - 0.03))], whole, bend=0.2)
    above.gap('hood gap', [(wide - 0.06, -(brow - 0.03)), (wide * 0.6, -(brow + 0.015)), (-wide * 0.6, -(brow + 0.015)), (-(wide - 0.06), -(brow - 0.03))], whole, bend=0.08)
    for side in (1, -1):
        flank = View(skins['nose'], (0, 0, 0), 90 * side)
        x = front - frame.arch - 0.035
        flank.gap('fender gap', [(-side * x, frame.floor), (-side * x, frame.hub + frame.arch * 0.7), (-side * (x + 0.1), 0.72 + lift), (-side * (x + 0.12), 0.86 + lift)], whole, bend=0.08)
        rear = View(skins['tail'], (0, 0, 0), 90 * side)
        z = frame.seat - 0.035
        # Where a deck lies lower it would run over the edge of the seat base, and end in dots.
        end = frame.reach + 0.16 if frame.spec['rear'] in ('flip', 'none') else frame.last - 0.4
        rear.gap('seat gap', [(-side * (frame.last - 0.04), z), (-side * end, z)], whole)
        if side < 0:
            lid = shape([(frame.arch + 0.05, frame.seat - 0.2), (frame.arch + 0.17, frame.seat - 0.2), (frame.arch + 0.17, frame.seat - 0.1), (frame.arch + 0.05, frame.seat - 0.1)], 0.02)
            if frame.last > frame.arch + 0.26:
                rear.gap('charge lid', lid, whole, closed=True)


def _underside(frame, whole):
    dark = roles.plastic('#121415')
    low, high = -0.3, frame.front + 0.3
    mesh.box('frame', (high - low, 0.42, 0.09), ((low + high) / 2, 0, frame.floor - 0.085), dark, 0.02, parent=whole)
    middle = (frame.arch + frame.front - frame.arch) / 2
    mesh.box('pan', (frame.front - 2 * frame.arch - 0.12, 0.66, 0.1), (middle, 0, frame.floor - 0.09), dark, 0.02, parent=whole)
    for x in (0, frame.front):
        mesh.cylinder('axle', 0.034, 2 * frame.track - 0.37, (x, 0, frame.radius), dark, 'y', parent=whole)
        post = frame.floor - 0.085 - frame.radius
        mesh.box('axle mount', (0.1, 0.3, abs(post) + 0.1), (x, 0, frame.radius + post / 2), dark, 0.015, parent=whole)
        for side in (1, -1):
            if frame.lift > 0.05:
                _spring(whole, x, side * 0.195, frame.radius, frame.hub + frame.arch * 0.6)
    mesh.cylinder('motor', 0.1, 0.26, (0.16, 0, frame.radius), roles.plastic('#2a2e30'), 'y', 0.02, parent=whole)


def _spring(whole, x, y, low, high):
    turns, steps = 6, 90
    points = [
        (x + 0.03 * math.cos(2 * math.pi * turns * i / steps), y + 0.03 * math.sin(2 * math.pi * turns * i / steps), low + (high - low) * i / steps)
        for i in range(steps + 1)
    ]
    mesh.tube('spring', points, 0.007, roles.metal('#8f3a2b', 0.4), whole)
    mesh.tube('shock', [(x, y, low), (x, y, high)], 0.014, roles.plastic('#2a2e30'), whole)
