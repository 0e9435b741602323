"""Materials by what they are for: a material's name begins with its role, so that it can be found again in an exported model."""

import bpy

from ..kit import materials


def _as(role, base):
    name = f'{role} {base.name}'[:63]
    known = bpy.data.materials.get(name)
    if known is None:
        known = base.copy()
        known.name = name
    return known


def paint(color):
    return _as('paint', materials.paint(color))


def roof(color, role='roof'):
    """Grained plastic: seen along it, a smooth one would mirror the light above and vanish before a pale ground."""
    return _as(role, materials.matte(color, 0.62))


def painted_roof(color):
    """In the color of the body, and in that which a visitor gives it in the viewer."""
    return roof(color, 'paint')


def seat(color):
    return _as('seat', materials.leather(color))


def accent(color):
    return _as('seat-accent', materials.leather(color))


def piping(color):
    return _as('piping', materials.matte(color, 0.5))


def glass():
    return _as('glass', materials.glass())


def rubber():
    return _as('rubber', materials.rubber())


def plastic(color='#1b1e1f'):
    return _as('plastic', materials.plastic(color))


def gloss(color='#0c0e0f'):
    """Smooth dark plastic: lamp housings, pillars, screens that are off."""
    return _as('plastic', materials.matte(color, 0.16))


def liner():
    return _as('liner', materials.matte('#0b0c0c', 0.9))


def metal(color='#b9bdbf', roughness=0.3):
    return _as('metal', materials.metal(color, roughness))


def mirror():
    return _as('mirror', materials.metal('#dfe5e6', 0.03))


def lamp(strength=1.4):
    return _as('lamp', materials.glow('#fff4dc', strength))


def tail_lamp(strength=0.7):
    return _as('tail-lamp', materials.glow('#c9241b', strength))


def turn_lamp(strength=0.35):
    return _as('turn-lamp', materials.glow('#e8912a', strength))


def screen(color, strength=0.5):
    return _as('screen', materials.glow(color, strength))


def badge(color='#c9ccce', roughness=0.3):
    return _as('badge', materials.metal(color, roughness))


def plate():
    return _as('badge', materials.matte('#efece2', 0.5))


def mark():
    return _as('badge', materials.matte('#12352b', 0.5))


def cloth(color):
    return _as('cloth', materials.matte(color, 0.75, 0.06, 40.0, 0.1))
