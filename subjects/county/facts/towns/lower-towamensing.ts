import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Lower Towamensing',
  type: 'Township',
  zips: ['18071', '18012', '18030'],
  places: ['Little Gap', 'Aquashicola', 'Blue Mountain Resort', 'Bowmanstown'],
  county: 'Carbon',
  coordinates: { latitude: 40.8185, longitude: -75.555 },
  mapLabel: {
    dot: false,
    lines: ['Lower', 'Towamensing'],
    offset: [-12, -20],
    anchor: 'start',
  },
  neighbors: ['palmerton', 'towamensing', 'franklin', 'parryville', 'east-penn'],
  setting: 'ridge-overlook',
  showroom: 'pocono-pines',
  drivingMiles: 33,
  milesBeyondFreeDelivery: 0,
  suits: ['six-seater', 'utility', 'four-seater'],
  ground: ['grass', 'gravel'],
  meta: {
    town: 'Lower Towamensing has Blue Mountain Resort and the county fair: carts for event crews, Little Gap farms and Aquashicola yards, with road notes.',
    rental:
      'Six-seater and utility cart rental in Lower Towamensing for fair week, resort events and farms near Little Gap. Rates, deposits, delivery.',
  },
  lead: 'A ski mountain, a covered bridge and the county fair, all in the valley of Aquashicola Creek.',
  about: [
    'Little Gap is a notch in Blue Mountain with a village below it and a covered bridge over Princess Run. West of it the slopes of Blue Mountain Resort come down to the valley; along Little Gap Road are the grounds where the Carbon County Fair is held each August. Follow the creek downstream and you pass Aquashicola and arrive at Palmerton.',
    'Most carts here work at events. The fair moves judges, ribbons and electricians through a crowd; the resort carries people from the far lot and timing gear up a service road. The rest work on the farms in between.',
    'The mountain shades the valley floor on winter afternoons, and the Appalachian Trail runs along the whole of its crest.',
  ],
  terrain:
    'A level creek valley below a thousand-foot mountain. Grass parking fields, gravel service roads, one paved climb.',
  carts:
    'Choose by how many ride: six lifted seats for shuttle loops, a utility cart with drop sides for vendors, a lifted four-seater with headlights for a house on the creek.',
  roads:
    "Little Gap Road and Route 248 have steady traffic, more of it on ski nights and in fair week. On fairgrounds and resort land the owner's event plan governs carts. The ridge trail is for walkers only.",
  year: {
    spring: 'Parking lots are reseeded after ski season: keep tires off wet sod.',
    summer: 'The county fair is in August. Exhibitors should reserve by the Fourth of July.',
    fall: 'Auctions, cider pressing and barn weddings overlap, so reserve a utility cart or a shuttle early.',
    winter: 'Night skiing keeps shuttles running until closing: choose headlights and a closed cab.',
  },
  uses: [
    'Judges, trophies and first-aid kits during fair week',
    'Parking crews and guests with canes across a grass lot',
    "Timing clocks, banners and radios for a race on the mountain's service roads, with the resort",
    'Corn, calves and kitchen scraps on a creek-bottom farm',
    'Wedding photos near the covered bridge, on private ground',
    'Estate sales and auctions under a tent',
  ],
  rental: {
    intro:
      'For fair week, call by the Fourth of July. If you need three or more carts, ask about one delivery for all of them and a spare charger.',
    tip: 'Number your carts and put one person in charge of the keys.',
    examples: [
      { what: "An exhibitor's week at the fair", kind: 'six-seater', days: 7 },
      { what: 'Timing a race, dawn to dusk', kind: 'utility', days: 1 },
    ],
  },
}
