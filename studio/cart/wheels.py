"""Wheels: alloys of three designs and plain dishes, street and all-terrain tires. The middle at the origin, outside to +y."""

import math

import bmesh
import bpy
from mathutils import Matrix

from ..kit import mesh
from . import roles

WIDTH = 0.19


def wheel(spec):
    """One wheel, its parts under one empty; copy it with `stand`."""
    whole = mesh.group('wheel')
    r, knobby = spec['radius'], spec['knobby']
    rim = r * (0.56 if knobby else 0.66)
    # A work cart's all-terrain tires must spare the grass: their tread is low and fine.
    fine = knobby and spec['family'] == 'turfman'
    _tire(whole, r, rim, knobby, fine)
    dark = spec['rim'] in ('beadlock',)
    face = roles.metal('#3a3e40', 0.35) if dark else roles.metal('#c9ccce', 0.28)
    lip = roles.metal('#c9ccce', 0.25)
    w = WIDTH / 2
    mesh.lathe('barrel', [(rim * 1.03, w), (rim * 0.97, w - 0.012), (rim * 0.93, w - 0.05), (rim * 0.9, -w)], face, parent=whole)
    mesh.lathe('lip', [(rim * 0.95, w - 0.02), (rim * 0.96, w + 0.004), (rim * 1.02, w + 0.008), (rim * 1.05, w - 0.012)], lip, parent=whole)
    mesh.cylinder('brake', rim * 0.92, 0.02, (0, w - 0.11, 0), roles.metal('#2e3233', 0.5), 'y', parent=whole)
    {'five-spoke': _five, 'multi-spoke': _many, 'dish': _dish, 'beadlock': _beadlock, 'cover': _cover, 'split': _split}[spec['rim']](whole, rim, w, face)
    mesh.cylinder('cap', rim * 0.2, 0.03, (0, w - 0.022, 0), roles.plastic(), 'y', 0.006, parent=whole)
    # What carries the wheel: it turns with it, and reaches in to the axle.
    mesh.cylinder('carrier', 0.05, 0.25, (0, -0.09, 0), roles.plastic('#121415'), 'y', 0.01, parent=whole)
    return whole


def _tire(whole, r, rim, knobby, fine):
    w = WIDTH / 2 + (0.02 if knobby else 0)
    tread = r - (0.012 if fine else 0.018 if knobby else 0)
    side = [(rim, w - 0.02), (rim + 0.012, w - 0.004), ((rim + r) / 2, w + 0.008), (tread - 0.035, w), (tread - 0.01, w - 0.018)]
    crown = [(tread, w - 0.04)]
    if not knobby:
        for y in (0.045, 0.0, -0.045):
            crown += [(tread, y + 0.008), (tread - 0.008, y + 0.005), (tread - 0.008, y - 0.005), (tread, y - 0.008)]
    crown += [(tread, -w + 0.04)]
    profile = side + crown + [(a, -b) for a, b in reversed(side)]
    mesh.lathe('tire', profile, roles.rubber(), parent=whole)
    blocks = _fine(r, w) if fine else _blocks(r, w, 22) if knobby else _sipes(r, w)
    mesh.link(blocks, 'tread', roles.rubber(), parent=whole)


def _blocks(r, w, count):
    """Chunky lugs in two staggered rows that wrap the shoulder."""
    bm = bmesh.new()
    for i in range(count):
        for row, (y, slant, half) in enumerate(((w * 0.62, 14, 0), (-w * 0.62, -14, 0.5), (0.0, 0, 0.25))):
            turn = 2 * math.pi * (i + half) / count
            size = (0.036, w * (0.72 if row < 2 else 0.34), 0.03)
            place = (
                Matrix.Rotation(turn, 4, 'Y')
                @ Matrix.Translation((0, y, r - 0.0165))
                @ Matrix.Rotation(math.radians(slant), 4, 'Z')
                @ Matrix.Diagonal((*size, 1))
            )
            bmesh.ops.create_cube(bm, size=1, matrix=place)
            if row < 2:
                side = 1 if y > 0 else -1
                cheek = (
                    Matrix.Rotation(turn, 4, 'Y')
                    @ Matrix.Translation((0, side * (w + 0.002), r - 0.045))
                    @ Matrix.Diagonal((0.03, 0.014, 0.05, 1))
                )
                bmesh.ops.create_cube(bm, size=1, matrix=cheek)
    return _mesh(bm, 'blocks')


def _fine(r, w):
    """Low blocks in five staggered rows, the outer ones a little longer."""
    bm = bmesh.new()
    for i in range(38):
        for row in (-2, -1, 0, 1, 2):
            turn = 2 * math.pi * (i + 0.5 * (row % 2)) / 38
            wide = w * (0.36 if abs(row) == 2 else 0.3)
            place = (
                Matrix.Rotation(turn, 4, 'Y')
                @ Matrix.Translation((0, row * w * 0.385, r - 0.0115 - 0.004 * (abs(row) == 2)))
                @ Matrix.Rotation(math.radians(row * 4), 4, 'Z')
                @ Matrix.Diagonal((0.03, wide, 0.02, 1))
            )
            bmesh.ops.create_cube(bm, size=1, matrix=place)
    return _mesh(bm, 'fine blocks')


