"""Where a cart is looked at from. Distance and lens are the same for all, and the ground lies on one line of the picture: carts in
a row stand on one floor at one scale, however low or far aside the camera is."""

import math

from ..kit import stage

# Degrees from the nose, negative to its right, and the eye's height in metres.
POSES = {
    'd5-ranger': (-38, 2.3),
    'd5-maverick': (-33, 1.25),
    'classic': (-44, 2.1),
    'carrier': (-40, 2.5),
    'forester': (-35, 1.35),
    'turfman': (-47, 2.2),
    'd6-max': (-31, 1.4),
    'ev-city': (-41, 2.0),
    'ev-nomad': (-36, 1.6),
    'ev-rover': (-34, 1.7),
    'onward': (-38, 2.0),
    'precedent': (-43, 2.3),
    'txt': (-40, 2.9),
    'rxv': (-37, 2.1),
    'tomberlin': (-36, 1.9),
    'swift': (-35, 1.7),
}
USUAL = (-39, 2.3)
# How far down the picture the middle of the cart stands on the ground, from its middle, in widths.
FLOOR = -0.266
OPENED = {'bed': {'bed_tilt': 34}, 'fold': {'seat_fold': 1}, 'bay': {'bay_open': 1, 'belts': False}}


def _orbit(target, distance, azimuth, height, lens):
    a = math.radians(azimuth)
    at = (target[0] + distance * math.cos(a), target[1] + distance * math.sin(a), height)
    return stage.camera(at, target, lens)


def _on_floor(eye, target, distance, height, lens):
    """Moves the picture up or down so that the ground below the target comes to lie where it always does."""
    down, below = math.atan2(height - target[2], distance), math.atan2(height, distance)
    eye.data.shift_y = -math.tan(below - down) * lens / 36 - FLOOR


def _front(frame, _):
    azimuth, height = POSES.get(frame.spec['family'], USUAL)
    target = (0.04, 0, 0.93)
    _on_floor(_orbit(target, 11.5, azimuth, height, 100), target, 11.5, height, 100)


def _side(frame, _):
    # Riders who face back sit behind the axle: behind two benches they would reach the border, behind three leave the picture.
    if _longest(frame):
        _orbit((-0.3, 0, 0.95), 14.2, -90, 1.7, 94)
    else:
        behind = 0.2 if frame.rows > 1 and frame.spec['rear'] == 'flip' else 0.0
        # Before three benches a brush guard would reach the other border.
        ahead = 0.09 if frame.rows > 2 and frame.spec['guard'] else 0.0
        _orbit((ahead - behind, 0, 0.95), 12.5, -90, 1.7, 94)


def _rear(frame, _):
    # Riders who face back sit behind the axle: without a step aside the longest carts would leave the picture.
    flip = frame.spec['rear'] == 'flip'
    behind, distance = (0.4, 13) if _longest(frame) else (0.24 if flip else 0.0, 11.5)
    azimuth, height = POSES.get(frame.spec['family'], USUAL)
    _orbit((-behind, 0, 0.95), distance, -180 - max(azimuth, -42), max(2.1, height), 100)


def _longest(frame):
    """Eight riders, the last two facing back."""
    return frame.front > 3.3 and frame.spec['rear'] == 'flip'


def _detail(frame, closer):
    CLOSER[closer](frame)


def _dash(frame):
    """Over the passenger's shoulder: wheel, dash, screen, pedals, and both mirrors whole."""
    x = frame.front - frame.middle
    _orbit((x - 0.28, -0.04, 0.92 + frame.lift), 2.3, -146, 1.82 + frame.lift, 44)


def _face(frame):
    """Nose and lamps from low ahead."""
    x = frame.front - frame.middle
    _orbit((x + 0.1, 0, 0.7 + frame.lift), 4.0, -30, 1.15 + frame.lift, 62)


def _wheel(frame):
    """The front wheel in its arch, from knee height, and the mirror above it whole."""
    x = frame.front - frame.middle
    _orbit((x - 0.1, -0.45, 0.62 + frame.lift * 0.7), 3.6, -62, 0.75, 57)


def _seats(frame):
    """The driver's bench from the step."""
    x = frame.benches[-1] - frame.middle
    _orbit((x - 0.3, 0.0, 0.95 + frame.lift), 3.7, -52, 1.75 + frame.lift, 58)


def _step(frame):
    """Floor, step and kick plate from the side."""
    x = frame.benches[-1] - frame.middle
    _orbit((x + 0.15, -0.35, 0.5 + frame.lift), 3.4, -68, 1.45 + frame.lift, 54)


def _fold(frame):
    """The bench that faces back, folded to a deck, without the mirrors far ahead of it."""
    back = 0.34 if _longest(frame) else 0.0
    _orbit((-0.7 - back - frame.middle, 0, 0.8 + frame.lift), 4.5, -140, 2.0 + frame.lift, 72)


def _bags(frame):
    _orbit((0.12 - frame.middle, 0, 0.95), 4.9, -140, 1.75, 56)


def _bed(frame):
    """The tipped bed and the rear wheel below it, without the roof and what lies ahead of the doorway."""
    x = sum(frame.bed) / 2 - 0.18
    _orbit((x - frame.middle, 0, 0.84 + frame.lift * 0.6), 5.2, -132, 1.9 + frame.lift, 66)


def _bay(frame):
    x = frame.benches[-1] - 0.25 - frame.middle
    _orbit((x, -0.05, 0.78 + frame.lift), 3.3, -58, 1.95 + frame.lift, 54)


VIEWS = {'front': _front, 'side': _side, 'rear': _rear, 'detail': _detail}
CLOSER = {'dash': _dash, 'face': _face, 'wheel': _wheel, 'seats': _seats, 'step': _step, 'fold': _fold, 'bags': _bags, 'bed': _bed, 'bay': _bay}
