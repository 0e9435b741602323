"""Headlights: each a lens or two in a housing that lies in the skin of the nose, left and right alike.

Outlines are (u, v) as seen from where the lamp looks: u grows toward the flank, v up.
"""

from ..kit import mesh
from . import roles
from .skin import View, flip, oval, shape

SIDES = ((1, 'left'), (-1, 'right'))


def build(look, skin, frame, whole):
    front = frame.front + max(p[0] for p in look['line'])
    LAMPS[look['lamps']](skin, front, frame.lift, whole)


class _Pair:
    """Puts the same lamp on both sides: `y` from the middle, `z` high, looking `turn` degrees outward."""

    def __init__(self, skin, front, whole, y, z, turn):
        self.whole = whole
        self.views = [(View(skin, (front - 0.15, side * y, z), side * turn, 6), side, name) for side, name in SIDES]

    def housing(self, outline, kind='head', out=0.004, depth=0.03, material=None):
        for view, side, name in self.views:
            view.patch(f'lamp-housing-{kind}-{name}', _on(outline, side), material or roles.gloss(), self.whole, out, depth)

    def bezel(self, outline, radius=0.005, material=None, out=0.004):
        for view, side, _ in self.views:
            view.seam('bezel', _on(outline, side), self.whole, radius, material or roles.metal(), out, True)

    def lamp(self, outline, kind='head', out=0.008, material=None, bulge=0.0):
        for view, side, name in self.views:
            view.patch(f'lamp-{kind}-{name}', _on(outline, side), material or roles.lamp(), self.whole, out, 0.012, 4, 0.002, bulge)

    def bowl(self, outline, lit=1.2, rim=0.02):
        """A mirror hollowed out of a rim, what shines in its middle, and a clear lens over both."""
        points = [p[:2] for p in outline]
        middle = [sum(p[k] for p in points) / len(points) for k in (0, 1)]
        inner = [tuple(m + (p[k] - m) * 0.3 for k, m in enumerate(middle)) for p in points]
        for view, side, name in self.views:
            view.patch('reflector', _on(outline, side), roles.metal('#dde1e3', 0.14), self.whole, rim, 0.012, 9, 0.002, 0.008 - rim)
            view.patch(f'lamp-head-{name}', _on(inner, side), roles.lamp(lit), self.whole, 0.012, 0.004, 5, 0.002, 0.006)
            view.patch('lens', _on(outline, side), roles.glass(), self.whole, rim + 0.001, 0.0, 7, 0.001, 0.01)

    def sealed(self, radius, rim=0.02, floor=0.01, at=(0, 0)):
        """A round lamp: a bright bowl from a rim down to `floor`, light over most of it, and a clear fluted lens before both."""
        outline, inner = oval(radius, radius, at=at), oval(radius * 0.72, radius * 0.72, at=at)
        for view, side, name in self.views:
            view.patch('reflector', _on(outline, side), roles.metal('#eef1f2', 0.3), self.whole, rim, 0.012, 9, 0.002, floor - rim)
            view.patch(f'lamp-head-{name}', _on(inner, side), roles.lamp(0.85), self.whole, floor + 0.004, 0.004, 5, 0.002, 0.003)
            for k in (-0.6, -0.3, 0, 0.3, 0.6):
                u, reach = side * at[0] + k * radius, radius * 0.92 * (1 - k * k) ** 0.5
                flute = [(u, at[1] - reach), (u, at[1]), (u, at[1] + reach)]
                view.seam('flute', flute, self.whole, min(0.0035, 0.053 * radius), roles.metal('#c3c9cc', 0.3), rim + 0.002)
            view.patch('lens', _on(outline, side), roles.glass(), self.whole, rim + 0.001, 0.0, 7, 0.001, 0.01)

    def projector(self, u, v, radius):
        """A small round bowl in a ring of metal."""
        self.bezel(oval(radius + 0.004, radius + 0.004, at=(u, v)), 0.003, roles.metal('#8f9496', 0.25), 0.011)
        self.bowl(oval(radius, radius, at=(u, v)), rim=0.014)

    def guide(self, outline, out=0.008):
        """A line of light."""
        self.lamp(outline, 'day', out, roles.lamp(1.05))

    def turn(self, outline, out=0.008):
        self.lamp(outline, 'turn', out, roles.turn_lamp())
        return self


def _on(outline, side):
    points = [p[:2] for p in outline]
    return points if side > 0 else flip(points)


