"""Canopy with its gutter, struts on feet, windshield in its frame, what stands on the canopy."""

import math

import bmesh
import numpy as np

from ..kit import mesh
from . import roles
from .shell import smooth

# camber: how much higher the middle is; lip: depth of the edge; front, back: how far its ends fall; ribs: stiffening beads
SHAPES = {
    'slab': dict(camber=0.02, lip=0.05, front=0.012, back=0.0, square=9, ribs=(0.2, 0.4)),
    'crowned': dict(camber=0.06, lip=0.045, front=0.03, back=0.03, square=7, ribs=()),
    'swept': dict(camber=0.03, lip=0.04, front=0.055, back=-0.02, square=7, ribs=(0.3,)),
    'fascia': dict(camber=0.015, lip=0.12, front=0.0, back=0.0, square=12, ribs=(0.15, 0.35)),
    'gutter': dict(camber=0.05, lip=0.07, front=0.02, back=0.02, square=6.5, ribs=(0.42,)),
    'visor': dict(camber=0.025, lip=0.045, front=0.075, back=0.045, square=8, ribs=(0.1, 0.3)),
    'fin': dict(camber=0.02, lip=0.04, front=0.05, back=-0.055, square=10, ribs=(0.24,)),
    'plain': dict(camber=0.012, lip=0.035, front=0.0, back=0.0, square=14, ribs=()),
}


def build(frame, look, spec, paint, skins, whole):
    shape = SHAPES[spec['roof']]
    ahead = frame.front - 0.3 + (0.1 if spec['roof'] in ('swept', 'visor', 'fin') else 0.02)
    behind = _behind(frame)
    top = frame.roof
    color = {'paint': roles.painted_roof(spec['paint']), 'cream': roles.roof('#e3dac4'), 'black': roles.roof('#1b1e1f')}[spec['roofColor']]
    under = _canopy(shape, ahead, behind, top, color, whole)
    posts = paint if spec['pillars'] == 'paint' else roles.plastic('#16181a')
    thick = 0.03 if spec['pillars'] != 'tube' else 0.0215
    foot = frame.front - 0.2
    base = skins['nose'].top(foot, 0.5)
    start = (foot, 0.51, (skins['nose'].top(foot, 0.51) or base) - 0.03)
    head = (ahead - 0.14, 0.492, under(ahead - 0.14, 0.492))
    for side in (1, -1):
        _strut('front strut', [(x, side * y, z) for x, y, z in (start, head)], thick, posts, whole)
        _rear_struts(frame, behind, under, side, thick, posts, skins['tail'], whole)
    if spec['windshield']:
        _windshield(start, head, (skins['nose'].top(foot, 0) or base), under(ahead - 0.14, 0.45), spec, whole)
    if spec['lightBar']:
        _light_bar(ahead, top + 0.035, whole)
    if spec['rack']:
        _rack(ahead, behind, top, whole)
    if frame.rows > 1 and frame.spec['grabs']:
        _grabs(frame, under, whole)
    mesh.box('roof lamp', (0.07, 0.16, 0.02), (frame.benches[-1] - 0.1, 0, under(frame.benches[-1] - 0.1, 0) - 0.002), roles.plastic('#e8e4da'), 0.008, parent=whole)


def _behind(frame):
    rear = frame.spec['rear']
    if rear == 'flip':
        return -0.68
    return frame.last - {'bed': 0.66, 'bags': 0.84, 'well': 0.78, 'none': 0.8}[rear]


