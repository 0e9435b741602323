import type { TownRecord } from '#content/county/town-record.ts'

export const town: TownRecord = {
  name: 'Franklin',
  type: 'Township',
  zips: ['18235'],
  places: ['Weissport East', 'Harrity', 'Long Run', 'Beltzville Dam'],
  county: 'Carbon',
  coordinates: { latitude: 40.8465, longitude: -75.675 },
  mapLabel: { dot: false, offset: [-14, 1], anchor: 'start', asSubject: { offset: [10, 0], anchor: 'start' } },
  neighbors: ['jim-thorpe', 'penn-forest', 'towamensing', 'lower-towamensing', 'parryville', 'weissport', 'lehighton'],
  showroom: 'pocono-pines',
  drivingMiles: 34,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'utility'],
  meta: {
    town: 'Below Beltzville Dam and beside the Turnpike: what Franklin households do with an electric cart, the road notes for Harrity and Long Run, and delivery.',
    rental:
      'Electric cart rental in Franklin, minutes from Beltzville Dam: fishing derbies, yard projects, visiting family. Four plan lengths and their deposits.',
  },
  lead: 'Homes with real yards between the dam at Beltzville and the canal at Weissport, and the Turnpike exit in the middle.',
  about: [
    'Most people know Franklin as the place they leave the Turnpike: Exit 74 drops them on US 209 within its bounds. Those who live here know the other parts: Weissport East by the canal, the old farms along Long Run, the hill roads toward Harrity, and the great earth dam that made Beltzville Lake in the early 1970s.',
    "Phifer's Ice Dam Park is the township's front yard. Now rod and gun clubs hold their fishing days there, and each spring the largest pond is kept for children. The Lions hold their picnic in the park at the end of the summer.",
    'Lots of half an acre to five acres are the rule, big enough that you notice the walk and small enough that a tractor is silly. That gap is exactly what a golf cart is for.',
  ],
  terrain: 'Easy slopes of shale and sod, some steeper ground behind the houses, and good driveways.',
  carts:
    'A four-seater with a rear seat that flips to a cargo deck is the usual answer. Fit a small trailer hitch and turf-friendly tires, and skip the lift.',
  roads:
    "US 209 and the ramps are out of the question. Fairyland and Long Run Roads wind and are posted well above a cart's pace. The roads of the state park and of the dam are governed by their owners, so read the signs at the gate before you unload anything with a motor.",
  year: {
    spring: 'Derby anglers gather before sunrise, thermos in hand; bluegill and pride go home by noon.',
    summer: "Beach traffic backs up toward the interchange. Staying on one's own lawn has seldom looked so clever.",
    fall: 'Gutters, gourds, goldenrod. Maples fill a trailer again and again, and nobody carries a basket.',
    winter: 'Shale driveways heave and settle. Walk yours after each thaw and fill whatever a small wheel would find.',
  },
  uses: [
    'Buckets, bait and small children on derby mornings, for the clubs that run them',
    'Two acres of leaves in one afternoon, with a dump trailer behind',
    'Pool chemicals, patio furniture and the Sunday paper',
    "Driving instruction for a future sixteen-year-old, entirely on the family's own grass",
    'Snow shovels and salt from the garage to a long front walk',
  ],
  rental: {
    intro:
      'Rent a cart here the way you would rent a dumpster: for the length of a project. A new patio, a move, a tree that came down across the drive. With the Turnpike exit minutes away, an early drop-off is easy to arrange.',
    tip: 'Camping near the lake? Reserve for where you sleep rather than for where you swim: the day-use areas have their own rules about vehicles and fill early on hot Saturdays.',
    examples: [
      { what: 'One patio, from digging to sweeping', kind: 'utility', days: 7 },
      { what: 'Cousins in tents, Friday to Monday', kind: 'four-seater', days: 3 },
    ],
  },
}
