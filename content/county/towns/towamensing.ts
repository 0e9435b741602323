import type { TownRecord } from '#content/county/town-record.ts'

export const town: TownRecord = {
  name: 'Towamensing',
  type: 'Township',
  zips: ['18071', '18235', '18058'],
  places: ['Trachsville', 'Beltzville Lake', 'Wild Creek', 'Forest Inn'],
  county: 'Carbon',
  coordinates: { latitude: 40.872, longitude: -75.585 },
  mapLabel: { dot: false, offset: [16, -14], anchor: 'middle', asSubject: { offset: [6, -12], anchor: 'middle' } },
  neighbors: ['penn-forest', 'franklin', 'lower-towamensing'],
  showroom: 'pocono-pines',
  drivingMiles: 27,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'six-seater', 'utility'],
  meta: {
    town: 'Around Beltzville Lake: carts for Towamensing campgrounds, farms and hillside homes, where park rules end and yours begin, and delivery by mile.',
    rental:
      "Cart rental near Beltzville Lake for campers, farms and family houses in Towamensing. See each plan's price and deposit and the return rule.",
  },
  lead: "Beltzville's long blue lake, with farms along the Pohopoco and campgrounds in the hills behind.",
  about: [
    'The lake is 949 acres of drowned creek valley, the park around it nearly three thousand, shared with Franklin. On a hot Sunday its beach lots fill before noon and signs on the Turnpike say so. North of the water, Pohopoco Drive runs from cove to cove; Wild Creek comes down over a waterfall; Trachsville sits to the east on US 209.',
    'Away from the shore the township is farmland and woods, with a lake-house feeling that comes and goes with the season. In the hills are campgrounds, where from May to Columbus Day a golf cart is the usual way to the bathhouse, the store and the ice chest.',
    'For those who live here all year there is another reason. When the park is full, it is simply pleasant to have somewhere to drive that is your own.',
  ],
  terrain:
    'Folded hills with coves between them. Pasture, gravel campground loops, some drives that are steep enough to want a second look.',
  carts:
    'Seasonal campers should think small and quiet: four seats, a rain cover, a bag well for groceries. A host with a farmhouse and a hayride takes six or a Carrier. A utility bed is for the hillside orchard.',
  roads:
    'Every campground writes its own cart rules, on age, hours and lights; follow those. In the state park, leave the cart at home. Pohopoco Drive is narrow, parked up and patrolled in summer, and US 209 is what it sounds like.',
  year: {
    spring: 'Campers lift tarps, evict mice, hang lanterns; posts get a coat of paint, one loop at a time.',
    summer: 'Pontoons crowd in by eleven. Up the lane somebody needs bait, bandages and charcoal.',
    fall: 'Kettle corn, wool blankets, wagons full of cousins. After Columbus Day the bathhouses shut and it goes quiet.',
    winter: 'Eagles fish the open water near the dam while steers wait for silage. Feed first, photograph after.',
  },
  uses: [
    'Site to bathhouse to camp store, twenty times a day',
    "Kayaks on a small trailer, down a private lane to a friend's cove",
    'Hayrides for cousins, between the barn and the far pasture',
    'Peaches and sweet corn to the stand at the end of the drive',
    'Evening rounds of a campground host, at walking pace',
    'Feeding beef cattle through a long winter',
  ],
  rental: {
    intro:
      'With a seasonal site, rent for a month and learn whether you would use a cart every day before you buy one. For a weekend, take the three-day plan from Friday. Either way, ask your campground first whether it admits carts that are not its own, because some rent their own and some allow none.',
    tip: 'We can deliver to a site number. Leave the name of the office person who agreed to it, and allow for the bar across the road at quiet hours.',
    examples: [
      { what: 'A seasonal site, tried out', kind: 'four-seater', days: 30 },
      { what: 'Reunion at an old farmhouse', kind: 'six-seater', days: 2 },
    ],
  },
}
