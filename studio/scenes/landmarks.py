"""Small landmarks for the drawn map of the county, each where it stands there, on nothing but its shadow."""

import math

from ..cart import place
from ..kit import stage
from ..land import built, camp, pace, surfaces, trees
from ..town import barn, fronts, showroom, street, walls

METRES = 0.44
ELEVATION = 38


def build(width, height, marks):
    """`marks` are [kind, x, y] in units of the map, `width` and `height` its size; a unit is METRES wide."""
    surfaces.air('#8e9a94', start=4000)
    down = 1 / math.sin(math.radians(ELEVATION))
    for seed, (kind, x, y) in enumerate(marks):
        KINDS[kind]((x - width / 2) * METRES, (height / 2 - y) * METRES * down, seed)
    _light(width * METRES)


def _woods(x, y, seed):
    hand = 1 if seed % 2 else -1
    trees.conifer((x - 1.7 * hand, y, 0), 5.8 + seed % 3, seed, True)
    trees.conifer((x + 0.9 * hand, y + 1.6, 0), 7.8 - 0.6 * (seed % 4), seed + 1)
    trees.maple((x + 2.6 * hand, y - 0.6, 0), 4.6, ('rust', 'ochre', 'mustard')[seed % 3], seed)
    if seed % 3 == 0:
        trees.conifer((x - 3.6 * hand, y + 1.2, 0), 4.6, seed + 2, True)


def _showroom(x, y, seed):
    showroom.showroom((x - showroom.WIDE / 2, y - 3, 0))


def _town(x, y, seed):
    brick, siding = walls.brick('#8a4c38'), walls.siding('#6d8a7e')
    fronts.front('inn', 4.4, 3, brick, '#c4bca2', 'mansard', 'shop', 'bay', 3)((x - 5.4, y, 0), 0)
    fronts.front('bank', 4.0, 2, siding, '#c4bca2', 'gable', 'shop', 'windows', 5)((x - 0.9, y, 0), 0)
    street.church((x + 5.4, y + 1, 0))


def _camp(x, y, seed):
    camp.tent((x, y, 0), -60, '#d0a04c', 0.6, 2.1)
    trees.pine((x - 3.4, y + 2.4, 0), 9, seed)
    trees.conifer((x + 3.8, y + 2.0, 0), 6.5, seed, True)


def _boat(x, y, seed):
    canoe = built.canoe((x, y, 0.1), 18, '#a8402c')
    canoe.scale = (2.2, 2.2, 2.2)


def _lake(x, y, seed):
    built.dock((x - 1, y - 1.2), (x - 5.2, y + 3.6), 2.4, 0.9, 0)
    trees.conifer((x + 1.6, y + 1.4, 0), 7, seed, True)
    trees.birch((x + 3.6, y + 0.4, 0), 5.6, 'mustard', seed)


def _farm(x, y, seed):
    barn.barn((x, y - 3, 0), surfaces.plain('#6b7076'))
    trees.maple((x + 7.6, y - 1, 0), 6.4, 'rust', seed)


def _cart(x, y, seed):
    cart = place.place('d5-ranger-4', (x, y, 0), -142)
    cart.scale = (3, 3, 3)


KINDS = {
    'woods': _woods,
    'showroom': _showroom,
    'town': _town,
    'camp': _camp,
    'boat': _boat,
    'lake': _lake,
    'farm': _farm,
    'cart': _cart,
}


def _light(wide):
    pace.brisk()
    stage.sky('#c4d6e4', '#f0ece2', 1.0, '#e9e4d8')
    # Higher than in the scenes: long shadows would fall on the names around.
    stage.sun('#ffdcae', 4.4, -40, 50, 3)
    stage.nothing_behind()
    stage.plan_camera(wide, ELEVATION)
