"""Puts a cart of the inventory into a scene."""

import json
import math
import os

from ..kit import materials, mesh
from . import body, cabin, front, rear, roof, seats, wheels
from .frame import Frame
from .looks import LOOKS


def parameters(name):
    """What a cart is made from; `studio/render.ts` writes the file, from the records of the inventory."""
    with open(os.environ['CART_PARAMETERS']) as file:
        return json.load(file)[name]


def place(name, at=(0, 0, 0), heading=0.0, pitch=0.0, steer=0.0, **changes):
    """The cart of that id: it stands on z = 0 of its own frame, its middle at the origin, its nose toward +x.

    `heading` turns it on the ground (degrees, 90 looks to +y), `pitch` raises its nose, `steer` turns the front wheels.
    """
    spec = {**parameters(name), **changes}
    frame, look, coat = Frame(spec), LOOKS[spec['family']], materials.paint(spec['paint'])
    spot = mesh.group(name, at)
    spot.rotation_mode = 'ZYX'
    spot.rotation_euler = (0, math.radians(-pitch), math.radians(heading))
    whole = mesh.group('cart', (-frame.middle, 0, 0), spot)
    body.build(frame, look, coat, whole)
    for x in frame.benches:
        seats.bench(frame, x, whole, spec)
    cabin.build(frame, look, spec, whole)
    roof.build(frame, look, spec, coat, whole)
    front.build(frame, look, spec, whole)
    rear.build(frame, look, spec, coat, whole)
    model = wheels.wheel(spec)
    for x, turn in ((0, 0), (frame.front, steer)):
        for side in (1, -1):
            wheels.stand(model, (x, side * frame.track, frame.radius), whole, side, turn)
    wheels.discard(model)
    return spot
