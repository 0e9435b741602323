"""Behind the last bench: rear-facing seat, golf bags, well, bed, tail lights."""

import math

from ..kit import materials, mesh
from ..kit.pillow import pillow, rounded
from . import seats


def build(frame, look, spec, paint, whole):
    kind = spec['rear']
    if kind == 'flip':
        _flip(frame, spec, whole)
    elif kind == 'bags':
        _bags(frame, whole)
    elif kind == 'well':
        _well(frame, whole)
    elif kind == 'bed':
        _bed(frame, whole)
    _lights(frame, look, kind, whole)


def _flip(frame, spec, whole):
    seats.bench(frame, -0.62, whole, {**spec, 'headrests': False}, facing=-1)
    deck = rounded([(-0.5, frame.floor + 0.03, 0.02), (-1.03, frame.floor + 0.05, 0.03), (-1.03, frame.floor + 0.0, 0.02), (-0.5, frame.floor - 0.03, 0.02)])
    pillow('footrest', deck, 0.5, materials.plastic('#202324'), 0.03, None, whole)
    for i in range(5):
        mesh.box('rib', (0.02, 0.86, 0.008), (-0.72 - i * 0.065, 0, frame.floor + 0.048), materials.rubber(), 0.003, 1, whole)
    for side in (1, -1):
        mesh.tube('brace', [(-0.52, side * 0.42, frame.floor - 0.06), (-0.96, side * 0.42, frame.floor - 0.01)], 0.018, materials.plastic(), whole)
    mesh.tube('grab', [(-1.0, -0.3, frame.floor + 0.03), (-1.04, -0.3, frame.seat + 0.05), (-1.04, 0.3, frame.seat + 0.05), (-1.0, 0.3, frame.floor + 0.03)], 0.016, materials.plastic(), whole, bend=0.12)


def _bags(frame, whole):
    base = frame.seat - 0.16
    mesh.box('tray', (0.34, 0.86, 0.05), (-0.36, 0, base), materials.plastic(), 0.02, parent=whole)
    mesh.tube('bar', [(-0.2, -0.44, base + 0.2), (-0.54, -0.44, base + 0.5), (-0.54, 0.44, base + 0.5), (-0.2, 0.44, base + 0.2)], 0.014, materials.plastic(), whole, bend=0.06)
    for y, color, trim in ((0.22, '#2c4a3e', '#e8e2d3'), (-0.22, '#8a3a2c', '#e8e2d3')):
        _bag(whole, (-0.34, y, base + 0.03), color, trim)


def _bag(whole, at, color, trim):
    bag = mesh.group('bag', at, whole)
    bag.rotation_euler = (0, math.radians(-12), 0)
    cloth = materials.matte(color, 0.7, 0.05, 30, 0.1)
    mesh.lathe('bag', [(0.0, 0), (0.115, 0.0), (0.13, 0.03), (0.125, 0.35), (0.13, 0.7), (0.138, 0.78)], cloth, 'z', 40, bag)
    mesh.lathe('collar', [(0.128, 0.74), (0.146, 0.75), (0.146, 0.81), (0.12, 0.81), (0.11, 0.74)], materials.matte(trim, 0.5), 'z', 40, bag)
    mesh.lathe('band', [(0.124, 0.1), (0.135, 0.11), (0.135, 0.15), (0.124, 0.16)], materials.matte(trim, 0.5), 'z', 40, bag)
    pillow('pocket', rounded([(-0.11, 0.2, 0.02), (-0.17, 0.22, 0.03), (-0.17, 0.52, 0.03), (-0.11, 0.55, 0.02)]), 0.085, cloth, 0.03, None, bag, slices=4)
    for i in range(7):
        a = 2 * math.pi * i / 7 + 0.4
        x, y = 0.07 * math.cos(a), 0.07 * math.sin(a)
        top = 0.98 + 0.05 * ((i * 5) % 3)
        mesh.tube('shaft', [(x, y, 0.6), (x * 1.25, y * 1.25, top)], 0.005, materials.metal(), bag)
        if i % 3 == 0:
            mesh.ball('wood', 0.045, (x * 1.25 + 0.02, y * 1.25, top), materials.matte('#1c2321', 0.5), 3, (1.2, 0.9, 0.75), bag)
        else:
            mesh.box('iron', (0.06, 0.014, 0.045), (x * 1.25 + 0.02, y * 1.25, top), materials.metal(), 0.006, parent=bag)


