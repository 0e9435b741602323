"""A cart on plain limestone: the same camera, light and scale for every one."""

import math

import bpy

from ..cart.frame import Frame
from ..cart.place import parameters, place
from ..kit import materials, mesh, stage

STONE = '#e9e4d8'


def build(cart, view='front', clay=False):
    cycles = bpy.context.scene.cycles
    cycles.adaptive_threshold, cycles.adaptive_min_samples, cycles.diffuse_bounces = 0.07, 6, 1
    bpy.context.scene.view_settings.exposure = 0.18
    stage.sky('#d3e0ea', '#eef0ee', 0.75, STONE)
    stage.sun('#ffe0b8', 3.6, -104, 33, 6)
    stage.softbox((6.5, -3.5, 3.4), (0, 0, 0.7), (4, 3), '#fff0dc', 190)
    stage.softbox((2.5, 6.5, 4.2), (0, 0, 0.9), (4, 3), '#dfeaee', 150)
    bowl = [(0.001, 0), (9, 0), (14, 0), (17, 0.3), (19.5, 1.2), (21.5, 3.0), (23, 6), (24, 10)]
    mesh.lathe('bowl', bowl, materials.matte(STONE, 0.95), 'z', 96)
    frame = Frame(parameters(cart))
    place(cart, steer={'front': -9, 'side': 0, 'rear': 0, 'detail': -9}[view])
    VIEWS[view](frame)
    if clay:
        bpy.context.view_layer.material_override = materials.matte('#cdc4b1', 0.8)


def _orbit(target, distance, azimuth, height, lens):
    a = math.radians(azimuth)
    at = (target[0] + distance * math.cos(a), target[1] + distance * math.sin(a), height)
    stage.camera(at, target, lens)


def _front(frame):
    _orbit((0.0, 0, 0.93), 11.5, -38, 2.5, 100)


def _side(frame):
    _orbit((0.0, 0, 0.95), 12.5, -90, 1.7, 94)


def _rear(frame):
    # Riders who face back sit behind the axle: without a step aside the longest cart would leave the picture.
    behind = 0.24 if frame.spec['rear'] == 'flip' else 0.0
    _orbit((-behind, 0, 0.95), 11.5, -142, 2.5, 100)


def _detail(frame):
    _orbit((frame.front - frame.middle - 0.25, 0.05, 0.98 + frame.lift), 4.6, -128, 2.15, 62)


VIEWS = {'front': _front, 'side': _side, 'rear': _rear, 'detail': _detail}