def _blade(skin, front, lift, whole):
    pair = _Pair(skin, front, whole, 0.43, 0.6 + lift, 24)
    pair.housing(shape([(-0.13, -0.052), (0.05, -0.055), (0.15, 0.0), (0.17, 0.055), (-0.1, 0.02)], 0.02))
    pair.guide(shape([(-0.1, 0.005), (0.05, 0.013), (0.15, 0.041), (0.15, 0.031), (0.05, 0.003), (-0.1, -0.003)], 0.003))
    pair.projector(-0.066, -0.028, 0.018)
    pair.projector(-0.012, -0.028, 0.02)
    pair.turn(shape([(0.045, -0.035), (0.1, -0.015), (0.12, 0.005), (0.05, -0.012)], 0.006))
    _turn_housing(pair, shape([(0.04, -0.04), (0.105, -0.018), (0.125, 0.01), (0.045, -0.008)], 0.006))


def _turn_housing(pair, outline):
    pair.housing(outline, 'turn', 0.0055, 0.02)


def _round(skin, front, lift, whole):
    pair = _Pair(skin, front, whole, 0.41, 0.56 + lift, 14)
    pair.housing(oval(0.078, 0.078))
    pair.bezel(oval(0.08, 0.08), 0.008)
    pair.sealed(0.066)
    _signal(pair, 0.0, -0.125)


def _signal(pair, u, v, wide=0.045, tall=0.014):
    pair.housing(oval(wide + 0.007, tall + 0.007, 4, at=(u, v)), 'turn')
    pair.turn(oval(wide, tall, 4, at=(u, v)))


def _capsule(skin, front, lift, whole):
    """Lying, with two bowls under a line of light."""
    pair = _Pair(skin, front, whole, 0.4, 0.6 + lift, 20)
    pair.housing(shape([(-0.13, -0.05), (0.1, -0.05), (0.135, 0.0), (0.12, 0.05), (-0.11, 0.05), (-0.135, 0.0)], 0.025))
    pair.guide(shape([(-0.1, 0.026), (0.11, 0.026), (0.105, 0.036), (-0.095, 0.036)], 0.004))
    pair.bowl(shape([(-0.11, -0.037), (-0.012, -0.037), (-0.012, 0.015), (-0.115, 0.015)], 0.014))
    pair.bowl(shape([(0.0, -0.037), (0.085, -0.037), (0.105, 0.015), (0.0, 0.015)], 0.014))
    _signal(pair, 0.03, -0.13)


def _mask(skin, front, lift, whole):
    """One dark band across the nose with a lamp at each end."""
    View(skin, (front, 0, 0.655 + lift), 0).patch(
        'face band', shape([(-0.42, -0.04), (0.42, -0.04), (0.42, 0.044), (-0.42, 0.044)], 0.015), roles.gloss(), whole, 0.003, 0.02
    )
    pair = _Pair(skin, front, whole, 0.4, 0.655 + lift, 10)
    pair.housing(shape([(-0.11, -0.056), (0.1, -0.056), (0.115, 0.0), (0.1, 0.06), (-0.11, 0.06)], 0.02), out=0.008)
    pair.guide(shape([(-0.095, 0.037), (0.09, 0.037), (0.086, 0.047), (-0.095, 0.047)], 0.004), 0.013)
    pair.bowl(shape([(-0.096, -0.044), (-0.012, -0.044), (-0.012, 0.026), (-0.096, 0.026)], 0.014))
    pair.bowl(shape([(-0.002, -0.044), (0.084, -0.044), (0.097, -0.005), (0.088, 0.026), (-0.002, 0.026)], 0.014))
    _signal(pair, 0.02, -0.11)


def _twin(skin, front, lift, whole):
    pair = _Pair(skin, front, whole, 0.39, 0.655 + lift, 0)
    pair.housing(oval(0.088, 0.088, 2), out=0.006)
    pair.bezel(oval(0.09, 0.09), 0.01, roles.plastic('#17191a'))
    pair.bowl(oval(0.074, 0.074), rim=0.024)
    for k in (-0.026, 0.026):
        pair.bezel([(-0.068, k), (0.0, k * 1.02), (0.068, k)], 0.0025, roles.plastic(), 0.036)
    _signal(pair, 0.0, -0.135)


def _tall(skin, front, lift, whole):
    pair = _Pair(skin, front, whole, 0.44, 0.66 + lift, 10)
    pair.housing(shape([(-0.06, -0.16), (0.05, -0.15), (0.07, 0.12), (-0.03, 0.15), (-0.065, 0.1)], 0.03))
    pair.projector(0.002, 0.062, 0.04)
    pair.projector(-0.004, -0.034, 0.04)
    pair.housing(oval(0.045, 0.022, 4, at=(-0.002, -0.11)), 'turn', 0.0055)
    pair.turn(oval(0.04, 0.017, 4, at=(-0.002, -0.11)))