def _sipes(r, w):
    bm = bmesh.new()
    for i in range(40):
        for y in (w * 0.72, -w * 0.72):
            place = (
                Matrix.Rotation(2 * math.pi * i / 40, 4, 'Y')
                @ Matrix.Translation((0, y, r - 0.0135))
                @ Matrix.Diagonal((0.026, w * 0.34, 0.026, 1))
            )
            bmesh.ops.create_cube(bm, size=1, matrix=place)
    return _mesh(bm, 'sipes')


def _mesh(bm, name):
    data = bpy.data.meshes.new(name)
    bm.to_mesh(data)
    bm.free()
    return data


def _spoke(whole, rim, y, face, turn, inner, outer, lean=0.0, depth=0.03):
    """A bar from the hub to the rim, `inner` and `outer` wide."""
    a = math.radians(turn)
    ring = []
    for distance, width, back in ((rim * 0.14, inner, 0.012), (rim * 0.6, (inner + outer) / 2, 0.004), (rim * 0.99, outer, 0.0)):
        shift = lean * distance
        corners = ((-width / 2, y - back), (width / 2, y - back), (width / 2 * 0.8, y - back - depth), (-width / 2 * 0.8, y - back - depth))
        ring.append(
            [
                ((u + shift) * math.cos(a) + distance * math.sin(a), d, distance * math.cos(a) - (u + shift) * math.sin(a))
                for u, d in corners
            ]
        )
    return mesh.soften(mesh.loft('spoke', ring, face, parent=whole), 0.005, 2)


def _five(whole, rim, w, face):
    for i in range(5):
        _spoke(whole, rim, w - 0.012, face, i * 72 - 9, 0.034, 0.026)
        _spoke(whole, rim, w - 0.012, face, i * 72 + 9, 0.034, 0.026)
    _hub(whole, rim, w, face)


def _many(whole, rim, w, face):
    for i in range(12):
        _spoke(whole, rim, w - 0.012, face, i * 30, 0.014, 0.02, 0.1)
    _hub(whole, rim, w, face)


def _beadlock(whole, rim, w, face):
    for i in range(8):
        _spoke(whole, rim, w - 0.02, face, i * 45, 0.03, 0.048)
    mesh.lathe('ring', [(rim * 0.86, w - 0.006), (rim * 0.88, w + 0.006), (rim * 1.0, w + 0.008), (rim * 1.02, w - 0.008)], roles.metal('#8e9294', 0.3), parent=whole)
    for i in range(16):
        a = 2 * math.pi * i / 16
        mesh.cylinder('bolt', 0.006, 0.008, (rim * 0.94 * math.cos(a), w + 0.009, rim * 0.94 * math.sin(a)), roles.metal(), 'y', sides=10, parent=whole)
    _hub(whole, rim, w, face)


def _dish(whole, rim, w, face):
    profile = [(0.0, w - 0.03), (rim * 0.3, w - 0.03), (rim * 0.42, w - 0.012), (rim * 0.62, w - 0.014), (rim * 0.8, w - 0.035), (rim * 0.96, w - 0.03)]
    mesh.lathe('dish', profile, face, parent=whole)
    for i in range(10):
        a = 2 * math.pi * i / 10
        mesh.ball('slot', 0.018, (rim * 0.7 * math.cos(a), w - 0.02, rim * 0.7 * math.sin(a)), roles.plastic('#101213'), 2, parent=whole)


def _cover(whole, rim, w, face):
    """A full plastic wheel cover, as on fleet carts."""
    profile = [(0.0, w - 0.004), (rim * 0.2, w - 0.004), (rim * 0.26, w - 0.014), (rim * 0.86, w - 0.004), (rim * 0.95, w - 0.012), (rim * 0.98, w - 0.03)]
    mesh.lathe('dish', profile, roles.metal('#b4b7b8', 0.45), parent=whole)
    for i in range(14):
        _spoke(whole, rim * 0.92, w + 0.006, roles.metal('#9da1a3', 0.45), i * 360 / 14, 0.012, 0.03, 0.0, 0.012)


def _split(whole, rim, w, face):
    """Seven broad spokes, dark between bright edges."""
    for i in range(7):
        _spoke(whole, rim, w - 0.014, roles.metal('#2c3032', 0.35), i * 360 / 7, 0.05, 0.075)
        for k in (-1, 1):
            _spoke(whole, rim, w - 0.008, face, i * 360 / 7 + k * 8.5, 0.008, 0.012)
    _hub(whole, rim, w, face)


def _hub(whole, rim, w, face):
    mesh.lathe('hub', [(0.0, w - 0.004), (rim * 0.2, w - 0.006), (rim * 0.27, w - 0.02), (rim * 0.27, w - 0.06)], face, parent=whole)
    for i in range(5):
        a = 2 * math.pi * (i + 0.5) / 5
        mesh.cylinder('nut', 0.008, 0.014, (rim * 0.235 * math.cos(a), w - 0.008, rim * 0.235 * math.sin(a)), roles.metal('#6a6e70', 0.3), 'y', sides=6, parent=whole)


def stand(name, model, at, parent, outward, steer=0.0):
    """A copy of the wheel at `at` (its middle) that shares the meshes; `outward` is +1 on the left."""
    hub = mesh.group(name, at, parent)
    hub.rotation_euler = (0, 0, math.radians(steer) + (0 if outward > 0 else math.pi))
    for part in model.children:
        twin = part.copy()
        bpy.context.scene.collection.objects.link(twin)
        twin.parent = hub
    return hub


def discard(model):
    for part in list(model.children):
        bpy.data.objects.remove(part)
    bpy.data.objects.remove(model)
