import type { TownRecord } from '#content/county/town-record.ts'

export const town: TownRecord = {
  name: 'Summit Hill',
  type: 'Borough',
  zips: ['18250'],
  places: ['Mount Jefferson'],
  county: 'Carbon',
  coordinates: { latitude: 40.8248, longitude: -75.871 },
  mapLabel: { dot: true, offset: [-5, 13], anchor: 'end' },
  neighbors: ['lansford', 'nesquehoning', 'jim-thorpe', 'mahoning'],
  showroom: 'pocono-pines',
  drivingMiles: 40,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'six-seater'],
  meta: {
    town: 'Summit Hill started the Switchback. Electric carts for a ridge-top borough: what the wind and the grades ask for, road notes, and free local delivery.',
    rental:
      'Golf cart rental in Summit Hill for Ludlow Park gatherings, cemetery work and reunions. Four plans per cart type, deposits and terms beside the price.',
  },
  lead: 'Coal was found on this ridge in 1791, and the track that carried it downhill gave our dealership its name.',
  about: [
    'Philip Ginder turned over a black stone on Sharp Mountain in 1791; there is a monument to him in Ludlow Park. By 1827 a gravity railroad ran nine miles from this summit to the river at Mauch Chunk, mules riding down in the last car so they could pull the empties home. Later it carried sightseers, and people called it the first roller coaster.',
    "The borough on top is airy and orderly, with the views that come with the elevation. The local historical society counts thirteen cemeteries, because the ground up here is bedrock and the valley's was undermined. That is a great deal of grass, on slopes, between stones.",
    'Below the southern edge lies Mauch Chunk Lake, and along it the old railroad grade, now a trail for walking and riding.',
  ],
  terrain:
    'A broad crest with gentle streets, then long drops on both sides. Wind is a neighbor, fog a frequent guest, and snow lies longer than in the valley.',
  carts:
    'Ask for a folding windshield and a proper enclosure; you will use them in April. A six-seater makes one trip of a burial party or half a ball team.',
  roads:
    'Route 902 comes over the top from Lehighton to Lansford and is no place to dawdle. Holland, White and Ludlow Streets are ordinary borough streets: fine for a plated low-speed vehicle, closed to a cart without one. The Switchback Trail is not for motors.',
  year: {
    spring: "Thaw, gales, then lilacs weeks behind everyone else's. Sextons start with the lowest row and work upward.",
    summer: 'Cool nights bring relatives from the cities: a porch, a breeze, a slow lap of the lawns.',
    fall: 'Hawks ride the updraft in September. So will a tarpaulin; fold the windshield and strap things down.',
    winter: 'Plowed banks stand shoulder-high some years. Stake the corners of your drive and keep a path to the coop.',
  },
  uses: [
    'Mowing, flags and flowers across a hilltop cemetery before Memorial Day',
    'Folding tables and grandmothers around Ludlow Park at a town gathering',
    'Team equipment from the lot to the far field',
    'A large extended family on a ridge lot, four generations, one driveway',
    'Checking a garden, two coops and a shed before work',
  ],
  rental: {
    intro:
      'May and the weeks before the Fourth are the dates to reserve early in Summit Hill, when graves are dressed and the park fills. A six-seater also makes a fine tour car on a street closed for the day. For anything that must not be rained off, have us fit the enclosure before it leaves the shop.',
    tip: 'In ice a trailer takes the long way up. Arrange a winter rental here a day earlier than you would in the valley.',
    examples: [
      { what: 'Dressing graves ahead of Memorial Day', kind: 'utility', days: 7 },
      { what: 'Reunion on a ridge lot', kind: 'six-seater', days: 3 },
    ],
  },
}
