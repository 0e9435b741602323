import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'East Penn',
  type: 'Township',
  zips: ['18235', '18212', '18211'],
  places: ['Ashfield', 'Lizard Creek', 'Bake Oven Knob'],
  county: 'Carbon',
  coordinates: { latitude: 40.7795, longitude: -75.7215 },
  mapLabel: { dot: false, offset: [-8, 6], anchor: 'middle' },
  neighbors: ['mahoning', 'parryville', 'lower-towamensing'],
  setting: 'forest-trail',
  showroom: 'pocono-pines',
  drivingMiles: 43,
  milesBeyondFreeDelivery: 0,
  suits: ['utility', 'four-seater', 'six-seater'],
  ground: ['grass', 'gravel'],
  meta: {
    town: 'Farms, woodlots and Lizard Creek under Blue Mountain: working carts for East Penn, with notes on Route 895, delivery and the nearest showroom.',
    rental:
      'Utility and passenger cart rental in East Penn: harvest weeks, hunting season, farm weddings. Rates, deposits and delivery costs in one place.',
  },
  lead: 'Twenty-three square miles of fields and woods between the Mahoning Hills and the long wall of Blue Mountain.',
  about: [
    "East Penn is the county's southwestern corner. Lizard Creek and Route 895 wind through it past Ashfield, and to the south rises the ridge with the Appalachian Trail along its crest and Bake Oven Knob at the end of a rough mountain road.",
    'Farms set the pace here. Fields are strung along lanes with names like Stone Mountain and West Bowmans, barns stand back from the road, and a good many families heat with what they cut.',
    'A cart is farm equipment here: it checks fence in the morning, carries feed at noon and takes the kids to the creek after school.',
  ],
  terrain: 'Rolling bottom land, then steep slopes toward the mountain. Stubble, wet swales, shale lanes.',
  carts:
    'Start with payload: a utility cart with racks and all-terrain tires. For a farm bed-and-breakfast, choose four lifted seats.',
  roads:
    'Route 895 is a two-lane highway with blind bends, and most township roads here are posted faster than any cart can go.',
  year: {
    spring: 'Headlands rut easily before planting: wait for two dry days in a row.',
    summer: 'Second cutting starts by July; water jugs and twine go out at ten and again at three.',
    fall: 'Hawk counts at Bake Oven Knob, orchards and weddings overlap, so book a passenger cart early.',
    winter: 'Waterers freeze and lanes drift. Ask which chains fit before you buy them.',
  },
  uses: [
    'Feed, fence posts and a spool of wire to the far side of a forty-acre field',
    'Tree stands out in October, and the deer back to the barn in December',
    'Pumpkin pickers and their pumpkins, parking field to patch',
    'Maple lines, firewood and a chainsaw on a steep woodlot lane',
    'Wedding guests between the barn and the ceremony meadow',
  ],
  rental: {
    intro:
      'Demand peaks at harvest, in deer season and for June weddings. A wedding barn needs two six-seaters and a driver for each.',
    tip: 'Tell us the lane as well as the mailbox: barns here stand back from the road.',
    examples: [
      { what: 'A barn wedding, rehearsal through farewell brunch', kind: 'six-seater', days: 3 },
      { what: 'Deer season, and the fence afterward', kind: 'utility', days: 30 },
    ],
  },
}
