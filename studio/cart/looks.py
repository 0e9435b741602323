"""The molds. Lengths in metres; x from the front axle, heights above the ground of a cart without a lift.

line: the nose in side view, from below up to the windshield, (x, z, rounding)
half: how far the flanks stand out, by height; square, corner: how tight the nose's and the bumper's corners are, 4 soft, 9 like a box
crown: how much the hood falls toward the flanks; taper: how much narrower the nose gets
dome: a raised middle of the hood (half width, height); valley: a channel between hood and fender (y, half width, depth)
blister: how far the fenders swell over the wheels; seams: how the panels meet
lamps, grille, bumper, tail (shape of the rear body), tails (its lamps), badge (y, z below the brow)
"""

_PLAIN = [(0.25, 0.575), (0.4, 0.598), (0.66, 0.6), (0.82, 0.578), (1.0, 0.55)]
_SHELF = [(0.25, 0.58), (0.4, 0.6), (0.66, 0.6), (0.7, 0.56), (0.78, 0.535), (1.0, 0.53)]
_JEEP = [(0.25, 0.56), (0.4, 0.595), (0.665, 0.6), (0.7, 0.52), (0.74, 0.5), (1.0, 0.52)]
_ROUND = [(0.25, 0.56), (0.36, 0.59), (0.5, 0.603), (0.66, 0.59), (0.8, 0.565), (1.0, 0.55)]

_BASE = dict(
    half=_PLAIN, square=6.0, corner=3.6, crown=0.03, taper=0.04, dome=None, valley=None, blister=0.018,
    stitch='channels', tail='square', tails='block', bumper='lip', grille='none',
)

