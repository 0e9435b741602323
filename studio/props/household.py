"""What stands at the door: a dog's bowl, boots, shopping, a jacket."""

import math
import random

from ..kit import materials, mesh
from .field import turned


def bowl(at, turn=0.0):
    """A dog's bowl of water, a ball and a leash."""
    whole = turned('bowl', at, turn)
    shape = [(0, 0.0), (0.15, 0.0), (0.158, 0.012), (0.125, 0.085), (0.115, 0.092), (0.106, 0.085), (0.098, 0.03), (0, 0.026)]
    mesh.lathe('bowl', shape, materials.matte('#3f6f74', 0.35), 'z', 56, whole)
    mesh.lathe('band', [(0.157, 0.002), (0.161, 0.008), (0.157, 0.016)], materials.rubber(), 'z', 56, whole)
    mesh.cylinder('water', 0.103, 0.004, (0, 0, 0.066), materials.matte('#5f7f8a', 0.04), 'z', 0, 48, whole)
    mesh.ball('ball', 0.045, (0.2, -0.14, 0.045), materials.matte('#b9cc3a', 0.95, 0.1, 60.0, 0.4), 4, parent=whole)
    loops = [(0.02, 0.24, 0.02), (0.1, 0.3, 0.012), (0.22, 0.26, 0.012), (0.24, 0.14, 0.012), (0.14, 0.12, 0.024), (0.1, 0.22, 0.03), (0.2, 0.34, 0.012), (0.32, 0.3, 0.012)]
    mesh.tube('leash', loops, 0.009, materials.matte('#8f2a22', 0.8), whole, bend=0.08)
    mesh.cylinder('clip', 0.013, 0.05, (0.33, 0.29, 0.014), materials.metal(), 'x', 0.004, 16, whole)
    return whole


def boots(at, turn=0.0, color='#3d5240'):
    """A pair of rubber boots, one a little ahead."""
    whole = turned('boots', at, turn)
    for y, x in ((-0.08, 0.0), (0.09, 0.05)):
        _boot(whole, x, y, color)
    return whole


def _boot(whole, x, y, color):
    """From the rim down the shaft, round the heel and out to the toe: back and front of each ring, and half of its width."""
    rubber, sole = materials.matte(color, 0.5), materials.matte('#1d2021', 0.8)
    rings = [
        ((-0.108, 0.385), (0.036, 0.385), 0.072), ((-0.1, 0.3), (0.03, 0.3), 0.066), ((-0.094, 0.2), (0.024, 0.2), 0.058),
        ((-0.1, 0.12), (0.034, 0.155), 0.056), ((-0.104, 0.05), (0.06, 0.135), 0.054), ((-0.09, 0.02), (0.095, 0.115), 0.054),
        ((-0.03, 0.014), (0.13, 0.1), 0.054), ((0.06, 0.014), (0.165, 0.085), 0.055), ((0.13, 0.014), (0.195, 0.066), 0.05),
        ((0.18, 0.014), (0.21, 0.045), 0.036), ((0.2, 0.02), (0.208, 0.03), 0.012),
    ]  # fmt: skip
    around = [(math.cos(math.tau * k / 28) / 2 + 0.5, math.sin(math.tau * k / 28)) for k in range(28)]
    sections = [[(x + x0 + (x1 - x0) * ahead, y + wide * aside, z0 + (z1 - z0) * ahead) for ahead, aside in around] for (x0, z0), (x1, z1), wide in rings]
    mesh.loft('boot', sections, rubber, parent=whole)
    outline = mesh.smooth_outline([(-0.112, -0.052), (0.1, -0.06), (0.222, -0.04), (0.222, 0.04), (0.1, 0.06), (-0.112, 0.052)], 0.05)
    mesh.plan('sole', outline, 0, 0.026, sole, 0.006, 2, whole, (x, y, 0))
    mesh.lathe('rim', [(0.071, 0.37), (0.0765, 0.372), (0.0765, 0.386), (0.066, 0.387)], sole, 'z', 32, whole, (x - 0.036, y, 0))
    mesh.cylinder('inside', 0.067, 0.004, (x - 0.036, y, 0.384), materials.matte('#1a251d', 0.9), 'z', 0, 32, whole)


def basket(at, turn=0.0):
    """A picnic basket under a checked cloth, a bottle beside its handle."""
    whole, cane = turned('basket', at, turn), materials.matte('#8f6a3e', 0.8, 0.2, 70.0, 0.9)
    mesh.plan('basket', mesh.smooth_outline([(-0.16, -0.25), (0.16, -0.25), (0.16, 0.25), (-0.16, 0.25)], 0.05), 0.0, 0.22, cane, 0.02, 3, whole)
    for z in (0.02, 0.075, 0.13, 0.185, 0.22):
        rim = [(-0.165, -0.255, z), (0.165, -0.255, z), (0.165, 0.255, z), (-0.165, 0.255, z)]
        mesh.tube('weave', rim, 0.011, cane, whole, True, bend=0.05)
    mesh.tube('handle', [(0, -0.25, 0.2), (0, -0.2, 0.42), (0, 0.2, 0.42), (0, 0.25, 0.2)], 0.014, cane, whole, bend=0.18)
    cloth, stripe = materials.matte('#e9e3d5', 0.9), materials.matte('#a3382c', 0.9)
    mesh.box('cloth', (0.345, 0.4, 0.03), (0.0, 0.03, 0.232), cloth, 0.014, 3, whole)
    mesh.box('fold', (0.02, 0.36, 0.14), (0.176, 0.03, 0.172), cloth, 0.008, 3, whole)
    for y in (-0.1, -0.02, 0.06, 0.14):
        mesh.box('stripe', (0.349, 0.024, 0.032), (0, y + 0.02, 0.232), stripe, 0.012, 2, whole)
        mesh.box('stripe', (0.022, 0.024, 0.138), (0.177, y + 0.02, 0.172), stripe, 0.006, 2, whole)
    glass = materials.matte('#2d4a35', 0.12)
    mesh.lathe('bottle', [(0, 0), (0.037, 0), (0.038, 0.16), (0.016, 0.22), (0.016, 0.29), (0, 0.29)], glass, 'z', 32, whole, (-0.06, -0.19, 0.14))
    return whole


