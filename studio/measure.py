"""blender -b --factory-startup -P studio/measure.py -- <to.json> <id> …: writes down where the parts of carts are, one line a cart.

Of every part: its name, its box, and what it is fixed to with a point where both meet, on the shortest way to the frame. Of every
wheel: its tire, the points of other parts that come near it while it steers, and where one sees through its room. Of what must
lie on something: how far it is from that, with the seat folded to a deck as well. Of the grille: how much of it the body hides. `cart-geometry.ts` judges them.
"""

import json
import math
import sys
from collections import deque
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402
from mathutils.bvhtree import BVHTree  # noqa: E402
from mathutils.geometry import intersect_ray_tri  # noqa: E402

from studio.cart.frame import Frame  # noqa: E402
from studio.cart.place import parameters, place  # noqa: E402
from studio.kit import stage  # noqa: E402

NEAR = 0.003  # Parts this close touch.
AROUND = 0.05  # Points this close to where a wheel may be are written down.
STEERING = np.radians(np.arange(-28, 29, 4))
SHELLS = ('tail', 'cowl', 'floor', 'rocker', 'seat base')
# What lies on what: the first with a point, what is laid along it with all its length.
SEATS = ('seat base', 'tail', 'back frame', 'cushion board')
STANDS = {'rear strut foot': SHELLS, 'front strut foot': SHELLS, 'strut foot': SHELLS, 'rail foot': SEATS}
LAID = {'belt': ('back', 'flute', 'seat panel', 'cushion'), 'wiper blade': ('windshield', 'windshield bar')}
GLANCES = np.radians((-20, 0, 20))


def main():
    to, *names = sys.argv[sys.argv.index('--') + 1 :]
    for name in names:
        stage.clear()
        place(name)
        cart = _cart(Frame(parameters(name)))
        if parameters(name)['rear'] == 'flip':
            stage.clear()
            place(name, seat_fold=1)
            parts = _with_trees(_parts())
            cart['deck'] = _deck(parts)
            cart['folded'] = [[parts[index]['name'], far] for index, far in _off(parts) if parts[index]['name'] in STANDS]
        with open(to, 'a') as file:
            file.write(json.dumps({'id': name, **cart}, separators=(',', ':')) + '\n')
        print('measured', name, flush=True)


def _cart(frame):
    parts = _with_trees(_parts())
    links = _links(parts)
    wheels = [_wheel(parts, empty, frame) for empty in bpy.data.objects if empty.name.startswith('wheel-') and empty.type == 'EMPTY']
    listed = [[part['name'], *_mm(part['low']), *_mm(part['high']), link[0], *_mm(link[1])] for part, link in zip(parts, links)]
    return {'parts': listed, 'wheels': wheels, 'off': _off(parts), 'sunk': _sunk(parts)}


def _with_trees(parts):
    for part in parts:
        part['tree'] = BVHTree.FromPolygons([tuple(p) for p in part['places']], part['faces'].tolist())
    return parts


def _off(parts):
    """How far each part that stands or is laid on others is from them: the part, and millimeters."""
    off = []
    for index, part in enumerate(parts):
        under = STANDS.get(part['name']) or LAID.get(part['name'])
        if under:
            others = [other for other in parts if other['name'] in under]
            stands = part['name'] in STANDS
            met = stands and any(_meeting(part, other) is not None for other in others)
            off.append([index, 0 if met else round(1000 * (min if stands else max)(_distances(part, others)))])
    return off


def _distances(part, others):
    """From places all over a part to the nearest of the others; nothing inside a closed one is away from it."""
    middle = (part['low'] + part['high']) / 2
    return [min(_distance(Vector(place), other) for other in others) for place in _sampled(part, middle, 2.0)]


def _distance(place, other):
    at, normal, _, far = other['tree'].find_nearest(place)
    return 0.0 if other['name'] != 'windshield' and (place - at).dot(normal) <= 0 else far


def _deck(parts):
    """How far the seat that is folded to a deck is from the bar that carries it."""
    bar = next(part for part in parts if part['name'] == 'grab bar')
    pads = [part for part in parts if part['name'] == 'cushion' and part['low'][0] < bar['high'][0] + 0.2]
    return round(1000 * max(min(_distances(bar, [pad])) for pad in pads))