def _box(skin, front, lift, whole):
    pair = _Pair(skin, front, whole, 0.36, 0.55 + lift, 4)
    pair.housing(shape([(-0.105, -0.055), (0.105, -0.055), (0.105, 0.055), (-0.105, 0.055)], 0.018), out=0.006)
    pair.bowl(shape([(-0.094, -0.044), (0.036, -0.044), (0.036, 0.044), (-0.094, 0.044)], 0.012), 1.0, 0.022)
    pair.housing(shape([(0.042, -0.046), (0.096, -0.046), (0.096, 0.046), (0.042, 0.046)], 0.01), 'turn', 0.008)
    pair.turn(shape([(0.046, -0.042), (0.092, -0.042), (0.092, 0.042), (0.046, 0.042)], 0.008), 0.011)


def _strip(skin, front, lift, whole):
    """A line of light over the whole width, projectors in the corners below."""
    band = View(skin, (front, 0, 0.665 + lift), 0, 8)
    for side, name in SIDES:
        outline = _on(shape([(0.012, -0.012), (0.2, -0.012), (0.4, -0.02), (0.4, 0.012), (0.2, 0.016), (0.012, 0.014)], 0.004), side)
        band.patch(f'lamp-housing-day-{name}', outline, roles.gloss(), whole, 0.003, 0.02)
        line = _on(shape([(0.016, -0.004), (0.2, -0.004), (0.39, -0.008), (0.39, 0.002), (0.2, 0.007), (0.016, 0.006)], 0.002), side)
        band.patch(f'lamp-day-{name}', line, roles.lamp(1.2), whole, 0.006, 0.01, 4)
    pair = _Pair(skin, front, whole, 0.46, 0.6 + lift, 30)
    pair.housing(shape([(-0.13, -0.04), (0.06, -0.035), (0.16, 0.03), (0.15, 0.05), (-0.11, 0.03)], 0.02))
    pair.projector(-0.07, -0.005, 0.024)
    pair.projector(-0.004, -0.002, 0.024)
    pair.housing(shape([(0.05, -0.02), (0.13, 0.02), (0.13, 0.04), (0.05, 0.02)], 0.008), 'turn', 0.0055)
    pair.turn(shape([(0.056, -0.012), (0.124, 0.023), (0.124, 0.034), (0.056, 0.014)], 0.006))


def _slim(skin, front, lift, whole):
    """Narrow eyes that run far round the corners."""
    pair = _Pair(skin, front, whole, 0.47, 0.585 + lift, 34)
    pair.housing(shape([(-0.17, -0.036), (0.02, -0.042), (0.2, 0.015), (0.22, 0.04), (0.0, 0.03), (-0.15, 0.012)], 0.015))
    pair.guide(shape([(-0.145, -0.001), (0.0, 0.015), (0.2, 0.034), (0.195, 0.026), (0.0, 0.006), (-0.145, -0.009)], 0.003))
    for u in (-0.09, -0.037, 0.016):
        pair.bowl(shape([(u - 0.022, -0.033), (u + 0.022, -0.033), (u + 0.022, -0.006), (u - 0.022, -0.012)], 0.006), rim=0.015)
    pair.housing(shape([(0.05, -0.02), (0.15, 0.008), (0.16, 0.02), (0.05, 0.0)], 0.006), 'turn', 0.0055)
    pair.turn(shape([(0.056, -0.014), (0.145, 0.01), (0.15, 0.015), (0.056, -0.002)], 0.004))


def _swept(skin, front, lift, whole):
    """A six-cornered eye high in the corner of the fascia."""
    pair = _Pair(skin, front, whole, 0.435, 0.63 + lift, 20)
    pair.housing(shape([(-0.12, -0.06), (0.02, -0.07), (0.13, -0.02), (0.16, 0.06), (0.05, 0.07), (-0.09, 0.02)], 0.018))
    pair.guide(shape([(-0.085, 0.01), (0.05, 0.054), (0.14, 0.047), (0.137, 0.039), (0.052, 0.045), (-0.08, 0.002)], 0.003))
    pair.projector(-0.062, -0.028, 0.023)
    pair.projector(0.006, -0.02, 0.029)
    pair.housing(shape([(0.06, -0.04), (0.115, -0.012), (0.125, 0.02), (0.07, 0.01)], 0.01), 'turn', 0.0055)
    pair.turn(shape([(0.066, -0.032), (0.108, -0.01), (0.116, 0.012), (0.074, 0.004)], 0.008))


