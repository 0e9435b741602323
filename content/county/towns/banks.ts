import type { TownRecord } from '#content/county/town-record.ts'

export const town: TownRecord = {
  name: 'Banks',
  type: 'Township',
  listedLast: true,
  zips: ['18254', '18230', '18216'],
  places: ['Tresckow', 'Junedale', 'Coxeville', 'Audenried', 'Jeanesville'],
  county: 'Carbon',
  coordinates: { latitude: 40.9142, longitude: -75.962 },
  mapLabel: { dot: false, offset: [8, 8], anchor: 'middle', asSubject: { offset: [10, 5], anchor: 'start' } },
  neighbors: ['beaver-meadows', 'packer', 'lausanne', 'kline'],
  showroom: 'pocono-pines',
  drivingMiles: 43,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'utility'],
  meta: {
    town: "Tresckow, Junedale, Audenried: small electric carts for the patch towns of Banks, the county's far northwest, with road notes and delivery.",
    rental:
      'Rent a cart in Banks for Tresckow sports days, hosey events and long lots by the mine land. What it costs, what we hold as deposit, what is included.',
  },
  lead: "Patch towns strung along the county's northwest corner, a ball's throw from Hazleton.",
  about: [
    'Tresckow, Junedale, Coxeville, Audenried, Jeanesville: mining built these villages, and they kept their names when it stopped. About twelve hundred people live in them now, most in Tresckow, where the supervisors have moved into a former banquet hall on Maple Street and the fire company, the hosey, is the social calendar.',
    'Between the villages the land is being remade. Some of it is stripped and silent, some replanted, some turned into industrial park along the edge of Hazleton. Near the water tower is the sports complex, and a playground that neighbors raised money for.',
    'A cart is a community object here. The same one lines the field, hauls the trunk-or-treat tables and, on a Sunday, takes a widow around her own garden.',
  ],
  terrain:
    'Highland flats at around 1,700 feet, with sudden pits and banks wherever coal was taken. Stay on ground you know.',
  carts:
    'Something sturdy and cheap to run. A two-plus-two with flip seat for a household; for a club or a township crew, a utility bed with a light bar and a hitch for the line marker.',
  roads:
    "Routes 93 and 309 carry Hazleton's traffic around the township. In the villages the streets are short and slow but public. Mine land looks open, yet it has owners, highwalls and posted signs; a silent vehicle in a stripping is a danger to itself.",
  year: {
    spring: 'Infield clay arrives by the ton; volunteers rake, roll and argue about the mound.',
    summer: 'Night games, halupki platters, polka until eleven. What dragged second base now carries the drummer.',
    fall: 'Birches on the culm banks yellow early. Somebody in a gorilla suit takes the wheel, at walking pace.',
    winter: 'Wind crosses the strippings unbroken, and drifts bury the lane to the field house. Park nose-in, covered.',
  },
  uses: [
    'Lining, dragging and watering the infield at the Tresckow complex',
    'Trunk-or-treat tables and a fog machine',
    'Pierogi kettles between hall kitchen and tent on a hosey weekend',
    'Tomatoes, trellis and topsoil behind a double house',
    'A slow tour of the patch for someone home after forty years',
  ],
  rental: {
    intro:
      'Hosey weekends, tournament days, class reunions at the hall: a Banks rental is for helping a crowd, and three days at a time suits it. For a household we would suggest a week, since the drive from Pocono Pines is among our longer ones.',
    tip: 'Reserve two carts if the hall and the field are both in use; the walk between them is the reason you are calling.',
    examples: [
      { what: 'Tournament and hall on one weekend', kind: 'utility', days: 3 },
      { what: "Canning week in grandmother's garden", kind: 'four-seater', days: 7 },
    ],
  },
}
