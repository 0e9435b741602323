"""A side outline drawn out across the cart, its flanks rounded like a pillow and its whole bent by a function."""

import math

import bmesh
import numpy as np

from .mesh import finish


def arc(center, radius, start, end, steps=14):
    """Points on a circle from angle `start` to `end`, in degrees."""
    return [
        (
            center[0] + radius * math.cos(math.radians(start + (end - start) * i / steps)),
            center[1] + radius * math.sin(math.radians(start + (end - start) * i / steps)),
        )
        for i in range(steps + 1)
    ]


def rounded(points, steps=5):
    """A polygon of (x, z, bend): each corner becomes a curve that begins `bend` before it; (x, z) alone stays a corner."""
    out = []
    count = len(points)
    for i, point in enumerate(points):
        bend = point[2] if len(point) > 2 else 0
        if not bend:
            out.append(point[:2])
            continue
        before, after = points[i - 1], points[(i + 1) % count]
        start = _toward(point, before, bend)
        end = _toward(point, after, bend)
        for step in range(steps + 1):
            t = step / steps
            out.append(
                tuple(
                    (1 - t) ** 2 * start[k] + 2 * t * (1 - t) * point[k] + t**2 * end[k] for k in (0, 1)
                )
            )
    return out


def _toward(point, other, reach):
    dx, dz = other[0] - point[0], other[1] - point[1]
    length = math.hypot(dx, dz) or 1
    share = min(reach, length / 2.05) / length
    return (point[0] + dx * share, point[1] + dz * share)


def pillow(name, outline, half, material, edge=0.04, bend=None, parent=None, y=0.0, slices=9, rounds=4, arch=None):
    """`bend(x, t, z)` gives the new (x, widening, z) for a point at t = -1 (right) … 1 (left).

    Points on `arch`, a circle (x, z, radius), keep their place where the flanks turn in: a wheel arch has a crisp lip.
    """
    outline = _dense(outline)
    edge = min(edge, half * 0.98)
    inward = _untangled(outline, _inward(outline, arch), edge)
    flat = half - edge
    turns = [math.pi / 2 * i / rounds for i in range(1, rounds + 1)]
    rings = [(-flat - edge * math.sin(a), edge * (1 - math.cos(a))) for a in reversed(turns)]
    rings += [(-flat + 2 * flat * i / (slices - 1), 0) for i in range(slices)] if flat > 1e-4 else [(0, 0)]
    rings += [(flat + edge * math.sin(a), edge * (1 - math.cos(a))) for a in turns]
    bm = bmesh.new()
    made = []
    for across, inset in rings:
        t = across / half
        ring = []
        for (x, z), (nx, nz) in zip(outline, inward):
            px, pz = x + nx * inset, z + nz * inset
            widening = 1.0
            if bend:
                px, widening, pz = bend(px, t, pz)
            ring.append(bm.verts.new((px, y + across * widening, pz)))
        made.append(ring)
    count = len(outline)
    for ring, following in zip(made, made[1:]):
        for i in range(count):
            j = (i + 1) % count
            bm.faces.new((ring[i], ring[j], following[j], following[i]))
    bm.faces.new(list(reversed(made[0])))
    bm.faces.new(made[-1])
    thing = finish(bm, name, material, parent=parent, angle=38)
    weighted = thing.modifiers.new('weighted', 'WEIGHTED_NORMAL')
    weighted.keep_sharp = True
    return thing


def _dense(outline, longest=0.05):
    """Long straight edges get points of their own, so that they can bend."""
    out = []
    for (x, z), (x2, z2) in zip(outline, outline[1:] + outline[:1]):
        length = math.hypot(x2 - x, z2 - z)
        if length < 1e-5:
            continue
        parts = max(1, math.ceil(length / longest))
        out += [(x + (x2 - x) * i / parts, z + (z2 - z) * i / parts) for i in range(parts)]
    return out


def _inward(outline, arch):
    count = len(outline)
    area = sum(
        outline[i][0] * outline[(i + 1) % count][1] - outline[(i + 1) % count][0] * outline[i][1] for i in range(count)
    )
    turn = 1 if area > 0 else -1
    normals = []
    for i in range(count):
        (x0, z0), (x1, z1) = outline[i - 1], outline[(i + 1) % count]
        dx, dz = x1 - x0, z1 - z0
        length = (math.hypot(dx, dz) or 1) / _give(outline[i], arch)
        normals.append((-dz / length * turn, dx / length * turn))
    return normals


def _untangled(outline, inward, edge):
    """Where the outline, moved in by `edge`, would cross itself, it moves in less."""
    places, normals = np.array(outline), np.array(inward)
    count = len(places)
    near = np.arange(-2, 3)
    for _ in range(40):
        first, second = np.nonzero(_crossings(places + normals * edge))
        if len(first) == 0:
            break
        caught = np.zeros(count, bool)
        for a, b in zip(first, second):
            span = (b - a) % count
            inside = np.arange(a, a + span + 2) if span <= 24 else np.concatenate((a + near, b + near))
            caught[inside % count] = True
        normals[caught] *= 0.8
        around = (np.roll(normals, 1, 0) + normals + np.roll(normals, -1, 0)) / 3
        normals = np.where(np.linalg.norm(around, axis=1, keepdims=True) < np.linalg.norm(normals, axis=1, keepdims=True), around, normals)
    return [tuple(n) for n in normals]


def _crossings(ring):
    """Which edge crosses which later one, as a table of truths."""
    ends = np.roll(ring, -1, 0)

    def side(start, end, point):
        return (end[..., 0] - start[..., 0]) * (point[..., 1] - start[..., 1]) - (end[..., 1] - start[..., 1]) * (point[..., 0] - start[..., 0])

    a, b, c, d = ring[:, None], ends[:, None], ring[None], ends[None]
    crossed = (side(a, b, c) * side(a, b, d) < 0) & (side(c, d, a) * side(c, d, b) < 0)
    count = len(ring)
    apart = (np.arange(count)[None] - np.arange(count)[:, None]) % count
    return crossed & (apart > 1) & (apart < count / 2)


def _give(point, arch):
    """How far a point follows the rounding of the flanks: the arch hardly, what lies beside it more and more."""
    if arch is None:
        return 1.0
    away = abs(math.hypot(point[0] - arch[0], point[1] - arch[1]) - arch[2])
    return min(1.0, 0.12 + away / 0.09)
