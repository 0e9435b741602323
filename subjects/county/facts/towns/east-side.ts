import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'East Side',
  type: 'Borough',
  zips: ['18661'],
  places: [],
  county: 'Carbon',
  coordinates: { latitude: 41.0608, longitude: -75.764 },
  mapLabel: { dot: true, offset: [7, -3], anchor: 'start' },
  neighbors: ['kidder'],
  setting: 'forest-trail',
  showroom: 'pocono-pines',
  drivingMiles: 20,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'utility'],
  ground: ['gravel'],
  meta: {
    town: 'East Side faces White Haven across the Lehigh. Carts for wooded lots and river cabins, and why hardly any of its roads are open to golf carts.',
    rental:
      'Renting an electric cart in East Side, across the bridge from our White Haven office: plans by the day, week or month, deposits and delivery explained.',
  },
  lead: 'Fewer than three hundred people on one square mile of riverbank and woods, right across the bridge from our own office.',
  about: [
    'East Side is named for what it is: the east bank of the Lehigh, looking over the water at White Haven and at Luzerne County. Interstate 80 crosses the borough, Routes 940 and 534 run through it, and the rest is trees, a few dozen lanes and the river.',
    'It is also our nearest neighbor: our office is in White Haven, over the bridge. The upper gate of the Lehigh Gorge is there too; on dam-release weekends the rafting buses fill both banks.',
    'Lots are large for a borough and seldom level. Carts handle the long drive to the road, brush and stove wood, and trips down to the water with two chairs and a cooler.',
  ],
  terrain:
    'A shelf above the river with a bank behind it. Gravel drives, roots and leaf litter; wet for weeks after the thaw.',
  carts: 'Choose ground clearance: a lifted four-seater on all-terrain tires.',
  roads:
    "At a count in 2007 PennDOT kept more than four of the borough's five miles of road, the interstate among them. That leaves few slow streets.",
  year: {
    spring: 'The river rises with snowmelt: park on the upper bench and stay off the low lane.',
    summer: 'Rafters and swimmers climb in wet, and vinyl seats dry faster than cloth.',
    fall: 'Oak leaves hide stones as big as bread loaves. Rake the drive before you use it.',
    winter: 'Interstate plows throw salt a long way. Rinse the frame on the first mild afternoon.',
  },
  uses: [
    'The quarter-mile of private lane between a cabin and its mailbox',
    'Brush, leaves and storm-fallen limbs on a wooded acre',
    'Coolers, waders and folding chairs from the house to a private stretch of bank',
    'Housekeeping rounds for an owner with two or three rental cabins side by side',
    'Rides down to the fire pit for anyone unsteady on roots',
    'Propane cylinders and bed linens for cabin guests',
  ],
  rental: {
    intro:
      'Guests at a riverside cabin rent for a weekend, owners between two carts for a month. Reserve early for dam-release weekends.',
    tip: 'Lanes by the river stay soft after rain: tell us where our truck can stop.',
    examples: [
      { what: 'Opening a cabin: mattresses, paint and brush', kind: 'utility', days: 3 },
      { what: 'A riverside weekend for four', kind: 'four-seater', days: 2 },
    ],
  },
}
