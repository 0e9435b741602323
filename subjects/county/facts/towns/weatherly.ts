import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Weatherly',
  type: 'Borough',
  zips: ['18255'],
  places: ['Black Creek', 'Eurana Park'],
  county: 'Carbon',
  coordinates: { latitude: 40.9403, longitude: -75.8267 },
  mapLabel: { dot: true, offset: [6, 15], anchor: 'middle' },
  neighbors: ['lehigh', 'packer', 'lausanne'],
  setting: 'main-street',
  showroom: 'pocono-pines',
  drivingMiles: 33,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'six-seater', 'utility'],
  ground: ['paved', 'steep'],
  meta: {
    town: 'Weatherly has ten miles of its own borough streets and a hillclimb course. Which carts fit, what the rules allow and how we deliver.',
    rental:
      'Rent electric carts in Weatherly for Eurana Park, the hillclimb paddock or a summer festival. Clear day, week and month prices; reserve by phone.',
  },
  lead: 'A railroad borough in a bowl of mountains, with long lots, a volunteer park and a sports-car hillclimb.',
  about: [
    'David Weatherly, an officer of the Beaver Meadow Railroad and a maker of clocks, promised the village of Black Creek a clock if it took his name. It did, in 1848; he died before he could build it. Charles and Eurana Schwab made good on it years later with the tower on the school.',
    'The borough lies at 1,100 feet between Spring Mountain and Broad Mountain. The middle of town keeps to the creek and the tracks; much of the rest goes uphill, including the road that sports cars race against the clock twice a season at the Weatherly Hillclimb. Eurana Park has shade trees and ball fields.',
    'Carts here work on long lots at the edge of town, in the park and in the hillclimb paddock.',
  ],
  terrain:
    'Creek level in the middle, steep on the flanks, sheltered from the wind. Shade keeps the north-facing streets icy into March.',
  carts:
    'For a paddock, six seats with room for tires and people. At home, a four-seater with brakes on all four wheels or a hill-start hold is plenty; the hills are short.',
  roads:
    "Of roughly fifteen miles of public road in the borough, about ten are its own streets, most of them slow, and the rest are PennDOT's.",
  year: {
    spring: 'Pit crews want the cart serviced before the first hillclimb: book the shop in April.',
    summer: 'The festival fills Eurana Park. Six seats carry the band and its stands.',
    fall: 'Pine needles get into wheels and vents, so blow them out after the second race.',
    winter: 'Short days in a bowl of hills: choose lights, mirrors and a lap blanket.',
  },
  uses: [
    'Tools, jacks and tires across a hillclimb paddock',
    'Stage, bunting and stroller duty at the summer festival',
    'Line paint and bases on ball-field mornings at Eurana Park',
    'Ash wood and hay from the back lot to the barn on the west side',
    'Rail photographers along a private siding, with permission',
    'Hoses, pumps and wet boxes out of a basement near Black Creek',
  ],
  rental: {
    intro:
      'Race weekends are reserved first, festival dates next. Three days cover Friday noon to Sunday night. Outside those dates there is usually a cart free.',
    tip: 'At a paddock, charge overnight from a fixed outlet if there is one; it is quieter than a generator and kinder to the battery.',
    examples: [
      { what: 'Hillclimb weekend in the paddock', kind: 'six-seater', days: 3 },
      { what: 'Thinning a wooded back acre', kind: 'utility', days: 7 },
    ],
  },
}
