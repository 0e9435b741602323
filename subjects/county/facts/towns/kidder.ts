import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Kidder',
  type: 'Township',
  zips: ['18624', '18661', '18610', '18210'],
  places: ['Lake Harmony', 'Big Boulder', 'Jack Frost', 'Hickory Run', 'Albrightsville', 'Blakeslee'],
  county: 'Carbon',
  coordinates: { latitude: 41.055, longitude: -75.625 },
  mapLabel: { dot: false, offset: [-12, 24], anchor: 'middle' },
  neighbors: ['east-side', 'penn-forest', 'lehigh'],
  setting: 'lake-dock',
  showroom: 'pocono-pines',
  drivingMiles: 14,
  milesBeyondFreeDelivery: 0,
  suits: ['six-seater', 'four-seater', 'utility'],
  ground: ['gravel'],
  meta: {
    town: 'Lake Harmony, two ski hills and a state park: the carts that vacation homes, resort crews and associations in Kidder choose, and where they may go.',
    rental:
      'Rent a golf cart in Kidder and around Lake Harmony: six-seaters for a full vacation house, day to month rates, deposits, delivery from Pocono Pines.',
  },
  lead: "The county's lake-and-ski country: Lake Harmony, Big Boulder, Jack Frost and the boulder field at Hickory Run.",
  about: [
    'Kidder fills the northern plateau, where the interstates cross. Around Lake Harmony and Big Boulder Lake stand year-round homes, chalets and condominium courts in the trees; Jack Frost and Big Boulder make snow as soon as the nights allow; and the whole middle is Hickory Run State Park, with its campground, its beach at Sand Spring and sixteen acres of boulders left by the ice age.',
    'No other town on our list is closer to the Pocono Pines showroom. A rented house may sleep twelve with the dock half a mile off, and a cart saves moving three cars for a swim.',
    'Year-round residents use carts on slow association roads and to take the trash out at the end of a long loop.',
  ],
  terrain:
    'Rolling plateau at 1,800 feet and more: sandy lanes, roots, short pitches to the lakes, deep snow in a good year.',
  carts: 'For a full house, six lifted seats with lights. For ski and grounds crews, a utility cart that carries salt.',
  roads:
    'Many lanes around the lakes are private and belong to an association, whose office knows its rules. Routes 534, 903 and 940 are highways. In Hickory Run, leave the cart at the campground gate unless a ranger tells you otherwise.',
  year: {
    spring: 'Mud and black flies until June: choose tires with tread for opening the chalets.',
    summer: 'Sunscreen, wet dogs and paddleboards: choose vinyl seats, which wipe clean.',
    fall: 'Crews blow leaves off the loops before the ground freezes. Hikers fill Hickory Run on weekends.',
    winter: 'Slope staff need studs, a heater and a cab that closes.',
  },
  uses: [
    'A house full of guests to a Lake Harmony dock',
    "Linen, firewood and keys between rental chalets on one association's roads",
    'Lift crews, signs and fencing before the ski season opens',
    'The loop to the mail kiosk and the compactor',
    'Slow evening drives to look for deer',
    'Staff shuttles when a wedding takes over a whole lodge',
  ],
  rental: {
    intro:
      'Most Lake Harmony rentals run from Saturday to Saturday, and the six-seaters for July and Christmas are reserved early. Before you book, ask your host or the association whether guests may bring a cart and whether it needs a sticker. Then call us with the address and the number of people.',
    tip: 'Pocono Pines is close, so ask about swapping a four-seater for a six when two more cousins arrive.',
    examples: [
      { what: 'Saturday to Saturday, one packed house', kind: 'six-seater', days: 7 },
      { what: 'Closing a dozen chalets for the winter', kind: 'utility', days: 14 },
    ],
  },
}
