import type { TownRecord } from '#content/county/town-record.ts'

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
  showroom: 'pocono-pines',
  drivingMiles: 36,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'six-seater'],
  meta: {
    town: 'A planned town with a level grid and a park at its heart: street-ready electric carts for Palmerton, what plates change, and delivery to 18071.',
    rental:
      'Rent an electric cart in Palmerton for park concerts, parades and block sales, by the day or longer. All charges are listed beside the plans.',
  },
  lead: 'A company town laid out with a ruler: level streets, deep porches and a bandstand in the park.',
  about: [
    'The New Jersey Zinc Company drew Palmerton at the end of the nineteenth century and named it for its president, Stephen Palmer. It gave the place tree-lined avenues, alleys behind every block and a borough park with a bandstand in the middle. The smelters closed in the 1980s; the mountain above them, once bare, is turning green again, and a nature center at Lehigh Gap shows how that was done.',
    'What the planners left is the easiest ground for a small vehicle anywhere in the county. Delaware Avenue is broad, the side streets are straight, the garages face the alleys, and most blocks are close to level.',
    'If you have ever thought of a street-legal electric runabout with plates on it, for the bakery and the pharmacy and the concert, here is where the idea holds together best.',
  ],
  terrain:
    'Flat valley floor by Aquashicola Creek, five hundred feet up or less, dry and well paved. The mountain is for looking at.',
  carts:
    'Consider a low-speed vehicle built to the federal standard, with belts, mirrors, lights and a seventeen-character number, since that is what can be titled. For private use only, a Ranger or an EV City leaves money over for the enclosure.',
  roads:
    "Within the grid, posted limits are low and most streets are the borough's, which is what the neighborhood-vehicle law has in mind. Route 248 and the bridge approaches are another matter. An ordinary cart, without a title, does not become legal because the street is quiet.",
  year: {
    spring: 'Garage doors roll up, tillers cough, and prairie grass greens on slopes that once were bare.',
    summer:
      'Trombones at dusk, sidewalk tables, lemonade on every second porch. Even ground stretches a charge nicely.',
    fall: 'Blue Bomber kickoffs Friday, rummage tables Saturday, leaf piles at the curb by Sunday.',
    winter: 'Lamplight on brick, salt on chrome. A zippered enclosure keeps an eight-block errand civilized.',
  },
  uses: [
    'Band instruments and folding stands to the park before a concert',
    'Alley-to-kitchen groceries, plus the recycling on alternate weeks',
    "Parade marshals at the head of the line, under the borough's permit",
    "Yard-sale mornings, six boxes at a time along one's own frontage",
    'A church campus with a school, a hall and three parking lots',
  ],
  rental: {
    intro:
      "Plan a rental for closed streets and private grounds, and ask us about registration before you think of the open ones. That leaves a good deal in Palmerton: concerts, festivals, a school's field day, a block that has its sale on the same Saturday every year.",
    tip: "For a street event, send us the permit's hours. We deliver before the barricades go up and fetch after they come down.",
    examples: [
      { what: 'One Saturday of neighborhood sales', kind: 'four-seater', days: 1 },
      { what: 'Concert week, instruments and elders', kind: 'six-seater', days: 7 },
    ],
  },
}
