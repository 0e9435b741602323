"""Whole buildings out of soft-edged pieces, gathered into one mesh: boxes, prisms, turned posts, rods."""

import math
from contextlib import contextmanager

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from ..land import surfaces
from ..land.mass import put

_round = {}


class Pieces:
    """Give it pieces in its own frame, then `put` the whole as often as wanted."""

    def __init__(self):
        self.solid, self.light = _Heap(), _Heap()
        self.frame = Matrix()

    @contextmanager
    def moved(self, at=(0, 0, 0), turn=0.0, tilt=(0.0, 0.0)):
        """Pieces given inside stand in a frame of their own; angles in degrees."""
        before = self.frame
        self.frame = before @ _stand(at, turn, tilt)
        yield self
        self.frame = before

    def box(self, size, at, material, edge=None, turn=0.0, tilt=(0.0, 0.0)):
        """A box about its middle, its edges rounded by `edge`."""
        edge = min(0.03, min(size) * 0.25) if edge is None else min(edge, min(size) * 0.49)
        signs, ways, faces = _rounded()
        points = signs * (np.array(size) / 2 - edge) + ways * edge
        normals = [[ways[i] for i in face] for face in faces]
        self._add(points, faces, normals, material, _stand(at, turn, tilt))

    def span(self, low, high, material, edge=None):
        """A box from its lowest corner to its highest."""
        low, high = np.array(low, float), np.array(high, float)
        self.box(tuple(high - low), tuple((low + high) / 2), material, edge)

    def prism(self, outline, start, end, material, axis='y', at=(0, 0, 0), turn=0.0):
        """The outline drawn out along `axis`: (x, z) along y, (y, z) along x, (x, y) along z."""
        lay = {'y': lambda a, b, t: (a, t, b), 'x': lambda a, b, t: (t, a, b), 'z': lambda a, b, t: (a, b, t)}[axis]
        n = len(outline)
        points = np.array([lay(a, b, t) for t in (start, end) for a, b in outline], float)
        faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
        faces += [((i + 1) % n, i, i + n, (i + 1) % n + n) for i in range(n)]
        normals = [[_normal(points, face)] * len(face) for face in faces]
        self._add(points, faces, normals, material, _stand(at, turn))

    def turned(self, profile, at, material, sides=16, axis='z', tilt=(0.0, 0.0), turn=0.0):
        """A profile of (radius, height) turned about an axis through `at`."""
        rings = [[_around(r, h, k / sides, axis) for k in range(sides)] for r, h in profile]
        points = np.array(rings).reshape(-1, 3)
        faces, normals = [], []
        for j, ((r0, h0), (r1, h1)) in enumerate(zip(profile, profile[1:])):
            slope = np.array([h1 - h0, r0 - r1]) / max(math.hypot(h1 - h0, r1 - r0), 1e-9)
            for k in range(sides):
                m = (k + 1) % sides
                faces.append((j * sides + k, j * sides + m, (j + 1) * sides + m, (j + 1) * sides + k))
                normals.append([np.array(_around(slope[0], slope[1], t / sides, axis)) for t in (k, m, m, k)])
        self._add(points, faces, normals, material, _stand(at, turn, tilt))

    def rod(self, start, end, radius, material, sides=10):
        """A round bar between two points."""
        way = Vector(end) - Vector(start)
        turn = way.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        profile = [(0, 0), (radius, 0), (radius, way.length), (0, way.length)]
        with self.moved():
            self.frame = self.frame @ Matrix.Translation(start) @ turn
            self.turned(profile, (0, 0, 0), material, sides)

    def put(self, name, at=(0, 0, 0), turn=0.0):
        """The finished things as objects at a place; what shines is an object of its own."""
        made = []
        for heap, end in ((self.solid, ''), (self.light, ' light')):
            if heap.faces:
                thing = put(heap.mesh(name + end), at, 1.0, math.radians(turn))
                made.append(surfaces.unlit(thing) if end else thing)
        return made

    def _add(self, points, faces, normals, material, stand):
        whole = self.frame @ stand
        turn, shift = np.array(whole.to_3x3()), np.array(whole.translation)
        heap = self.light if material.name.startswith('lit') else self.solid
        flat = np.array([v for face in normals for v in face]) @ turn.T
        heap.take(points @ turn.T + shift, faces, flat, material)


class _Heap:
    def __init__(self):
        self.points, self.faces, self.normals, self.kinds, self.materials, self.count = [], [], [], [], [], 0

    def take(self, points, faces, normals, material):
        if material not in self.materials:
            self.materials.append(material)
        self.points.append(points)
        self.faces.extend([tuple(i + self.count for i in face) for face in faces])
        self.normals.append(normals)
        self.kinds.extend([self.materials.index(material)] * len(faces))
        self.count += len(points)

    def mesh(self, name):
        known = bpy.data.meshes.get(name)
        if known:
            return known
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(np.concatenate(self.points).tolist(), [], self.faces)
        for material in self.materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set('material_index', self.kinds)
        mesh.polygons.foreach_set('use_smooth', [True] * len(self.faces))
        mesh.use_auto_smooth = True
        mesh.normals_split_custom_set(np.concatenate(self.normals).tolist())
        mesh.update()
        return mesh


def _stand(at, turn=0.0, tilt=(0.0, 0.0)):
    spin = Matrix.Rotation(math.radians(turn), 4, 'Z')
    spin = spin @ Matrix.Rotation(math.radians(tilt[1]), 4, 'Y') @ Matrix.Rotation(math.radians(tilt[0]), 4, 'X')
    return Matrix.Translation(at) @ spin


def _rounded():
    """A cube with round edges: for every point the corner it belongs to, and its way out from there."""
    if not _round:
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=2)
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=0.5, segments=2, profile=0.5, affect='EDGES')
        bm.verts.index_update()
        spots = np.array([v.co[:] for v in bm.verts])
        _round['faces'] = [tuple(v.index for v in f.verts) for f in bm.faces]
        bm.free()
        _round['signs'] = np.sign(spots)
        ways = (np.abs(spots) - 0.5) * 2 * np.sign(spots)
        _round['ways'] = ways / np.linalg.norm(ways, axis=1, keepdims=True)
    return _round['signs'], _round['ways'], _round['faces']


def _normal(points, face):
    """By the sum over all edges, so that bent-in outlines come out right."""
    spots = points[list(face)]
    total = np.cross(spots, np.roll(spots, -1, axis=0)).sum(axis=0)
    return total / max(np.linalg.norm(total), 1e-9)


def _around(radius, height, part, axis):
    a = 2 * math.pi * part
    x, y = radius * math.cos(a), radius * math.sin(a)
    return {'z': (x, y, height), 'y': (y, height, x), 'x': (height, x, y)}[axis]
