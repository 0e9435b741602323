"""How light may wander in a landscape: short ways, since open air needs no more and dense leaves cost much."""

import bpy


def brisk():
    cycles = bpy.context.scene.cycles
    cycles.diffuse_bounces = 1
    cycles.glossy_bounces = 2
    cycles.max_bounces = 4
    cycles.adaptive_threshold = 0.05
    cycles.adaptive_min_samples = 12
