"""Meshes of very many small parts, made at once, and objects that share them."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector


class Mass:
    """Collects points and faces of several materials; `mesh` makes one mesh of them."""

    def __init__(self):
        self.points, self.faces, self.kinds, self.count = [], [], [], 0

    def add(self, points, faces, kind=0):
        points = np.asarray(points, float).reshape(-1, 3)
        self.points.append(points)
        self.faces.extend([[i + self.count for i in face] for face in faces])
        self.kinds.extend([kind] * len(faces))
        self.count += len(points)

    def leaves(self, centers, lengths, normals, ups, kind=0, wide=0.55, fold=0.15):
        """Folded rhombs that start at `centers`, lie square to `normals` and point along `ups`."""
        n = _unit(np.asarray(normals, float))
        along = np.asarray(ups, float)
        along = _unit(along - n * (along * n).sum(1, keepdims=True))
        across = np.cross(n, along)
        size = np.asarray(lengths, float)[:, None]
        base = np.asarray(centers, float)
        middle = base + along * size * 0.45
        left = middle + (across * wide * 0.5 + n * fold) * size
        right = middle + (-across * wide * 0.5 + n * fold) * size
        tip = base + along * size
        points = np.stack([base, left, tip, right], 1)
        faces = [(4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3) for i in range(len(base))]
        self.add(points, faces, kind)

    def limb(self, path, radii, kind=0, sides=7, bark=None):
        """A tapering round branch along the path; `bark` says for each point and side by how much it stands out."""
        path = [Vector(p) for p in path]
        points, faces = [], []
        for i, (p, r) in enumerate(zip(path, radii)):
            way = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
            side = way.orthogonal().normalized()
            other = way.cross(side)
            for k in range(sides):
                a = 2 * math.pi * k / sides
                out = r if bark is None else r * (1 + bark[i][k])
                points.append(p + (side * math.cos(a) + other * math.sin(a)) * out)
        for i in range(len(path) - 1):
            for k in range(sides):
                j = (k + 1) % sides
                faces.append((i * sides + k, i * sides + j, (i + 1) * sides + j, (i + 1) * sides + k))
        faces.append(tuple(range((len(path) - 1) * sides, len(path) * sides)))
        self.add([tuple(p) for p in points], faces, kind)

    def mesh(self, name, materials, smooth=False):
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(np.concatenate(self.points).tolist(), [], self.faces)
        for material in materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set('material_index', self.kinds)
        mesh.polygons.foreach_set('use_smooth', [smooth] * len(self.faces))
        mesh.update()
        return mesh


def _unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)


def unit_points(rng, count):
    """Directions all around."""
    return _unit(rng.normal(size=(count, 3)))


def ball(detail=2):
    """Points and faces of a round ball of radius 1."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=1)
    points = np.array([v.co[:] for v in bm.verts])
    faces = [[v.index for v in f.verts] for f in bm.faces]
    bm.free()
    return points, faces


def once(name, maker):
    """The mesh of that name; made by `maker(name)` when it is new."""
    return bpy.data.meshes.get(name) or maker(name)


def put(mesh, at, scale=1.0, turn=0.0, tilt=(0.0, 0.0)):
    """One more object with this mesh; `turn` and `tilt` in radians."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.scale = scale if isinstance(scale, tuple) else (scale, scale, scale)
    thing.rotation_euler = (*tilt, turn)
    return thing