def _canopy(shape, ahead, behind, top, color, whole):
    """Rings of one outline, from the middle of its upper side round the edge to the middle of its lower side."""
    middle, reach, half = (ahead + behind) / 2, (ahead - behind) / 2, 0.61
    angles = np.linspace(0, 2 * math.pi, 4001)
    power = 2 / shape['square']
    cx = np.sign(np.cos(angles)) * np.abs(np.cos(angles)) ** power * reach
    cy = np.sign(np.sin(angles)) * np.abs(np.sin(angles)) ** power * half
    length = np.concatenate(([0], np.cumsum(np.hypot(np.diff(cx), np.diff(cy)))))
    at = np.linspace(0, length[-1], 181)[:-1]
    ox, oy = np.interp(at, length, cx), np.interp(at, length, cy)

    def height(x, y):
        u, v = (x - middle) / reach, y / half
        z = shape['camber'] * (1 - v * v)
        z = z - shape['front'] * smooth(u, 1 - 0.5 / reach, 1.0) - shape['back'] * smooth(-u, 1 - 0.34 / reach, 1.0)
        for rib in shape['ribs']:
            z = z + 0.009 * np.exp(-(((np.abs(y) - rib) / 0.022) ** 2)) * (1 - smooth(np.abs(u), 0.8, 0.92))
        return z

    lip = shape['lip']
    rings = [(q, None) for q in (0.12, 0.25, 0.38, 0.5, 0.6, 0.7, 0.78, 0.85, 0.9, 0.94, 0.965)]
    rings += [(0.985, -0.004), (0.996, -0.012), (1.0, -0.024), (1.0, -lip + 0.008), (0.997, -lip), (0.985, -lip), (0.975, -lip + 0.006), (0.97, -0.034), (0.5, -0.034)]
    bm = bmesh.new()
    made = []
    for share, drop in rings:
        # The edge is as wide at the ends as along the sides: its rings shrink by the same measure on all of them.
        inset = (1 - share) * half
        x = middle + ox * (1 - inset / reach if share > 0.9 else share)
        y = oy * share
        z = top + 0.034 + height(x, y) + (drop or 0)
        made.append([bm.verts.new(p) for p in zip(x, y, z)])
    count = len(ox)
    for ring, following in zip(made, made[1:]):
        for i in range(count):
            j = (i + 1) % count
            bm.faces.new((ring[i], ring[j], following[j], following[i]))
    for ring in (made[0], made[-1]):
        z = sum(v.co.z for v in ring) / count
        pole = bm.verts.new((middle, 0, z))
        for i in range(count):
            bm.faces.new((ring[i], ring[(i + 1) % count], pole))
    mesh.finish(bm, 'canopy', color, parent=whole, angle=50)
    return lambda x, y: top + float(height(np.float64(x), np.float64(y)))


def _strut(name, path, thick, material, whole, bend=0.25):
    """A pipe with a plate at each end."""
    mesh.tube(name, path, thick, material, whole, bend=bend, flat=1.0)
    (x, y, z), (x2, y2, z2) = path[0], path[-1]
    dark = roles.plastic('#16181a')
    mesh.box(f'{name} foot', (0.11, 0.062, 0.05), (x, y, z + 0.012), dark, 0.016, 3, whole)
    mesh.box(f'{name} bracket', (0.11, 0.05, 0.028), (x2, y2, z2 - 0.01), dark, 0.01, 2, whole)
    for k in (-0.04, 0.04):
        mesh.cylinder('bolt', 0.008, 0.012, (x2 + k, y2, z2 - 0.028), roles.metal('#8f9496'), 'z', 0, 12, whole)


def _rear_struts(frame, behind, under, side, thick, posts, tail, whole):
    if frame.spec['rear'] == 'flip':
        # On the deck beside the backs, where the body has its full width.
        foot, knee, head = (-0.04, side * 0.556, (tail.top(-0.04, side * 0.54) or frame.seat) - 0.008), (-0.09, side * 0.552, frame.seat + 0.5), behind + 0.34
    else:
        x = frame.last - 0.575
        foot, knee, head = (x, side * 0.552, frame.seat - 0.06), (x - 0.035, side * 0.548, frame.seat + 0.5), behind + 0.17
    _strut('rear strut', [foot, knee, (head, side * 0.496, under(head, 0.496))], thick, posts, whole)
    for x in frame.benches[1:]:
        head = (x - 0.6, side * 0.525, under(x - 0.6, 0.525))
        _strut('strut', [(x - 0.53, side * 0.553, frame.floor + 0.0), (x - 0.56, side * 0.553, frame.seat + 0.4), head], thick, posts, whole)


