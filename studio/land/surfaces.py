"""What the land is made of: like kit/materials, and everything fades into the air with its distance from the camera."""

import bpy

from ..kit.materials import linear

_air = {}


def air(color, start=30.0, reach=120.0, most=0.85, fog=None):
    """Call it first in a scene: from `start` metres on things fade to `color`, by two thirds after `reach` more.

    `fog` is (low, high): between these heights everything beyond `start` also sinks into that color.
    """
    _air.clear()
    _air.update(color=color, start=start, reach=reach, most=most, fog=fog)


class _Nodes:
    """A material under construction: nodes by short calls."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.shader.inputs['Specular'].default_value = 0.2

    def add(self, kind, inputs=(), **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in dict(inputs).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node

    def math(self, operation, first, second, clamp=False):
        return self.add('ShaderNodeMath', {0: first, 1: second}, operation=operation, use_clamp=clamp).outputs[0]

    def wire(self, start, end):
        self.tree.links.new(start, end)

    def finish(self, surface, in_air=False):
        """`in_air`: the surface fades into the air already."""
        out = self.tree.nodes['Material Output'].inputs['Surface']
        self.wire(surface if in_air or not _air else _in_air(self, surface), out)
        self.material.cycles.sample_as_light = False
        return self.material


def _in_air(nodes, surface):
    distance = nodes.add('ShaderNodeCameraData').outputs['View Distance']
    past = nodes.math('MAXIMUM', nodes.math('SUBTRACT', distance, _air['start']), 0.0)
    left = nodes.math('POWER', 2.718, nodes.math('DIVIDE', past, -_air['reach']))
    share = nodes.math('MULTIPLY', nodes.math('SUBTRACT', 1.0, left), _air['most'])
    if _air['fog']:
        share = nodes.math('MAXIMUM', share, _fog(nodes, past))
    seen = nodes.add('ShaderNodeLightPath').outputs['Is Camera Ray']
    veil = nodes.add('ShaderNodeEmission', {'Color': linear(_air['color'])}).outputs[0]
    return nodes.add('ShaderNodeMixShader', {0: nodes.math('MULTIPLY', share, seen), 1: surface, 2: veil}).outputs[0]


def _fog(nodes, past):
    low, high = _air['fog']
    place = nodes.add('ShaderNodeNewGeometry').outputs['Position']
    height = nodes.add('ShaderNodeSeparateXYZ', {0: place}).outputs['Z']
    span = {'Value': height, 'From Min': low, 'From Max': high, 'To Min': 0.97, 'To Max': 0.0}
    depth = nodes.add('ShaderNodeMapRange', span, interpolation_type='SMOOTHSTEP').outputs[0]
    return nodes.math('MULTIPLY', depth, nodes.math('DIVIDE', past, 12.0, clamp=True))


def _known(name):
    return bpy.data.materials.get(name)


def leaf(first, second, vary=0.18, thin=0.3):
    """Leaves and blades between two colors, each its own; `thin` is how much light shines through."""
    name = f'leaf {first} {second} {vary} {thin}'
    if _known(name):
        return _known(name)
    nodes = _Nodes(name)
    own = nodes.add('ShaderNodeNewGeometry').outputs['Random Per Island']
    mix = nodes.add('ShaderNodeMixRGB', {'Fac': own, 'Color1': linear(first), 'Color2': linear(second)})
    color = _varied(nodes, mix.outputs[0], vary)
    nodes.wire(color, nodes.shader.inputs['Base Color'])
    nodes.shader.inputs['Roughness'].default_value = 0.7
    surface = nodes.shader.outputs[0]
    if thin:
        through = nodes.add('ShaderNodeBsdfTranslucent', {'Color': color}).outputs[0]
        surface = nodes.add('ShaderNodeMixShader', {0: thin, 1: surface, 2: through}).outputs[0]
    return nodes.finish(surface)


def _varied(nodes, color, vary):
    """The same color, a little different on every object."""
    chance = nodes.add('ShaderNodeObjectInfo').outputs['Random']
    value = nodes.add('ShaderNodeMapRange', {'Value': chance, 'To Min': 1 - vary, 'To Max': 1 + vary}).outputs[0]
    turn = nodes.math('FRACT', nodes.math('MULTIPLY', chance, 7.31), 0.0)
    hue = nodes.add('ShaderNodeMapRange', {'Value': turn, 'To Min': 0.488, 'To Max': 0.512}).outputs[0]
    return nodes.add('ShaderNodeHueSaturation', {'Color': color, 'Value': value, 'Hue': hue}).outputs[0]


def plain(color, speckle=0.12, scale=6.0, bump=0.3, roughness=0.85, vary=0.08):
    """Bark, stone, wood: one color, uneven and rough."""
    name = f'plain {color} {speckle} {scale} {bump} {roughness} {vary}'
    if _known(name):
        return _known(name)
    nodes = _Nodes(name)
    _rough(nodes, _varied(nodes, _mottled(nodes, linear(color), speckle, scale), vary), scale, bump, roughness)
    return nodes.finish(nodes.shader.outputs[0])


def painted(name, speckle=0.12, scale=3.0, bump=0.35, roughness=0.95):
    """Ground: its color comes from the mesh's color layer `tint`."""
    if _known(name):
        return _known(name)
    nodes = _Nodes(name)
    tint = nodes.add('ShaderNodeAttribute', attribute_name='tint').outputs['Color']
    _rough(nodes, _mottled(nodes, tint, speckle, scale), scale * 4, bump, roughness)
    return nodes.finish(nodes.shader.outputs[0])