def _sunk(parts):
    """Of each grille the share, in hundredths, that the body hides from ahead."""
    bodies = [part for part in parts if part['name'] == 'cowl']
    return [[index, _hidden(part, bodies)] for index, part in enumerate(parts) if part['name'] == 'grille']


def _hidden(part, bodies):
    seen = hidden = 0
    for y in np.linspace(part['low'][1], part['high'][1], 62)[1:-1]:
        for z in np.linspace(part['low'][2], part['high'][2], 22)[1:-1]:
            start, back = Vector((part['high'][0] + 0.3, y, z)), Vector((-1, 0, 0))
            far = part['tree'].ray_cast(start, back)[3]
            if far is not None:
                before = any(body['tree'].ray_cast(start, back, far)[0] is not None for body in bodies)
                seen, hidden = seen + (not before), hidden + before
    return round(100 * hidden / max(seen + hidden, 1))


def _mm(place):
    return [round(float(v) * 1000) for v in place]


def _parts():
    graph = bpy.context.evaluated_depsgraph_get()
    middle = bpy.data.objects['cart'].matrix_world.translation
    parts = []
    for thing in bpy.context.scene.objects:
        wheel, kind = _wheel_of(thing), thing.name.split('.')[0]
        # The other wheels are copies of the first: of them only what meets the ground and what holds them.
        if thing.type not in ('MESH', 'CURVE') or (wheel not in (None, 'wheel-front-left') and kind not in ('tire', 'tread', 'lip', 'barrel', 'brake', 'carrier')):
            continue
        ready = thing.evaluated_get(graph)
        data = ready.to_mesh()
        data.calc_loop_triangles()
        places = np.empty(len(data.vertices) * 3)
        data.vertices.foreach_get('co', places)
        faces = np.empty(len(data.loop_triangles) * 3, int)
        data.loop_triangles.foreach_get('vertices', faces)
        turn = np.array(ready.matrix_world)
        places = places.reshape(-1, 3) @ turn[:3, :3].T + turn[:3, 3] - np.array(middle)
        ready.to_mesh_clear()
        parts.append(
            {'name': kind, 'wheel': wheel, 'low': places.min(0), 'high': places.max(0), 'places': places, 'faces': faces.reshape(-1, 3)}
        )
    return parts


def _wheel_of(thing):
    while thing and not thing.name.startswith('wheel-'):
        thing = thing.parent
    return thing.name if thing else None


def _links(parts):
    """For each part the one it is fixed to on the way to the frame, and where; -1 for the frame and for what floats."""
    low, high = (np.array([part[k] for part in parts]) for k in ('low', 'high'))
    links = [(-1, (0, 0, 0))] * len(parts)
    root = next(i for i, part in enumerate(parts) if part['name'] == 'frame')
    known, queue = {root}, deque([root])
    while queue:
        one = queue.popleft()
        close = np.nonzero(((low - NEAR <= high[one]) & (high + NEAR >= low[one])).all(1))[0]
        for other in close.tolist():
            if other in known:
                continue
            where = _meeting(parts[one], parts[other])
            if where is not None:
                links[other] = (one, where)
                known.add(other)
                queue.append(other)
    return links


def _meeting(one, other):
    """A point where two parts touch or nearly touch."""
    for mine, theirs in one['tree'].overlap(other['tree'])[:200]:
        point = _crossing(_corners(one, mine), _corners(other, theirs))
        if point is not None:
            return point
    few, many = sorted((one, other), key=lambda part: len(part['places']))
    inside = ((few['places'] >= many['low'] - NEAR) & (few['places'] <= many['high'] + NEAR)).all(1)
    for place in few['places'][inside]:
        hit = many['tree'].find_nearest(tuple(place), NEAR)
        if hit[0] is not None:
            return hit[0]
    return None


def _corners(part, face):
    return [Vector(place) for place in part['places'][part['faces'][face]]]


def _crossing(one, other):
    """Where an edge of one triangle goes through the other."""
    for edges, face in ((one, other), (other, one)):
        for start, end in zip(edges, edges[1:] + edges[:1]):
            hit = intersect_ray_tri(*face, end - start, start, True)
            if hit is not None and 0 <= (hit - start).dot(end - start) <= (end - start).length_squared:
                return hit
    return None


