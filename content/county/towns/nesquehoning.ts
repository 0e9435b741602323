import type { TownRecord } from '#content/county/town-record.ts'

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
  showroom: 'pocono-pines',
  drivingMiles: 36,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'six-seater'],
  meta: {
    town: 'From Lake Hauto to Glen Onoko: electric carts for Nesquehoning homes and lake lots, how they handle a mountain street, and delivery details.',
    rental:
      'Nesquehoning cart rental for Lake Hauto weeks, fire-company days and hillside homes. Prices from one day to a month; deposits in black and white.',
  },
  lead: 'A town along one valley street, with a lake at its western end and a gorge at its eastern one.',
  about: [
    'Nesquehoning fills the bottom of its own valley, between Broad Mountain and the ridge that hides Lansford. Catawissa Street, which is US 209, is the spine; short side streets climb off it on both hands and stop where the slope does.',
    "To the west lies Lake Hauto, made to run a power plant and now a private lake with cottages, a club and a set of rules of its own. To the east, Nesquehoning Creek reaches the Lehigh by Glen Onoko, where the state park's trail and the scenic train go through.",
    'Two kinds of cart belong here, then: one for the lake, which goes slowly past docks and decks, and one for town, which has to get a bag of salt up a very short, very steep street of your own.',
  ],
  terrain:
    'A trough with steep walls. The valley floor is nearly flat for miles; everything else is a climb. Late sun, long ice.',
  carts:
    'By the lake, comfort and silence: a D6 Max with a sound system turned low. In town a compact Classic with hill-hold. For firewood from the mountain side, add a rear box rather than a trailer.',
  roads:
    'US 209, Route 54 and Route 93 all meet in the borough and all are fast. At Lake Hauto ask the club which lanes are its own and whether your cart needs its sticker. The gorge trail at Glen Onoko is closed to motor vehicles, and the falls trail above it has been shut for safety.',
  year: {
    spring: 'Docks go in at Hauto, sump pumps hum in cellars off Catawissa Street.',
    summer: 'Inflatable flamingos, fire-hall bingo, grandchildren who believe the water was put there for them.',
    fall: 'Color runs down both ridges at once. Hikers park early; residents fetch cider late.',
    winter:
      'Ashes in a pail beside the driver, scattered on the climb. North-side steps see little sun before February.',
  },
  uses: [
    'Dock to deck and back at Lake Hauto, with a tray on your knees',
    "Summer club days, for members, under the club's rules",
    "Hose-company fund-raisers on the company's own lot",
    'Rock salt, groceries and an injured dog up a steep private drive',
    'Cleanup mornings along a creek bank, where the landowner has asked for help',
  ],
  rental: {
    intro:
      'For the two or three weeks at the lake when everyone is home, six seats make sense, and a weekly plan renews by the day, so you need not begin a second week for one more Sunday. In town, a single day usually does it.',
    tip: "For Lake Hauto we need your member's name and the lane. For a street off Catawissa, tell us which side of 209 you are on: turning the truck is the hard part.",
    examples: [
      { what: 'Three weeks by the water', kind: 'six-seater', days: 21 },
      { what: 'Groceries and rock salt, one icy week', kind: 'four-seater', days: 7 },
    ],
  },
}
