import type { TownRecord } from '#content/county/town-record.ts'

export const town: TownRecord = {
  name: 'Lehighton',
  type: 'Borough',
  zips: ['18235'],
  places: ['Gnadenhütten'],
  county: 'Carbon',
  coordinates: { latitude: 40.8337, longitude: -75.7138 },
  mapLabel: { dot: true, offset: [-6, 11], anchor: 'end' },
  neighbors: ['mahoning', 'franklin', 'weissport'],
  showroom: 'pocono-pines',
  drivingMiles: 36,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'six-seater', 'utility'],
  meta: {
    town: 'Carts for Lehighton: parks, schools, shops on First Street and homes on the terraces above the river. Models, local rules and delivery in one place.',
    rental:
      'Lehighton cart rental for park concerts, tournaments, school grounds and family weekends, with every rate, deposit and late fee where you can see it.',
  },
  lead: 'A working town on terraces above the Lehigh, with a shopping street, a park on the hill and a bridge to the canal.',
  about: [
    'Moravian missionaries settled Gnadenhütten here in 1746; the railroad made it a town. Today First Street has the shops, the bank corner and the parades, Route 443 has the supermarkets, and the residential streets step up the hillside behind them, one terrace at a time.',
    'At the top is the borough park with its amphitheater and shade trees. On the river side, a bridge leads to Weissport and the canal. Between the two lie school fields, several churches with large lots, and garages along every alley.',
    'The cart to own here does three jobs: the yard, the Legion picnic and the grandchildren. Choose one you can add to, since a rear seat or a light kit later costs less than a second cart.',
  ],
  terrain: 'Flat benches joined by short sharp ramps. Good pavement nearly everywhere, and little mud.',
  carts:
    'The everyday four-seater is right for most. A booster club should think about six seats; a landscaper or a church sexton about a dump bed. Street tires last longest here.',
  roads:
    'Through the middle run US 209 and Route 443, both heavily used. The grid above First Street is posted low and is the sort of place a street-legal low-speed vehicle is made for, registered, insured and inspected; a golf cart without plates may not use it.',
  year: {
    spring: 'Little League sign-ups, mulch by the yard, and a first band rehearsal at the amphitheater.',
    summer: 'Carnival bulbs, zucchini left on porches, sprinklers up on the terraces. A long roof is kind at noon.',
    fall: 'Homecoming floats need a tug that creeps without stalling, and a driver who has practiced.',
    winter:
      'Wreath sales, Legion suppers, ramps shoveled at four that freeze again by six. Sand rides behind the seat.',
  },
  uses: [
    'Sound gear and lawn chairs to the amphitheater on a concert evening',
    'Trainers, water and the odd sprained ankle at school tournaments',
    'Mulch, mowers and Christmas lights around a church on its own lot',
    "A Saturday's deliveries between two shop yards that share a back wall",
    'Grandchildren around a big corner lot on the upper terraces',
    'Setup day for a fire company carnival',
  ],
  rental: {
    intro:
      'Schools and booster clubs know their tournament dates months ahead and should book then. A family that calls on Wednesday for Saturday may still be lucky. Lehighton sits where the roads meet, so arranging the hour is seldom hard.',
    tip: 'Carnival committees: put the charger under a roof and away from the fryers. Two carts sharing one circuit will trip it by nightfall.',
    examples: [
      { what: 'Tournament weekend plus a practice', kind: 'four-seater', days: 3 },
      { what: 'Parish lawn, a whole month of concerts', kind: 'six-seater', days: 30 },
    ],
  },
}
