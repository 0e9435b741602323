import type { TownRecord } from '#content/county/town-record.ts'

export const town: TownRecord = {
  name: 'Weissport',
  type: 'Borough',
  zips: ['18235'],
  places: ['Fort Allen'],
  county: 'Carbon',
  coordinates: { latitude: 40.8293, longitude: -75.7008 },
  mapLabel: { dot: true, offset: [7, 1], anchor: 'start' },
  neighbors: ['franklin', 'lehighton'],
  showroom: 'pocono-pines',
  drivingMiles: 36,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'utility'],
  meta: {
    town: 'Weissport is flat, tiny and wet-footed, between a river and a canal. Small electric carts that belong there, plus road notes and delivery.',
    rental:
      'Rent a small electric cart in Weissport by the day or the week: canal-park events, yard jobs, visiting family. Deposit and delivery made plain.',
  },
  lead: 'A few flat blocks between the Lehigh and its canal, where Benjamin Franklin once built a fort.',
  about: [
    'Franklin came in the winter of 1756 to put up Fort Allen; its well is still here. Colonel Jacob Weiss laid out the village later, the canal came past his door, and Weissport built boats for it. You can walk from one end of the borough to the other before your coffee is cold.',
    'Water explains everything. The river is on one side, the canal on the other, and floods have shaped what was rebuilt and what became parkland. The towpath is part of the D&L Trail, and on a fine Sunday there are more bicycles than cars.',
    'A cart in Weissport is rarely a vehicle and nearly always a helper: in the yard, on club ground, along the grass strips that need mowing and mending after high water.',
  ],
  terrain:
    'Level as a table, about as low as the county gets, and soft when the canal is up. Anything light on its tires does well.',
  carts:
    'There is no hill to buy power for, so buy simplicity: a two-plus-two with a fold-down bed, a plain charger and a cover. Clubs that look after the grounds prefer a Turfman with a tow hitch.',
  roads:
    'Bridge Street is the way across the Lehigh and is always busy. The few side streets are short and slow, yet public, so an unregistered cart stays off them. The towpath is for walkers and cyclists; please do not drive it.',
  year: {
    spring:
      'High-water watch: feed sacks, freezer, photo albums, all to the second shelf. Five trips of it take an hour.',
    summer: 'Turtles on logs, cyclists by the hundred, smoke from a barbecue pit that volunteers tend.',
    fall: 'Fallen leaves steep in the canal like tea. Skim, rake, haul, repeat; then lock the paddles away.',
    winter:
      'Ice creaks at the lock and sidewalks drift over. A shovel crew rides behind and finishes before breakfast.',
  },
  uses: [
    "Mowing, trash runs and picnic setup in a canal-side park, on the caretakers' behalf",
    'Sandbags, pumps and everything off the cellar floor when the river is forecast to rise',
    'Boat, paddle and life-vest shuttles on club ground',
    "An aunt's garden, a neighbor's porch, the mailbox: one flat errand after another",
  ],
  rental: {
    intro:
      'A rental in Weissport is small and friendly: one cart, one event, or two weeks with a knee in a brace. With no grades to climb, a charge lasts a long while; plug in overnight all the same.',
    tip: 'If high water is in the forecast, call us before it comes. A cart parked on the high side of the street is a nuisance; one parked in a flood is a loss.',
    examples: [
      { what: 'A fortnight with one knee in a brace', kind: 'four-seater', days: 14 },
      { what: 'Clearing up after a flood', kind: 'utility', days: 3 },
    ],
  },
}
