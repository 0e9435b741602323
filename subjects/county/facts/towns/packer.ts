import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Packer',
  type: 'Township',
  extraPaths: ['/packer'],
  zips: ['18255'],
  places: ['Hudsondale', 'Quakake'],
  county: 'Carbon',
  coordinates: { latitude: 40.9045, longitude: -75.872 },
  mapLabel: { dot: false, offset: [-4, 12], anchor: 'middle' },
  neighbors: ['weatherly', 'lehigh', 'banks', 'nesquehoning'],
  setting: 'forest-trail',
  showroom: 'pocono-pines',
  drivingMiles: 37,
  milesBeyondFreeDelivery: 0,
  suits: ['utility', 'four-seater'],
  ground: ['grass', 'gravel'],
  meta: {
    town: 'The Quakake Valley is quiet, wet and green. Work-ready electric carts for Packer and Hudsondale, and what Route 93 means for driving one.',
    rental:
      'Rent a utility or passenger cart in Packer, from Hudsondale to the Quakake Valley: haying, fencing, weddings in a field. Every price is listed.',
  },
  lead: 'A long green valley under Broad Mountain, with Hudsondale at one end and Quakake Creek down the middle.',
  about: [
    'Packer is named for Asa Packer, the canal boatman who built a railroad. Its valley is the Quakake: hedgerows, wet woods along the creek, and farmhouses set back where the ground first rises.',
    'Hudsondale is the nearest thing to a village, and the township building is there on Hudson Drive. Route 93 comes over from Beaver Meadows, drops through the township and climbs Broad Mountain on its way to Nesquehoning.',
    "Most carts here work on their owner's land: hay, horses, bees, firewood.",
  ],
  terrain:
    'Valley floor with seeps and springs, then pasture, then a wooded mountainside. Mud is a bigger problem than grade.',
  carts:
    'For hay and fence posts, a long steel bed with drop sides and heavy-duty springs. If passengers ride every day, four lifted seats and knobby tires.',
  roads:
    "Route 93 over Broad Mountain is a long grade with trucks on it. Hudson Drive is quiet but public: it is the through road. Use the field lanes, and ask before using a neighbor's.",
  year: {
    spring: 'Flooded gateways: spread gravel where hooves and tires meet.',
    summer: 'Haying runs until the evening storms. Keep the tarps aboard.',
    fall: 'Walnut hulls stain floorboards, so fit a bed liner before they fall.',
    winter: 'Shade keeps the creek bend icy for weeks: take the pasture side, slowly.',
  },
  uses: [
    'Mineral blocks and hay for horses at the far gate',
    'Empty supers out to the bee yards, honey home',
    'Culverts, gravel and a shovel after each cloudburst',
    'Seating and a sound system for vows in a mowed field',
    'Quiet trips along a trout stream',
    'Chainsaw, bar oil and fuel to a fallen hemlock',
  ],
  rental: {
    intro:
      'Most people rent for a week: haying, foaling, a field wedding, a fence that the snow took down. Mud is fine. Hose the cart off before it goes back, and you avoid the cleaning charge in the rental policy.',
    tip: 'Our truck sinks in soft ground, so we unload on your hard lane and drive the cart in.',
    examples: [
      { what: 'Haymaking, start to finish', kind: 'utility', days: 7 },
      { what: 'A ceremony on mowed grass', kind: 'four-seater', days: 1 },
    ],
  },
}
