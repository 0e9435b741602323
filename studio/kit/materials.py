"""What things are made of. Asking twice for the same thing gives the same material."""

import bpy


def linear(color):
    """'#rrggbb' as linear light."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts], 1)


def _fresh(name):
    """The material of that name, and its main shader when it is new."""
    known = bpy.data.materials.get(name)
    if known:
        return known, None
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree.nodes['Principled BSDF']


def _node(material, kind, **values):
    node = material.node_tree.nodes.new(kind)
    for name, value in values.items():
        node.inputs[name.replace('_', ' ')].default_value = value
    return node


def _wire(material, start, end):
    material.node_tree.links.new(start, end)


def matte(color, roughness=0.75, speckle=0.0, scale=12.0, bump=0.0):
    """Clay, cloth, wood, plaster: plain color, on request a little uneven (`speckle`) and rough to the touch (`bump`)."""
    material, shader = _fresh(f'matte {color} {roughness} {speckle} {scale} {bump}')
    if shader is None:
        return material
    shader.inputs['Base Color'].default_value = linear(color)
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Specular'].default_value = 0.25
    if speckle or bump:
        where = _node(material, 'ShaderNodeTexCoord')
        noise = _node(material, 'ShaderNodeTexNoise', Scale=scale, Detail=4.0)
        _wire(material, where.outputs['Object'], noise.inputs['Vector'])
        if speckle:
            tone = _node(material, 'ShaderNodeHueSaturation', Color=linear(color))
            span = _node(material, 'ShaderNodeMapRange', To_Min=1 - speckle, To_Max=1 + speckle)
            _wire(material, noise.outputs['Fac'], span.inputs['Value'])
            _wire(material, span.outputs['Result'], tone.inputs['Value'])
            _wire(material, tone.outputs['Color'], shader.inputs['Base Color'])
        if bump:
            relief = _node(material, 'ShaderNodeBump', Strength=bump, Distance=0.02)
            _wire(material, noise.outputs['Fac'], relief.inputs['Height'])
            _wire(material, relief.outputs['Normal'], shader.inputs['Normal'])
    return material


def paint(color):
    """Car paint: darker where it turns away, with fine flake, under clear coat. White and pale paints have less of both."""
    material, shader = _fresh(f'paint {color}')
    if shader is None:
        return material
    base = linear(color)
    pale = max(0.0, min(1.0, (sum(base[:3]) / 3 - 0.3) / 0.35))
    deep = 0.42 * (1 - pale) + 0.12 * pale
    values = {'Metallic': 0.5 * (1 - pale) + 0.05, 'Roughness': 0.34, 'Clearcoat': 1.0, 'Clearcoat Roughness': 0.08, 'Specular': 0.5}
    for name, value in values.items():
        shader.inputs[name].default_value = value
    slant = _node(material, 'ShaderNodeLayerWeight', Blend=0.42)
    where = _node(material, 'ShaderNodeTexCoord')
    flake = _node(material, 'ShaderNodeTexVoronoi', Scale=520.0)
    gleam = _node(material, 'ShaderNodeMapRange', To_Min=1.0 - 0.1 * (1 - pale), To_Max=1.06 + 0.16 * (1 - pale))
    flop = _node(material, 'ShaderNodeMapRange', To_Min=1.0, To_Max=1.0 - deep)
    tone = _node(material, 'ShaderNodeMath')
    tone.operation = 'MULTIPLY'
    coat = _node(material, 'ShaderNodeHueSaturation', Color=base, Saturation=1.0 + 0.12 * (1 - pale))
    _wire(material, where.outputs['Object'], flake.inputs['Vector'])
    _wire(material, flake.outputs['Color'], gleam.inputs['Value'])
    _wire(material, slant.outputs['Facing'], flop.inputs['Value'])
    _wire(material, gleam.outputs['Result'], tone.inputs[0])
    _wire(material, flop.outputs['Result'], tone.inputs[1])
    _wire(material, tone.outputs['Value'], coat.inputs['Value'])
    _wire(material, coat.outputs['Color'], shader.inputs['Base Color'])
    return material


def leather(color):
    return matte(color, 0.46, 0.025, 26.0, 0.035)


def rubber():
    return matte('#17191a', 0.85, 0.12, 30.0, 0.1)


def plastic(color='#1d2021'):
    """Raw dark plastic: bumpers, struts, dash."""
    return matte(color, 0.55, 0.04, 80.0, 0.04)


def metal(color='#b9bdbf', roughness=0.3):
    material, shader = _fresh(f'metal {color} {roughness}')
    if shader is not None:
        shader.inputs['Base Color'].default_value = linear(color)
        shader.inputs['Metallic'].default_value = 1.0
        shader.inputs['Roughness'].default_value = roughness
    return material


def glass(color='#e6f0ec'):
    """Thin clear sheet that costs little to render: mostly see-through, mirror-like at a slant."""
    material, shader = _fresh(f'glass {color}')
    if shader is None:
        return material
    nodes = material.node_tree.nodes
    nodes.remove(shader)
    clear = nodes.new('ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = linear(color)
    shine = nodes.new('ShaderNodeBsdfGlossy')
    shine.inputs['Roughness'].default_value = 0.02
    slant = nodes.new('ShaderNodeLayerWeight')
    slant.inputs['Blend'].default_value = 0.12
    share = _node(material, 'ShaderNodeMapRange', To_Min=0.03, To_Max=0.4)
    _wire(material, slant.outputs['Facing'], share.inputs['Value'])
    mix = nodes.new('ShaderNodeMixShader')
    _wire(material, share.outputs[0], mix.inputs[0])
    _wire(material, clear.outputs[0], mix.inputs[1])
    _wire(material, shine.outputs[0], mix.inputs[2])
    _wire(material, mix.outputs[0], nodes['Material Output'].inputs['Surface'])
    return material


def paint_reflections(aside):
    """What panes mirror is painted on from here on, two soft lights at a slant that lie so far `aside` of their usual place: no ray splits
    in them, so no grain is behind them."""
    for material in bpy.data.materials:
        if material.name.startswith('glass'):
            _painted(material, aside)


def _painted(material, aside):
    nodes = material.node_tree.nodes
    out = nodes['Material Output']
    clear = nodes.new('ShaderNodeBsdfTransparent')
    clear.inputs['Color'].default_value = (0.92, 0.95, 0.94, 1)
    where = nodes.new('ShaderNodeNewGeometry')
    slope = nodes.new('ShaderNodeVectorMath')
    slope.operation = 'DOT_PRODUCT'
    slope.inputs[1].default_value = (0.0, 0.62 - aside, 0.78)
    _wire(material, where.outputs['Position'], slope.inputs[0])
    gleam = nodes.new('ShaderNodeValToRGB')
    stops = gleam.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, (0.012, 0.012, 0.012, 1)
    stops[1].position, stops[1].color = 1.0, (0.012, 0.012, 0.012, 1)
    for position, level in ((0.4, 0.014), (0.44, 0.085), (0.62, 0.05), (0.65, 0.014), (0.7, 0.014), (0.715, 0.05), (0.75, 0.04), (0.765, 0.012)):
        stop = stops.new(position)
        stop.color = (level, level, level, 1)
    span = _node(material, 'ShaderNodeMapRange', From_Min=0.5 + aside, From_Max=2.2 + aside)
    _wire(material, slope.outputs['Value'], span.inputs['Value'])
    _wire(material, span.outputs['Result'], gleam.inputs['Fac'])
    light = nodes.new('ShaderNodeEmission')
    light.inputs['Color'].default_value = linear('#eef6f6')
    _wire(material, gleam.outputs['Color'], light.inputs['Strength'])
    both = nodes.new('ShaderNodeAddShader')
    _wire(material, clear.outputs[0], both.inputs[0])
    _wire(material, light.outputs[0], both.inputs[1])
    _wire(material, both.outputs[0], out.inputs['Surface'])
    material.cycles.sample_as_light = False


def glow(color, strength=4.0):
    material, shader = _fresh(f'glow {color} {strength}')
    if shader is not None:
        shader.inputs['Base Color'].default_value = linear(color)
        shader.inputs['Emission'].default_value = linear(color)
        shader.inputs['Emission Strength'].default_value = strength
        # Hundreds of small bright faces would draw most shadow rays and bring grain; lamps light the scene instead.
        material.cycles.sample_as_light = False
    return material
