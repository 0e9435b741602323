import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Nesquehoning',
  type: 'Township',
  listedLast: true,
  extraPaths: ['/nesquehoning'],
  rentalPath: '/rentals/nesquehoning-township',
  zips: ['18240'],
  places: ['Lake Hauto', 'Hauto', 'Glen Onoko'],
  county: 'Carbon',
  coordinates: { latitude: 40.8645, longitude: -75.811 },
  mapLabel: { dot: true, offset: [-7, -3], anchor: 'end' },
  neighbors: ['lansford', 'summit-hill', 'jim-thorpe', 'packer', 'lehigh'],
  setting: 'lake-dock',
  showroom: 'pocono-pines',
  drivingMiles: 36,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'six-seater'],
  ground: ['paved', 'steep'],
  meta: {
    town: 'From Lake Hauto to Glen Onoko: electric carts for Nesquehoning homes and lake lots, how they handle a steep drive, and delivery details.',
    rental:
      'Nesquehoning cart rental for Lake Hauto weeks, fire-company days and hillside homes. Prices from one day to a month; deposits and delivery listed.',
  },
  lead: 'A town along one valley street, with a lake at its western end and a gorge at its eastern one.',
  about: [
    'Nesquehoning fills the bottom of its own valley, between Broad Mountain and the ridge that hides Lansford. Catawissa Street, which is US 209, is the spine; short, steep side streets leave it on both sides.',
    "To the west lies Lake Hauto, made to run a power plant and now a private lake with cottages, a club and a set of rules of its own. To the east, Nesquehoning Creek reaches the Lehigh by Glen Onoko, where the state park's trail and the scenic train go through.",
    'People buy two kinds of cart here: a quiet one for the lake lanes, and one for town with the torque to carry a bag of salt up a short, steep drive.',
  ],
  terrain: 'The valley floor is nearly flat for miles; everything else is a climb. Shade keeps the ice late.',
  carts:
    'By the lake, choose comfort; in town, brakes on all four wheels or a hill-start hold. For firewood from the mountain side, add a rear box.',
  roads:
    'US 209, Route 54 and Route 93 all meet in the borough and all are fast. At Lake Hauto ask the club which lanes are its own and whether your cart needs its sticker. The gorge trail at Glen Onoko is closed to motor vehicles, and the falls trail above it has been shut for safety.',
  year: {
    spring: 'Docks go in at Lake Hauto: renew the club sticker before you drive down.',
    summer: 'Cottages fill and fire-hall bingo starts again. Six seats save a second trip to the water.',
    fall: 'Hikers park early along both ridges, so run errands before nine.',
    winter: 'The north side sees little sun before February: keep a pail of ashes aboard for the climb.',
  },
  uses: [
    'Between dock and deck at Lake Hauto',
    "Summer club days, for members, under the club's rules",
    "Hose-company fund-raisers on the company's own lot",
    'Rock salt and groceries up a steep private drive',
    'Cleanup mornings along a creek bank, where the landowner has asked for help',
    'Kayaks and paddles from a Hauto cottage to its dock',
  ],
  rental: {
    intro:
      'For two or three family weeks at the lake, take a six-seater; the planner finds the cheapest price for your days. In town, a single day or a snowy week usually does.',
    tip: "For Lake Hauto we need your member's name and the lane. For a street off Catawissa, tell us which side of 209 you are on, so that the truck can turn.",
    examples: [
      { what: 'Three weeks by the water', kind: 'six-seater', days: 21 },
      { what: 'Groceries and rock salt, one icy week', kind: 'four-seater', days: 7 },
    ],
  },
}
