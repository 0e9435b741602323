import type { TownRecord } from '#content/county/town-record.ts'

export const town: TownRecord = {
  name: 'East Penn',
  type: 'Township',
  zips: ['18235', '18212', '18211'],
  places: ['Ashfield', 'Lizard Creek', 'Bake Oven Knob'],
  county: 'Carbon',
  coordinates: { latitude: 40.7795, longitude: -75.7215 },
  mapLabel: { dot: false, offset: [-8, 6], anchor: 'middle', asSubject: { offset: [10, 5], anchor: 'start' } },
  neighbors: ['mahoning', 'parryville', 'lower-towamensing'],
  showroom: 'pocono-pines',
  drivingMiles: 43,
  milesBeyondFreeDelivery: 0,
  suits: ['utility', 'four-seater'],
  meta: {
    town: 'Farms, woodlots and Lizard Creek under Blue Mountain: working carts for East Penn, with honest notes on Route 895, delivery and the nearest showroom.',
    rental:
      'Utility and passenger cart rental in East Penn: harvest weeks, hunting season, farm weddings. Rates, deposits and the delivery sum, all in one place.',
  },
  lead: 'Twenty-three square miles of fields and woods between the Mahoning Hills and the long wall of Blue Mountain.',
  about: [
    "East Penn is the county's southwestern corner. Lizard Creek winds through it past Ashfield, Route 895 keeps it company, and to the south rises the ridge with the Appalachian Trail along its crest and Bake Oven Knob at the end of a rough mountain road.",
    'Farms set the pace here. Fields are strung along lanes with names like Stone Mountain and West Bowmans, barns stand back from the road, and a good many families heat with what they cut. A study presented to the supervisors put the worth of this open land, in clean water and the like, at more than thirty-five million dollars.',
    "A cart is farm equipment in such a place. It checks fence in the morning, feeds at noon, and takes the kids to the creek after school without waking the neighbor's dog.",
  ],
  terrain: 'Rolling bottom land, then slopes that get serious toward the mountain. Stubble, wet swales, shale lanes.',
  carts:
    "Start with payload. Evolution's Turfman and Forester lines take hitches, racks and mud tires; add a winch only if you know why. For a bed-and-breakfast on a farm, four lifted seats keep guests' shoes clean.",
  roads:
    "Route 895 is a two-lane highway with blind bends, and most township roads here are posted faster than any cart can go. A farm that lies on both sides of a road may cross it straight over under the state's conditions; driving along it is another matter.",
  year: {
    spring: 'Lambs, peepers, and headlands that must not be rutted before planting. Wait for two dry days in a row.',
    summer: 'Second cutting stands by July; jugs and twine go out at ten and again at three.',
    fall: "Bake Oven Knob draws hawk counters, orchards draw families, every gable somebody's engagement pictures.",
    winter: "Snow fence, frozen waterers, a hot brick for the driver's feet. Ask which chains fit before you buy them.",
  },
  uses: [
    'Feed, fence posts and a spool of wire to the far side of a forty-acre field',
    'Tree stands out in October, and the deer back to the barn in December',
    'Pumpkin pickers and their pumpkins, parking field to patch',
    'Maple lines, firewood and a chainsaw on a steep woodlot lane',
    'Guests and a cellist between the barn and the ceremony meadow',
  ],
  rental: {
    intro:
      'Harvest, deer season and June weddings: that is the calendar in East Penn. For a farm, a utility cart by the month is the sensible plan, with the lowest rate per day we have. A wedding barn needs two six-seaters for the weekend and a driver of its own for each.',
    tip: 'Bring the hitch size and the tongue weight of your trailer to the call. The rental carts pull a small wagon on the level, not a load of hay up the mountain.',
    examples: [
      { what: 'A barn wedding, rehearsal through farewell brunch', kind: 'six-seater', days: 3 },
      { what: 'Deer season, and the fence afterward', kind: 'utility', days: 30 },
    ],
  },
}
