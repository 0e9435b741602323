import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Towamensing',
  type: 'Township',
  zips: ['18071', '18235', '18058'],
  places: ['Trachsville', 'Beltzville Lake', 'Wild Creek', 'Forest Inn'],
  county: 'Carbon',
  coordinates: { latitude: 40.872, longitude: -75.585 },
  mapLabel: { dot: false, offset: [16, -14], anchor: 'middle' },
  neighbors: ['penn-forest', 'franklin', 'lower-towamensing'],
  setting: 'campground',
  showroom: 'pocono-pines',
  drivingMiles: 27,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'six-seater', 'utility'],
  ground: ['grass', 'gravel'],
  meta: {
    town: 'Around Beltzville Lake: carts for Towamensing campgrounds, farms and hillside homes, with park and campground rules and what delivery costs.',
    rental:
      'Cart rental near Beltzville Lake for campers, farms and family houses in Towamensing. Day to month rates, deposits and delivery in plain figures.',
  },
  lead: "Beltzville's long blue lake, with farms along the Pohopoco and campgrounds in the hills behind.",
  about: [
    'The lake is 949 acres of drowned creek valley, the park around it nearly three thousand, shared with Franklin. On a hot Sunday its beach lots fill before noon and signs on the Turnpike say so. North of the water, Pohopoco Drive runs from cove to cove; Wild Creek comes down over a waterfall; Trachsville sits to the east on US 209.',
    'Away from the shore the township is farmland and woods, with a lake-house feeling that comes and goes with the season. In the hills are campgrounds, where from May to Columbus Day a golf cart is the usual way to the bathhouse, the store and the ice chest.',
    'Year-round residents use carts on farm lanes and hillside lots, away from the beach traffic.',
  ],
  terrain: 'Folded hills with coves between them: pasture and gravel campground loops.',
  carts:
    'For a seasonal campsite, a lifted four-seater. For a big farmhouse, six seats. For a hillside orchard, a utility bed.',
  roads:
    'Every campground writes cart rules of its own; follow them. Keep the cart out of the state park and off US 209. Pohopoco Drive is narrow, lined with parked cars and patrolled in summer.',
  year: {
    spring: 'Campgrounds open in May: check the tires before the first weekend.',
    summer: 'Beltzville fills by eleven on hot days. Run to the store before breakfast.',
    fall: 'Campgrounds close after Columbus Day: book winter storage by October 15.',
    winter: 'Farm chores go on in the cold, and a cart loses range: charge it every night, indoors.',
  },
  uses: [
    'Campsite to bathhouse to camp store, many times a day',
    "Paddles, coolers and swimmers down a private lane to a friend's cove",
    'Rides for cousins between the barn and the far pasture',
    'Peaches and sweet corn to the stand at the end of the drive',
    'Evening rounds of a campground host, at walking pace',
    'Feeding beef cattle through a long winter',
  ],
  rental: {
    intro:
      'With a seasonal site, rent for a month and learn whether you would use a cart every day before you buy one. Ask your campground first whether it admits carts that are not its own: some rent their own, and some allow none.',
    tip: 'We can deliver to a site number. Give us the name of the person at the campground office who approved it, and choose a time outside quiet hours.',
    examples: [
      { what: 'A seasonal site, tried out', kind: 'four-seater', days: 30 },
      { what: 'Reunion at an old farmhouse', kind: 'six-seater', days: 2 },
    ],
  },
}