def _wheel(parts, empty, frame):
    own = [part for part in parts if part['wheel'] == empty.name]
    rubber = np.concatenate([part['places'] for part in own if part['name'] in ('tire', 'tread')])
    middle = (rubber.min(0) + rubber.max(0)) / 2
    hub = np.array([middle[0], middle[1], rubber[:, 2].mean()])
    about = np.array(empty.matrix_world.translation - bpy.data.objects['cart'].matrix_world.translation)
    radius = float(np.hypot(rubber[:, 0] - about[0], rubber[:, 2] - about[2]).max())
    half = float(np.abs(rubber[:, 1] - hub[1]).max())
    steers = empty.name.startswith('wheel-front')
    near = []
    for index, part in enumerate(parts):
        if part['wheel'] == empty.name:
            continue
        points = _sampled(part, about, radius + half + AROUND)
        if len(points) == 0:
            continue
        gap = clearance(points - about, radius, half, STEERING if steers else STEERING[7:8])
        points = points[gap < AROUND]
        spots, first = np.unique(np.round(points / 0.045), axis=0, return_index=True)
        near += [[index, *_mm(point - about)] for point in points[first]]
    open_at = [_mm(point - about) for point in _seen_through(parts, about, radius, frame)]
    return {'name': empty.name, 'hub': _mm(about), 'radius': round(radius * 1000), 'half': round(half * 1000), 'near': near, 'open': open_at}


def _seen_through(parts, about, radius, frame):
    """Points between tire and arch from where one looks in from outside and meets nothing before the middle of the cart."""
    side = math.copysign(1, about[1])
    trees = [part['tree'] for part in parts]
    points = []
    for a in np.radians(np.arange(35, 146, 5)):
        for reach in np.linspace(radius + 0.01, frame.arch - 0.02, 4):
            x, z = about[0] + reach * math.cos(a), frame.hub + reach * math.sin(a)
            if math.hypot(x - about[0], z - about[2]) > radius:
                points.append(np.array((x, side * 0.6, z)))
    return [point for point in points if any(not _blocked(trees, point, glance, side) for glance in GLANCES)]


def _blocked(trees, opening, glance, side):
    along = Vector((math.sin(glance), -side * math.cos(glance), 0))
    start, far = Vector(opening) - along * 0.3, 0.3 + abs(opening[1]) / math.cos(glance)
    return any(tree.ray_cast(start, along, far)[0] is not None for tree in trees)


def clearance(points, radius, half, turns):
    """How far points are from a wheel at the nearest of its turns; below 0 they are in it."""
    gaps = []
    for a in turns:
        along = points[:, 0] * math.cos(a) + points[:, 1] * math.sin(a)
        aside = points[:, 1] * math.cos(a) - points[:, 0] * math.sin(a)
        gaps.append(np.maximum(np.hypot(along, points[:, 2]) - radius, np.abs(aside) - half))
    return np.min(gaps, 0)


def _sampled(part, about, reach):
    """Points all over the part's faces that lie within reach, four centimeters apart or less."""
    if (part['low'] > about + reach).any() or (part['high'] < about - reach).any():
        return np.empty((0, 3))
    corners = part['places'][part['faces']]
    near = ((corners.min(1) <= about + reach) & (corners.max(1) >= about - reach)).all(1)
    corners = corners[near]
    edges = np.linalg.norm(corners - np.roll(corners, 1, 1), axis=2).max(1) if len(corners) else np.empty(0)
    out = [corners.reshape(-1, 3)]
    for steps in (2, 4, 8, 16, 32):
        some = corners[(edges > 0.02 * steps) & ((edges <= 0.04 * steps) | (steps == 32))]
        if len(some) == 0:
            continue
        for i in range(steps + 1):
            for j in range(steps + 1 - i):
                u, v = i / steps, j / steps
                out.append(some[:, 0] * (1 - u - v) + some[:, 1] * u + some[:, 2] * v)
    points = np.concatenate(out)
    return points[(np.abs(points - about) <= reach).all(1)]


main()
