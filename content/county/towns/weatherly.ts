import type { TownRecord } from '#content/county/town-record.ts'

export const town: TownRecord = {
  name: 'Weatherly',
  type: 'Borough',
  zips: ['18255'],
  places: ['Black Creek', 'Eurana Park'],
  county: 'Carbon',
  coordinates: { latitude: 40.9403, longitude: -75.8267 },
  mapLabel: { dot: true, offset: [-4, 14], anchor: 'start', asSubject: { offset: [-9, 5], anchor: 'end' } },
  neighbors: ['lehigh', 'packer', 'lausanne'],
  showroom: 'pocono-pines',
  drivingMiles: 33,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'six-seater'],
  meta: {
    town: 'Weatherly has ten miles of its own borough streets and a hill made for racing. Which carts fit, what the rules allow and how we deliver.',
    rental:
      'Rent electric carts in Weatherly for Eurana Park, the hillclimb paddock or a summer festival. Clear day, week and month prices; reserve by phone.',
  },
  lead: 'A railroad borough in a bowl of mountains, named after a clockmaker who never delivered the clock.',
  about: [
    'David Weatherly, an officer of the Beaver Meadow Railroad and a maker of clocks, promised the village of Black Creek a clock if it took his name. It did, in 1848; he died before he could build it. Charles and Eurana Schwab made good on it years later with the tower on the school.',
    'The borough lies at 1,100 feet between Spring Mountain and Broad Mountain. The middle of town keeps to the creek and the tracks; much of the rest goes uphill, including the road that sports cars race against the clock twice a season at the Weatherly Hillclimb. Eurana Park, with its trees and ball fields, is where the town meets the rest of the year.',
    'The uses are practical ones: a long lot on the edge of town, a park looked after by volunteers, a paddock where a runabout has to start every time.',
  ],
  terrain:
    'Creek level in the middle, steep on the flanks, sheltered from the wind. Shade keeps the north-facing streets icy into March.',
  carts:
    'For a paddock look at the Denago Rover, with room for tires and people. At home, a lithium four-seater on the standard suspension is plenty; the hills are short.',
  roads:
    "Of roughly fifteen miles of public road in the borough, about ten are its own streets and the rest are PennDOT's. A registered neighborhood vehicle has real use for those ten; for anything unregistered the borough office is the one to ask about crossings and events.",
  year: {
    spring:
      'Fiddleheads by the stream, chalk on the base lines, and a pit crew that wants its runabout serviced before the first race.',
    summer: 'Band music under the trees, sherbet in coolers, wagons of toddlers behind a patient driver.',
    fall: 'Second race, first frost, cordwood in heaps. Pine needles get into everything that turns.',
    winter: "Short days in a bowl of hills. A lit mirror and a lap blanket make an eight o'clock errand bearable.",
  },
  uses: [
    "Tools, jacks and spectators' lost children across a hillclimb paddock",
    'Stage, bunting and stroller duty at the summer festival',
    'Line paint and bases on ball-field mornings at Eurana Park',
    'Ash wood and hay from the back lot to the barn on the west side',
    'Rail fans with cameras, along a private siding and with leave',
  ],
  rental: {
    intro:
      'Race weekends go first: from Friday noon to Sunday night is what the three-day plan covers. Festival dates come next. Outside those, a rental in Weatherly is for a big job on a small hill, and there is usually a cart for it.',
    tip: 'At a paddock, charge overnight from a fixed outlet if there is one; it is quieter than a generator and kinder to the battery.',
    examples: [
      { what: 'Hillclimb weekend in the paddock', kind: 'six-seater', days: 3 },
      { what: 'Thinning a wooded back acre', kind: 'utility', days: 7 },
    ],
  },
}
