"""Puts a cart of the inventory into a scene."""

import json
import math
import os

from ..kit import mesh
from . import body, cabin, front, rear, roles, roof, seats, wheels
from .frame import Frame
from .looks import LOOKS


def parameters(name):
    """What a cart is made from; `studio/render.ts` writes the file, from the records of the inventory."""
    with open(os.environ['CART_PARAMETERS']) as file:
        return json.load(file)[name]


def place(name, at=(0, 0, 0), heading=0.0, pitch=0.0, steer=0.0, seat_fold=0.0, bed_tilt=0.0, bay_open=0.0, **changes):
    """The cart of that id: it stands on z = 0 of its own frame, its middle at the origin, its nose toward +x.

    `heading` turns it on the ground (degrees, 90 looks to +y), `pitch` raises its nose, `steer` turns the front wheels.
    `seat_fold` (0 … 1) turns the seat that faces back into a deck, `bed_tilt` (degrees) tips the bed, `bay_open` (0 … 1) raises
    the driver's cushion off the batteries.
    """
    spec = {**parameters(name), **changes, 'seat_fold': seat_fold, 'bed_tilt': bed_tilt, 'bay_open': bay_open}
    frame, look, coat = Frame(spec), LOOKS[spec['family']], roles.paint(spec['paint'])
    spot = mesh.group(name, at)
    spot.rotation_mode = 'ZYX'
    spot.rotation_euler = (0, math.radians(-pitch), math.radians(heading))
    whole = mesh.group('cart', (-frame.middle, 0, 0), spot)
    groups = {part: mesh.group(part, (0, 0, 0), whole) for part in ('body', 'front', 'cabin', 'canopy', 'rear')}
    skins = body.build(frame, look, coat, groups['body'])
    for row, x in enumerate(reversed(frame.benches), 1):
        tip = 62 * bay_open if row == 1 else 0
        seats.bench(frame, f'seat-row-{row}', x, whole, spec, look['stitch'], tip=tip)
    cabin.build(frame, look, spec, skins['nose'], groups['cabin'])
    roof.build(frame, look, spec, coat, skins, groups['canopy'])
    front.build(frame, look, spec, skins['nose'], groups['front'])
    rear.build(frame, look, spec, skins['tail'], groups['rear'])
    model = wheels.wheel(spec)
    for end, x, turn in (('rear', 0, 0), ('front', frame.front, steer)):
        for side, hand in ((1, 'left'), (-1, 'right')):
            wheels.stand(f'wheel-{end}-{hand}', model, (x, side * frame.track, frame.radius), whole, side, turn)
    wheels.discard(model)
    return spot
