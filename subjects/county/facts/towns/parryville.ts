import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Parryville',
  type: 'Borough',
  zips: ['18244'],
  places: [],
  county: 'Carbon',
  coordinates: { latitude: 40.8244, longitude: -75.6692 },
  mapLabel: { dot: true, offset: [6, 11], anchor: 'start' },
  neighbors: ['franklin', 'lower-towamensing', 'east-penn'],
  setting: 'forest-trail',
  showroom: 'pocono-pines',
  drivingMiles: 37,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'utility'],
  ground: ['grass'],
  meta: {
    town: "A creekside borough of about four hundred, below Beltzville. Golf carts that suit Parryville's lanes and lots, with local road notes and delivery.",
    rental:
      'Rent a golf cart in Parryville for a creekside weekend, a cleanup or a long visit. Plan prices, deposit, age and delivery stated before you call.',
  },
  lead: 'A small, quiet borough where the Pohopoco meets the Lehigh.',
  about: [
    'Parryville was a place of wheels and water: a stone gristmill in the 1780s, then sawmills for the Pine Forest Lumber Company, whose president, Daniel Parry, gave it his name, then coal boats and a furnace. About four hundred people live here now, at 450 feet, along the creek and up the bank behind it.',
    "The Turnpike's Northeast Extension passes over the western edge and Route 248 skirts the river, so highways are close but mostly out of earshot. Beltzville Dam holds back the same creek a few miles upstream.",
    'Carts here carry tools to the garden by the water, neighbors along a private lane and anglers to the creek at six in the morning without a sound.',
  ],
  terrain:
    'A narrow creek bottom that can be soft, with short climbs to the houses on the bank. Little in the way of snow compared with the plateau.',
  carts:
    'Watch the weight near the water: a light cart leaves the grass alone. Where there is gravel to move or a dock to repair, choose a tipping bed.',
  roads: 'Route 248 is fast. Main Street and the lanes off it are public roads like any other, however empty.',
  year: {
    spring: 'Trout are stocked while the flat is still spongy: stay on the lane until the forsythia drops.',
    summer: 'Humidity is high by the creek. Hang the charger off the floor.',
    fall: 'Sycamore leaves clog each culvert: haul them while they are dry.',
    winter: 'Cold air settles by the water: park on the bank to keep frost off the windshield.',
  },
  uses: [
    "Rods, nets and a thermos to the Pohopoco before sunrise, over your own or a friend's ground",
    'Flood cleanup: silt, branches and sodden carpet to the dumpster',
    'Raised beds, compost and water barrels on the creek flat',
    'Family reunions that spill over three adjoining yards',
    'Compost, mulch and a rototiller from a hillside house to its creek garden',
    'Ladders, shutters and paint for porch repairs',
  ],
  rental: {
    intro:
      'Most people rent for a week or more: a visiting brother, a broken ankle, a wall to rebuild along the creek. A utility cart costs the same as a four-seater, so choose by what you carry: stone and silt, or passengers. For the trout opener, reserve a month ahead.',
    tip: 'Tell us about low branches and the width of your bridge or gate. A delivery needs a clear path, and some lanes by the creek are tighter than they look.',
    examples: [
      { what: 'A brother home over the holidays', kind: 'four-seater', days: 7 },
      { what: 'Stone for one retaining wall', kind: 'utility', days: 3 },
    ],
  },
}
