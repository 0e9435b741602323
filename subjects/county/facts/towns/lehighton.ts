import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Lehighton',
  type: 'Borough',
  zips: ['18235'],
  places: ['Gnadenhütten'],
  county: 'Carbon',
  coordinates: { latitude: 40.8337, longitude: -75.7138 },
  mapLabel: { dot: true, offset: [-6, 11], anchor: 'end' },
  neighbors: ['mahoning', 'franklin', 'weissport'],
  setting: 'main-street',
  showroom: 'pocono-pines',
  drivingMiles: 36,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'six-seater', 'utility'],
  ground: ['paved', 'steep'],
  meta: {
    town: 'Carts for Lehighton: parks, schools, shops on First Street and homes on the terraces above the river. Models, local rules and delivery in one place.',
    rental:
      'Lehighton cart rental for park concerts, tournaments, school grounds and family weekends, with every rate, deposit and late fee where you can see it.',
  },
  lead: 'A working town on terraces above the Lehigh, with a shopping street, a park on the hill and a bridge to the canal.',
  about: [
    'Moravian missionaries settled Gnadenhütten here in 1746; the railroad made it a town. Today First Street has the shops, the bank corner and the parades, Route 443 has the supermarkets, and the residential streets step up the hillside behind them, one terrace at a time.',
    'At the top is the borough park with its amphitheater and shade trees. On the river side, a bridge leads to Weissport and the canal. Between the two lie school fields, several churches with large lots, and garages along every alley.',
    'A cart here does yard work, the Legion picnic and rides for grandchildren. Choose one that takes a rear seat or a light kit later.',
  ],
  terrain: 'Flat benches joined by short sharp ramps. Good pavement nearly everywhere, and little mud.',
  carts:
    'On the benches a standard four-seater does. With a ramp on the way home, ask for brakes on all four wheels or a hill-start hold. A booster club needs six seats; a landscaper or a church sexton, a dump bed. Street tires last longest here.',
  roads:
    'Through the middle run US 209 and Route 443, both heavily used. The grid above First Street is posted low; all of it is public.',
  year: {
    spring: 'Little League and mulch season: check tire pressure before you load up.',
    summer: 'Band concerts and the carnival run past dark. A long roof helps at noon, headlights at nine.',
    fall: 'Homecoming fills the school lots: charge the evening before.',
    winter: 'Ramps shoveled at four freeze again by six: carry sand behind the seat.',
  },
  uses: [
    'Sound gear and lawn chairs to the amphitheater on a concert evening',
    'Athletic trainers and water at school tournaments',
    'Mulch, mowers and Christmas lights around a church on its own lot',
    "A Saturday's deliveries between two shop yards that share a back wall",
    'Grandchildren around a big corner lot on the upper terraces',
    'Setup day for a fire company carnival',
  ],
  rental: {
    intro:
      'Schools and booster clubs should book as soon as tournament dates are set. For a family weekend, call by Wednesday. Lehighton sits where the main roads meet, so most delivery times work.',
    tip: 'Carnival committees: put the charger under a roof and away from the fryers. Give each cart a circuit of its own, or one of them will trip it.',
    examples: [
      { what: 'Tournament weekend plus a practice', kind: 'four-seater', days: 3 },
      { what: 'Parish lawn, a whole month of concerts', kind: 'six-seater', days: 30 },
    ],
  },
}
