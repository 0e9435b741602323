"""Parts that follow the surface of a shell: seams, lamps, badges, trims are cast onto it along a direction."""

import math

import bmesh
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from ..kit import mesh
from ..kit.pillow import rounded
from . import roles


# Of a joint between panels: how far from its middle, how thick and how deep in the skin what fills it is, and the edges on both sides.
# What fills it stands out by 2 mm: the skin has facets, and a line that sinks into them or is seen flat comes out as dots.
JOINT, EDGES = (0, 0.0066, 0.0046), ((0.0052, 0.004, 0.0035), (-0.0052, 0.004, 0.0035))


class Skin:
    """The outside of one or more shells."""

    def __init__(self, *shells):
        places, faces = [], []
        for shell in shells:
            start = len(places)
            places += [v.co.copy() for v in shell.data.vertices]
            faces += [[start + i for i in face.vertices] for face in shell.data.polygons]
        self.tree = BVHTree.FromPolygons(places, faces)
        self.material = shells[0].active_material

    def cast(self, point, away):
        """Where a ray from outside, opposite to `away`, meets the skin; `point` moved along `away` when it meets nothing."""
        start = Vector(point) + Vector(away) * 3
        hit = self.tree.ray_cast(start, -Vector(away))
        return (hit[0], hit[1]) if hit[0] is not None else (None, None)

    def top(self, x, y):
        hit, _ = self.cast((x, y, 0), (0, 0, 1))
        return hit.z if hit else None

    def flank(self, x, z, side):
        hit, _ = self.cast((x, 0, z), (0, side, 0))
        return hit.y if hit else None

    def nose(self, y, z, toward=1):
        hit, _ = self.cast((0, y, z), (toward, 0, 0))
        return hit.x if hit else None


class View:
    """Looks at a skin from one direction: `turn` degrees to the left of straight ahead (180 is from behind), `rise` from above."""

    def __init__(self, skin, at, turn=0.0, rise=0.0):
        a, e = math.radians(turn), math.radians(rise)
        self.away = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
        self.right = Vector((-math.sin(a), math.cos(a), 0))
        self.up = self.away.cross(self.right)
        self.skin, self.at = skin, Vector(at)

    def point(self, u, v, out=0.0):
        """The point of the skin that is seen `u` to the left and `v` above the middle, `out` nearer to the eye."""
        aim = self.at + self.right * u + self.up * v
        hit, _ = self.skin.cast(aim, self.away)
        return hit + self.away * out if hit else None

    def seam(self, name, path, whole, radius=0.003, material=None, out=-0.0012, closed=False, bend=0.0):
        """A line along the skin, dark unless another material makes it a trim."""
        for run, whole_round in self._runs(path, closed, bend):
            mesh.tube(name, [place + self.away * out for place, _ in run], radius, material or roles.liner(), whole, closed=whole_round)

    def gap(self, name, path, whole, closed=False, bend=0.0):
        """Where two panels meet: a dark joint 6 mm wide between their rounded edges."""
        for run, whole_round in self._runs(path, closed, bend, 0.01):
            before, after = ([run[-1], *run[:-1]], [*run[1:], run[0]]) if whole_round else ([run[0], *run[:-1]], [*run[1:], run[-1]])
            aside = [normal.cross(on[0] - off[0]).normalized() for (_, normal), off, on in zip(run, before, after)]
            for part, material, (far, thick, deep) in ((name, roles.liner(), JOINT), *(('panel edge', self.skin.material, edge) for edge in EDGES)):
                places = [place + side * far - normal * deep for (place, normal), side in zip(run, aside)]
                mesh.tube(part, places, thick, material, whole, closed=whole_round)

    def _runs(self, path, closed, bend, longest=0.02):
        """The path on the skin, as (place, normal), and whether it is closed: where it leaves the skin it ends, and goes on where it comes back."""
        if bend:
            path = [p[:2] for p in rounded([(u, v, bend) for u, v in path])] if closed else _round(path, bend)
        runs, run = [], []
        for u, v in _divided(path, closed, longest):
            place, normal = self.skin.cast(self.at + self.right * u + self.up * v, self.away)
            if place is not None and (not run or (place - run[-1][0]).length < 0.09):
                run.append((place, normal))
                continue
            runs.append(run)
            run = [] if place is None else [(place, normal)]
        runs.append(run)
        return [(run, closed and len(runs) == 1) for run in runs if len(run) > 2]

    def patch(self, name, outline, material, whole, out=0.004, depth=0.02, rings=7, edge=0.003, bulge=0.0):
        """A piece on the skin inside a (u, v) outline that its own middle can see: `out` proud of it, `depth` deep."""
        outline = np.array(_divided([p[:2] for p in outline], True, 0.014))
        middle = outline.mean(0)
        bm = bmesh.new()
        made = []
        far = [self.point(*(middle + (p - middle) * 0.5)) for p in outline]
        fallback = next(p for p in far if p is not None)
        level = (fallback - self.at).dot(self.away)
        shares = [1.0, 1.0, 1.0 - edge / 0.06] + [1.0 - i / rings for i in range(1, rings)]
        for k, share in enumerate(shares):
            ring = []
            for p in outline:
                u, v = middle + (p - middle) * share
                lift = (-depth, out - edge, out)[min(k, 2)] + (bulge * (1 - share**2) if k > 2 else 0)
                place = self.point(u, v, lift)
                if place is None:
                    place = self.at + self.right * u + self.up * v + self.away * (level + lift)
                ring.append(bm.verts.new(place))
            made.append(ring)
        count = len(outline)
        for ring, following in zip(made, made[1:]):
            for i in range(count):
                j = (i + 1) % count
                bm.faces.new((ring[i], ring[j], following[j], following[i]))
        bm.faces.new(list(reversed(made[0])))
        bm.faces.new(made[-1])
        return mesh.finish(bm, name, material, parent=whole, angle=42)


def _round(path, bend):
    closed = rounded([path[0], *[(u, v, bend) for u, v in path[1:-1]], path[-1]])
    return [p[:2] for p in closed]


def _divided(path, closed, longest=0.02):
    ends = [*path[1:], path[0]] if closed else path[1:]
    out = []
    for (u, v), (u2, v2) in zip(path, ends):
        parts = max(1, math.ceil(math.hypot(u2 - u, v2 - v) / longest))
        out += [(u + (u2 - u) * i / parts, v + (v2 - v) * i / parts) for i in range(parts)]
    return out if closed else [*out, path[-1][:2]]


def oval(wide, tall, square=2.0, count=40, at=(0, 0)):
    """A superellipse as an outline."""
    out = []
    for i in range(count):
        a = 2 * math.pi * i / count
        c, s = math.cos(a), math.sin(a)
        out.append((at[0] + wide * math.copysign(abs(c) ** (2 / square), c), at[1] + tall * math.copysign(abs(s) ** (2 / square), s)))
    return out


def shape(points, bend=0.015):
    """A polygon with round corners as an outline."""
    return rounded([(u, v, bend) for u, v in points], 5)


def flip(outline):
    """The same outline on the other side."""
    return [(-u, v) for u, v in reversed(outline)]
