"""Puts a cart of the inventory into a scene."""

import math

from ..kit import materials, mesh


def place(name, at=(0, 0, 0), heading=0.0, pitch=0.0):
    """The cart of that id: it stands on z = 0 of its own frame, its middle at the origin, its nose toward +x.

    `heading` turns it on the ground (degrees, 90 looks to +y), `pitch` raises its nose.
    """
    whole = mesh.group(name, at)
    whole.rotation_mode = 'ZYX'
    whole.rotation_euler = (0, math.radians(-pitch), math.radians(heading))
    mesh.box('body', (2.5, 1.2, 0.5), (0, 0, 0.5), materials.paint('#27598c'), 0.1, parent=whole)
    mesh.box('roof', (1.7, 1.15, 0.06), (-0.1, 0, 1.92), materials.plastic(), 0.02, parent=whole)
    return whole
