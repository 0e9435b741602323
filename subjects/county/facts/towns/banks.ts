import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Banks',
  type: 'Township',
  listedLast: true,
  zips: ['18254', '18230', '18216'],
  places: ['Tresckow', 'Junedale', 'Coxeville', 'Audenried', 'Jeanesville'],
  county: 'Carbon',
  coordinates: { latitude: 40.9142, longitude: -75.962 },
  mapLabel: { dot: false, offset: [8, 8], anchor: 'middle' },
  neighbors: ['beaver-meadows', 'packer', 'lausanne', 'kline'],
  setting: 'ridge-overlook',
  showroom: 'pocono-pines',
  drivingMiles: 43,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'utility'],
  ground: ['gravel'],
  meta: {
    town: "Tresckow, Junedale, Audenried: small electric carts for the patch towns of Banks, the county's far northwest, with road notes and delivery.",
    rental:
      'Rent a cart in Banks for Tresckow sports days, fire company events and long lots by the mine land. What it costs, what we hold as deposit, what is included.',
  },
  lead: "Five former mining villages in the county's northwest corner, next to Hazleton.",
  about: [
    'Tresckow, Junedale, Coxeville, Audenried, Jeanesville: mining built these villages, and they kept their names when it stopped. About twelve hundred people live in them now, most in Tresckow, where the supervisors have moved into a former banquet hall on Maple Street and the fire company holds most of the events.',
    'Between the villages the land is being remade. Some of it is stripped, some replanted, some turned into industrial park along the edge of Hazleton. Near the water tower is the sports complex, and a playground that neighbors raised money for.',
    'Carts here are often shared: the same one lines the ball field, hauls tables for trunk-or-treat and carries supplies for the fire company.',
  ],
  terrain:
    'Highland flats at around 1,700 feet, with sudden pits and banks wherever coal was taken. Stay on ground you know.',
  carts: 'For a household, a lifted four-seater. For a club or township crew, a utility bed and a light bar.',
  roads:
    "Routes 93 and 309 carry Hazleton's traffic around the township. In the villages the streets are short and slow but public. Mine land looks open but has owners, posted signs and highwalls: stay out.",
  year: {
    spring: 'Ball fields open in April: check tires and charge before the infield clay arrives.',
    summer: 'Night games and fire company weekends run until eleven, so choose headlights.',
    fall: 'Trunk-or-treat fills the lot with children: drive at walking pace.',
    winter: 'Snow drifts across open mine land. Park nose-in and covered; charge it where it stays above freezing.',
  },
  uses: [
    'Lining and watering the infield at the Tresckow complex',
    'Trunk-or-treat tables and a fog machine',
    'Pierogi kettles between hall kitchen and tent on a fire company weekend',
    'Tomatoes, trellis and topsoil behind a double house',
    'Sleds, grandchildren and cocoa up a private lane',
  ],
  rental: {
    intro:
      'A fire company weekend, a tournament or a class reunion at the hall usually takes three days, a household job a week.',
    tip: 'Reserve two carts if the hall and the field are both in use, so that neither waits for the other.',
    examples: [
      { what: 'Tournament and hall on one weekend', kind: 'utility', days: 3 },
      { what: "Canning week in grandmother's garden", kind: 'four-seater', days: 7 },
    ],
  },
}
