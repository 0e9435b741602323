"""The mark: the switchback as the site's icon draws it."""

import re
from pathlib import Path

ICON = Path(__file__).parents[2] / 'public/favicon.svg'
# The icon is drawn in a square of that side.
SIDE = 64


def line(side):
    """From its foot to its top, in points to the right and up from the middle of a square of that side."""
    points = []
    for letter, numbers in re.findall(r'([MLQ])([^MLQ]+)', re.search(r' d="([^"]+)"', ICON.read_text())[1]):
        n = [float(x) for x in numbers.split()]
        given = list(zip(n[::2], n[1::2]))
        if letter == 'Q':
            (ax, ay), (bx, by), (cx, cy) = points[-1], *given
            for i in range(1, 9):
                t = i / 8
                a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
                points.append((a * ax + b * bx + c * cx, a * ay + b * by + c * cy))
        else:
            points += given
    return [((x / SIDE - 0.5) * side, (0.5 - y / SIDE) * side) for x, y in points]
