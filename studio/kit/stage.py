"""The scene before anything stands in it: renderer, sky, sun, camera."""

import math

import bpy
from mathutils import Vector

from .materials import linear


def clear():
    """An empty scene with nothing left of the one before."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def renderer(width, height, samples, scale=1.0, exposure=0.0):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x = round(width * scale)
    scene.render.resolution_y = round(height * scale)
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = False
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.adaptive_min_samples = max(8, samples // 3)
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 4
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    cycles.sample_clamp_direct = 12.0
    cycles.sample_clamp_indirect = 2.5
    cycles.seed = 7
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = exposure
    return scene


def sky(top, horizon, strength=1.0, ground=None, lift=0.0, glow=None):
    """A sky that runs from `horizon` up to `top` (and down to `ground`); `lift` moves the horizon up."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    where = nodes.new('ShaderNodeTexCoord')
    split = nodes.new('ShaderNodeSeparateXYZ')
    ramp = nodes.new('ShaderNodeValToRGB')
    span = nodes.new('ShaderNodeMapRange')
    span.inputs['From Min'].default_value = -0.3 + lift
    span.inputs['From Max'].default_value = 0.7 + lift
    links.new(where.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], span.inputs['Value'])
    links.new(span.outputs['Result'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], nodes['Background'].inputs['Color'])
    nodes['Background'].inputs['Strength'].default_value = strength
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, linear(ground or horizon)
    stops[1].position, stops[1].color = 1.0, linear(top)
    edge = stops.new(0.3)
    edge.color = linear(horizon)
    if glow:
        low = stops.new(0.42)
        low.color = linear(glow)
    world.cycles.sampling_method = 'NONE'
    return world


def sun(color, strength, azimuth, elevation, softness=2.0):
    """Light from the compass direction `azimuth` (degrees, 0 = +x, 90 = +y) at `elevation`; `softness` in degrees."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.color = linear(color)[:3]
    light.energy = strength
    light.angle = math.radians(softness)
    lamp = bpy.data.objects.new('sun', light)
    bpy.context.scene.collection.objects.link(lamp)
    a, e = math.radians(azimuth), math.radians(elevation)
    toward = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
    lamp.rotation_euler = toward.to_track_quat('Z', 'Y').to_euler()
    return lamp


EVENING_AIR = '#56647c'


def evening(azimuth, ground):
    """The sky glows and the sun is as good as gone: how the dark scheme shows a scene of the day. Distance fades to `EVENING_AIR`."""
    sky('#2a4468', '#d39a80', 1.1, ground, 0.0, '#64769a')
    sun('#ff9a66', 3.6, azimuth, 6, 5)


def softbox(at, toward, size, color, strength):
    light = bpy.data.lights.new('softbox', 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y = size
    light.color = linear(color)[:3]
    light.energy = strength
    lamp = bpy.data.objects.new('softbox', light)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = at
    lamp.rotation_euler = (Vector(at) - Vector(toward)).to_track_quat('Z', 'Y').to_euler()
    return lamp


def bulb(at, color, strength, radius=0.05):
    light = bpy.data.lights.new('bulb', 'POINT')
    light.color = linear(color)[:3]
    light.energy = strength
    light.shadow_soft_size = radius
    lamp = bpy.data.objects.new('bulb', light)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = at
    return lamp


def camera(at, toward, lens=50.0, focus=None, blades=0.0, shift=(0, 0)):
    """`focus` is a point that is sharp, `blades` the f-stop (0: all is sharp)."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.clip_end = 2000
    data.shift_x, data.shift_y = shift
    lookout = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(lookout)
    lookout.location = at
    lookout.rotation_euler = (Vector(at) - Vector(toward)).to_track_quat('Z', 'Y').to_euler()
    if blades:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus or toward) - Vector(at)).length
        data.dof.aperture_fstop = blades
    bpy.context.scene.camera = lookout
    return lookout


def plan_camera(wide, elevation, far=400):
    """Looks north and down at `elevation` degrees without perspective; what is `wide` fills the picture from left to right."""
    e = math.radians(elevation)
    lookout = camera((0, -far * math.cos(e), far * math.sin(e)), (0, 0, 0))
    lookout.data.type = 'ORTHO'
    lookout.data.ortho_scale = wide
    return lookout


def nothing_behind():
    """The picture has no background: only what stands in it, and its shadow on the ground."""
    bpy.context.scene.render.film_transparent = True
    bpy.ops.mesh.primitive_plane_add(size=2000)
    bpy.context.object.is_shadow_catcher = True
