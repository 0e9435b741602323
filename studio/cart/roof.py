"""Canopy, struts, windshield, what stands on the canopy."""

from ..kit import materials, mesh
from ..kit.pillow import pillow, rounded


def build(frame, look, spec, paint, whole):
    shape = spec['roof']
    ahead = frame.front - 0.3 + (0.1 if shape == 'swept' else 0)
    behind = _behind(frame)
    top = frame.roof + (0.03 if spec['family'] == 'ev-city' else 0)
    color = {'paint': paint, 'cream': materials.matte('#e3dac4', 0.4), 'black': materials.matte('#1b1e1f', 0.35)}[spec['roofColor']]
    _canopy(shape, ahead, behind, top, color, whole)
    posts = paint if spec['pillars'] == 'paint' else materials.plastic('#16181a')
    thick = 0.032 if spec['pillars'] != 'tube' else 0.021
    base = frame.front - 0.2
    hood = look['hood'] + frame.lift
    for side in (1, -1):
        mesh.tube('front strut', [(base, side * 0.53, hood - 0.14), (base, side * 0.53, hood), (ahead - 0.16, side * 0.52, top - (0.025 if shape == 'swept' else -0.01))], thick, posts, whole, bend=0.1)
        _rear_struts(frame, behind, top, side, thick, posts, whole)
    if spec['windshield']:
        _windshield(frame, hood, base, ahead, top, whole)
    if spec['lightBar']:
        _light_bar(ahead, top, whole)
    if spec['rack']:
        _rack(frame, ahead, behind, top, whole)


def _behind(frame):
    rear = frame.spec['rear']
    if rear == 'flip':
        return -0.68
    return frame.last - {'bed': 0.72, 'bags': 0.8, 'well': 0.78, 'none': 0.8}[rear]


def _canopy(shape, ahead, behind, top, color, whole):
    thick = {'slab': 0.055, 'crowned': 0.06, 'swept': 0.05, 'fascia': 0.11}[shape]
    camber = {'slab': 0.02, 'crowned': 0.06, 'swept': 0.03, 'fascia': 0.02}[shape]
    middle, reach = (ahead + behind) / 2, (ahead - behind) / 2
    drop = 0.05 if shape == 'swept' else 0.012
    outline = rounded(
        [
            (behind, top + 0.01, 0.02), (behind + 0.005, top + thick, 0.05), (behind + 0.2, top + thick + camber * 0.6, 0.3),
            (middle, top + thick + camber, 0.5), (ahead - 0.25, top + thick + camber * 0.4, 0.3), (ahead - 0.01, top + thick - drop, 0.05),
            (ahead, top - drop, 0.02), (ahead - 0.3, top + 0.005, 0.2),
        ]
    )

    def bend(x, t, z):
        along = abs((x - middle) / reach)
        pull = 0.14 * abs(t) ** 7 * along**3
        return x - pull * (1 if x > middle else -1), 1 - 0.03 * along**4, z - camber * 0.8 * t * t

    pillow('canopy', outline, 0.61, color, 0.03, bend, whole, slices=15)
    mesh.box('lining', (2 * reach - 0.3, 1.0, 0.02), (middle, 0, top - 0.002), materials.matte('#2a2d2e', 0.8), 0.008, parent=whole)
    for side in (1, -1):
        mesh.box('gutter', (2 * reach - 0.34, 0.02, 0.012), (middle, side * 0.57, top - camber * 0.5), materials.plastic(), 0.004, 1, whole)


def _rear_struts(frame, behind, top, side, thick, posts, whole):
    rear = frame.spec['rear']
    if rear == 'flip':
        foot = (-0.5, side * 0.54, frame.seat - 0.04)
        mesh.tube('rear strut', [foot, (-0.52, side * 0.54, frame.seat + 0.5), (behind + 0.16, side * 0.52, top + 0.01)], thick, posts, whole, bend=0.2)
    else:
        x = frame.last - 0.62
        mesh.tube('rear strut', [(x + 0.06, side * 0.55, frame.seat - 0.06), (x, side * 0.545, frame.seat + 0.5), (behind + 0.1, side * 0.52, top + 0.01)], thick, posts, whole, bend=0.2)
    for x in frame.benches[1:]:
        if frame.rows < 3 and x != frame.benches[1]:
            continue
        mesh.tube('strut', [(x - 0.52, side * 0.555, frame.floor), (x - 0.56, side * 0.555, frame.seat + 0.4), (x - 0.6, side * 0.53, top + 0.005)], thick, posts, whole, bend=0.2)


def _windshield(frame, hood, base, ahead, top, whole):
    low, high = (base + 0.015, hood + 0.01), (ahead - 0.14, top - 0.005)
    fold = (base + (high[0] - low[0]) * 0.48 + 0.015, (low[1] + high[1]) / 2)
    glass = materials.glass()
    for (x0, z0), (x1, z1) in ((low, fold), (fold, high)):
        outline = [[(x0, -0.5, z0 + 0.012), (x0, 0.5, z0 + 0.012)], [(x1, -0.49, z1 - 0.012), (x1, 0.49, z1 - 0.012)]]
        mesh.loft('glass', outline, glass, capped=False, closed=False, parent=whole)
    dark = materials.plastic('#16181a')
    for x, z in (low, fold, high):
        mesh.tube('bar', [(x, -0.52, z), (x, 0.52, z)], 0.011, dark, whole)
    mesh.box('hinge', (0.04, 0.05, 0.05), (fold[0], 0.5, fold[1]), dark, 0.01, parent=whole)
    mesh.box('hinge', (0.04, 0.05, 0.05), (fold[0], -0.5, fold[1]), dark, 0.01, parent=whole)


def _light_bar(ahead, top, whole):
    x, z = ahead - 0.06, top + 0.09
    mesh.box('bar', (0.06, 0.86, 0.065), (x, 0, z), materials.plastic('#121415'), 0.02, parent=whole)
    for i in range(8):
        mesh.box('lens', (0.012, 0.085, 0.04), (x + 0.028, -0.35 + i * 0.1, z), materials.glow('#fff1d6', 1.6), 0.008, parent=whole)
    for side in (1, -1):
        mesh.box('foot', (0.04, 0.03, 0.07), (x - 0.02, side * 0.4, z - 0.05), materials.plastic(), 0.008, parent=whole)


def _rack(frame, ahead, behind, top, whole):
    bars = materials.plastic('#141617')
    z = top + 0.15
    x0, x1 = behind + 0.22, ahead - 0.38
    mesh.tube('rack', [(x0, -0.46, z), (x1, -0.46, z), (x1, 0.46, z), (x0, 0.46, z)], 0.014, bars, whole, closed=True, bend=0.08)
    for i in range(6):
        x = x0 + (x1 - x0) * (i + 0.5) / 6
        mesh.tube('slat', [(x, -0.46, z - 0.03), (x, 0.46, z - 0.03)], 0.01, bars, whole)
    for x in (x0 + 0.1, x1 - 0.1):
        for side in (1, -1):
            mesh.tube('foot', [(x, side * 0.46, z), (x, side * 0.46, top + 0.03)], 0.012, bars, whole)
