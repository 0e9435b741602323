import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Palmerton',
  type: 'Township',
  listedLast: true,
  extraPaths: ['/palmerton'],
  rentalPath: '/rentals/palmerton-township',
  zips: ['18071'],
  places: ['Lehigh Gap'],
  county: 'Carbon',
  coordinates: { latitude: 40.8029, longitude: -75.6115 },
  mapLabel: { dot: true, offset: [7, 8], anchor: 'start' },
  neighbors: ['lower-towamensing'],
  setting: 'ridge-overlook',
  showroom: 'pocono-pines',
  drivingMiles: 36,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'six-seater'],
  ground: ['paved'],
  meta: {
    town: 'A planned town with a level grid and a park at its heart: electric carts for Palmerton, short level errands, and delivery to 18071.',
    rental:
      'Rent an electric cart in Palmerton for park concerts, parades and block sales, by the day or longer. All charges are listed beside the plans.',
  },
  lead: 'A planned company town: level streets, deep porches and a bandstand in the park.',
  about: [
    'The New Jersey Zinc Company drew Palmerton at the end of the nineteenth century and named it for its president, Stephen Palmer. It gave the place tree-lined avenues, alleys behind every block and a borough park with a bandstand in the middle. The smelters closed in the 1980s; the mountain above them, once bare, is turning green again, and a nature center at Lehigh Gap shows how that was done.',
    'It is the easiest ground for a small vehicle anywhere in the county. Delaware Avenue is broad, the side streets are straight, the garages face the alleys, and most blocks are close to level.',
    'The bakery, the pharmacy and the park concert are a few level blocks apart.',
  ],
  terrain: 'Flat valley floor by Aquashicola Creek, five hundred feet up or less, dry and well paved.',
  carts:
    'A low step, belts, mirrors and lights serve a flat town, and an enclosure serves its winters. Whether a cart may leave your yard depends on its papers: ask us.',
  roads:
    "Within the grid, posted limits are low and most streets are the borough's. Route 248 and the bridge approaches are fast.",
  year: {
    spring: 'Registration and inspection come due: have both current before you use the streets.',
    summer: 'Concerts in the park end at dusk. Even ground stretches a charge.',
    fall: 'Blue Bomber football on Friday, rummage sales on Saturday: a rear box carries both.',
    winter: 'Road salt is hard on a frame. Rinse it weekly, and zip up the enclosure for errands.',
  },
  uses: [
    'Band instruments and folding stands across the park before a concert',
    'Alley-to-kitchen groceries, plus the recycling on alternate weeks',
    "Parade marshals at the head of the line, under the borough's permit",
    'Yard-sale boxes, six at a time, along your own frontage',
    'A church campus with a school, a hall and three parking lots',
    'Folding chairs and coolers between a church kitchen and its lawn',
  ],
  rental: {
    intro:
      "People rent for bandstand concerts, church festivals, a school's field day or a block sale behind barricades.",
    tip: "For a street event, send us the permit's hours. We deliver before the barricades go up and pick up after they come down.",
    examples: [
      { what: 'One Saturday of neighborhood sales', kind: 'four-seater', days: 1 },
      { what: 'A week of concerts in the park', kind: 'six-seater', days: 7 },
    ],
  },
}