def _well(frame, whole):
    z = frame.seat - 0.08
    tub = materials.plastic('#26292a')
    for side in (1, -1):
        mesh.box('wall', (0.42, 0.025, 0.2), (-0.31, side * 0.5, z + 0.06), tub, 0.01, parent=whole)
    mesh.box('wall', (0.025, 1.0, 0.2), (-0.51, 0, z + 0.06), tub, 0.01, parent=whole)
    mesh.tube('rail', [(-0.12, -0.5, z + 0.19), (-0.52, -0.5, z + 0.19), (-0.52, 0.5, z + 0.19), (-0.12, 0.5, z + 0.19)], 0.014, tub, whole, bend=0.05)


def _bed(frame, whole):
    length = frame.spec['bed']
    start, end = frame.last - 0.66, frame.last - 0.66 - length
    z, tub = frame.hub + frame.arch + 0.075, materials.plastic('#202324')
    middle = (start + end) / 2
    mesh.box('bed', (length, 1.16, 0.04), (middle, 0, z), tub, 0.012, parent=whole)
    for i in range(10):
        mesh.box('groove', (length - 0.06, 0.025, 0.012), (middle, -0.5 + i * 0.111, z + 0.024), materials.plastic('#2f3334'), 0.004, 1, whole)
    for side in (1, -1):
        mesh.box('side', (length, 0.035, 0.26), (middle, side * 0.575, z + 0.14), tub, 0.014, parent=whole)
        for i in range(5):
            mesh.box('rib', (0.05, 0.02, 0.2), (start - length * (i + 0.5) / 5, side * 0.598, z + 0.13), tub, 0.008, 2, whole)
        mesh.tube('rail', [(start, side * 0.575, z + 0.275), (end, side * 0.575, z + 0.275)], 0.018, materials.metal('#8e9294', 0.4), whole)
    mesh.box('gate', (0.035, 1.12, 0.25), (end, 0, z + 0.14), tub, 0.014, parent=whole)
    mesh.box('latch', (0.03, 0.14, 0.03), (end - 0.02, 0, z + 0.22), materials.metal(), 0.008, parent=whole)
    mesh.box('head', (0.03, 1.12, 0.34), (start, 0, z + 0.18), tub, 0.014, parent=whole)
    for i in range(7):
        mesh.tube('guard', [(start + 0.01, -0.48 + i * 0.16, z + 0.34), (start + 0.01, -0.48 + i * 0.16, z + 0.62)], 0.009, tub, whole)
    mesh.tube('guard', [(start + 0.01, -0.54, z + 0.3), (start + 0.01, -0.54, z + 0.64), (start + 0.01, 0.54, z + 0.64), (start + 0.01, 0.54, z + 0.3)], 0.016, tub, whole, bend=0.06)
    mesh.box('beam', (length - 0.3, 0.5, 0.12), (middle, 0, z - 0.08), materials.plastic('#121415'), 0.02, parent=whole)


def _lights(frame, look, kind, whole):
    lit, base = materials.glow('#d3281e', 0.8), materials.plastic('#141617')
    if kind == 'bed':
        x = frame.last - 0.66 - frame.spec['bed'] - 0.015
        z = frame.hub + frame.arch - 0.02
        for side in (1, -1):
            mesh.box('lamp', (0.03, 0.15, 0.08), (x + 0.03, side * 0.48, z), base, 0.012, parent=whole)
            mesh.box('lens', (0.015, 0.13, 0.06), (x + 0.012, side * 0.48, z), lit, 0.012, parent=whole)
        return
    x = {'flip': -0.6, 'bags': -0.52, 'well': -0.5, 'none': -0.5}[kind]
    z = frame.seat - 0.13
    if look['tail'] == 'sport':
        mesh.tube('strip', [(x + 0.1, -0.5, z), (x + 0.0, -0.3, z), (x + 0.0, 0.3, z), (x + 0.1, 0.5, z)], 0.016, lit, whole, bend=0.1)
        return
    for side in (1, -1):
        at = (x + 0.06, side * 0.44, z)
        mesh.ball('lamp', 0.5, at, base, 4, (0.13, 0.16, 0.15), whole)
        mesh.ball('lens', 0.5, (at[0] - 0.022, at[1], at[2]), lit, 4, (0.12, 0.11, 0.11), whole)
    mesh.box('plate', (0.008, 0.2, 0.1), (x - 0.014, 0, frame.sill + 0.2), materials.matte('#f1ede0', 0.5), 0.006, parent=whole)
