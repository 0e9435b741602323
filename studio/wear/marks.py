"""Each mark finds the material it lies on by its role (its name begins with it) and keeps to a region about an empty."""

import math

import bpy
from mathutils import Vector

from ..kit import materials, mesh


def _region(at, size, turn=(0, 0, 0)):
    """An empty whose unit ball is where the mark lies."""
    spot = mesh.group('wear', at)
    spot.scale = size
    spot.rotation_euler = [math.radians(a) for a in turn]
    return spot


def _of(*roles):
    return [m for m in bpy.data.materials if m.users and m.use_nodes and m.name.split(' ')[0] in roles]


def _shader(material):
    return next((node for node in material.node_tree.nodes if node.type == 'BSDF_PRINCIPLED'), None)


class _Mask:
    """Builds up a share of 0 to 1 out of nodes."""

    def __init__(self, material, spot):
        self.nodes, self.links = material.node_tree.nodes, material.node_tree.links
        self.where = self.nodes.new('ShaderNodeTexCoord')
        self.where.object = spot
        reach = self.nodes.new('ShaderNodeVectorMath')
        reach.operation = 'LENGTH'
        self.links.new(self.where.outputs['Object'], reach.inputs[0])
        self.out = self.span(reach.outputs['Value'], 1.0, 0.45)

    def span(self, value, low, high, to=(0.0, 1.0)):
        node = self.nodes.new('ShaderNodeMapRange')
        for name, number in (('From Min', low), ('From Max', high), ('To Min', to[0]), ('To Max', to[1])):
            node.inputs[name].default_value = number
        self.links.new(value, node.inputs['Value'])
        return node.outputs['Result']

    def noise(self, scale, stretch=(1, 1, 1), detail=4.0):
        flat = self.nodes.new('ShaderNodeMapping')
        flat.inputs['Scale'].default_value = stretch
        self.links.new(self.where.outputs['Object'], flat.inputs['Vector'])
        node = self.nodes.new('ShaderNodeTexNoise')
        node.inputs['Scale'].default_value, node.inputs['Detail'].default_value = scale, detail
        self.links.new(flat.outputs['Vector'], node.inputs['Vector'])
        return node.outputs['Fac']

    def times(self, value):
        node = self.nodes.new('ShaderNodeMath')
        node.operation, node.use_clamp = 'MULTIPLY', True
        self.links.new(self.out, node.inputs[0])
        self.links.new(value, node.inputs[1])
        self.out = node.outputs['Value']
        return self


def _tint(material, mask, color, roughness=None):
    """The surface takes that color and roughness where the mask says so."""
    shader, links = _shader(material), material.node_tree.links
    for name, value in (('Base Color', materials.linear(color)), ('Roughness', roughness), ('Clearcoat', 0.0 if roughness else None)):
        if value is None:
            continue
        entry = shader.inputs[name]
        mix = material.node_tree.nodes.new('ShaderNodeMixRGB')
        links.new(mask, mix.inputs['Fac'])
        if entry.links:
            links.new(entry.links[0].from_socket, mix.inputs['Color1'])
        else:
            known = entry.default_value
            mix.inputs['Color1'].default_value = tuple(known) if name == 'Base Color' else (known,) * 3 + (1,)
        mix.inputs['Color2'].default_value = value if name == 'Base Color' else (value,) * 3 + (1,)
        links.new(mix.outputs['Color'], entry)


def _surface(start, toward):
    """Where a ray meets the cart first; the start itself where it meets nothing."""
    way = Vector(toward).normalized()
    hit, at, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), Vector(start), way)
    return at if hit else Vector(start)


