import type { TownRecord } from '#content/county/town-record.ts'

export const town: TownRecord = {
  name: 'Kidder',
  type: 'Township',
  zips: ['18624', '18661', '18610', '18210'],
  places: ['Lake Harmony', 'Big Boulder', 'Jack Frost', 'Hickory Run', 'Albrightsville', 'Blakeslee'],
  county: 'Carbon',
  coordinates: { latitude: 41.055, longitude: -75.625 },
  mapLabel: { dot: false, offset: [-12, 24], anchor: 'middle', asSubject: { offset: [0, 23], anchor: 'middle' } },
  neighbors: ['east-side', 'penn-forest', 'lehigh'],
  showroom: 'pocono-pines',
  drivingMiles: 14,
  milesBeyondFreeDelivery: 0,
  suits: ['six-seater', 'four-seater', 'utility'],
  meta: {
    town: 'Lake Harmony, two ski hills and a state park: the carts that vacation homes, resort crews and associations in Kidder choose, and where they may go.',
    rental:
      'Rent a golf cart near Lake Harmony: six-seaters for a full vacation house, rates from a day to a month, deposit and delivery from Pocono Pines.',
  },
  lead: "The county's lake-and-ski country: Lake Harmony, Big Boulder, Jack Frost and the boulder field at Hickory Run.",
  about: [
    'Kidder fills the northern plateau, where the interstates cross. Around Lake Harmony and Big Boulder Lake stand year-round homes, chalets and condominium courts in the trees; Jack Frost and Big Boulder make snow as soon as the nights allow; and the whole middle is Hickory Run State Park, with its campground, its beach at Sand Spring and sixteen acres of boulders left by the ice age.',
    'No other town on our list is closer to the Pocono Pines showroom, and in none does a cart change a week as much. A rented house sleeps twelve, the dock is half a mile off, and nobody wants to move three cars for a swim.',
    "Year-rounders have other reasons: association roads with a walker's pace, trash day at the end of a long loop, and a golf cart being the only vehicle that starts conversations.",
  ],
  terrain:
    'Rolling plateau at 1,800 feet and more: sandy lanes, roots, short pitches to the lakes, deep snow in a good year.',
  carts:
    'Six seats, lifted, with lights: begin with the Evolution D5 Maverick line and the Denago Rover. For ski and grounds crews there is the Carrier for people and the Turfman for salt.',
  roads:
    'Many lanes around the lakes are private and belong to an association, and there its rules decide: ask whether a cart must be registered with the office and who may drive it. Routes 534, 903 and 940 are highways. In Hickory Run, leave the cart at the campground gate unless a ranger tells you otherwise.',
  year: {
    spring: 'Mud first, black flies next, then owners opening chalets, each with a sofa to shift.',
    summer: 'Paddleboards, sunscreen on every cushion, wet dogs. Vinyl wipes clean; suede never was a good idea.',
    fall: 'Hikers among the boulders by day, bonfires after dark. Crews blow leaves off the loops while the crowds thin.',
    winter: 'Snow guns roar on the earliest cold nights. Slope staff want studs, a heater, a cab that shuts.',
  },
  uses: [
    'Twelve guests, two trips, one dock on Lake Harmony',
    "Linen, firewood and keys between rental chalets on one association's roads",
    'Lift crews, signs and fencing before the ski season opens',
    'The loop to the mail kiosk and the compactor',
    'Watching for deer at dusk at five miles an hour',
    'Staff shuttles when a wedding takes over a whole lodge',
  ],
  rental: {
    intro:
      'Weekly rentals from Saturday to Saturday are the rhythm of Lake Harmony, and in July and over the Christmas weeks the six-seaters are spoken for early. Before you book, ask your host or the association whether guests may bring a cart and what it must show. Then call us with the address and the number of people.',
    tip: 'From Pocono Pines it is a short run, so ask about swapping a four-seater for a six when two more cousins arrive.',
    examples: [
      { what: 'Saturday to Saturday, one packed house', kind: 'six-seater', days: 7 },
      { what: 'Closing a dozen chalets', kind: 'utility', days: 14 },
    ],
  },
}
