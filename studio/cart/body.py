"""Body shell: cowl and fenders, floor, seat bases, tail, skirts, underside."""

from ..kit import materials, mesh
from ..kit.pillow import arc, pillow, rounded


def build(frame, look, paint, whole):
    _cowl(frame, look, paint, whole)
    _floor(frame, paint, whole)
    _pods(frame, look, paint, whole)
    if frame.spec['flares']:
        for x in (0, frame.front):
            _flares(frame, x, whole)
    _underside(frame, whole)


def _nose_bend(frame, look, narrow):
    """The nose is rounded seen from above, and narrower toward the hood."""
    front, lift = frame.front, frame.lift

    def bend(x, t, z):
        ahead = max(0.0, (x - front + 0.12) / (look['nose'] + 0.12))
        back = look['plan'] * t * t * ahead**1.3 + look['plan'] * 0.9 * t**6 * ahead
        height = max(0.0, (z - lift - 0.55) / 0.45)
        return x - back, 1 - narrow * height**1.2, z - 0.035 * t * t * height

    return bend


def _cowl(frame, look, paint, whole):
    front, lift, hub, arch = frame.front, frame.lift, frame.hub, frame.arch
    nose, brow, hood = look['nose'], look['brow'] + lift, look['hood'] + lift
    low = frame.sill + 0.06
    dash = [
        (front - 0.16, hood, 0.1),
        (front - 0.3, hood - 0.04, 0.08),
        (front - 0.32, hood - 0.2, 0.1),
        (front - 0.24, 0.58 + lift, 0.1),
        (front - arch - 0.09, frame.floor + 0.03, 0.06),
        (front - arch - 0.09, low - 0.03),
    ]
    face = [
        (front + arch + 0.01, low - 0.02),
        (front + nose - 0.05, low - 0.01, 0.06),
        (front + nose, low + 0.14, 0.1),
        (front + nose - 0.01, brow - 0.1, 0.08),
        (front + nose - 0.07, brow, 0.1),
        (front + nose * 0.45, (brow + hood) / 2 + 0.02, 0.2),
    ]
    start = _angle(low - 0.03 - hub, arch)
    tunnel = arc((front, hub), arch, 180 - start, start)
    outline = rounded(dash) + tunnel + rounded(face)
    if not look['fenders']:
        pillow('cowl', outline, frame.half, paint, 0.07, _nose_bend(frame, look, 0.1), whole, arch=(front, hub, arch))
        return
    pillow('hood', outline, frame.half - 0.13, paint, 0.06, _nose_bend(frame, look, 0.08), whole, arch=(front, hub, arch))
    for side in (1, -1):
        _fender(frame, look, paint, whole, side)


def _angle(dz, arch):
    """The angle at which the arch meets a height above its middle, in degrees."""
    import math

    return math.degrees(math.asin(max(-0.95, min(0.95, dz / arch))))


def _fender(frame, look, paint, whole, side):
    front, hub, arch = frame.front, frame.hub, frame.arch
    nose, brow = look['nose'] - 0.035, look['brow'] + frame.lift - 0.03
    low = frame.sill + 0.04
    top = max(hub + arch + 0.07, brow - 0.05)
    start = _angle(low - hub, arch)
    outline = arc((front, hub), arch, 180 - start, start) + rounded(
        [
            (front + nose - 0.05, low, 0.05),
            (front + nose, low + 0.12, 0.08),
            (front + nose - 0.03, brow - 0.05, 0.1),
            (front + nose * 0.5, top, 0.12),
            (front - 0.1, top + 0.015, 0.12),
            (front - arch - 0.075, hub + 0.06, 0.16),
            (front - arch - 0.075, low, 0.02),
        ]
    )

    def bend(x, t, z):
        ahead = max(0.0, (x - front + 0.05) / nose)
        out = (t * side + 1) / 2
        return x - look['plan'] * 1.5 * out**2 * ahead**1.5, 1.0, z - 0.03 * out**2

    pillow('fender', outline, 0.13, paint, 0.055, bend, whole, y=side * (frame.half - 0.115), slices=5, arch=(front, hub, arch))


def _floor(frame, paint, whole):
    dark = materials.plastic('#26292a')
    start, end = 0.34, frame.front - frame.arch - 0.02
    mesh.box('floor', (end - start, 1.1, 0.05), ((start + end) / 2, 0, frame.floor - 0.025), dark, 0.015, parent=whole)
    for i in range(max(3, int((end - frame.last) / 0.07))):
        x = frame.last + 0.05 + i * 0.07
        if x < end - 0.03:
            mesh.box('rib', (0.022, 1.0, 0.008), (x, 0, frame.floor + 0.003), materials.rubber(), 0.003, 1, whole)
    skirt = frame.spec['skirt']
    for side in (1, -1):
        depth = 0.15 if skirt else 0.085
        rocker = paint if skirt else materials.plastic('#2b2f30')
        outline = rounded(
            [(frame.arch - 0.01, frame.floor + 0.012, 0.02), (end + 0.02, frame.floor + 0.012, 0.02),
             (end, frame.floor - depth, 0.05), (frame.arch + 0.02, frame.floor - depth, 0.05)]
        )
        pillow('rocker', outline, 0.04, rocker, 0.03, None, whole, y=side * (frame.half - 0.045), slices=3)
        mesh.box('edge', (end - frame.arch - 0.06, 0.02, 0.012), ((end + frame.arch) / 2, side * (frame.half - 0.03), frame.floor + 0.012), materials.metal(), 0.004, 2, whole)


