"""What a used cart shows, where its text names it: laid over the materials that are there, around a place on the cart."""

from . import marks

WEAR = {
    'scuff-right-rear-fender': marks.scuff,
    'faded-seat-backs': marks.faded_backs,
    'hail-dents-roof': marks.hail,
    'scratched-steps': marks.scratched_steps,
    'weld-on-rack': marks.weld,
}


def wear_down(kind, frame):
    WEAR[kind](frame)
