"""The mark as a place: the lit switchback climbs a dark slope between hemlocks. It fills a square to its edges."""

import math

from mathutils import Vector

from ..kit import mark, materials, mesh, stage
from ..land import ground, pace, surfaces, trees

SIDE, ELEVATION = 16, 60
DOWN = 1 / math.sin(math.radians(ELEVATION))


def build(share):
    """`share` of the square's side belongs to the mark; the rest is slope around it."""
    surfaces.air('#12352b', start=4000)
    slope = SIDE / share
    _ground(slope)
    path = [Vector((x, up * DOWN, 0)) for x, up in mark.line(SIDE)]
    _road(path)
    _trees(path, slope)
    _light(slope)


def _road(path):
    lit = materials.glow('#b2f00a', 0.75)
    wide = 0.725
    for start, end in zip(path, path[1:]):
        mesh.tube('road', (start, end), wide, lit).scale = (1, 1, 0.3)
    for spot in path:
        mesh.ball('bend', wide, spot, lit, 4, (1, 1, 0.3))


def _ground(slope):
    patch = ground.swell(3, 3)
    tint = ground.paint('#12352b', ('#1d4a3a', lambda x, y: ground.step(patch(x, y), -0.1, 0.8)))
    ground.lay((-slope, -slope, slope, slope), lambda x, y: 0.05 * patch(x, y) - 0.1, tint, 0.12)


def _trees(path, slope):
    def free(x, y):
        # A tree stands up into the picture: it may be near the road's far side, not before its near one.
        return min((p - Vector((x, y + 0.7, 0))).length for p in dense) > 2.0

    dense = [a.lerp(b, i / 12) for a, b in zip(path, path[1:]) for i in range(13)]
    half = slope * 0.75
    trees.scatter(trees.conifer, (-half, -half, half, half), 46, 5, (2.6, 4.2), None, free, 2.3)


def _light(slope):
    pace.brisk()
    stage.sky('#8fb0b8', '#e6c9a0', 0.8, '#2c3a36')
    stage.sun('#ffcf94', 7, -30, 34, 3)
    stage.plan_camera(slope, ELEVATION)
