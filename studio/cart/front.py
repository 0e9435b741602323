"""The face below and between the lamps: grille, bumper, brush guard, badge, plate."""

from ..kit import mesh
from . import lamps, roles
from .shell import profile, shell
from .skin import Skin, View, oval, shape


def build(frame, look, spec, skin, whole):
    lamps.build(look, skin, frame, whole)
    front = frame.front + max(p[0] for p in look['line'])
    bumper = _bumper(look['bumper'], frame, look, whole)
    face = View(skin, (front, 0, frame.lift), 0)
    _grille(look['grille'], face, frame, whole)
    _badge(look, face, whole)
    low = View(Skin(bumper) if bumper else skin, (front, 0, frame.lift), 0)
    if spec['guard']:
        _guard(whole, front, frame, look, face)
    if spec['plate']:
        at = 0.365 if bumper else 0.45
        plate(low, at, whole, 0.012)


def plate(view, z, whole, out):
    """The dealer's plate: the zigzag of the mark, dark on pale."""
    for name, wide, high, material, proud in (('plate holder', 0.11, 0.053, roles.plastic(), 0), ('plate', 0.1, 0.046, roles.plate(), 0.004)):
        view.patch(name, shape([(-wide, z - high), (wide, z - high), (wide, z + high), (-wide, z + high)], 0.01), material, whole, out + proud, 0.03 - 5 * proud)
    zigzag = [(-0.037, -0.033), (0.033, -0.023), (-0.026, -0.006), (0.025, 0.008), (-0.016, 0.02), (0.003, 0.033)]
    view.seam('plate mark', [(u, z + v) for u, v in zigzag], whole, 0.0045, roles.mark(), out + 0.005)


def _badge(look, face, whole):
    """A small oval without a word on it, above the grille."""
    z = max(p[1] for p in look['line'][:-1] if p[0] > 0.4) - 0.075
    if look['grille'] in ('radiator', 'slats', 'mesh', 'ribs'):
        z += 0.035
    face.patch('badge', oval(0.042, 0.018, 2.2, at=(0, z)), roles.badge(), whole, 0.005, 0.012, 5, 0.003, 0.003)


def _panel(face, outline, whole, material=None, out=0.002, bend=0.015):
    return face.patch('grille', shape(outline, bend), material or roles.gloss('#101213'), whole, out, 0.02, 8)


def _bars(face, lines, whole, radius=0.004, material=None, out=0.004):
    for line in lines:
        face.seam('grille bar', line, whole, radius, material or roles.plastic('#3a3f41'), out)


def _grille(kind, face, frame, whole):
    """Heights above the ground of a cart without a lift."""
    chrome = roles.metal('#d5d8d9', 0.15)
    if kind == 'slot':
        _panel(face, [(-0.24, 0.52), (0.24, 0.52), (0.2, 0.56), (-0.2, 0.56)], whole)
        _bars(face, [[(-0.2, 0.54), (0.2, 0.54)]], whole, 0.0035, roles.metal('#8f9496'))
    elif kind == 'bus':
        _panel(face, [(-0.3, 0.5), (0.3, 0.5), (0.3, 0.63), (-0.3, 0.63)], whole, bend=0.03)
        _bars(face, [[(-0.27, z), (0.27, z)] for z in (0.522, 0.544, 0.566, 0.588, 0.61)], whole, 0.005, roles.metal('#6f7476', 0.4))
    elif kind == 'mesh':
        _panel(face, [(-0.24, 0.5), (0.24, 0.5), (0.27, 0.66), (-0.27, 0.66)], whole)
        _bars(face, [[(-0.22, z), (0.22, z)] for z in (0.525, 0.555, 0.585, 0.615, 0.64)], whole, 0.0035)
        _bars(face, [[(y, 0.51), (y, 0.65)] for y in (-0.2, -0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15, 0.2)], whole, 0.003)
    elif kind == 'slats':
        for k in range(-3, 4):
            _panel(face, [(k * 0.066 - 0.02, 0.53), (k * 0.066 + 0.02, 0.53), (k * 0.066 + 0.02, 0.72), (k * 0.066 - 0.02, 0.72)], whole)
    elif kind == 'ribs':
        _panel(face, [(-0.17, 0.475), (0.17, 0.475), (0.17, 0.6), (-0.17, 0.6)], whole)
        _bars(face, [[(-0.15, z), (0.15, z)] for z in (0.495, 0.52, 0.545, 0.57)], whole, 0.005)
    elif kind == 'wide':
        _panel(face, [(-0.4, 0.46), (-0.2, 0.43), (0.2, 0.43), (0.4, 0.46), (0.43, 0.54), (0.2, 0.545), (-0.2, 0.545), (-0.43, 0.54)], whole, out=0.008)
        _bars(face, [[(-0.38, z + 0.006), (-0.18, z), (0.18, z), (0.38, z + 0.006)] for z in (0.46, 0.488, 0.516)], whole)
    elif kind == 'intake':
        _panel(face, [(-0.25, 0.475), (0.25, 0.475), (0.22, 0.525), (-0.22, 0.525)], whole, bend=0.02)
        _bars(face, [[(-0.23, 0.5), (0.23, 0.5)]], whole, 0.0035, roles.metal('#8f9496'))
    elif kind == 'lower':
        _panel(face, [(-0.28, 0.475), (0.28, 0.475), (0.3, 0.53), (-0.3, 0.53)], whole, bend=0.02)
        _bars(face, [[(-0.26, z), (0.26, z)] for z in (0.493, 0.512)], whole, 0.0035, roles.metal('#6f7476', 0.4))
    elif kind == 'trapeze':
        _panel(face, [(-0.22, 0.44), (0.22, 0.44), (0.32, 0.6), (0.27, 0.635), (-0.27, 0.635), (-0.32, 0.6)], whole)
        _bars(face, [[(-0.22 - k * 0.5, 0.46 + k), (0.22 + k * 0.5, 0.46 + k)] for k in (0.0, 0.035, 0.07, 0.105, 0.14)], whole, 0.0055)
    elif kind == 'louver':
        for z in (0.575, 0.6):
            _panel(face, [(-0.12, z - 0.006), (0.12, z - 0.006), (0.12, z + 0.006), (-0.12, z + 0.006)], whole, bend=0.004)
    elif kind == 'chin':
        _panel(face, [(-0.34, 0.44), (0.34, 0.44), (0.27, 0.5), (-0.27, 0.5)], whole, roles.plastic(), bend=0.02)
        _panel(face, [(-0.1, 0.6), (0.1, 0.6), (0.14, 0.64), (-0.14, 0.64)], whole)
    elif kind == 'radiator':
        _panel(face, [(-0.14, 0.47), (0.14, 0.47), (0.19, 0.68), (-0.19, 0.68)], whole, bend=0.03)
        face.seam('grille frame', [p[:2] for p in shape([(-0.14, 0.47), (0.14, 0.47), (0.19, 0.68), (-0.19, 0.68)], 0.03)], whole, 0.009, chrome, 0.004, True)
        _bars(face, [[(y, 0.485), (y * 1.3, 0.665)] for y in (-0.105, -0.07, -0.035, 0, 0.035, 0.07, 0.105)], whole, 0.005, chrome)
    elif kind == 'fang':
        _panel(face, [(-0.3, 0.445), (0.3, 0.445), (0.38, 0.5), (0.32, 0.565), (-0.32, 0.565), (-0.38, 0.5)], whole, bend=0.01)
        _bars(face, [[(-0.31, z), (0.31, z)] for z in (0.475, 0.505, 0.535)], whole, 0.005)