def _windshield(start, head, base, top, spec, whole):
    """Two panes that fold, from strut to strut: they lie in the line in which the struts lean."""

    def along(z):
        share = (z - start[2]) / (head[2] - start[2])
        return start[0] + (head[0] - start[0]) * share + 0.012, z

    low, high = along(base + 0.012), along(top - 0.016)
    fold = (low[0] + (high[0] - low[0]) * 0.5, (low[1] + high[1]) / 2)
    glass, edge, dark = roles.glass(), roles.gloss('#8fa49d'), roles.plastic('#16181a')
    for (x0, z0), (x1, z1) in ((low, fold), (fold, high)):
        ring = [[(x0 + d, -0.5, z0 + 0.006), (x0 + d, 0.5, z0 + 0.006)] for d in (0,)] + [[(x1, -0.495, z1 - 0.006), (x1, 0.495, z1 - 0.006)]]
        mesh.loft('windshield', ring, glass, capped=False, closed=False, parent=whole)
        # The ground edge of the pane, five millimeters wide, catches the light inside the frame.
        (a, b), (c, d) = ((x0 + (x1 - x0) * share, z0 + (z1 - z0) * share) for share in (0.045, 0.955))
        rim = [(a + 0.001, -0.488, b), (a + 0.001, 0.488, b), (c + 0.001, 0.484, d), (c + 0.001, -0.484, d)]
        mesh.tube('pane edge', rim, 0.0025, edge, whole, closed=True, bend=0.012)
    for x, z in (low, fold, high):
        mesh.tube('windshield bar', [(x, -0.515, z), (x, 0.515, z)], 0.0105, dark, whole)
    for side in (1, -1):
        mesh.box('hinge', (0.05, 0.06, 0.06), (fold[0], side * 0.5, fold[1]), dark, 0.014, parent=whole)
    if spec['wiper']:
        mesh.cylinder('wiper motor', 0.022, 0.05, (low[0] + 0.015, 0.28, low[1] + 0.02), dark, 'x', 0.006, parent=whole)
        lean = (high[0] - low[0]) / (high[1] - low[1])
        # It is parked along the foot of the pane.
        mesh.tube('wiper arm', [(low[0] + 0.035, 0.28, low[1] + 0.02), (low[0] + 0.022 + 0.06 * lean, 0.02, low[1] + 0.06)], 0.005, dark, whole)
        mesh.tube('wiper blade', [(low[0] + 0.012 + 0.05 * lean, 0.24, low[1] + 0.05), (low[0] + 0.012 + 0.065 * lean, -0.22, low[1] + 0.065)], 0.006, roles.rubber(), whole)


def _light_bar(ahead, top, whole):
    x, z = ahead - 0.07, top + 0.055
    mesh.box('lamp-housing-bar-middle', (0.06, 0.86, 0.065), (x, 0, z), roles.plastic('#121415'), 0.02, parent=whole)
    for i in range(8):
        y = -0.35 + i * 0.1
        mesh.box('reflector', (0.012, 0.085, 0.04), (x + 0.028, y, z), roles.metal('#d5d8d9', 0.15), 0.008, parent=whole)
        mesh.cylinder('lamp-bar-middle', 0.013, 0.012, (x + 0.03, y, z), roles.lamp(1.6), 'x', 0.003, 24, whole)
    for side in (1, -1):
        mesh.box('light bar foot', (0.05, 0.03, 0.1), (x - 0.01, side * 0.4, z - 0.045), roles.plastic(), 0.008, parent=whole)


def _rack(ahead, behind, top, whole):
    bars = roles.plastic('#141617')
    z = top + 0.15
    x0, x1 = behind + 0.22, ahead - 0.38
    mesh.tube('rack', [(x0, -0.46, z), (x1, -0.46, z), (x1, 0.46, z), (x0, 0.46, z)], 0.014, bars, whole, closed=True, bend=0.08)
    for i in range(6):
        x = x0 + (x1 - x0) * (i + 0.5) / 6
        mesh.tube('rack slat', [(x, -0.46, z - 0.012), (x, 0.46, z - 0.012)], 0.01, bars, whole)
    for x in (x0 + 0.1, x1 - 0.1):
        for side in (1, -1):
            mesh.tube('rack foot', [(x, side * 0.46, z), (x, side * 0.46, top + 0.03)], 0.012, bars, whole)


def _grabs(frame, under, whole):
    """Grab rails under the edge of the roof, a row each."""
    for x in frame.benches[:-1]:
        for side in (1, -1):
            z = under(x - 0.1, 0.47)
            mesh.tube('grab rail', [(x - 0.2, side * 0.46, z + 0.005), (x - 0.2, side * 0.46, z - 0.06), (x + 0.1, side * 0.46, z - 0.06), (x + 0.1, side * 0.46, z + 0.005)], 0.011, roles.plastic(), whole, bend=0.04)
