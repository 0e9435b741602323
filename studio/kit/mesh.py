"""Shapes with soft edges, in metres. Every maker returns one object that already carries its material."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector


def link(data, name, material=None, at=(0, 0, 0), parent=None):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.parent = parent
    if material is not None:
        data.materials.append(material)
    return thing


def group(name, at=(0, 0, 0), parent=None):
    """An empty to hang parts on."""
    return link(None, name, at=at, parent=parent)


def finish(bm, name, material, at=(0, 0, 0), parent=None, smooth=True, angle=40):
    """The thing that a bmesh has become; edges sharper than `angle` degrees stay edges."""
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    for face in mesh.polygons:
        face.use_smooth = smooth
    if smooth:
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(angle)
    return link(mesh, name, material, at, parent)


def soften(thing, radius, segments=3, angle=30):
    """Rounds the edges sharper than `angle` degrees."""
    bevel = thing.modifiers.new('bevel', 'BEVEL')
    bevel.width = radius
    bevel.segments = segments
    bevel.limit_method = 'ANGLE'
    bevel.angle_limit = math.radians(angle)
    bevel.harden_normals = True
    thing.data.use_auto_smooth = True
    for face in thing.data.polygons:
        face.use_smooth = True
    return thing


def subdivide(thing, levels=2):
    modifier = thing.modifiers.new('subdivide', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    for face in thing.data.polygons:
        face.use_smooth = True
    return thing


def box(name, size, at, material, radius=0.01, segments=3, parent=None, turn=(0, 0, 0)):
    """A box of the whole `size` about its middle; `turn` in degrees."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Diagonal((*size, 1)))
    thing = finish(bm, name, material, at, parent, False)
    thing.rotation_euler = [math.radians(a) for a in turn]
    return soften(thing, radius, segments) if radius else thing


def cylinder(name, radius, depth, at, material, axis='z', rounding=0, sides=48, parent=None, top=None):
    """A cylinder about its middle; `top` is the other radius of a cone."""
    bm = bmesh.new()
    turn = {'z': Matrix(), 'x': Matrix.Rotation(math.pi / 2, 4, 'Y'), 'y': Matrix.Rotation(-math.pi / 2, 4, 'X')}[axis]
    bmesh.ops.create_cone(
        bm, cap_ends=True, segments=sides, radius1=radius, radius2=radius if top is None else top, depth=depth, matrix=turn
    )
    thing = finish(bm, name, material, at, parent, True)
    return soften(thing, rounding, 2, 40) if rounding else thing


def ball(name, radius, at, material, detail=3, stretch=(1, 1, 1), parent=None):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=radius, matrix=Matrix.Diagonal((*stretch, 1)))
    return finish(bm, name, material, at, parent, detail > 2)


def slab(name, outline, left, right, material, radius=0.02, segments=3, parent=None, at=(0, 0, 0)):
    """The side outline, a list of (x, z), drawn out across the cart from y = left to y = right, edges rounded."""
    bm = bmesh.new()
    near = [bm.verts.new((x, left, z)) for x, z in outline]
    far = [bm.verts.new((x, right, z)) for x, z in outline]
    bm.faces.new(near)
    bm.faces.new(list(reversed(far)))
    count = len(outline)
    for i in range(count):
        j = (i + 1) % count
        bm.faces.new((near[j], near[i], far[i], far[j]))
    thing = finish(bm, name, material, at, parent, False)
    return soften(thing, radius, segments, 25) if radius else thing


def plan(name, outline, bottom, top, material, radius=0.01, segments=3, parent=None, at=(0, 0, 0)):
    """The outline seen from above, a list of (x, y), drawn up from z = bottom to z = top."""
    bm = bmesh.new()
    low = [bm.verts.new((x, y, bottom)) for x, y in outline]
    high = [bm.verts.new((x, y, top)) for x, y in outline]
    bm.faces.new(low)
    bm.faces.new(list(reversed(high)))
    count = len(outline)
    for i in range(count):
        j = (i + 1) % count
        bm.faces.new((low[j], low[i], high[i], high[j]))
    thing = finish(bm, name, material, at, parent, False)
    return soften(thing, radius, segments, 25) if radius else thing


def loft(name, sections, material, capped=True, closed=True, levels=0, parent=None, at=(0, 0, 0)):
    """A skin over rings of equally many points (x, y, z); `closed` rings, `capped` ends, `levels` of subdivision."""
    bm = bmesh.new()
    rings = [[bm.verts.new(point) for point in ring] for ring in sections]
    count = len(rings[0])
    for ring, following in zip(rings, rings[1:]):
        for i in range(count if closed else count - 1):
            j = (i + 1) % count
            bm.faces.new((ring[i], ring[j], following[j], following[i]))
    if capped:
        bm.faces.new(list(reversed(rings[0])))
        bm.faces.new(rings[-1])
    thing = finish(bm, name, material, at, parent, True)
    return subdivide(thing, levels) if levels else thing


def lathe(name, profile, material, axis='y', sides=64, parent=None, at=(0, 0, 0), closed=False):
    """Turns a profile of (distance from the axis, place along it) once around the axis."""
    bm = bmesh.new()
    spots = {
        'y': lambda r, h, a: (r * math.cos(a), h, r * math.sin(a)),
        'z': lambda r, h, a: (r * math.cos(a), r * math.sin(a), h),
        'x': lambda r, h, a: (h, r * math.cos(a), r * math.sin(a)),
    }
    rings = [
        [bm.verts.new(spots[axis](r, h, 2 * math.pi * i / sides)) for r, h in profile] for i in range(sides)
    ]
    steps = len(profile)
    for i in range(sides):
        ring, following = rings[i], rings[(i + 1) % sides]
        for j in range(steps if closed else steps - 1):
            k = (j + 1) % steps
            bm.faces.new((ring[j], ring[k], following[k], following[j]))
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    return finish(bm, name, material, at, parent, True)


def tube(name, points, radius, material, parent=None, closed=False, bend=0.0, at=(0, 0, 0), flat=1.0):
    """A pipe through the points; `bend` rounds the corners with that radius."""
    path = [Vector(p) for p in points]
    if bend:
        path = _round_corners(path, bend, closed)
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    curve.use_fill_caps = True
    spline = curve.splines.new('POLY')
    spline.points.add(len(path) - 1)
    for point, place in zip(spline.points, path):
        point.co = (*place, 1)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    thing = link(curve, name, material, at, parent)
    if flat != 1.0:
        thing.scale = (1, flat, 1)
    return thing


def _round_corners(path, bend, closed, steps=6):
    out = []
    count = len(path)
    for i, corner in enumerate(path):
        if not closed and i in (0, count - 1):
            out.append(corner)
            continue
        before, after = path[i - 1], path[(i + 1) % count]
        first, second = before - corner, after - corner
        reach = min(bend, first.length / 2.01, second.length / 2.01)
        start, end = corner + first.normalized() * reach, corner + second.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            out.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t**2 * end)
    return out


def smooth_outline(points, bend=0.05, steps=4):
    """The same polygon with round corners, for `slab` and `plan`."""
    rounded = _round_corners([Vector((x, 0, z)) for x, z in points], bend, True, steps)
    return [(p.x, p.z) for p in rounded]


def mirror_y(maker):
    """Makes a part on both sides of the cart: calls `maker(side)` with +1 (left) and -1 (right)."""
    return [maker(side) for side in (1, -1)]
