"""Whole lines: what runs along an edge or a thin line becomes even along it, so that few samples leave no stairs and no dots.

Across the edge nothing is averaged: it stays as sharp as it is. Where no direction prevails, as in leaves and gravel, all stays as it is.
"""

import numpy as np

# Along how many points, and how steep a picture of 0 to 1 must be from point to point: from where on, and from where on wholly.
REACH, STEEP = 3, (0.012, 0.036)
# How much one direction must prevail: from where on, and from where on wholly.
ALIKE = (0.3, 0.6)


def whole(picture, tone=None, reach=REACH):
    """`picture` is as the eye sees it, 0 to 1; `tone` says how light it is, where that is not the mean of its channels."""
    tone = picture.mean(axis=2) if tone is None else tone
    up, across, share = _edges(tone, reach * 0.45)
    height, width = tone.shape
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    total, weights = np.zeros_like(picture), 0.0
    for step in range(-reach, reach + 1):
        weight = float(np.exp(-0.5 * (step / (reach * 0.6)) ** 2))
        total += weight * _between(picture, rows + step * up, columns + step * across)
        weights += weight
    return picture + (total / weights - picture) * share[..., None]


def _edges(tone, wide):
    """At each point the direction of the edge there, and how much of an edge it is."""
    down, right = np.gradient(blurred(tone, 0.7))
    xx, yy, xy = (blurred(part, wide) for part in (right * right, down * down, right * down))
    turn = 0.5 * np.arctan2(2 * xy, xx - yy)
    alike = np.hypot(xx - yy, 2 * xy) / (xx + yy + 1e-5)
    return np.cos(turn), -np.sin(turn), _share(np.sqrt(xx + yy), STEEP) * _share(alike, ALIKE)


def _share(value, span):
    return np.clip((value - span[0]) / (span[1] - span[0]), 0, 1)


def _between(picture, rows, columns):
    """The picture at places between its points."""
    height, width = picture.shape[:2]
    rows, columns = np.clip(rows, 0, height - 1.001), np.clip(columns, 0, width - 1.001)
    y, x = rows.astype(np.int32), columns.astype(np.int32)
    v, u = (part.astype(np.float32)[..., None] for part in (rows - y, columns - x))
    low = picture[y, x] * (1 - u) + picture[y, x + 1] * u
    return low * (1 - v) + (picture[y + 1, x] * (1 - u) + picture[y + 1, x + 1] * u) * v


def blurred(field, radius):
    """A Gaussian over rows and columns."""
    reach = round(2 * radius)
    steps = np.arange(-reach, reach + 1)
    weights = np.exp(-0.5 * (steps / radius) ** 2).astype(np.float32)
    weights /= weights.sum()
    height, width = field.shape[:2]
    pads = [(reach, reach)] * 2 + [(0, 0)] * (field.ndim - 2)
    wide = np.pad(field, pads, 'edge')
    rows = sum(w * wide[i : i + height] for i, w in enumerate(weights))
    return sum(w * rows[:, i : i + width] for i, w in enumerate(weights))
