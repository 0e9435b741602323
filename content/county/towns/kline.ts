import type { TownRecord } from '#content/county/town-record.ts'

export const town: TownRecord = {
  name: 'Kline',
  type: 'Township',
  zips: ['18231', '18237'],
  places: ['Kelayres', 'Haddock', 'Silverbrook', 'Lofty', 'McAdoo Heights', 'McAdoo'],
  county: 'Schuylkill',
  coordinates: { latitude: 40.9008, longitude: -76.0036 },
  mapLabel: { dot: false, offset: [-14, 16], anchor: 'start', asSubject: { offset: [-14, 23], anchor: 'start' } },
  neighbors: ['banks'],
  showroom: 'pocono-pines',
  drivingMiles: 46,
  milesBeyondFreeDelivery: 2,
  suits: ['four-seater', 'utility'],
  meta: {
    town: 'Kline lies just over the line in Schuylkill County. What a cart is good for in Kelayres, Haddock and McAdoo Heights, and what delivery costs there.',
    rental:
      'Cart rental in Kline for playground days, club grounds and family lots. The rates, the deposit, and the short delivery charge past the county line.',
  },
  lead: 'The one place on our list that is not in Carbon County: a Schuylkill township of mine villages on Broad Mountain.',
  about: [
    'Kline adjoins McAdoo and shares its hilltop. Its villages go by names that puzzle a visitor: Kelayres, which people here pronounce Key-lar-es, McAdoo Heights, Haddock, Silverbrook, Lofty. Rain that falls on them may end in the Schuylkill, the Lehigh or the Susquehanna, since three watersheds begin on this ground.',
    'Route 309 and Interstate 81 pass close by, Hazleton is minutes north, and between the villages lie birch woods and old workings. Kelayres stands at about 1,750 feet, so spring comes late and the evenings are cool in August.',
    'A cart in these villages carries what a pickup is too much for: chairs to the playground, targets down a rifle range, a bag of cement to the back wall.',
  ],
  terrain:
    'A high, uneven tableland. Village streets are tight and even; beyond them come stone, puddles and club lanes that are one car wide.',
  carts:
    'Two kinds do well. In the villages a standard four-seater, kept in a shed. On club land a lifted model with a cargo box; the lane to a rod-and-gun club is no place for low profile tires.',
  roads:
    "Route 309 is a truck road. Village streets are the township's and a few of them are PennDOT's, which the supervisors know better than any map program does. For road questions ask in Kelayres, not at the Carbon County courthouse.",
  year: {
    spring: 'Woods burn easily before they leaf out; a motor without exhaust is the courteous one.',
    summer: "Playground leagues, huckleberry pails, a firemen's picnic within earshot of the interstate.",
    fall: 'Trap shoots and sighting-in mornings: clays, cushions, earmuffs, a thermos on the dash.',
    winter: 'Squalls whiten Haddock while towns below have rain. Check the forecast for the hilltop.',
  },
  uses: [
    'Target frames, range flags and a lame club member from bench to bench',
    'Bleacher cushions and a hot-dog grill on playground days in Kelayres',
    "Trips between a house and the family's other lot at the end of the block",
    "Birch, blueberries and the dog, along one's own lane",
  ],
  rental: {
    intro:
      'Kline takes a longer drive than most, so it pays to rent by the week here and let one delivery serve several jobs. Clubs that need a cart for a shoot or a cleanup day may find the three-day plan fits: one day to set up, one for the event, one to spare.',
    tip: 'Give the village as well as the street. More than one street name has been used twice within the township, and a navigation system will happily choose the wrong one.',
    examples: [
      { what: 'Shoot plus cleanup at a rod-and-gun club', kind: 'utility', days: 3 },
      { what: "A month on the family's second parcel", kind: 'four-seater', days: 30 },
    ],
  },
}
