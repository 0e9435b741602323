import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Jim Thorpe',
  type: 'Borough',
  zips: ['18229'],
  places: ['Mauch Chunk', 'East Mauch Chunk', 'Mauch Chunk Lake'],
  county: 'Carbon',
  coordinates: { latitude: 40.8665, longitude: -75.7389 },
  mapLabel: { dot: true, offset: [8, -5], anchor: 'start' },
  neighbors: ['nesquehoning', 'summit-hill', 'mahoning', 'franklin', 'penn-forest', 'lehigh'],
  setting: 'main-street',
  showroom: 'pocono-pines',
  drivingMiles: 31,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'six-seater'],
  ground: ['paved', 'steep', 'narrow'],
  meta: {
    town: 'Electric carts for a county seat built in a gorge: which models handle the grades, where they may go, and what delivery costs in Jim Thorpe.',
    rental:
      'Rent an electric cart in Jim Thorpe for a guesthouse, a wedding or a festival weekend: daily to monthly plans, deposits and delivery in plain figures.',
  },
  lead: 'The county seat, built in a gorge: steep streets, little parking, visitors all year.',
  about: [
    'Old Mauch Chunk was built where coal met the river. Broadway leaves the railroad station at Hazard Square and climbs past the opera house toward the Old Jail, with row houses on both sides and hardly a yard of level ground. Across the Lehigh, the other bank climbs just as hard toward Route 903. Visitors come for the Asa Packer Mansion, for the scenic railway into the gorge, and in October for the leaves.',
    'An inn with a lot behind the house, a wedding lawn above its parking or a festival crew needs something quiet that takes people and luggage uphill and fits where a pickup does not.',
    'Our own name comes from here. The Switchback Gravity Railroad brought coal down from Summit Hill to this riverbank in 1827, and its bed is now a trail that passes Mauch Chunk Lake.',
  ],
  terrain: 'Steep, narrow and paved. On these grades torque and brakes matter more than top speed.',
  carts:
    'Look for a strong motor and brakes on all four wheels or a hill-start hold. If you shuttle guests, six seats save a second trip up the hill; measure the lane first.',
  roads:
    'US 209 squeezes through downtown with a great deal of weekend traffic, and Broadway is a public street from bottom to top. The Switchback Trail and the D&L Trail through the gorge are for walking, bicycling and skiing, not for motors.',
  year: {
    spring: 'Inns paint and restock before the excursion trains fill: have brakes checked first.',
    summer: 'Shade reaches the bottom of the gorge by midafternoon, so carry ice and luggage then.',
    fall: "October's leaf weekends are the busiest of the year. Reserve early and finish moving by ten.",
    winter: 'Frozen stoops and early dusk: carry sand, and have brake linings inspected before March.',
  },
  uses: [
    'Luggage and guests between a rear lot and the front rooms of an inn on Broadway',
    'Wedding parties on the lawns above town, over gravel that is hard on heels',
    "Vendors and stage crews on fall foliage weekends, inside the closed-off streets and with the organizer's permission",
    'Housekeeping between guest cottages that share one private drive',
    'Grandparents on a large hillside lot, from the mailbox to the porch',
  ],
  rental: {
    intro:
      'Innkeepers, reunion hosts and wedding couples rent most here. Tell us how steep the drive is and how many people ride at once, and we bring a cart that climbs it fully loaded.',
    tip: 'Downtown has no room to unload on a Saturday. Ask for a morning slot and give an address with a driveway, or meet the truck across the river, off Route 903.',
    examples: [
      { what: 'A wedding weekend, Friday to Monday', kind: 'six-seater', days: 3 },
      { what: "An inn's two busiest weeks", kind: 'four-seater', days: 14 },
    ],
  },
}
