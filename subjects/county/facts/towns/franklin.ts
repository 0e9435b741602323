import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Franklin',
  type: 'Township',
  zips: ['18235'],
  places: ['Weissport East', 'Harrity', 'Long Run', 'Beltzville Dam'],
  county: 'Carbon',
  coordinates: { latitude: 40.8465, longitude: -75.675 },
  mapLabel: { dot: false, offset: [-14, -2], anchor: 'start' },
  neighbors: ['jim-thorpe', 'penn-forest', 'towamensing', 'lower-towamensing', 'parryville', 'weissport', 'lehighton'],
  setting: 'lake-dock',
  showroom: 'pocono-pines',
  drivingMiles: 34,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'utility'],
  ground: ['grass'],
  meta: {
    town: 'Below Beltzville Dam and beside the Turnpike: what Franklin households do with an electric cart, the road notes for Harrity and Long Run, and delivery.',
    rental:
      'Electric cart rental in Franklin, below Beltzville Dam: fishing derbies, yard projects, visiting family. Four plan lengths and their deposits.',
  },
  lead: 'Homes with real yards between the dam at Beltzville and the canal at Weissport, and the Turnpike exit in the middle.',
  about: [
    'Most people know Franklin as the place they leave the Turnpike: Exit 74 puts them on US 209 inside the township. Those who live here know the other parts: Weissport East by the canal, the old farms along Long Run, the hill roads toward Harrity, and the great earth dam that made Beltzville Lake in the early 1970s.',
    "Rod and gun clubs hold their fishing days at Phifer's Ice Dam Park, where the largest pond is kept for children each spring. The Lions hold their picnic there at the end of the summer.",
    'Most lots are half an acre to five acres: a long walk with a load, but too small for a tractor.',
  ],
  terrain: 'Easy slopes of shale and sod, some steeper ground behind the houses, and good driveways.',
  carts:
    'A four-seater with a rear seat that flips to a cargo deck is the usual answer. Choose turf tires, and skip the lift.',
  roads:
    "US 209 and the ramps are fast. Fairyland and Long Run Roads wind and are posted well above a cart's pace. The roads of the state park and of the dam are governed by their owners, so read the signs at the gate before you unload anything with a motor.",
  year: {
    spring: 'Fishing derbies start before sunrise: charge the night before.',
    summer: 'Beach traffic backs up at the interchange on hot Saturdays, so ask us to deliver on a weekday.',
    fall: 'Maples drop their leaves within days: fold the rear seat down and haul them dry.',
    winter: 'Shale driveways heave after each thaw. Fill the holes that would catch a small wheel.',
  },
  uses: [
    'Buckets, bait and small children on derby mornings, for the clubs that run them',
    'Two acres of leaves in one afternoon',
    'Pool chemicals, patio furniture and the Sunday paper',
    'Snow shovels and salt from the garage to a long front walk',
    'Split rails, posts and a tamping bar along a property line',
  ],
  rental: {
    intro: 'Most people rent for the length of a project: a new patio, a move, a tree down across the drive.',
    tip: 'Camping near the lake? Plan to use the cart at the campground: the day-use areas have their own rules about vehicles and fill early on hot Saturdays.',
    examples: [
      { what: 'One patio, from digging to sweeping', kind: 'utility', days: 7 },
      { what: 'Cousins in tents, Friday to Monday', kind: 'four-seater', days: 3 },
    ],
  },
}
