import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Kline',
  type: 'Township',
  zips: ['18231', '18237'],
  places: ['Kelayres', 'Haddock', 'Silverbrook', 'Lofty', 'McAdoo Heights', 'McAdoo'],
  county: 'Schuylkill',
  coordinates: { latitude: 40.9008, longitude: -76.0036 },
  mapLabel: { dot: false, offset: [-8, 16], anchor: 'start' },
  neighbors: ['banks'],
  setting: 'ridge-overlook',
  showroom: 'pocono-pines',
  drivingMiles: 46,
  milesBeyondFreeDelivery: 2,
  suits: ['four-seater', 'utility'],
  ground: ['gravel', 'narrow'],
  meta: {
    town: 'Kline lies just over the line in Schuylkill County. What a cart is good for in Kelayres, Haddock and McAdoo Heights, and what delivery costs there.',
    rental:
      'Cart rental in Kline for playground days, club grounds and family lots. The rates, the deposit, and what delivery past the county line costs.',
  },
  lead: 'The one place on our list that is not in Carbon County: a Schuylkill township of mine villages on Broad Mountain.',
  about: [
    'Kline adjoins McAdoo and shares its hilltop. Its villages are Kelayres (people here say Key-lar-es), McAdoo Heights, Haddock, Silverbrook and Lofty. Three watersheds begin on this ground: the Schuylkill, the Lehigh and the Susquehanna.',
    'Route 309 and Interstate 81 pass close by, Hazleton is minutes north, and between the villages lie birch woods and old workings. Kelayres stands at about 1,750 feet, so spring comes late and the evenings are cool in August.',
    'A cart in these villages carries what a pickup is too much for: chairs to the playground, targets down a rifle range, a bag of cement to the back wall.',
  ],
  terrain:
    'A high, uneven tableland. Village streets are tight and even; beyond them come stone, puddles and club lanes that are one car wide.',
  carts:
    'In the villages, a standard four-seater kept in a shed. On club land, a lifted model with a cargo box and tall tires.',
  roads:
    "Route 309 is a truck road. Village streets are the township's and a few of them are PennDOT's. For road questions ask the supervisors in Kelayres, not the Carbon County courthouse.",
  year: {
    spring: 'Brush fires start easily before the woods leaf out: an electric cart has no hot exhaust.',
    summer: "Playground leagues and the firemen's picnic fill the weekends. Charge on Friday.",
    fall: 'Trap shoots and sighting-in mornings: add a rear box for clays and cushions.',
    winter: 'Haddock gets squalls while towns below have rain, so check the forecast for the hilltop.',
  },
  uses: [
    'Target frames, range flags and members who cannot walk the range',
    'Bleacher cushions and a hot-dog grill on playground days in Kelayres',
    'Trips between a house and the lot behind it',
    'Firewood and blueberries along your own lane',
    'String trimmers and mowing crews at a hilltop cemetery',
    'Tents, tables and a bean pot for the fire company supper',
  ],
  rental: {
    intro:
      'Kline is a longer drive than most, so let one delivery serve several jobs. A shoot or a cleanup at a club takes three days: one to set up, one for the event, one to spare.',
    tip: 'Give the village as well as the street, since some street names are used twice within the township.',
    examples: [
      { what: 'Shoot plus cleanup at a rod-and-gun club', kind: 'utility', days: 3 },
      { what: "A month on the family's second parcel", kind: 'four-seater', days: 30 },
    ],
  },
}