def scuff(frame):
    """Along the bulge of the right rear fender: paint rubbed dull, primer through in streaks."""
    x = -frame.middle - 0.3
    at = _surface((x, -3, frame.seat - 0.14), (0, 1, 0))
    for material in _of('paint'):
        rubbed = _Mask(material, _region(at, (0.2, 0.14, 0.075), (0, 14, 0)))
        rubbed.times(rubbed.span(rubbed.noise(2.2, (0.8, 1, 5.5), 6.0), 0.47, 0.6))
        _tint(material, rubbed.out, '#b9aea2', 0.7)
        deep = _Mask(material, _region(at, (0.14, 0.14, 0.04), (0, 14, 0)))
        deep.times(deep.span(deep.noise(3.0, (0.5, 1, 9.0), 5.0), 0.54, 0.6))
        _tint(material, deep.out, '#d9d2c6', 0.8)


def faded_backs(frame):
    """Sun has bleached the upper half of the backs, most at the top."""
    for material in _of('seat', 'seat-accent'):
        spot = _region((frame.benches[-1] - 0.58 - frame.middle, 0, frame.seat + 0.72), (0.3, 1.4, 0.5))
        bleached = _Mask(material, spot)
        bleached.times(bleached.span(bleached.noise(1.6, (1, 3, 1), 3.0), 0.2, 0.65, (0.55, 1.0)))
        _tint(material, bleached.out, '#f1ead9', 0.85)


def hail(frame):
    """Small round dents all over the canopy, each with a lit and a shaded side."""
    for material in _of('roof', 'paint'):
        if not _on_canopy(material):
            continue
        shader, nodes, links = _shader(material), material.node_tree.nodes, material.node_tree.links
        where = nodes.new('ShaderNodeNewGeometry')
        cells = nodes.new('ShaderNodeTexVoronoi')
        cells.inputs['Scale'].default_value = 5.2
        links.new(where.outputs['Position'], cells.inputs['Vector'])
        dent = nodes.new('ShaderNodeMapRange')
        dent.interpolation_type = 'SMOOTHSTEP'
        for name, number in (('From Min', 0.0), ('From Max', 0.2), ('To Min', 0.0), ('To Max', 1.0)):
            dent.inputs[name].default_value = number
        links.new(cells.outputs['Distance'], dent.inputs['Value'])
        relief = nodes.new('ShaderNodeBump')
        relief.inputs['Strength'].default_value, relief.inputs['Distance'].default_value = 1.0, 0.016
        links.new(dent.outputs['Result'], relief.inputs['Height'])
        links.new(relief.outputs['Normal'], shader.inputs['Normal'])


def _on_canopy(material):
    users = [thing for thing in bpy.data.objects if thing.type == 'MESH' and material.name in thing.data.materials]
    return any(thing.name.startswith('canopy') for thing in users)


def scratched_steps(frame):
    """Fine pale lines where feet come up: over the edges of the step on either side."""
    for side in (1, -1):
        for x in frame.benches:
            at = (x + 0.22 - frame.middle, side * (frame.half - 0.06), frame.floor)
            for material in _of('plastic', 'rubber', 'metal', 'paint'):
                if _shader(material) is None:
                    continue
                worn = _Mask(material, _region(at, (0.34, 0.12, 0.1)))
                worn.times(worn.span(worn.noise(2.2, (0.5, 7, 7), 3.0), 0.56, 0.68, (0.0, 0.5)))
                _tint(material, worn.out, '#8f8e87', 0.55)


def weld(frame):
    """A ring of beads and blued steel around a post of the bar behind the seat that faces back."""
    at = _surface((-frame.middle - 3, -0.43, frame.floor + 0.08), (1, 0, 0)) + Vector((0.018, 0, 0))
    bead = materials.metal('#8d8f90', 0.45)
    for k in range(14):
        a = math.tau * k / 14
        mesh.ball('bead', 0.006, at + Vector((0.019 * math.cos(a), 0.019 * math.sin(a), 0.002 * (-1) ** k)), bead, 2)
    for material in _of('plastic', 'metal'):
        if _shader(material) is None:
            continue
        heat = _Mask(material, _region(at, (0.05, 0.05, 0.07)))
        _tint(material, heat.out, '#6a6470', 0.4)
