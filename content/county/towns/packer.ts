import type { TownRecord } from '#content/county/town-record.ts'

export const town: TownRecord = {
  name: 'Packer',
  type: 'Township',
  extraPaths: ['/packer'],
  zips: ['18255'],
  places: ['Hudsondale', 'Quakake'],
  county: 'Carbon',
  coordinates: { latitude: 40.9045, longitude: -75.872 },
  mapLabel: { dot: false, offset: [-4, 12], anchor: 'middle', asSubject: { offset: [-2, -10], anchor: 'middle' } },
  neighbors: ['weatherly', 'lehigh', 'banks', 'nesquehoning'],
  showroom: 'pocono-pines',
  drivingMiles: 37,
  milesBeyondFreeDelivery: 0,
  suits: ['utility', 'four-seater'],
  meta: {
    town: 'The Quakake Valley is quiet, wet and green. Work-ready electric carts for Packer and Hudsondale, and what Route 93 means for driving one.',
    rental:
      'Rent a utility or passenger cart in Packer, from Hudsondale to the Quakake Valley: haying, fencing, weddings in a field. Figures without a form.',
  },
  lead: 'A long green valley under Broad Mountain, with Hudsondale at one end and Quakake Creek down the middle.',
  about: [
    'Packer takes its name from Asa Packer, the canal boatman who built a railroad and helped to make a county. The valley he would still recognize is the Quakake: hedgerows, wet woods along the creek, and farmhouses set back where the ground first rises.',
    'Hudsondale is the nearest thing to a village, and the township building is there on Hudson Drive. Route 93 comes over from Beaver Meadows, drops through the township and climbs Broad Mountain on its way to Nesquehoning; few who use it notice the turn.',
    'What people do here they do on their own land: hay, horses, bees, firewood. The cart that fits is a tool with a seat on it.',
  ],
  terrain:
    'Valley floor with seeps and springs, then pasture, then a wooded mountainside. Mud is the obstacle, more than grade.',
  carts:
    'Floatation tires, a sealed underbody and a bed that tips. The Turfman is the obvious candidate; the Forester is the comfortable one, if a passenger will ride every day.',
  roads:
    "Route 93 over Broad Mountain is a long grade with trucks on it, the last place for anything slow. Hudson Drive looks tame and is not: it is the through road. Use the field lanes, and ask before using a neighbor's.",
  year: {
    spring: 'Foals, frogs, flooded gateways. Spread gravel where hooves and tires meet.',
    summer: 'Mown by nine, baled by six, thunder at seven. Somebody must fetch the tarps.',
    fall: 'Heifers come in, walnuts come down, and the hulls stain each floorboard they ride on.',
    winter: 'Shadow keeps the creek bend icy for weeks. Carrying corn to the barn, take the pasture side and crawl.',
  },
  uses: [
    'Mineral blocks and hay for horses at the far gate',
    'Bee yards: supers out light, honey home heavy',
    'Culverts, gravel and a shovel after each cloudburst',
    'Seating and a sound system for vows in a mown field',
    'Scouting a trout stream without scaring what lives in it',
  ],
  rental: {
    intro:
      'Haying weeks and foaling, a field wedding in June, a fence that the snow took down: a Packer rental is a week long and dirty, and that is fine. Hose the cart before it goes back and the cleaning charge in the rental policy need never concern you.',
    tip: 'Soft ground swallows a loaded trailer. We would rather unload on your hard lane and drive the cart in under its own power.',
    examples: [
      { what: 'Haymaking, start to finish', kind: 'utility', days: 7 },
      { what: 'A ceremony on mown grass', kind: 'four-seater', days: 1 },
    ],
  },
}