def _bumper(kind, frame, look, whole):
    """A molded piece round the nose; of steel it is a pipe on brackets."""
    front, lift = frame.front + max(p[0] for p in look['line']), frame.lift
    if kind == 'steel':
        return _steel(front, frame, whole)
    deep = {'plain': 0.03, 'lip': 0.012, 'chrome': 0.022}[kind]
    low, top = frame.sill + 0.02, {'plain': 0.45, 'lip': 0.43, 'chrome': 0.42}[kind] + lift
    line = profile([(front - 0.1, low), (front + deep - 0.02, low + 0.015, 0.03), (front + deep, (low + top) / 2, 0.05), (front + deep - 0.012, top, 0.025), (front - 0.14, top + 0.012)])
    end = frame.front + frame.arch + 0.014
    material = roles.plastic('#1a1c1d')
    wide = 0.604 * (1 - look['taper'] * 0.85)
    bumper = shell('bumper', line, [(low, end), (top, end)], [(low, wide - 0.02), (low + 0.08, wide), (top, wide)], material, whole, look['corner'], 0.0)
    if kind == 'chrome':
        View(Skin(bumper), (front, 0, (low + top) / 2 + 0.02), 0).seam('bumper trim', [(-0.46, 0), (0.46, 0)], whole, 0.011, roles.metal('#d5d8d9', 0.15), 0.004)
    return bumper


def _steel(front, frame, whole):
    dark, z = roles.plastic('#1a1c1d'), frame.sill + 0.1
    corner = frame.front + frame.arch + 0.07
    mesh.tube('bumper', [(corner, -0.55, z), (front + 0.05, -0.42, z), (front + 0.05, 0.42, z), (corner, 0.55, z)], 0.038, dark, whole, bend=0.12)
    # From under the pipe it runs back and down to the frame.
    mesh.box('skid plate', (0.3, 0.6, 0.012), (front - 0.1, 0, z - 0.055), roles.metal('#54585a', 0.5), 0.005, 2, whole, (0, -13, 0))
    for side in (1, -1):
        mesh.box('bumper bracket', (0.4, 0.05, 0.055), (front - 0.14, side * 0.2, z), dark, 0.012, parent=whole)
        mesh.lathe('tow hook', [(0.022, -0.01), (0.036, -0.01), (0.036, 0.01), (0.022, 0.01)], roles.metal('#9c3a28', 0.4), 'y', 24, whole, (front + 0.1, side * 0.25, z), True)
    return None


def _guard(whole, front, frame, look, face):
    """A hoop between the lamps; its feet go through the bumper to the frame."""
    dark = roles.plastic('#141617')
    brow = max(p[1] for p in look['line'][:-1] if p[0] > 0.4) + frame.lift
    x, low = front + 0.1, frame.sill + 0.1
    mesh.tube('brush guard', [(front - 0.06, -0.3, low), (x, -0.3, low + 0.06), (x - 0.02, -0.27, brow + 0.02), (x - 0.02, 0.27, brow + 0.02), (x, 0.3, low + 0.06), (front - 0.06, 0.3, low)], 0.02, dark, whole, bend=0.1)
    mesh.tube('guard bar', [(x, -0.3, low + 0.16), (x, 0.3, low + 0.16)], 0.015, dark, whole)
    for side in (1, -1):
        mesh.tube('guard bar', [(x, side * 0.12, low + 0.16), (x - 0.02, side * 0.12, brow + 0.02)], 0.014, dark, whole)
        hit = face.point(side * 0.27, brow - frame.lift - 0.08)
        end = hit.x if hit else front
        mesh.tube('guard stay', [(x - 0.012, side * 0.275, brow - 0.09), (end - 0.02, side * 0.265, brow - 0.08)], 0.014, dark, whole)
        mesh.cylinder('stay foot', 0.026, 0.014, (end + 0.004, side * 0.266, brow - 0.08), dark, 'x', 0.004, parent=whole)
