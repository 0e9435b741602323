"""Under the driver's cushion: the batteries, seen when the bay is open."""

from ..kit import mesh
from . import roles

DEEP = 0.25


def open_top(frame, box, x):
    """Takes the lid off the box that the driver's bench stands on."""
    from .shell import settle, subtract

    cutter = mesh.box('cutter', (0.34, 0.9, DEEP * 2), (x - 0.25, 0, frame.seat), roles.liner(), 0)
    cutter.data.materials[0] = roles.liner()
    whole, box.parent = box.parent, None
    box.data.materials.append(roles.liner())
    settle(box)
    subtract(box, cutter)
    box.parent = whole


def build(frame, whole):
    x, floor = frame.benches[-1] - 0.25, frame.seat - DEEP
    bay = mesh.group('battery-bay', (x, 0, floor), whole)
    if frame.spec['battery'] == 'lithium':
        _lithium(bay)
    else:
        _lead(bay)


def _lithium(bay):
    case = roles.plastic('#2c3133')
    mesh.box('battery', (0.28, 0.6, 0.19), (0, 0.05, 0.095), case, 0.014, 3, bay)
    for y in (-0.16, -0.02, 0.12, 0.26):
        mesh.box('battery rib', (0.286, 0.02, 0.17), (0, y, 0.095), roles.plastic('#22272a'), 0.004, 2, bay)
    mesh.box('battery label', (0.1, 0.2, 0.002), (-0.02, 0.05, 0.191), roles.plate(), 0.001, 1, bay)
    for y, color in ((-0.1, '#a3282a'), (0.2, '#141617')):
        mesh.cylinder('terminal', 0.014, 0.03, (0.1, y, 0.2), roles.metal(), 'z', 0.003, parent=bay)
        mesh.tube('cable', [(0.1, y, 0.212), (0.08, y - 0.1, 0.235), (0.02, -0.34, 0.12)], 0.009, roles.plastic(color), bay, bend=0.05)
    mesh.box('charger', (0.22, 0.11, 0.13), (0, -0.37, 0.065), roles.metal('#9b9fa1', 0.4), 0.01, 3, bay)


def _lead(bay):
    for i in range(4):
        y = -0.3 + i * 0.2
        mesh.box('battery', (0.27, 0.18, 0.18), (0, y, 0.09), roles.plastic('#16191a'), 0.01, 3, bay)
        for k in range(3):
            mesh.cylinder('cap', 0.022, 0.016, (-0.07 + k * 0.07, y, 0.186), roles.plastic('#8f2a22'), 'z', 0.004, parent=bay)
        for k in (-0.115, 0.115):
            mesh.cylinder('terminal', 0.011, 0.026, (k, y + 0.05, 0.19), roles.metal(), 'z', 0.003, parent=bay)
        if i:
            k = 0.115 if i % 2 else -0.115
            mesh.tube('cable', [(k, y + 0.05, 0.2), (k, y - 0.05, 0.225), (k, y - 0.15, 0.2)], 0.008, roles.plastic('#141617'), bay, bend=0.04)
