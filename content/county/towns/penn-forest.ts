import type { TownRecord } from '#content/county/town-record.ts'

export const town: TownRecord = {
  name: 'Penn Forest',
  type: 'Township',
  extraPaths: ['/penn-forest'],
  zips: ['18229', '18210'],
  places: [
    'Albrightsville',
    'Towamensing Trails',
    'Indian Mountain Lake',
    'Bear Creek Lakes',
    'Christmans',
    'Meckesville',
  ],
  county: 'Carbon',
  coordinates: { latitude: 40.945, longitude: -75.635 },
  mapLabel: { dot: false, offset: [26, 8], anchor: 'middle', asSubject: { offset: [0, -11], anchor: 'middle' } },
  neighbors: ['kidder', 'lehigh', 'jim-thorpe', 'franklin', 'towamensing'],
  showroom: 'pocono-pines',
  drivingMiles: 20,
  milesBeyondFreeDelivery: 0,
  suits: ['six-seater', 'four-seater'],
  meta: {
    town: 'Towamensing Trails, Indian Mountain Lake, Route 903: community carts for Penn Forest, the association rules to check, and delivery from Pocono Pines.',
    rental:
      'Rent a cart in Penn Forest for a lake community, a concert stay or a big family house off Route 903. Plans, deposits and how guest rules work.',
  },
  lead: 'The largest township in the county by area, with private lake communities on both sides of Route 903.',
  about: [
    'Nearly seventy-five square miles lie between the Lehigh gorge and the Monroe County line. Route 903 crosses them past Christmans and Meckesville to Albrightsville, and on both sides are the communities: Towamensing Trails with its lake and its teepee clubhouse, Indian Mountain Lake, Bear Creek Lakes, thousands of houses under oak trees.',
    "A concert at Penn's Peak or a day of paintball brings people for a weekend; the lakes keep them for a month. Inside the gates, golf carts are a fact of life. In 2019 the Towamensing Trails newsletter reminded owners who have registered carts there that nobody under sixteen drives one alone.",
    "So the first thing to do in Penn Forest is to read your own association's current rules, and the second is to choose a cart that meets them: lights, mirrors, a number, sometimes proof of insurance.",
  ],
  terrain:
    'Rolling, wooded plateau. Community roads are paved or oiled, with short hills and a great deal of shade; acorns in October, ice in February.',
  carts:
    'A street-equipped six-seater covers house guests and the beach in one go. For a retired couple, the Denago EV City with turn signals and a lockable glove box. Leave big lifts for people with trails of their own.',
  roads:
    'Behind a gate the roads are private and the association makes the law of them. At the gate that ends: Routes 903 and 534 and every township road outside are public, and crossing from one community to another by cart is not allowed merely because it is short.',
  year: {
    spring: "Stickers are renewed. Bring papers, last season's number and patience to the counter.",
    summer: 'Inflatable rafts, barbecue tongs, badminton; evenings end with bullfrogs louder than any radio.',
    fall: 'Acorns ping off roofs like hail, and music fans take whole houses near the Peak.',
    winter:
      'Woodstoves, ice shanties, pipes to check behind dark windows: a caretaker makes twenty stops before lunch.',
  },
  uses: [
    'House to lake beach with six towels, two chairs and an umbrella',
    'The run to the community compactor and the mail house',
    'Pool parties at a clubhouse where parking is always full',
    'An early lap of the lake with a thermos',
    'Rental-house hosts greeting guests and showing them the loop',
    'Trick-or-treating inside the gates',
  ],
  rental: {
    intro:
      'Guests in a rented house ask one question before any other: may we bring a cart in? Some associations say yes with a pass, some only to owners, some not at all, and the answer can change from year to year. Get it from the office or your host, in writing, and then choose a plan.',
    tip: 'Have your pass at the gatehouse before our truck arrives. A driver turned away at the barrier has to charge for the second trip.',
    examples: [
      { what: 'One rented house, Friday to Monday', kind: 'six-seater', days: 3 },
      { what: "A caretaker's round in January", kind: 'four-seater', days: 30 },
    ],
  },
}
