import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Lehigh',
  type: 'Township',
  zips: ['18255'],
  places: ['Rockport', 'Leslie Run'],
  county: 'Carbon',
  coordinates: { latitude: 40.955, longitude: -75.78 },
  mapLabel: { dot: false, offset: [-8, 44], anchor: 'middle' },
  neighbors: ['kidder', 'penn-forest', 'jim-thorpe', 'nesquehoning', 'packer', 'weatherly', 'lausanne'],
  setting: 'campground',
  showroom: 'pocono-pines',
  drivingMiles: 31,
  milesBeyondFreeDelivery: 0,
  suits: ['utility', 'four-seater', 'six-seater'],
  ground: ['grass', 'gravel'],
  meta: {
    town: 'Rockport, Leslie Run and a thousand-foot gorge: electric carts for the Lehigh uplands near Weatherly, where they may run and how they get there.',
    rental:
      'Lehigh rentals for tree farms, campgrounds and gorge-side cabins around Rockport. Compare day to month plans; see deposits, age and late fees.',
  },
  lead: 'High country above the deepest part of the gorge, with one steep road down to the river at Rockport.',
  about: [
    'The Lehigh River bounds this township on the east and has cut as much as a thousand feet into it. In 1824 the canal company built four sawmills and a town on the bank, Lowrytown, to make the arks that carried its coal; the place is now Rockport, a state park access for rafters and cyclists.',
    'Up on the plateau are Christmas trees in rows, hay, hunting woods and a church at the crossroads: fewer than five hundred people in twenty-six square miles.',
  ],
  terrain:
    'Open ridge-top fields, then forest that falls away toward the water. Long pulls rather than sharp ones, and red shale that is slick when wet.',
  carts:
    'For rows and headlands, a utility cart whose bed has drop sides. For a campground with long loops, a lifted four-seater; for guests, a lifted six-seater.',
  roads:
    'The rail trail through the gorge is closed to motor vehicles, electric ones among them, apart from what the park itself allows. Rockport Road descends in bends; Buck Mountain Road is long and empty, but it is a public highway all the same.',
  year: {
    spring: 'Seedlings and water ride together in the bed: have the axles greased before planting starts.',
    summer: 'Campground shuttles and haying want the same cart, so stagger the hours between two drivers.',
    fall: 'Overlooks peak in the second week of October. Reserve passenger carts for it in August.',
    winter: 'Families tag firs in falling snow: carry twine, netting and the cashbox.',
  },
  uses: [
    'Balsam, fraser and saws along the rows on tag-your-own weekends',
    'Laundry, propane and late arrivals around a campground',
    'Repairing fence between two hayfields',
    "From the cabin on the rim to the neighbor's porch, over ground you both own",
    'Guests who cannot walk far, to a private overlook',
    'Clover seed and beehives to a back meadow',
  ],
  rental: {
    intro:
      'There are two busy seasons: rafting and camping from May into September, tree farms from Thanksgiving until Christmas. If you need a cart for only one of them, rent one instead of buying and storing it.',
    tip: 'Phone coverage is weak toward the rim. Set the drop-off spot and the time with us beforehand, and send a photo of the entrance.',
    examples: [
      { what: 'Fir sales, Thanksgiving until Christmas', kind: 'utility', days: 30 },
      { what: "A campground's fullest July week", kind: 'six-seater', days: 7 },
    ],
  },
}
