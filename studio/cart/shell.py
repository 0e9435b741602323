"""Molded body shells: a side profile swept round the nose (or the tail) to both flanks, with wheel openings cut into it.

A row of the skin is a quarter of a superellipse from the middle line to each flank: the higher `square`, the tighter the corner.
"""

import math

import bmesh
import bpy
import numpy as np

from ..kit.pillow import rounded

FRONT_STEPS, FLANK_STEPS = 40, 22


def smooth(value, low, high):
    """0 below `low`, 1 above `high`, no corner between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def between(table, z):
    """The value at height z of a table [(z, value), …], rounded a little."""
    heights, values = zip(*table)
    return float(np.mean([np.interp(z + d, heights, values) for d in (-0.025, -0.012, 0, 0.012, 0.025)]))


def profile(points, longest=0.03):
    """An open side profile of (x, z, bend), its corners rounded, its straights divided."""
    closed = rounded([points[0][:2], *points[1:-1], points[-1][:2]], 8)
    out = []
    for (x, z), (x2, z2) in zip(closed, closed[1:]):
        length = math.hypot(x2 - x, z2 - z)
        if length < 1e-6:
            continue
        parts = max(1, math.ceil(length / longest))
        out += [(x + (x2 - x) * i / parts, z + (z2 - z) * i / parts) for i in range(parts)]
    return [*out, closed[-1]]


def _corner(square):
    """Shares (ahead, aside) along a quarter of a superellipse, evenly spaced before and behind its corner."""
    angle = np.linspace(0, math.pi / 2, 4001)
    ahead, aside = np.cos(angle).clip(0) ** (2 / square), np.sin(angle) ** (2 / square)
    middle = 2000
    parts = []
    for start, end, steps in ((0, middle, FRONT_STEPS), (middle, 4000, FLANK_STEPS)):
        x, y = ahead[start : end + 1], aside[start : end + 1]
        length = np.concatenate(([0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))))
        at = np.linspace(0, length[-1], steps + 1)[(1 if start else 0) :]
        parts.append((np.interp(at, length, x), np.interp(at, length, y)))
    return np.concatenate([p[0] for p in parts]), np.concatenate([p[1] for p in parts])


def shell(name, line, back, half, material, whole, square=5.0, crown=0.03, warp=None, arch=None, liner=None, toward=1):
    """`line` from below up and over the top, `back` and `half` tables over z: where the flanks end, how far out they stand.

    `warp(x, y, z)` moves points given as arrays, `arch` is a wheel's (x, z, radius, inner y); `toward` -1 is a tail.
    """
    ahead, aside = _corner(square)
    rows = []
    for x, z in line:
        end, wide = between(back, z), between(half, z)
        reach = max(0.05, (x - end) * toward) * toward
        px, py = end + reach * ahead, wide * aside
        pz = z - crown * (py / wide) ** 2 * np.ones_like(px)
        inner = np.linspace(1, -1, 9)[1:-1]
        ring_x = np.concatenate((px[::-1], px[1:], np.full(7, end)))
        ring_y = np.concatenate((-py[::-1], py[1:], wide * inner))
        ring_z = np.concatenate((pz[::-1], pz[1:], np.full(7, z - crown)))
        rows.append((ring_x, ring_y, ring_z))
    x, y, z = (np.array([row[k] for row in rows]) for k in range(3))
    if warp:
        x, y, z = warp(x, y, z)
    bm = bmesh.new()
    made = [[bm.verts.new((x[i, j], y[i, j], z[i, j])) for j in range(x.shape[1])] for i in range(x.shape[0])]
    count = x.shape[1]
    for ring, following in zip(made, made[1:]):
        for i in range(count):
            j = (i + 1) % count
            bm.faces.new((ring[i], ring[j], following[j], following[i]))
    bm.faces.new(list(reversed(made[0])))
    bm.faces.new(made[-1])
    thing = _thing(bm, name, material)
    if arch:
        thing.data.materials.append(liner)
        _cut(thing, arch, liner)
    thing.parent = whole
    return thing


def _thing(bm, name, material, angle=36):
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    data = bpy.data.meshes.new(name)
    bm.to_mesh(data)
    bm.free()
    data.materials.append(material)
    for face in data.polygons:
        face.use_smooth = True
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(angle)
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _cut(thing, arch, liner):
    """Takes the room of both wheels out of the shell."""
    x, z, radius, inner = arch
    outline = [(x + radius * math.cos(a), z + radius * math.sin(a)) for a in np.linspace(0, math.pi, 41)]
    outline = [(x + radius, z - 0.6), *outline, (x - radius, z - 0.6)]
    bm = bmesh.new()
    for low, high in ((inner, 1.2), (-1.2, -inner)):
        near = [bm.verts.new((a, low, b)) for a, b in outline]
        far = [bm.verts.new((a, high, b)) for a, b in outline]
        bm.faces.new(near)
        bm.faces.new(list(reversed(far)))
        for i in range(len(outline)):
            j = (i + 1) % len(outline)
            bm.faces.new((near[j], near[i], far[i], far[j]))
    subtract(thing, _thing(bm, 'cutter', liner))


def subtract(thing, cutter):
    """Takes the cutter's room out of a thing.

    Blender now and then leaves the cutter standing instead, for the same input: then it is asked again, a hair aside.
    """
    whole, before = thing.data, _room(thing.data)
    for attempt in range(12):
        cutter.location.x += attempt * 0.0003
        modifier = thing.modifiers.new('cut', 'BOOLEAN')
        modifier.operation, modifier.solver, modifier.object = 'DIFFERENCE', 'EXACT', cutter
        settle(thing)
        low, high, count = _room(thing.data)
        if (low > before[0] - 1e-3).all() and (high < before[1] + 1e-3).all() and count != before[2]:
            break
        thing.data = whole
    else:
        raise RuntimeError(f'Nothing can be cut out of "{thing.name}".')
    bpy.data.objects.remove(cutter)


def _room(data):
    """The lowest and the highest corner of a mesh, and how many there are."""
    at = np.array([vertex.co for vertex in data.vertices])
    return at.min(axis=0), at.max(axis=0), len(at)


def settle(thing):
    """Makes the modifiers part of the mesh."""
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = data
    data.use_auto_smooth = True
