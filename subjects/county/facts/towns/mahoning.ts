import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Mahoning',
  type: 'Township',
  zips: ['18235'],
  places: ['New Mahoning', 'Normal Square', 'Jamestown', 'Packerton', 'Mahoning Valley'],
  county: 'Carbon',
  coordinates: { latitude: 40.812, longitude: -75.748 },
  mapLabel: { dot: false, offset: [-24, 10], anchor: 'middle' },
  neighbors: ['lehighton', 'jim-thorpe', 'summit-hill', 'east-penn'],
  setting: 'ridge-overlook',
  showroom: 'pocono-pines',
  drivingMiles: 39,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'utility', 'six-seater'],
  ground: ['grass'],
  meta: {
    town: 'A valley with an airport, a drive-in and dairy barns: which electric cart suits which part of Mahoning, plus Route 443 cautions and delivery.',
    rental:
      'Rent carts in the Mahoning Valley for fly-ins, drive-in weekends, orchards and family lots. Four plans for each cart type, with deposits and fees listed.',
  },
  lead: 'A broad farm valley west of Lehighton, with an airstrip, a drive-in that still shows film, and stores along 443.',
  about: [
    'Mahoning Creek runs the length of this township between Mauch Chunk Mountain and the Mahoning Hills. New Mahoning, Normal Square, Jamestown and Packerton are its villages; its eastern end, along Route 443, is where much of the lower county shops.',
    'Two things set it apart. Jake Arner Memorial Airport lies in the lowest part of the valley, and across the way the Mahoning Drive-In projects 35-millimeter prints on a screen from 1949 to fans who come from several states and stay the night.',
    'On the aprons, in the orchards, at the drive-in and along the dairy lanes, most trips are a few hundred yards, many times a day.',
  ],
  terrain: 'Wide, open and easy in the bottom, up to a thousand feet on the sides. Drains well; fog in the mornings.',
  carts:
    'On an airfield, ask for a beacon. On a farm, a utility cart; around a house on two acres, a rear bench that folds into a deck. Street tires are fine throughout the valley floor.',
  roads:
    'Routes 443 and 902 are fast and crowded. Mahoning Drive is the old valley road and still a through route. Hangar aprons and theater fields are private, so ask the operator.',
  year: {
    spring: 'Pilots sweep hangars and growers prune: have the battery tested before the season.',
    summer: 'Double features run past midnight. Bring headlights and a full charge.',
    fall: 'Harvest and horror-film weekends overlap in October: reserve a utility cart by Labor Day.',
    winter: 'The screen goes dark while packing sheds stay busy: charge the cart every night.',
  },
  uses: [
    'Pilots, passengers and luggage between hangar and parking lot',
    'Popcorn, projector lamps and speaker poles across a grass theater',
    'Apple bins and ladders between rows in September',
    "A farm stand's restocking runs from the cold room",
    'Neighborhood Halloween on one big private lawn',
  ],
  rental: {
    intro:
      'One day runs for twenty-four hours, so it covers a fly-in breakfast or an all-night film. Ask for a cart with lights, and have it fully charged by five in the afternoon.',
    tip: 'On an active airfield the driver must know where the taxiway begins. Arrange that briefing with the airport before we hand over the key.',
    examples: [
      { what: 'An all-night double feature, twice', kind: 'four-seater', days: 2 },
      { what: 'Harvest, all of September', kind: 'utility', days: 30 },
    ],
  },
}
