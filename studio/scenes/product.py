"""A cart on its stage: the same light and scale for every one, a place to look from for each family."""

import random

import bpy

from ..cart.frame import Frame
from ..cart.place import parameters, place
from ..kit import materials, mesh, stage
from ..props import put_beside, put_on_deck
from ..wear import wear_down
from . import looks_at

STONE = '#d9d3c6'


def build(cart, view='front', clay=False, prop=None, closer='dash', load=None, worn=()):
    cycles = bpy.context.scene.cycles
    cycles.diffuse_bounces, cycles.glossy_bounces, cycles.max_bounces = 1, 2, 3
    # Even faces are done after half of the samples; edges, where light and dark share a point, get the rest. Fewer, and the edges of dark
    # parts come out as stairs: against nothing they look even.
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.03, 12
    _light()
    frame = Frame(parameters(cart))
    opened = looks_at.OPENED.get(closer, {}) if view == 'detail' else {}
    place(cart, steer=-9 if view in ('front', 'detail') else 0, **opened)
    bpy.context.view_layer.update()
    looks_at.VIEWS[view](frame, closer)
    for kind in worn:
        wear_down(kind, frame)
    if prop and view == 'front':
        put_beside(prop, frame)
    if load:
        put_on_deck(load, frame)
    # No two carts have the same light in their panes.
    materials.paint_reflections(random.Random(f'light on {cart}').uniform(-0.3, 0.3))
    if clay:
        bpy.context.view_layer.material_override = materials.matte('#cdc4b1', 0.8)


def _light():
    """One large lid of light above, two strips along the flank, one for the nose, a cool rim behind; a dark floor below."""
    bpy.context.scene.view_settings.exposure = 0.12
    stage.sky('#b9c6ce', '#d2d2cc', 0.32, STONE)
    stage.softbox((-0.6, -0.9, 5.6), (0, 0, 0.6), (6.4, 4.2), '#fff6ea', 620)
    stage.softbox((-2.2, -6.4, 3.4), (0, 0, 0.8), (7.0, 1.3), '#ffefdb', 420)
    stage.softbox((-1.2, -5.6, 1.0), (0, 0, 0.7), (6.4, 0.5), '#fff6ea', 130)
    stage.softbox((7.2, 3.4, 2.2), (1.0, 0, 0.7), (2.2, 2.6), '#f4f5f3', 230)
    stage.softbox((-6.2, 4.6, 2.6), (0, 0, 1.2), (0.9, 4.2), '#d8e8f4', 280)
    bowl = [(0.001, 0), (9, 0), (14, 0), (17, 0.3), (19.5, 1.2), (21.5, 3.0), (23, 6), (24, 10)]
    mesh.lathe('bowl', bowl, materials.matte(STONE, 0.95), 'z', 96)