def _mottled(nodes, color, speckle, scale):
    where = nodes.add('ShaderNodeTexCoord').outputs['Object']
    noise = nodes.add('ShaderNodeTexNoise', {'Vector': where, 'Scale': scale, 'Detail': 5.0}).outputs['Fac']
    span = {'Value': noise, 'From Min': 0.3, 'From Max': 0.7, 'To Min': 1 - speckle, 'To Max': 1 + speckle}
    value = nodes.add('ShaderNodeMapRange', span).outputs[0]
    return nodes.add('ShaderNodeHueSaturation', {'Color': color, 'Value': value}).outputs[0]


def _rough(nodes, color, scale, bump, roughness):
    nodes.wire(color, nodes.shader.inputs['Base Color'])
    nodes.shader.inputs['Roughness'].default_value = roughness
    if bump:
        where = nodes.add('ShaderNodeTexCoord').outputs['Object']
        noise = nodes.add('ShaderNodeTexNoise', {'Vector': where, 'Scale': scale * 2, 'Detail': 3.0}).outputs['Fac']
        relief = nodes.add('ShaderNodeBump', {'Height': noise, 'Strength': bump, 'Distance': 0.04}).outputs[0]
        nodes.wire(relief, nodes.shader.inputs['Normal'])


def water(color='#12302f', ripple=0.012, size=0.5, stretch=(0.7, 2.2)):
    """A still lake: dark, mirror-like at a slant, with faint ripples."""
    nodes = _Nodes('water')
    nodes.shader.inputs['Base Color'].default_value = linear(color)
    nodes.shader.inputs['Roughness'].default_value = 0.06
    nodes.shader.inputs['Specular'].default_value = 0.6
    where = nodes.add('ShaderNodeTexCoord').outputs['Object']
    scaled = nodes.add('ShaderNodeMapping', {'Vector': where, 'Scale': (*stretch, 1.0)}).outputs[0]
    noise = nodes.add('ShaderNodeTexNoise', {'Vector': scaled, 'Scale': size, 'Detail': 2.0}).outputs['Fac']
    relief = nodes.add('ShaderNodeBump', {'Height': noise, 'Strength': 1.0, 'Distance': ripple}).outputs[0]
    nodes.wire(relief, nodes.shader.inputs['Normal'])
    return nodes.finish(nodes.shader.outputs[0])


def mist(free=0.0, thick=1.0):
    """A sheet of fog that shines in the color of the air too; `thick` in patches, and clear between them, the more the higher `free` is."""
    nodes = _Nodes(f'mist {free} {thick}')
    lit = nodes.add('ShaderNodeBsdfDiffuse', {'Color': linear('#dfe8f0')}).outputs[0]
    own = nodes.add('ShaderNodeEmission', {'Color': linear(_air['color']), 'Strength': 1.2}).outputs[0]
    surface = _in_air(nodes, nodes.add('ShaderNodeMixShader', {0: 0.4, 1: lit, 2: own}).outputs[0])
    if free:
        where = nodes.add('ShaderNodeNewGeometry').outputs['Position']
        long = nodes.add('ShaderNodeMapping', {'Vector': where, 'Scale': (0.03, 0.06, 0.5)}).outputs[0]
        noise = nodes.add('ShaderNodeTexNoise', {'Vector': long, 'Scale': 1.0, 'Detail': 4.0}).outputs['Fac']
        span = {'Value': noise, 'From Min': free, 'From Max': free + 0.2, 'To Min': 0.0, 'To Max': thick}
        share = nodes.add('ShaderNodeMapRange', span, interpolation_type='SMOOTHSTEP').outputs[0]
        clear = nodes.add('ShaderNodeBsdfTransparent').outputs[0]
        surface = nodes.add('ShaderNodeMixShader', {0: share, 1: clear, 2: surface}).outputs[0]
    return nodes.finish(surface, True)


def unlit(thing):
    """Shows a glowing thing without its light on others (a bulb beside it gives that, with less grain)."""
    thing.visible_diffuse = thing.visible_glossy = thing.visible_shadow = False
    for slot in thing.data.materials:
        slot.cycles.sample_as_light = False
    return thing
