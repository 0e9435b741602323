import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Beaver Meadows',
  type: 'Borough',
  zips: ['18216'],
  places: [],
  county: 'Carbon',
  coordinates: { latitude: 40.9284, longitude: -75.9128 },
  mapLabel: { dot: true, offset: [-10, -8], anchor: 'middle' },
  neighbors: ['banks'],
  setting: 'main-street',
  showroom: 'pocono-pines',
  drivingMiles: 40,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'utility', 'six-seater'],
  ground: ['paved'],
  meta: {
    town: 'Beaver Meadows sits nearly 1,600 feet up on Route 93. What an electric cart does on its long, narrow lots, and how we deliver one there.',
    rental:
      "Rent a cart in Beaver Meadows for a church picnic, a firemen's weekend or a long back lot: four plans, three cart types, deposits stated up front.",
  },
  lead: 'One long main street in a high valley, with alleys behind it and old coal land beyond.',
  about: [
    'At nearly 1,600 feet, Beaver Meadows is among the highest of the boroughs we serve. Broad Street, which is Route 93, runs the length of it on the way from Hazleton to the Lehigh. Beaver Creek drains the valley, and Banks Township wraps around the borough on every side.',
    'The Beaver Meadow Railroad began hauling anthracite from the mines here to the river at Parryville in 1836. Today it is a compact coal town where many lots are deep and narrow: house in front, garage on the alley, garden between.',
    'On such a lot a cart carries firewood, trash cans, tools and an elderly parent the eighty yards from alley to house, entirely on your own ground.',
  ],
  terrain:
    'Mostly gentle, since the borough lies in the bed of its valley, but winters arrive early and stay at this height.',
  carts:
    'A plain four-seater with a rear bed that folds flat handles most lots. For stone or cordwood, choose a utility cart.',
  roads:
    "Broad Street is a state route with truck traffic, and the alleys are public as well. Much of the reclaimed mine land around town is privately owned: get the owner's permission first.",
  year: {
    spring: 'Plow grit lies along the alleys into May: sweep it out of the wheel wells before it reaches the bearings.',
    summer: 'Picnic season: church committees share canopies, benches and coolers, and one cart moves them all.',
    fall: 'Coal and pellets arrive. A bed liner keeps black dust off the upholstery.',
    winter: 'Snow may fall by Halloween. Bring the charger indoors and put the cart under a cover.',
  },
  uses: [
    'Hauling from the alley garage to the kitchen door of a deep, narrow lot',
    "Setting up tents and kegs for the church picnic and the fire company's weekend",
    'Carrying coal, pellets or split oak to the stove room',
    'Moving coaches and ice chests along the edge of a ball field',
    'Trash and recycling from the kitchen to the alley pickup',
    'Ladders, shingles and debris for a roof job',
  ],
  rental: {
    intro: 'People rent here for a church picnic, a roof job or a house full of relatives.',
    tip: 'If your lot opens on the alley, tell us, and our driver comes from the Hazleton side.',
    examples: [
      { what: 'Church picnic, Thursday setup to Sunday cleanup', kind: 'utility', days: 3 },
      { what: 'A full house for a wedding week', kind: 'six-seater', days: 7 },
    ],
  },
}