def _pods(frame, look, paint, whole):
    """What carries the benches: the last one stands over the rear wheels, the others on boxes of their own."""
    for x in frame.benches[1:]:
        outline = rounded(
            [(x - 0.02, frame.floor - 0.02, 0.06), (x - 0.03, frame.seat, 0.08), (x - 0.47, frame.seat, 0.08), (x - 0.43, frame.floor - 0.02, 0.06)]
        )
        pillow('base', outline, frame.half - 0.05, paint, 0.04, None, whole)
        mesh.box('kick', (0.02, 0.86, 0.18), (x - 0.018, 0, frame.floor + 0.14), materials.plastic(), 0.02, parent=whole)
    _tail(frame, look, paint, whole)


def _tail(frame, look, paint, whole):
    hub, arch, lift = frame.hub, frame.arch, frame.lift
    low, top = frame.sill + 0.06, frame.seat
    rear = frame.spec['rear']
    reach = {'flip': -0.6, 'bags': -0.52, 'well': -0.5, 'bed': -0.3, 'none': -0.5}[rear]
    start = _angle(low - hub, arch)
    ahead = rounded([(frame.last - 0.01, low, 0.08), (frame.last - 0.03, top, 0.09)])
    deck = top if rear in ('flip', 'none') else top - 0.06
    shapes = {
        'round': [(frame.last - 0.5, top, 0.08), (reach + 0.1, deck + 0.06, 0.12), (reach, deck - 0.12, 0.14), (reach + 0.02, low + 0.03, 0.08)],
        'soft': [(frame.last - 0.5, top, 0.08), (reach + 0.2, deck + 0.02, 0.2), (reach, deck - 0.2, 0.2), (reach + 0.04, low + 0.03, 0.1)],
        'square': [(frame.last - 0.5, top, 0.08), (reach + 0.03, deck + 0.02, 0.05), (reach, deck - 0.05, 0.07), (reach, low + 0.02, 0.07)],
        'sport': [(frame.last - 0.5, top, 0.08), (reach + 0.05, deck + 0.16, 0.1), (reach - 0.05, deck + 0.1, 0.06), (reach + 0.04, low + 0.05, 0.1)],
    }
    if rear == 'bed':
        back = [(frame.last - 0.5, top, 0.08), (frame.last - 0.52, hub + arch + 0.06, 0.04), (reach, hub + arch + 0.06, 0.04), (reach, low + 0.02, 0.03)]
    else:
        back = shapes[look['tail']]
    tunnel = arc((0, hub), arch, 180 - start, start)
    outline = ahead + rounded(back) + tunnel

    def bend(x, t, z):
        behind = max(0.0, (-x - 0.1) / 0.4)
        height = max(0.0, (z - lift - 0.5) / 0.3)
        return x + 0.1 * t * t * behind + 0.06 * t**6 * behind, 1 - 0.04 * height, z

    pillow('tail', outline, frame.half, paint, 0.05, bend, whole, arch=(0, hub, arch))
    mesh.box('kick', (0.02, 0.9, 0.2), (frame.last - 0.012, 0, frame.floor + 0.15), materials.plastic(), 0.02, parent=whole)


def _flares(frame, x, whole):
    hub, arch = frame.hub, frame.arch
    start = _angle(frame.sill + 0.06 - hub, arch)
    for side in (1, -1):
        inner = arc((x, hub), arch - 0.012, 180 - start, start, 20)
        outer = arc((x, hub), arch + 0.05, start, 180 - start, 20)
        pillow('flare', inner + outer, 0.055, materials.plastic('#191b1c'), 0.022, None, whole, y=side * (frame.half - 0.005), slices=3)


def _underside(frame, whole):
    dark = materials.plastic('#121415')
    length = frame.front + 0.5
    mesh.box('pan', (length, 0.56, 0.14), (frame.front / 2, 0, frame.sill + 0.05), dark, 0.03, parent=whole)
    for x in (0, frame.front):
        mesh.cylinder('axle', 0.03, 2 * frame.track - 0.1, (x, 0, frame.radius), dark, 'y', parent=whole)
        for side in (1, -1):
            mesh.tube('strut', [(x, side * 0.34, frame.radius), (x, side * 0.32, frame.seat - 0.1)], 0.028, dark, whole)
            if frame.lift > 0.05:
                _spring(whole, x, side * 0.36, frame.radius + 0.03, frame.hub + frame.arch * 0.75)


def _spring(whole, x, y, low, high):
    import math

    turns, steps = 6, 90
    points = [
        (x + 0.045 * math.cos(2 * math.pi * turns * i / steps), y + 0.045 * math.sin(2 * math.pi * turns * i / steps), low + (high - low) * i / steps)
        for i in range(steps + 1)
    ]
    mesh.tube('spring', points, 0.009, materials.matte('#a33d2a', 0.4), whole)