_MOLDS = {
    'd5-ranger': dict(
        line=[(0.5, 0.3), (0.545, 0.4, 0.06), (0.535, 0.6, 0.07), (0.45, 0.72, 0.1), (-0.3, 0.99)],
        dome=(0.3, 0.022), lamps='blade', grille='slot', tail='round', tails='hook',
    ),
    'd5-maverick': dict(
        line=[(0.52, 0.33), (0.56, 0.42, 0.05), (0.565, 0.66, 0.05), (0.49, 0.78, 0.07), (-0.3, 1.01)],
        half=_SHELF, square=7, dome=(0.27, 0.03), lamps='blade', grille='mesh', bumper='steel', tail='round', tails='hook',
    ),
    'classic': dict(
        line=[(0.47, 0.3), (0.54, 0.38, 0.08), (0.535, 0.55, 0.1), (0.42, 0.7, 0.16), (0.05, 0.84, 0.2), (-0.3, 0.95)],
        half=_ROUND, square=5.2, crown=0.045, taper=0.07, valley=(0.37, 0.075, 0.045), lamps='round', bumper='chrome',
        tail='soft', tails='round', stitch='bars',
    ),
    'carrier': dict(
        line=[(0.44, 0.29), (0.485, 0.36, 0.05), (0.475, 0.82, 0.05), (0.4, 0.93, 0.1), (-0.3, 1.06)],
        square=9, corner=9, crown=0.02, taper=0.02, blister=0.012, lamps='tall', grille='bus', tails='tower', stitch='plain',
    ),
    'forester': dict(
        line=[(0.5, 0.35), (0.545, 0.42, 0.03), (0.545, 0.755, 0.03), (0.5, 0.81, 0.05), (-0.3, 0.98)],
        half=_JEEP, square=9, crown=0.02, taper=0.03, dome=(0.3, 0.02), lamps='twin', grille='slats', bumper='steel', tails='tower',
        stitch='bars',
    ),
    'turfman': dict(
        line=[(0.44, 0.32), (0.5, 0.38, 0.03), (0.495, 0.6, 0.03), (0.44, 0.7, 0.05), (-0.3, 0.93)],
        half=_SHELF, square=8, crown=0.012, taper=0.03, lamps='box', grille='ribs', bumper='steel', stitch='plain',
    ),
    'd6-max': dict(
        line=[(0.54, 0.33), (0.61, 0.41, 0.05), (0.625, 0.6, 0.04), (0.54, 0.745, 0.06), (0.18, 0.89, 0.3), (-0.3, 1.06)],
        half=_SHELF, square=6, crown=0.04, dome=(0.33, 0.035), blister=0.03, lamps='strip', grille='wide', tail='sport', tails='strip',
        stitch='bucket',
    ),
    'ev-city': dict(
        line=[(0.45, 0.29), (0.53, 0.38, 0.08), (0.53, 0.56, 0.1), (0.43, 0.74, 0.16), (0.02, 0.94, 0.2), (-0.3, 1.03)],
        half=_ROUND, square=5, crown=0.05, taper=0.06, lamps='capsule', grille='intake', tail='soft', tails='round',
    ),
    'ev-nomad': dict(
        line=[(0.5, 0.35), (0.545, 0.43, 0.04), (0.55, 0.7, 0.05), (0.46, 0.8, 0.07), (-0.3, 1.01)],
        half=_SHELF, square=7.5, dome=(0.34, 0.018), lamps='mask', grille='lower', bumper='plain', tails='tower', stitch='bars',
    ),
    'ev-rover': dict(
        line=[(0.56, 0.3), (0.645, 0.4, 0.06), (0.65, 0.53, 0.06), (0.55, 0.67, 0.12), (0.1, 0.88, 0.2), (-0.3, 1.04)],
        square=5.5, crown=0.045, taper=0.07, dome=(0.36, 0.025), blister=0.028, lamps='slim', grille='wide', tail='sport',
        tails='strip', stitch='bucket',
    ),
    'onward': dict(
        line=[(0.47, 0.32), (0.54, 0.4, 0.04), (0.56, 0.62, 0.05), (0.46, 0.765, 0.05), (0.1, 0.89, 0.15), (-0.3, 0.97)],
        half=_SHELF, square=6.5, crown=0.03, dome=(0.24, 0.04), lamps='swept', grille='trapeze', tail='step', tails='hook',
    ),
    'precedent': dict(
        line=[(0.45, 0.28), (0.55, 0.37, 0.1), (0.54, 0.51, 0.12), (0.37, 0.69, 0.22), (0.0, 0.85, 0.25), (-0.3, 0.92)],
        half=_ROUND, square=4.8, crown=0.07, taper=0.1, valley=(0.3, 0.06, 0.04), lamps='almond', grille='intake', tail='soft',
        tails='oval', stitch='plain', bumper='plain',
    ),
    'txt': dict(
        line=[(0.43, 0.31), (0.5, 0.37, 0.03), (0.5, 0.57, 0.03), (0.43, 0.64, 0.04), (-0.3, 0.9)],
        half=_JEEP, square=7, crown=0.012, taper=0.08, dome=(0.26, 0.06), blister=0.026, lamps='small', bumper='plain', tail='wedge',
        tails='bar', stitch='plain', grille='louver',
    ),
    'rxv': dict(
        line=[(0.45, 0.3), (0.54, 0.38, 0.07), (0.545, 0.58, 0.07), (0.44, 0.72, 0.12), (-0.02, 0.85, 0.2), (-0.3, 0.91)],
        half=_PLAIN, square=5.6, crown=0.03, taper=0.05, valley=(0.34, 0.1, 0.075), lamps='drop', grille='chin', tail='round',
        tails='tower', stitch='bars', bumper='plain',
    ),
    'tomberlin': dict(
        line=[(0.5, 0.32), (0.57, 0.4, 0.05), (0.58, 0.66, 0.06), (0.48, 0.765, 0.1), (-0.1, 0.87, 0.3), (-0.3, 0.95)],
        half=_JEEP, square=6, crown=0.03, taper=0.1, dome=(0.27, 0.05), blister=0.035, lamps='goggle', grille='radiator', bumper='chrome',
        tail='boat', tails='round', stitch='channels',
    ),
    'swift': dict(
        line=[(0.5, 0.34), (0.58, 0.41, 0.02), (0.555, 0.53, 0.02), (0.58, 0.63, 0.02), (0.47, 0.77, 0.02), (-0.3, 1.04)],
        half=_SHELF, square=7.5, crown=0.02, taper=0.06, dome=(0.2, -0.025), blister=0.024, lamps='slash', grille='fang', bumper='lip',
        tail='duck', tails='slash', stitch='bucket',
    ),
}

LOOKS = {family: {**_BASE, **mold} for family, mold in _MOLDS.items()}
