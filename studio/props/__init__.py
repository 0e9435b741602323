"""One thing of use beside a cart, as its owner would have left it there; and what people leave behind in the scenes."""

import math

import bpy
from mathutils import Vector

from ..cart.frame import Frame
from ..cart.place import parameters
from . import camp, field, household, water

PROPS = {
    'balls': field.balls,
    'hay': field.hay,
    'firewood': camp.firewood,
    'cooler': camp.cooler,
    'kayak': water.kayak,
    'tackle': water.tackle,
    'bowl': household.bowl,
    'boots': lambda at, turn: household.boots(at, turn + 42),
    'basket': household.basket,
    'groceries': household.groceries,
}
# What the camera of the front view sees to its right, and how far a thing may stand from the middle of the picture.
ASIDE, FULL = math.radians(52), 1.68
# From this length on a cart's rear wheel stands where the thing would; and how far from that tire its middle is.
LONG, CLEAR = 3.1, 0.37
# There a long cart has it: to the left of the rear wheel in the picture, and nearer, so that it hides neither tire nor sill.
NEARER = (-1.6, 1.5)


def put_beside(prop, frame):
    """Left of the cart in the front view, clear of its rear wheel; a long cart fills that place, and it stands nearer. A kayak
    lies on the roof's rack, hay in the bed."""
    if prop == 'kayak':
        # It lies on the slats, between the lamps ahead and the rear end of the rack.
        return PROPS[prop]((-0.2, 0, max(_top((x / 100, 0.3, 4)) for x in range(-60, 40, 2)) + 0.01), 0)
    if prop == 'hay' and frame.spec['rear'] == 'bed':
        x = frame.bed[0] * 0.55 + frame.bed[1] * 0.45 - frame.middle
        return PROPS[prop]((x, 0, _top((x, 0.12, frame.seat + 0.5))), 8, ((frame.bed[0] - frame.bed[1]) / 2 - 0.16, 0.38))
    if frame.front - frame.reach > LONG:
        return PROPS[prop](_at(*NEARER), -22)
    tire = (frame.middle + frame.radius) * math.cos(ASIDE) + (frame.track + 0.1) * math.sin(ASIDE)
    return PROPS[prop](_at(-1.02, max(FULL, tire + CLEAR)), -34)


def put_on_deck(load, frame):
    """On the seat that is folded to a deck, left of its middle, its front to the rear."""
    x, y = -0.88 - frame.middle, 0.2
    return PROPS[load]((x, y, _top((x, y, frame.seat + 0.5))), 96 if load == 'groceries' else 172)


def _at(y, aside):
    """The place on the ground so far `aside` from the middle of the picture."""
    return (-aside - y * math.sin(ASIDE)) / math.cos(ASIDE), y, 0


def _top(above):
    """How high what stands there is."""
    hit, at, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), Vector(above), Vector((0, 0, -1)))
    return at.z if hit else 0


def jacket_on_chair(at, turn, color='#39544a'):
    """Over the back of a garden chair."""
    a = math.radians(turn)
    return household.jacket((at[0] - 0.5 * math.cos(a), at[1] - 0.5 * math.sin(a), at[2] + 1.05), turn, color)
