import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Weissport',
  type: 'Borough',
  zips: ['18235'],
  places: ['Fort Allen'],
  county: 'Carbon',
  coordinates: { latitude: 40.8293, longitude: -75.7008 },
  mapLabel: { dot: true, offset: [7, -2], anchor: 'start' },
  neighbors: ['franklin', 'lehighton'],
  setting: 'lake-dock',
  showroom: 'pocono-pines',
  drivingMiles: 36,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'utility'],
  ground: ['grass'],
  meta: {
    town: 'Weissport is small and flat, between a river and a canal. Which electric carts fit its yards and club grounds, plus road notes and delivery.',
    rental:
      'Rent a small electric cart in Weissport by the day or the week: canal-park events, yard jobs, visiting family. Deposit and delivery listed.',
  },
  lead: 'A few flat blocks between the Lehigh and its canal, where Benjamin Franklin once built a fort.',
  about: [
    'Franklin came in the winter of 1756 to put up Fort Allen; its well is still here. Colonel Jacob Weiss laid out the village later, the canal came past his door, and Weissport built boats for it. You can walk from one end of the borough to the other in minutes.',
    'The river is on one side, the canal on the other, and floods have shaped what was rebuilt and what became parkland. The towpath is part of the D&L Trail, and on a fine Sunday there are more bicycles than cars.',
    'Carts here work in yards, on club ground and along the grass strips that need mowing and cleanup after high water.',
  ],
  terrain: 'Level, about as low as the county gets, and soft when the canal is up.',
  carts: 'There are no hills, so keep it simple: a light cart with a bed that folds down, a plain charger and a cover.',
  roads:
    'Bridge Street is the way across the Lehigh and is always busy. The few side streets are short and slow, and public. The towpath is for walkers and cyclists.',
  year: {
    spring: 'High-water watch: move the cart uphill first, then the feed sacks, freezer and photo albums.',
    summer: 'Cyclists fill the towpath, so keep the cart on club ground.',
    fall: 'Leaves soak in the canal: rake and haul them while they are dry.',
    winter: "Sidewalks drift over. A utility bed carries the shovel crew's tools and salt.",
  },
  uses: [
    "Mowing, trash runs and picnic setup in a canal-side park, on the caretakers' behalf",
    'Sandbags, pumps and everything off the cellar floor when the river is forecast to rise',
    'Boat, paddle and life-vest shuttles on club ground',
    'Garden tools and groceries on a long, narrow lot',
    'Firewood and storm windows behind a row of narrow houses',
  ],
  rental: {
    intro:
      'Most people rent one cart for one event, or for two weeks with a knee in a brace. With no grades to climb, a charge lasts a long time; plug in overnight anyway.',
    tip: 'If high water is in the forecast, move the cart to high ground and call us before the river rises. Leave curb space for our truck on delivery day, since most streets are too short to turn it around.',
    examples: [
      { what: 'Two weeks with one knee in a brace', kind: 'four-seater', days: 14 },
      { what: 'Cleaning up after a flood', kind: 'utility', days: 3 },
    ],
  },
}
