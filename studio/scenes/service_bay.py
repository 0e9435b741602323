"""A golf cart raised on a lift in a service bay, tools laid out on the bench behind it."""

from ..cart import place
from ..kit import stage
from ..land import ground, hills, small, surfaces, trees
from ..town import tools, walls, workshop
from ..town.pieces import Pieces

BACK, RIGHT, LEFT, HIGH = 5.0, 6.6, -8.5, 5.4
DOOR = (3.5, 6.2, 3.1)
WINDOW = (-3.9, -2.1, 1.5, 2.9)


def build():
    surfaces.air('#d3b79a', start=26, reach=60, most=0.7)
    _room()
    _things()
    _outside()
    workshop.lift((1.8, 0.0, 0), -122, 1.33, wide=3.5, tall=3.5)
    place.place('d5-maverick-4', (1.8, 0.0, 1.0), -122)
    _light()


def _room():
    p = Pieces()
    boards, brick, beam = walls.planks('#66725f', 0.3), walls.brick('#5e4034'), walls.plain('#4c3a2a', 0.2, bump=0.3)
    p.span((LEFT, -14, -0.3), (RIGHT, BACK + 0.3, 0), walls.courses('#6b6860', 2.4, 2.4, 0.008, 0.6, 0.92), 0.0)
    for left, right, low, high in (
        (LEFT, WINDOW[0], 0, HIGH),
        (WINDOW[0], WINDOW[1], 0, WINDOW[2]),
        (WINDOW[0], WINDOW[1], WINDOW[3], HIGH),
        (WINDOW[1], DOOR[0], 0, HIGH),
        (DOOR[0], DOOR[1], DOOR[2], HIGH),
        (DOOR[1], RIGHT, 0, HIGH),
    ):
        if low < 1.2:
            p.span((left, BACK, low), (right, BACK + 0.25, 1.2), brick, 0.0)
        if high > 1.2:
            p.span((left, BACK, max(low, 1.2)), (right, BACK + 0.2, high), boards, 0.0)
    for left, right in ((LEFT, DOOR[0] - 0.1), (DOOR[1] + 0.1, RIGHT)):
        p.span((left, BACK - 0.06, 1.16), (right, BACK + 0.1, 1.26), beam)
    p.span((RIGHT, -4, 0), (RIGHT + 0.2, BACK, HIGH), boards, 0.0)
    p.span((LEFT - 0.2, -4, 0), (LEFT, BACK, HIGH), boards, 0.0)
    for x in (-8.3, -4.6, -1.4, 3.1, 6.45):
        p.span((x - 0.13, BACK - 0.12, 0), (x + 0.13, BACK + 0.1, HIGH), beam)
    for y in (4.2, 1.6, -1.0):
        p.span((LEFT, y - 0.12, HIGH - 0.5), (RIGHT, y + 0.12, HIGH - 0.2), beam)
    p.span((LEFT, -3.2, HIGH - 0.2), (RIGHT, BACK + 0.2, HIGH), walls.planks('#4f4232', 0.3), 0.0)
    _frames(p, beam)
    p.put('room')


def _frames(p, beam):
    a, b, low, high = WINDOW
    for x in (a, (a + b) / 2, b):
        p.span((x - 0.06, BACK - 0.08, low), (x + 0.06, BACK + 0.12, high), beam)
    for z in (low, (low + high) / 2, high):
        p.span((a - 0.06, BACK - 0.1, z - 0.05), (b + 0.06, BACK + 0.12, z + 0.05), beam)
    left, right, top = DOOR
    for x in (left, right):
        p.span((x - 0.12, BACK - 0.14, 0), (x + 0.12, BACK + 0.3, top + 0.1), beam)
        p.rod((x, BACK - 0.16, 0.2), (x, BACK - 0.16, top - 0.1), 0.03, walls.plain('#8b908e', 0.1, roughness=0.4))
        p.rod((x, BACK - 0.2, top), (x, BACK - 3.0, top + 0.12), 0.03, walls.plain('#8b908e', 0.1, roughness=0.4))
    p.span((left - 0.2, BACK - 0.16, top), (right + 0.2, BACK + 0.3, top + 0.25), beam)
    for k in range(4):
        p.box(
            (right - left - 0.1, 0.62, 0.06),
            ((left + right) / 2, BACK - 0.55 - k * 0.66, top + 0.05 + k * 0.028),
            walls.plain('#7d8a80', 0.06),
            0.02,
        )
    p.box(
        (right - left - 0.1, 0.06, 0.34),
        ((left + right) / 2, BACK - 0.02, top - 0.12),
        walls.plain('#7d8a80', 0.06),
        0.02,
    )


def _things():
    tools.bench((-2.0, 4.15, 0), 4.9)
    tools.tool_board((-1.2, 4.98, 1.45), 3.9, 1.35)
    workshop.chest((-3.1, 4.3, 0))
    workshop.shelf((-6.9, 4.45, 0), 2.4, 2.3, 4)
    workshop.tires((-4.6, 3.9, 0), 4, 1)
    workshop.tires((5.6, 3.6, 0), 3, 2)
    workshop.drum((-7.4, 2.6, 0))
    workshop.drum((-7.0, 3.4, 0), '#7a3a28')
    workshop.chest((3.9, 2.6, 0), -28, '#2c5844')
    for spot in ((-4.6, 2.4, 2.75), (-0.4, 3.4, 2.75), (3.1, 3.0, 3.3)):
        workshop.hanging_lamp(spot, HIGH - 0.2, 420, color='#ffdcb0')
    _bay_lines()


def _bay_lines():
    p, yellow = Pieces(), walls.plain('#a5843c', 0.3)
    for x in (-1.0, 4.7):
        p.box((0.1, 7.5, 0.012), (x, -0.2, 0.003), yellow, 0.003)
    p.box((5.8, 0.1, 0.012), (1.85, 3.6, 0.004), yellow, 0.003)
    p.put('bay lines')


def _outside():
    height = lambda x, y: 0.04 * (y - 6) - 0.02 + 0 * x  # noqa: E731
    tint = ground.paint('#5a6238', ('#8a7658', lambda x, y: ground.step(abs(x - 5.4 - 0.15 * (y - 5)), 2.0, 1.4)))
    ground.lay((-12, 5.2, 24, 60), height, tint, 0.4)
    for k, (x, y, tall, color) in enumerate(
        [
            (3.4, 13, 5, 'rust'),
            (9.5, 15, 6, 'ochre'),
            (5.5, 22, 6, 'mustard'),
            (-4.5, 12, 5, 'ochre'),
            (12, 24, 7, 'rust'),
            (6.6, 11.5, 4.4, 'mustard'),
            (8.6, 14, 5.5, 'rust'),
        ]
    ):
        trees.maple((x, y, height(x, y)), tall, color, k)
    trees.scatter(
        small.tuft, (2, 5.4, 9, 12), 120, 5, (0.15, 0.3), height, lambda x, y: abs(x - 5.4 - 0.15 * (y - 5)) > 1.5
    )
    hills.ridge((10, 40, 1), 120, 12, 50, 4, 420, (2, 3.4))


def _light():
    stage.sky('#7d96a8', '#e2c4a0', 1.6, '#3a3a34', 0.0, '#a8a6a2')
    stage.sun('#ffcf98', 14, 58, 15, 1.5)
    stage.softbox((3, -13, 6), (1.5, 1, 1.4), (6, 4), '#fff0de', 3600)
    stage.camera((0, -18, 3.0), (0, 3.0, 2.4), 66, (1.8, -0.2, 1.5), 0.35)
