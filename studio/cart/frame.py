"""Where things stand on a cart, in metres: x forward from the rear axle, y to the left, z up from the ground."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Frame:
    spec: dict

    @property
    def lift(self):
        return self.spec['lift']

    @property
    def radius(self):
        return self.spec['radius']

    @property
    def arch(self):
        """Radius of the wheel arches about the wheel's middle."""
        return self.radius + 0.055 + self.lift * 0.25

    @property
    def hub(self):
        """Height of the arches' middle: on a lifted cart the body sits above its wheels."""
        return self.radius + self.lift * 0.45

    @property
    def floor(self):
        return 0.33 + self.lift

    @property
    def sill(self):
        return 0.25 + self.lift

    @property
    def seat(self):
        """Top of the seat bases."""
        return 0.66 + self.lift

    @property
    def roof(self):
        """Underside of the canopy."""
        return 1.9 + self.lift

    @property
    def track(self):
        """The wheels' middles from the middle line."""
        return 0.47 + (0.04 if self.spec['knobby'] else 0)

    @property
    def rows(self):
        return self.spec['rows']

    @property
    def last(self):
        """The front edge of the last forward bench; a bed stands with its middle over the rear axle."""
        rear = self.spec['rear']
        if rear == 'bed':
            return 0.66 + 0.48 * self.spec['bed']
        return 0.68 if rear == 'flip' else 0.56

    @property
    def pitch(self):
        return 0.82

    @property
    def benches(self):
        """The front edges of the forward benches, the last row first."""
        return [self.last + i * self.pitch for i in range(self.rows)]

    @property
    def front(self):
        """The front axle."""
        return self.benches[-1] + 0.72 + 0.31

    @property
    def bed(self):
        """Where the bed begins, behind the driver's back, and where it ends."""
        start = self.last - 0.66
        return start, start - self.spec['bed']

    @property
    def reach(self):
        """How far back the body goes."""
        rear = self.spec['rear']
        if rear == 'bed':
            return -self.arch - 0.15
        return -{'flip': 0.6, 'bags': 0.53}.get(rear, 0.52)

    @property
    def middle(self):
        return self.front / 2

    @property
    def half(self):
        return 0.6
