"""The light of a scene outdoors: its own by day, that of all in the evening."""

from ..cart.lamps_on import lamps_on
from ..kit import stage


def light(evening, sky, sun):
    """`sky` and `sun` are those of the day, as `stage` takes them; in the evening the carts have their lamps on."""
    if evening:
        stage.evening(azimuth=sun[2], ground=sky[3])
        lamps_on()
    else:
        stage.sky(*sky)
        stage.sun(*sun)
