import type { TownRecord } from '#content/county/town-record.ts'

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
    offset: [5, -15],
    anchor: 'start',
    asSubject: { offset: [24, -24], anchor: 'middle' },
  },
  neighbors: ['palmerton', 'towamensing', 'franklin', 'parryville', 'east-penn'],
  showroom: 'pocono-pines',
  drivingMiles: 33,
  milesBeyondFreeDelivery: 0,
  suits: ['six-seater', 'utility', 'four-seater'],
  meta: {
    town: 'Home of Blue Mountain Resort and the county fair: carts for slopeside crews, Little Gap farms and Aquashicola yards, with delivery and road notes.',
    rental:
      'Six-seater and utility cart rental in Lower Towamensing for fair week, resort events and farms near Little Gap. Rates, deposits, delivery.',
  },
  lead: 'A ski mountain, a covered bridge and the county fair, all in the valley of Aquashicola Creek.',
  about: [
    'Little Gap is a notch in Blue Mountain with a village below it and a covered bridge over Princess Run. West of it the slopes of Blue Mountain Resort come down to the valley; along Little Gap Road are the grounds where the Carbon County Fair is held each August. Follow the creek downstream and you pass Aquashicola and arrive at Palmerton.',
    'So this is event country. A fair needs to move judges, ribbons and electricians through a crowd at the speed of a crowd. A resort needs people carried from the far lot, and timing gear carried up a service road. The farms in between need what farms need.',
    'The mountain shades the valley floor on winter afternoons, and the Appalachian Trail runs along the whole of its crest.',
  ],
  terrain:
    'A level creek valley with a thousand-foot mountain for a wall. Grass parking fields, gravel service roads, one paved climb.',
  carts:
    'Passenger capacity decides here. Eight seats on an Evolution Carrier for shuttle loops; a Turfman with a flatbed for vendors; at home on the creek, any four-seater with decent lights.',
  roads:
    "Little Gap Road and Route 248 have steady traffic, more of it on ski nights and in fair week. On fairgrounds and resort land the owner's event plan governs carts. The ridge trail is a footpath and nothing else.",
  year: {
    spring: 'Last skiers, first calves. Lots are reseeded, and tire marks on wet sod go unforgiven.',
    summer: 'Fair week: rabbits, tractor pulls, funnel cake. Ribbons arrive before the roosters do.',
    fall: 'Auctioneers under canvas, cider presses, brides with boots beneath their gowns.',
    winter:
      'Night skiing lights the whole hollow. Shuttles run till closing; lamps and gloves matter more than horsepower.',
  },
  uses: [
    'Judges, trophies and lost toddlers during fair week',
    'Parking crews and guests with canes across a mown lot',
    "Timing clocks, banners and radios for a race on the mountain's service roads, with the resort",
    'Corn, calves and kitchen scraps on a creek-bottom farm',
    'Photographs at the covered bridge, arriving on foot from a car park like everyone else',
    'Estate sales and auctions under canvas',
  ],
  rental: {
    intro:
      'For fair week we would like to hear from exhibitors by the Fourth of July. If you need three or more, ask about one truck for all of them and a spare charger. Smaller events on the mountain side fit the daily or the three-day plan.',
    tip: 'Number your carts and name a key-holder. At a fair the commonest loss is neither a cart nor a charger: it is the key.',
    examples: [
      { what: "An exhibitor's week at the fair", kind: 'six-seater', days: 7 },
      { what: 'Timing a race, dawn to dusk', kind: 'utility', days: 1 },
    ],
  },
}