def _almond(skin, front, lift, whole):
    """Lying ovals wide apart, as on a fleet cart, two round lamps side by side in each."""
    pair = _Pair(skin, front, whole, 0.42, 0.5 + lift, 26)
    pair.housing(oval(0.115, 0.05, 2.2))
    pair.bezel(oval(0.117, 0.052, 2.2), 0.005, roles.plastic('#17191a'))
    for u in (-0.043, 0.043):
        pair.bezel(oval(0.036, 0.036, at=(u, 0)), 0.003, roles.metal('#8f9496', 0.25), 0.011)
        pair.sealed(0.033, 0.016, 0.008, (u, 0))


def _small(skin, front, lift, whole):
    """Two square bowls in a plain frame at each corner."""
    pair = _Pair(skin, front, whole, 0.385, 0.5 + lift, 10)
    pair.housing(shape([(-0.095, -0.05), (0.095, -0.05), (0.095, 0.05), (-0.095, 0.05)], 0.014), out=0.008)
    for u in (-0.042, 0.042):
        pair.bowl(shape([(u - 0.04, -0.04), (u + 0.04, -0.04), (u + 0.04, 0.04), (u - 0.04, 0.04)], 0.01), 1.0, 0.022)


def _drop(skin, front, lift, whole):
    """Tears that stand upright and run up into the fenders."""
    pair = _Pair(skin, front, whole, 0.44, 0.565 + lift, 22)
    pair.housing(shape([(-0.055, -0.075), (0.035, -0.08), (0.07, 0.0), (0.075, 0.11), (0.0, 0.06), (-0.06, -0.005)], 0.03))
    pair.bezel(oval(0.047, 0.047, at=(-0.005, -0.03)), 0.003, roles.metal('#8f9496', 0.25), 0.011)
    pair.sealed(0.044, 0.018, 0.008, (-0.005, -0.03))
    pair.housing(oval(0.022, 0.03, 2.4, at=(0.04, 0.045)), 'turn', 0.0055)
    pair.turn(oval(0.017, 0.025, 2.4, at=(0.04, 0.045)))


def _goggle(skin, front, lift, whole):
    """Big round lamps in deep chrome rims, in the front of the fenders."""
    pair = _Pair(skin, front, whole, 0.435, 0.565 + lift, 8)
    pair.housing(oval(0.1, 0.1), out=0.012, material=roles.metal('#d5d8d9', 0.15))
    pair.housing(oval(0.084, 0.084), out=0.014)
    pair.bezel(oval(0.094, 0.094), 0.011, roles.metal('#d5d8d9', 0.15), 0.014)
    pair.sealed(0.078, 0.03, 0.017)
    _signal(pair, 0.0, -0.15, 0.022, 0.018)


def _slash(skin, front, lift, whole):
    """An angular eye with a leg that runs down the corner."""
    pair = _Pair(skin, front, whole, 0.45, 0.6 + lift, 28)
    pair.housing(shape([(-0.14, 0.02), (-0.02, -0.02), (0.02, -0.15), (0.075, -0.15), (0.09, 0.0), (0.16, 0.08), (-0.02, 0.062)], 0.01))
    pair.guide(shape([(-0.12, 0.021), (-0.01, -0.004), (0.13, 0.064), (0.128, 0.055), (0.0, -0.014), (-0.12, 0.014)], 0.002))
    pair.guide(shape([(0.03, -0.014), (0.039, -0.012), (0.043, -0.14), (0.034, -0.14)], 0.002))
    pair.projector(0.0, 0.034, 0.019)
    pair.projector(0.052, 0.048, 0.016)
    pair.housing(shape([(0.048, -0.13), (0.07, -0.13), (0.08, -0.02), (0.052, -0.02)], 0.006), 'turn', 0.0055)
    pair.turn(shape([(0.052, -0.125), (0.066, -0.125), (0.075, -0.026), (0.056, -0.026)], 0.004))


LAMPS = {
    'blade': _blade, 'round': _round, 'capsule': _capsule, 'mask': _mask, 'twin': _twin, 'tall': _tall, 'box': _box, 'strip': _strip,
    'slim': _slim, 'swept': _swept, 'almond': _almond, 'small': _small, 'drop': _drop, 'goggle': _goggle, 'slash': _slash,
}
