"""What buildings are made of: brick, siding, shingles, planks, panes; all fade into the air like the land does."""

import bpy

from ..kit.materials import linear
from ..land import surfaces


def plain(color, speckle=0.1, vary=0.04, roughness=0.8, bump=0.15):
    """Painted wood, plaster, cut stone."""
    return surfaces.plain(color, speckle, 3.0, bump, roughness, vary)


def iron(color='#20282a'):
    return surfaces.plain(color, 0.06, 8.0, 0.05, 0.5, 0.0)


def courses(color, wide, tall, gap=0.012, dark=0.55, second=0.85, depth=0.6, speckle=0.12):
    """A wall laid in pieces of `wide` by `tall` metres with dark gaps; the laying also suits slanted roofs."""
    name = f'courses {color} {wide} {tall} {gap} {dark} {second} {depth}'
    known = bpy.data.materials.get(name)
    if known:
        return known
    material = surfaces.plain(color, speckle, 2.0, 0.0, 0.85, 0.05).copy()
    material.name = name
    tree = material.node_tree
    pattern = _laid(tree, wide, tall, gap, dark, second)
    shader = tree.nodes['Principled BSDF']
    base = shader.inputs['Base Color'].links[0].from_socket
    mix = tree.nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'MULTIPLY'
    mix.inputs['Fac'].default_value = 1.0
    tree.links.new(base, mix.inputs['Color1'])
    tree.links.new(pattern.outputs['Color'], mix.inputs['Color2'])
    tree.links.new(mix.outputs[0], shader.inputs['Base Color'])
    relief = tree.nodes.new('ShaderNodeBump')
    relief.invert = True
    relief.inputs['Strength'].default_value = depth
    relief.inputs['Distance'].default_value = 0.02
    tree.links.new(pattern.outputs['Fac'], relief.inputs['Height'])
    tree.links.new(relief.outputs[0], shader.inputs['Normal'])
    material.cycles.sample_as_light = False
    return material


def _laid(tree, wide, tall, gap, dark, second):
    """The brick pattern over (x + y, z): right on every wall that runs along x or y."""
    where = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    across = tree.nodes.new('ShaderNodeMath')
    spot = tree.nodes.new('ShaderNodeCombineXYZ')
    pattern = tree.nodes.new('ShaderNodeTexBrick')
    tree.links.new(where.outputs['Object'], split.inputs[0])
    tree.links.new(split.outputs['X'], across.inputs[0])
    tree.links.new(split.outputs['Y'], across.inputs[1])
    tree.links.new(across.outputs[0], spot.inputs['X'])
    tree.links.new(split.outputs['Z'], spot.inputs['Y'])
    tree.links.new(spot.outputs[0], pattern.inputs['Vector'])
    values = {
        'Color1': (1, 1, 1, 1),
        'Color2': (second, second, second, 1),
        'Mortar': (dark, dark, dark, 1),
        'Scale': 1.0,
        'Mortar Size': gap,
        'Mortar Smooth': 0.2,
        'Brick Width': wide,
        'Row Height': tall,
    }
    for key, value in values.items():
        pattern.inputs[key].default_value = value
    return pattern


def brick(color='#7c4634'):
    return courses(color, 0.34, 0.12, 0.009, 0.62, 0.8)


def siding(color):
    return courses(color, 60.0, 0.17, 0.012, 0.5, 0.97)


def planks(color, wide=0.22):
    return courses(color, wide, 90.0, 0.01, 0.42, 0.84)


def shingles(color='#3d4547'):
    return courses(color, 0.3, 0.16, 0.012, 0.5, 0.78)


def fieldstone(color='#7d7a70'):
    return courses(color, 0.52, 0.26, 0.022, 0.45, 0.72, 0.9, 0.25)


def pane(color='#24343b'):
    """A dark window: no one is home, it mirrors the sky a little."""
    return surfaces.plain(color, 0.0, 1.0, 0.0, 0.12, 0.1)


def lit(color='#ffb765', strength=1.4, second='#ff9440', scale=1.2):
    """A window with a lamp behind it; brighter and dimmer in places."""
    name = f'lit {color} {strength} {second} {scale}'
    known = bpy.data.materials.get(name)
    if known:
        return known
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    where = nodes.new('ShaderNodeTexCoord')
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    mix = nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value, mix.inputs['Color2'].default_value = linear(second), linear(color)
    shine = nodes.new('ShaderNodeEmission')
    span = nodes.new('ShaderNodeMapRange')
    for key, value in {'From Min': 0.3, 'From Max': 0.7, 'To Min': 0.55 * strength, 'To Max': 1.25 * strength}.items():
        span.inputs[key].default_value = value
    links.new(where.outputs['Object'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], span.inputs['Value'])
    links.new(noise.outputs['Fac'], mix.inputs['Fac'])
    links.new(mix.outputs[0], shine.inputs['Color'])
    links.new(span.outputs[0], shine.inputs['Strength'])
    links.new(shine.outputs[0], nodes['Material Output'].inputs['Surface'])
    material.cycles.sample_as_light = False
    return material
