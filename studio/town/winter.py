"""Winter: snow as a material, snowy ground, trees with snow on their boughs, dust covers over carts."""

import bpy
import numpy as np
from mathutils import noise

from ..kit.materials import linear
from ..land import surfaces, trees
from ..land.mass import Mass, put
from . import walls


def snow(color='#c3cdd6'):
    return surfaces.plain(color, 0.05, 0.8, 0.25, 0.7, 0.0)


def frosted(thing, share=0.45, color='#b8c4ce'):
    """The tree with snow on all that looks up. Trees that share a mesh share the snow."""
    mesh = thing.data
    if mesh.get('frosted'):
        return thing
    mesh['frosted'] = True
    for k, material in enumerate(mesh.materials):
        mesh.materials[k] = _capped(material, share, color)
    return thing


def _capped(material, share, color):
    name = f'snow on {material.name}'
    if bpy.data.materials.get(name):
        return bpy.data.materials[name]
    own = material.copy()
    own.name = name
    tree = own.node_tree
    shader = tree.nodes['Principled BSDF']
    base = shader.inputs['Base Color'].links[0].from_socket
    facing = tree.nodes.new('ShaderNodeNewGeometry')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    up = tree.nodes.new('ShaderNodeMath')
    up.operation = 'ABSOLUTE'
    span = tree.nodes.new('ShaderNodeMapRange')
    span.inputs['From Min'].default_value, span.inputs['From Max'].default_value = share, share + 0.25
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color2'].default_value = linear(color)
    tree.links.new(facing.outputs['True Normal'], split.inputs[0])
    tree.links.new(split.outputs['Z'], up.inputs[0])
    tree.links.new(up.outputs[0], span.inputs['Value'])
    tree.links.new(span.outputs[0], mix.inputs['Fac'])
    tree.links.new(base, mix.inputs['Color1'])
    tree.links.new(mix.outputs[0], shader.inputs['Base Color'])
    return own


def conifer(at, height=5.0, seed=0, share=0.6):
    return frosted(trees.conifer(at, height, seed, True), share)


def cover(at, turn=0.0, color='#8a7f66', long=2.7, wide=1.36, tall=1.95, seed=0):
    """Canvas drawn over a cart: high over the roof, low over the nose at +x, falling in folds to the ground."""
    levels, around = 22, 96
    mass, points, faces = Mass(), [], []
    for j in range(levels):
        t = j / (levels - 1)
        for k in range(around):
            a = 2 * np.pi * k / around
            points.append(_drape(a, t, long, wide, tall, seed))
    for j in range(levels - 1):
        for k in range(around):
            m = (k + 1) % around
            faces.append((j * around + k, j * around + m, (j + 1) * around + m, (j + 1) * around + k))
    faces.append(tuple(range(around)))
    mass.add(points, faces)
    cloth = walls.plain(color, 0.12, 0.03, 0.95, 0.2)
    return put(mass.mesh(f'cover {color} {seed}', [cloth], True), at, 1.0, np.radians(turn))


def _drape(angle, t, long, wide, tall, seed):
    """t runs from the middle of the roof (0) over its edge (0.3) down to the hem (1)."""
    c, s = np.cos(angle), np.sin(angle)
    boxy = (abs(c) ** 5 + abs(s) ** 5) ** -0.2
    if t < 0.3:
        reach = (t / 0.3) ** 0.8
        x, y = c * boxy * long * 0.33 * reach - 0.12 * long, s * boxy * wide * 0.47 * reach
        sag = 0.05 * noise.noise((x * 1.5, y * 1.5, seed + 0.5))
        return x, y, tall + 0.06 * (1 - reach) + sag - 0.05 * reach**6
    fall = (t - 0.3) / 0.7
    nose = max(c, 0) ** 2 * (abs(s) < 0.97)
    out = np.interp(fall, [0, 0.35, 0.6, 1], [0.33, 0.36, 0.52, 0.54]) if nose > 0 else 0
    half = long * (0.33 * (1 - nose) + out * nose) if nose > 0 else long * np.interp(fall, [0, 1], [0.33, 0.4])
    folds = 0.06 * fall**1.3 * noise.noise((np.cos(angle) * 5.5 + seed, np.sin(angle) * 5.5, fall * 0.5))
    folds += 0.025 * fall**1.5 * np.sin(angle * 26 + 3 * noise.noise((c * 2, s * 2, seed)))
    x = c * boxy * (half + folds) - 0.12 * long * (1 - 0.7 * fall * max(c, 0))
    y = s * boxy * (wide * (0.47 + 0.06 * fall) + folds)
    return x, y, tall - 0.05 - (tall - 0.1) * fall
