"""The lamps of every cart in a scene, lit."""

import math

import bpy
from mathutils import Vector

from ..kit.materials import linear


def lamps_on(brighter=4.0, strength=20.0):
    """At dusk lamps glow, and head lamps throw their light on what lies before them."""
    bpy.context.view_layer.update()
    for material in bpy.data.materials:
        if material.name.split(' ')[0] in ('lamp', 'tail-lamp'):
            material.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value *= brighter
    for lamp in [thing for thing in bpy.data.objects if thing.name.startswith('lamp-head-')]:
        corners = [lamp.matrix_world @ Vector(corner) for corner in lamp.bound_box]
        _throw(sum(corners, Vector()) / len(corners), _ahead(lamp), strength)


def _ahead(part):
    """Where the cart of that part looks."""
    while part.name.split('.')[0] != 'cart':
        part = part.parent
    return part.matrix_world.to_3x3() @ Vector((1, 0, 0))


def _throw(at, ahead, strength):
    """The beam starts low and before the bumper, so that its light on the ground begins there and fades with the distance."""
    light = bpy.data.lights.new('beam', 'SPOT')
    light.color = linear('#ffe2b8')[:3]
    light.energy = strength
    light.spot_size, light.spot_blend = math.radians(165), 1.0
    light.shadow_soft_size = 0.12
    beam = bpy.data.objects.new('beam', light)
    bpy.context.scene.collection.objects.link(beam)
    beam.location = at + ahead * 0.25 - Vector((0, 0, 0.2))
    beam.rotation_euler = (Vector((0, 0, 0.9)) - ahead).to_track_quat('Z', 'Y').to_euler()
