"""The shapes that tell the families apart. Lengths in metres; `nose` measures from the front axle, heights from the floor's zero."""

LOOKS = {
    # nose: how far it reaches; brow: height of its upper front edge; hood: height at the windshield; fenders: own bulges
    'd5-ranger': dict(nose=0.5, brow=0.66, hood=0.98, plan=0.13, fenders=True, lamps='blade', grille='slot', bumper='plain', tail='round'),
    'd5-maverick': dict(nose=0.5, brow=0.72, hood=1.0, plan=0.09, fenders=True, lamps='blade', grille='mesh', bumper='steel', tail='round'),
    'classic': dict(nose=0.46, brow=0.6, hood=0.92, plan=0.15, fenders=False, lamps='round', grille='none', bumper='plain', tail='soft'),
    'carrier': dict(nose=0.36, brow=0.86, hood=1.04, plan=0.07, fenders=False, lamps='tall', grille='slot', bumper='plain', tail='square'),
    'forester': dict(nose=0.46, brow=0.78, hood=1.0, plan=0.05, fenders=True, lamps='twin', grille='mesh', bumper='steel', tail='square'),
    'turfman': dict(nose=0.42, brow=0.72, hood=0.9, plan=0.05, fenders=False, lamps='box', grille='ribs', bumper='steel', tail='square'),
    'd6-max': dict(nose=0.58, brow=0.72, hood=1.06, plan=0.12, fenders=True, lamps='strip', grille='wide', bumper='lip', tail='sport'),
    'ev-city': dict(nose=0.42, brow=0.7, hood=1.02, plan=0.16, fenders=False, lamps='ring', grille='none', bumper='lip', tail='soft'),
    'ev-nomad': dict(nose=0.48, brow=0.74, hood=1.0, plan=0.1, fenders=True, lamps='ring', grille='slot', bumper='plain', tail='square'),
    'ev-rover': dict(nose=0.62, brow=0.58, hood=1.02, plan=0.16, fenders=False, lamps='strip', grille='wide', bumper='lip', tail='sport'),
    'neutral-classic': dict(nose=0.42, brow=0.64, hood=0.88, plan=0.1, fenders=False, lamps='box', grille='none', bumper='plain', tail='square'),
}