def groceries(at, turn=0.0):
    """A crate of apples and greens, and a paper bag with bread."""
    whole, wood = turned('groceries', at, turn), materials.matte('#b08a58', 0.8, 0.14, 30.0, 0.2)
    for x in (-0.16, 0.16):
        for z in (0.055, 0.15):
            mesh.box('slat', (0.014, 0.46, 0.075), (x, 0, z), wood, 0.005, 2, whole)
    for y in (-0.23, 0.23):
        mesh.box('end', (0.32, 0.016, 0.2), (0, y, 0.1), wood, 0.005, 2, whole)
    mesh.box('floor', (0.31, 0.45, 0.012), (0, 0, 0.012), wood, 0, parent=whole)
    chance = random.Random(5)
    red, green = materials.matte('#9c2a22', 0.3), materials.matte('#7d9c3a', 0.35)
    for k in range(20):
        mesh.ball('apple', 0.042, (chance.uniform(-0.11, 0.11), -0.17 + 0.018 * k, 0.13 + 0.045 * (k % 3)), (red, red, green)[k % 3], 3, (1, 1, 0.9), whole)
    paper = materials.matte('#b99a70', 0.9, 0.06, 20.0, 0.2)
    mesh.plan('bag', [(-0.09, -0.13), (0.09, -0.13), (0.09, 0.13), (-0.09, 0.13)], 0, 0.36, paper, 0.008, 2, whole, (-0.32, 0.1, 0))
    for dx, dy, lean, over in ((-0.025, -0.055, 9, 0), (0.03, -0.01, -4, 0.03)):
        _baguette(whole, (-0.32 + dx, 0.1 + dy, 0.08 + over), lean)
    leaf = materials.matte('#567a34', 0.7)
    for k in range(14):
        a = math.tau * k / 14
        mesh.ball('leaf', 0.5, (-0.3 + 0.04 * math.cos(a), 0.18 + 0.03 * math.sin(a), 0.4 + 0.02 * (k % 3)), leaf, 2, (0.05, 0.05, 0.1), whole)
    return whole


def _baguette(whole, foot, lean):
    """A long loaf that stands in its bag, four slanting cuts along its front."""
    loaf = mesh.group('bread', foot, whole)
    loaf.rotation_euler = (math.radians(lean), math.radians(-5), 0)
    crust, crumb = materials.matte('#8a5a30', 0.75, 0.22, 24.0, 0.35), materials.matte('#cfae7a', 0.85, 0.12, 60.0, 0.3)
    round_ = [(0, 0), (0.022, 0.006), (0.032, 0.03), (0.036, 0.1), (0.037, 0.3), (0.035, 0.44), (0.03, 0.5), (0.021, 0.53), (0.01, 0.543), (0, 0.545)]
    mesh.lathe('crust', round_, crust, 'z', 32, loaf)
    for z in (0.28, 0.36, 0.44):
        cut = mesh.ball('cut', 0.5, (0.031, 0, z), crumb, 3, (0.016, 0.026, 0.095), loaf)
        cut.rotation_euler = (math.radians(32), 0, 0)


def jacket(at, turn=0.0, color='#8f3a2e', parent=None):
    """A jacket thrown over the back of a bench: `at` is the upper edge it hangs on, +x the way the bench looks."""
    whole = turned('jacket', at, turn, parent)
    cloth, inner = materials.matte(color, 0.9, 0.06, 40.0, 0.25), materials.matte('#2b2f30', 0.9)
    drop = [(0.205, -0.36, 0.17), (0.14, -0.2, 0.2), (0.07, -0.03, 0.2), (0.02, 0.02, 0.19), (-0.05, 0.012, 0.19), (-0.085, -0.08, 0.2), (-0.095, -0.3, 0.21)]
    sections = [[(x, -w, z), (x + 0.012, -w / 3, z + 0.006), (x, w / 3, z), (x + 0.01, w, z - 0.006), (x - 0.012, w, z - 0.012), (x - 0.016, 0, z - 0.01), (x - 0.014, -w, z - 0.012)] for x, z, w in drop]
    mesh.loft('jacket', sections, cloth, levels=2, parent=whole)
    mesh.tube('collar', [(0.05, -0.1, 0.016), (0.075, 0, 0.0), (0.05, 0.1, 0.016)], 0.022, inner, whole, bend=0.05)
    mesh.tube('sleeve', [(0.05, 0.17, -0.02), (0.165, 0.23, -0.2), (0.245, 0.22, -0.42)], 0.045, cloth, whole, bend=0.1)
    mesh.tube('sleeve', [(0.05, -0.17, -0.02), (0.17, -0.2, -0.18), (0.235, -0.13, -0.34)], 0.045, cloth, whole, bend=0.1)
    return whole
