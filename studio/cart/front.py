"""The face: headlights, grille, bumper, brush guard, plate."""

from ..kit import materials, mesh
from ..kit.pillow import pillow, rounded

LENS, DARK = ('#fff4dc', 1.5), '#101213'


def build(frame, look, spec, whole):
    nose = frame.front + look['nose']
    brow = look['brow'] + frame.lift
    LAMPS[look['lamps']](whole, nose, brow, look)
    _grille(look['grille'], whole, nose, brow, frame)
    _bumper(look['bumper'], whole, nose, frame)
    if spec['guard']:
        _guard(whole, nose, brow, frame)
    if spec['plate']:
        mesh.box('plate', (0.008, 0.2, 0.1), (nose + 0.02, 0, frame.sill + 0.17), materials.matte('#f1ede0', 0.5), 0.006, parent=whole)
        mesh.box('frame', (0.008, 0.215, 0.115), (nose + 0.014, 0, frame.sill + 0.17), materials.plastic(), 0.006, parent=whole)


def _lens(whole, at, size, strength=1.0):
    mesh.ball('lens', 0.5, at, materials.glow(LENS[0], LENS[1] * strength), 4, size, whole)


def _socket(whole, at, size):
    mesh.ball('socket', 0.5, at, materials.matte(DARK, 0.25), 4, size, whole)


def _round(whole, nose, brow, look):
    for side in (1, -1):
        at = (nose - 0.115, side * 0.38, brow - 0.1)
        _socket(whole, at, (0.13, 0.18, 0.18))
        mesh.lathe('ring', [(0.07, 0.05), (0.078, 0.058), (0.088, 0.05), (0.088, 0.02)], materials.metal(), 'x', 40, whole, at)
        _lens(whole, (at[0] + 0.015, at[1], at[2]), (0.12, 0.13, 0.13))


def _ring(whole, nose, brow, look):
    for side in (1, -1):
        back = 0.14 if look['plan'] > 0.15 else 0.085
        at = (nose - back, side * 0.37, brow - 0.09)
        _socket(whole, at, (0.14, 0.2, 0.2))
        mesh.lathe('halo', [(0.074, 0.052), (0.08, 0.062), (0.09, 0.058), (0.09, 0.035), (0.074, 0.045)], materials.glow('#fff7e8', 2.2), 'x', 40, whole, at)
        _lens(whole, (at[0] + 0.02, at[1], at[2]), (0.12, 0.08, 0.08), 0.7)


def _blade(whole, nose, brow, look):
    for side in (1, -1):
        y = side * 0.44
        _socket(whole, (nose - 0.135, y, brow - 0.185), (0.15, 0.19, 0.1))
        line = [(nose - 0.05, y - side * 0.1, brow - 0.155), (nose - 0.07, y, brow - 0.14), (nose - 0.15, y + side * 0.1, brow - 0.125)]
        mesh.tube('blade', line, 0.009, materials.glow('#fff7e8', 1.8), whole, bend=0.05)
        for step in (-0.04, 0.025):
            _lens(whole, (nose - 0.082 - (0.018 if step * side > 0 else 0), y + step, brow - 0.19), (0.05, 0.055, 0.05), 0.8)


def _twin(whole, nose, brow, look):
    for side in (1, -1):
        for k in (0, 1):
            at = (nose - 0.1, side * (0.3 + k * 0.145), brow - 0.13)
            mesh.cylinder('pot', 0.068, 0.12, at, materials.matte(DARK, 0.3), 'x', 0.012, parent=whole)
            _lens(whole, (at[0] + 0.055, at[1], at[2]), (0.03, 0.105, 0.105))


def _tall(whole, nose, brow, look):
    for side in (1, -1):
        at = (nose - 0.05, side * 0.43, brow - 0.16)
        mesh.box('socket', (0.09, 0.13, 0.24), at, materials.matte(DARK, 0.3), 0.035, 4, whole)
        for k in (-0.055, 0.055):
            _lens(whole, (at[0] + 0.04, at[1], at[2] + k), (0.03, 0.085, 0.085))


def _box(whole, nose, brow, look):
    for side in (1, -1):
        at = (nose - 0.055, side * 0.38, brow - 0.13)
        mesh.box('socket', (0.09, 0.2, 0.12), at, materials.matte(DARK, 0.3), 0.025, 4, whole)
        mesh.box('lens', (0.02, 0.165, 0.085), (at[0] + 0.042, at[1], at[2]), materials.glow(*LENS), 0.018, 3, whole)


def _strip(whole, nose, brow, look):
    y = [0.0, 0.2, 0.36, 0.5]
    back = [0.012, 0.03, 0.07, 0.15 + look['plan'] * 0.25]
    line = [(nose - b, -a, brow - 0.1) for a, b in reversed(list(zip(y, back)))] + [(nose - b, a, brow - 0.1) for a, b in list(zip(y, back))[1:]]
    mesh.tube('channel', line, 0.03, materials.matte(DARK, 0.25), whole, bend=0.08)
    mesh.tube('strip', [(x + 0.021, p, z + 0.008) for x, p, z in line], 0.012, materials.glow('#fff7e8', 2.2), whole, bend=0.08)
    for side in (1, -1):
        _socket(whole, (nose - 0.12, side * 0.42, brow - 0.19), (0.13, 0.18, 0.1))
        _lens(whole, (nose - 0.075, side * 0.4, brow - 0.19), (0.05, 0.06, 0.05), 0.8)


