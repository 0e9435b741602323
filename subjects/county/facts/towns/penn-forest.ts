import type { TownRecord } from '#subjects/county/facts/town-record.ts'

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
  mapLabel: { dot: false, offset: [26, 8], anchor: 'middle' },
  neighbors: ['kidder', 'lehigh', 'jim-thorpe', 'franklin', 'towamensing'],
  setting: 'forest-trail',
  showroom: 'pocono-pines',
  drivingMiles: 20,
  milesBeyondFreeDelivery: 0,
  suits: ['six-seater', 'four-seater'],
  ground: ['paved'],
  meta: {
    town: 'Towamensing Trails, Indian Mountain Lake, Route 903: community carts for Penn Forest, the association rules to check, and delivery from Pocono Pines.',
    rental:
      'Rent a cart in Penn Forest for a lake community, a concert stay or a big family house off Route 903. Plans, deposits and how guest rules work.',
  },
  lead: 'The largest township in the county by area, with private lake communities on both sides of Route 903.',
  about: [
    'Nearly seventy-five square miles lie between the Lehigh gorge and the Monroe County line. Route 903 crosses them past Christmans and Meckesville to Albrightsville, and on both sides are the communities: Towamensing Trails with its lake and its teepee clubhouse, Indian Mountain Lake, Bear Creek Lakes, thousands of houses under oak trees.',
    "A concert at Penn's Peak or a day of paintball brings people for a weekend; others stay at the lakes for a month. Inside the gates, golf carts are common.",
    "Read your own association's current rules first, then choose a cart that meets them: lights, mirrors, a number, sometimes proof of insurance.",
  ],
  terrain:
    'Rolling, wooded plateau. Community roads are paved or oiled, with short hills and a great deal of shade; acorns in October, ice in February.',
  carts:
    'A six-seater with a low step takes house guests to the beach in one go. Ask us for the lights and mirrors that your association wants. Skip the big lift unless you have trails of your own.',
  roads:
    'Behind a gate the roads are private and the association makes the rules. Outside, Routes 903 and 534 and every township road are public, those from one community to another too.',
  year: {
    spring: "Stickers are renewed: bring papers and last season's number to the office.",
    summer: 'Guests fill the lake houses from the Fourth on. Reserve a six-seater before Memorial Day.',
    fall: 'Acorns and leaves hide potholes, and music fans rent whole houses near the Peak.',
    winter: 'Caretakers make twenty stops before lunch: choose a cab and a heater.',
  },
  uses: [
    'House to lake beach with six towels, two chairs and an umbrella',
    'The run to the community compactor and the mail house',
    'Pool parties at a clubhouse where parking is always full',
    'Early laps of the lake',
    'Rental-house hosts greeting guests and showing them the loop',
    'Trick-or-treating inside the gates',
  ],
  rental: {
    intro:
      'First ask the association office or your host, in writing, whether guests may bring a cart in. Some allow it with a pass, some only for owners, some not at all, and the answer can change from year to year. Then choose a plan.',
    tip: 'Have your pass at the gatehouse before our truck arrives. If the gate turns our driver away, that is a missed appointment.',
    examples: [
      { what: 'One rented house, Friday to Monday', kind: 'six-seater', days: 3 },
      { what: "A caretaker's round in January", kind: 'four-seater', days: 30 },
    ],
  },
}
