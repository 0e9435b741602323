import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Summit Hill',
  type: 'Borough',
  zips: ['18250'],
  places: ['Mount Jefferson'],
  county: 'Carbon',
  coordinates: { latitude: 40.8248, longitude: -75.871 },
  mapLabel: { dot: true, offset: [-5, 13], anchor: 'end' },
  neighbors: ['lansford', 'nesquehoning', 'jim-thorpe', 'mahoning'],
  setting: 'ridge-overlook',
  showroom: 'pocono-pines',
  drivingMiles: 40,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'six-seater', 'utility'],
  ground: ['paved', 'steep'],
  meta: {
    town: 'Electric carts for Summit Hill, a ridge-top borough: models for wind and grades, notes on Route 902 and the trail, and what delivery costs.',
    rental:
      'Golf cart rental in Summit Hill for Ludlow Park gatherings, cemetery work and reunions. Four plans per cart type, deposits and terms beside the price.',
  },
  lead: 'Coal was found on this ridge in 1791, and the track that carried it downhill gave our dealership its name.',
  about: [
    'Philip Ginder turned over a black stone on Sharp Mountain in 1791; there is a monument to him in Ludlow Park. By 1827 a gravity railroad ran nine miles from this summit to the river at Mauch Chunk, mules riding down in the last car so they could pull the empties home. Later it carried sightseers, and people called it the first roller coaster.',
    "The borough on top is airy and orderly, with the views that come with the elevation. The local historical society counts thirteen cemeteries, because the ground up here is bedrock and the valley's was undermined. That is a great deal of sloping grass to keep.",
    'Below the southern edge lies Mauch Chunk Lake, and along it the old railroad grade, now a trail for walking and riding.',
  ],
  terrain:
    'A broad crest with gentle streets, then long drops on both sides. Expect wind, fog, and snow that stays longer than in the valley.',
  carts:
    'Brakes on all four wheels or a hill-start hold; ask us for an enclosure, which you will use in April. A six-seater takes a burial party or half a ball team in one trip.',
  roads:
    'Route 902 comes over the top from Lehighton to Lansford and is fast. Holland, White and Ludlow Streets are ordinary borough streets. The Switchback Trail is not for motors.',
  year: {
    spring: 'Cemetery crews work up to Memorial Day: reserve a utility cart in April.',
    summer: 'Cool nights bring relatives from the cities, and six seats take them around the lawns in one lap.',
    fall: 'September winds sweep the ridge: fold the windshield and strap loads down.',
    winter: 'Plowed banks stand shoulder-high some years. Stake the corners of your drive.',
  },
  uses: [
    'Mowing, flags and flowers across a hilltop cemetery before Memorial Day',
    'Tables, chairs and older guests around Ludlow Park at a town gathering',
    'Team equipment from the lot to the far field',
    'A large extended family on a ridge lot, four generations, one driveway',
    'Checking a garden, two coops and a shed before work',
    'Groceries and oil cans from a garage below the house',
  ],
  rental: {
    intro:
      'Reserve early for May and the weeks before the Fourth, when graves are decorated and the park fills. A six-seater also works as a tour car on a street closed for the day. If rain would spoil the day, have us fit the enclosure before the cart leaves the shop.',
    tip: 'In ice our truck takes the long way up, so set a winter delivery one day before you need the cart.',
    examples: [
      { what: 'Cemetery work ahead of Memorial Day', kind: 'utility', days: 7 },
      { what: 'Reunion on a ridge lot', kind: 'six-seater', days: 3 },
    ],
  },
}