LAMPS = {'round': _round, 'ring': _ring, 'blade': _blade, 'twin': _twin, 'tall': _tall, 'box': _box, 'strip': _strip}


def _grille(kind, whole, nose, brow, frame):
    dark = materials.matte(DARK, 0.4)
    low = frame.sill + 0.27
    if kind == 'slot':
        mesh.box('grille', (0.06, 0.44, 0.075), (nose - 0.02, 0, low + 0.06), dark, 0.025, 4, whole)
        mesh.box('bar', (0.012, 0.4, 0.01), (nose + 0.012, 0, low + 0.06), materials.metal(), 0.003, 1, whole)
    elif kind in ('mesh', 'ribs'):
        wide, tall = (0.42, 0.16) if kind == 'mesh' else (0.34, 0.14)
        z = (low + brow) / 2 - 0.015
        mesh.box('grille', (0.06, wide, tall), (nose - 0.018, 0, z), dark, 0.03, 4, whole)
        for i in range(5):
            mesh.box('bar', (0.014, wide - 0.05, 0.009), (nose + 0.013, 0, z - tall / 2 + tall * (i + 0.7) / 5.4), materials.plastic('#3a3f41'), 0.003, 1, whole)
        if kind == 'mesh':
            for i in range(9):
                mesh.box('bar', (0.012, 0.009, tall - 0.03), (nose + 0.012, (i - 4) * 0.043, z), materials.plastic('#3a3f41'), 0.003, 1, whole)
    elif kind == 'wide':
        outline = rounded([(nose - 0.05, low + 0.12, 0.03), (nose + 0.012, low + 0.1, 0.02), (nose + 0.012, low - 0.0, 0.02), (nose - 0.05, low - 0.03, 0.03)])
        pillow('grille', outline, 0.36, dark, 0.02, lambda x, t, z: (x - 0.05 * t * t, 1.0, z), whole)
        for k in (0.02, 0.05, 0.08):
            mesh.tube('bar', [(nose - 0.03, -0.3, low + k), (nose + 0.013, 0, low + k), (nose - 0.03, 0.3, low + k)], 0.005, materials.plastic('#3a3f41'), whole, bend=0.3)


def _bumper(kind, whole, nose, frame):
    dark = materials.plastic('#1a1c1d')
    z = frame.sill + 0.09
    if kind == 'steel':
        mesh.tube('bumper', [(nose - 0.2, -0.5, z), (nose + 0.045, -0.42, z), (nose + 0.045, 0.42, z), (nose - 0.2, 0.5, z)], 0.038, dark, whole, bend=0.12)
        for side in (1, -1):
            mesh.box('bracket', (0.2, 0.05, 0.05), (nose - 0.06, side * 0.25, z), dark, 0.012, parent=whole)
            mesh.lathe('hook', [(0.022, -0.01), (0.036, -0.01), (0.036, 0.01), (0.022, 0.01)], materials.matte('#a33d2a', 0.4), 'y', 24, whole, (nose + 0.07, side * 0.25, z), True)
        return
    deep = 0.05 if kind == 'plain' else 0.03
    outline = rounded([(nose - 0.2, z + 0.055, 0.03), (nose + deep - 0.02, z + 0.06, 0.035), (nose + deep, z - 0.015, 0.03), (nose - 0.02, z - 0.07, 0.04), (nose - 0.2, z - 0.05, 0.03)])
    pillow('bumper', outline, 0.545, dark, 0.045, lambda x, t, y: (x - 0.13 * t * t - 0.06 * t**6, 1.0, y), whole)


def _guard(whole, nose, brow, frame):
    dark = materials.plastic('#141617')
    x, low = nose + 0.09, frame.sill + 0.04
    mesh.tube('guard', [(x - 0.05, -0.3, low), (x, -0.3, low + 0.14), (x - 0.02, -0.27, brow + 0.04), (x - 0.02, 0.27, brow + 0.04), (x, 0.3, low + 0.14), (x - 0.05, 0.3, low)], 0.02, dark, whole, bend=0.1)
    mesh.tube('bar', [(x, -0.3, low + 0.16), (x, 0.3, low + 0.16)], 0.016, dark, whole)
    for side in (1, -1):
        mesh.tube('bar', [(x - 0.01, side * 0.12, low + 0.16), (x - 0.02, side * 0.12, brow + 0.04)], 0.014, dark, whole)
        mesh.tube('wing', [(x - 0.005, side * 0.29, low + 0.2), (x - 0.06, side * 0.5, low + 0.22), (x - 0.08, side * 0.5, brow - 0.04), (x - 0.015, side * 0.28, brow)], 0.014, dark, whole, bend=0.06)
        mesh.tube('stay', [(x - 0.01, side * 0.3, low + 0.1), (x - 0.22, side * 0.3, low + 0.06)], 0.016, dark, whole)
