import type { TownRecord } from '#content/county/town-record.ts'

export const town: TownRecord = {
  name: 'Parryville',
  type: 'Borough',
  zips: ['18244'],
  places: [],
  county: 'Carbon',
  coordinates: { latitude: 40.8244, longitude: -75.6692 },
  mapLabel: { dot: true, offset: [6, 10], anchor: 'start', asSubject: { offset: [8, 18], anchor: 'start' } },
  neighbors: ['franklin', 'lower-towamensing', 'east-penn'],
  showroom: 'pocono-pines',
  drivingMiles: 37,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'utility'],
  meta: {
    town: "A creekside borough of about four hundred, below Beltzville. Golf carts that suit Parryville's lanes and lots, with local road notes and delivery.",
    rental:
      'Rent a golf cart in Parryville for a creekside weekend, a cleanup or a long visit. Plan prices, deposit, age and delivery stated before you call.',
  },
  lead: 'Mills once lined the Pohopoco where it meets the Lehigh; now it is one of the quietest corners of the county.',
  about: [
    'Parryville was a place of wheels and water: a stone gristmill in the 1780s, then sawmills for the Pine Forest Lumber Company, whose president, Daniel Parry, gave it his name, then coal boats and a furnace. About four hundred people live here now, at 450 feet, along the creek and up the bank behind it.',
    "The Turnpike's Northeast Extension passes over the western edge and Route 248 skirts the river, so the rest of the world is close and mostly out of earshot. Beltzville Dam holds back the same creek a few miles upstream.",
    'What a cart is for here is modest: a way to get tools to the garden by the water, a neighborly ride along a private lane, something silent enough for six in the morning with a fly rod.',
  ],
  terrain:
    'A narrow creek bottom that can be soft, with short climbs to the houses on the bank. Little in the way of snow compared with the plateau.',
  carts:
    'Weight is the thing to watch near the water: a light four-seater on turf tires leaves the grass alone. Where there is gravel to move or a dock to repair, a small utility bed earns its place.',
  roads:
    'Route 248 is fast and not for carts of any kind. Main Street and the lanes off it are public roads like any other, however empty; crossing one between two halves of your own property is the case the law makes room for, within limits.',
  year: {
    spring: 'Trout are stocked, hip boots come out, and the flat stays spongy until the forsythia drops.',
    summer: 'Herons, humidity, tomatoes. An evening lap of the vegetable rows is the last chore and the best.',
    fall: 'Sycamore leaves as wide as dinner plates clog each culvert. Tow a sweeper while they are dry.',
    winter:
      'Cold air settles by the water, so frost comes sooner here than up the bank. Hang the charger off the floor.',
  },
  uses: [
    "Rods, nets and a thermos to the Pohopoco before sunrise, over your own or a friend's ground",
    'Flood cleanup: silt, branches and sodden carpet to the dumpster',
    'Raised beds, compost and water barrels on the creek flat',
    'Family reunions that spill over three adjoining yards',
  ],
  rental: {
    intro:
      'Think in weeks rather than days: a visiting brother, a broken ankle, a wall to rebuild along the creek. The weekly plan is usually the sensible one, and a utility cart costs the same as a four-seater.',
    tip: 'Tell us about low branches and the width of your bridge or gate. A delivery needs a clear path, and some lanes by the creek are tighter than they look.',
    examples: [
      { what: 'A brother home over the holidays', kind: 'four-seater', days: 7 },
      { what: 'Stone for one retaining wall', kind: 'utility', days: 3 },
    ],
  },
}
