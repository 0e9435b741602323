import type { TownRecord } from '#content/county/town-record.ts'

export const town: TownRecord = {
  name: 'Lausanne',
  type: 'Township',
  zips: ['18255'],
  places: ['Buck Mountain'],
  county: 'Carbon',
  coordinates: { latitude: 40.967, longitude: -75.818 },
  mapLabel: { dot: false, offset: [4, -2], anchor: 'middle', asSubject: { offset: [0, -11], anchor: 'middle' } },
  neighbors: ['lehigh', 'weatherly', 'banks'],
  showroom: 'pocono-pines',
  drivingMiles: 31,
  milesBeyondFreeDelivery: 0,
  suits: ['utility', 'four-seater'],
  meta: {
    town: 'Fewer than 250 people and a forest: what an off-pavement electric cart is for in Lausanne, with range advice, road notes and delivery to your gate.',
    rental:
      'Utility and lifted cart rental in Lausanne for camps, woodlots and hunting weeks. Day, three-day, week and month rates, with the deposit for each.',
  },
  lead: 'Two hundred and some neighbors, a great many trees, and the Luzerne line at the top of the hill.',
  about: [
    'When the census counted Lausanne in 2010 it found 237 people. The township is what remains of a much larger one from 1808, named for the Swiss city by way of a boat landing on the Lehigh; Weatherly and several of its neighbors were cut from it as they grew, and the woods were left over.',
    'There is no center to speak of. Houses stand along a few roads between Weatherly and Foster Township, with camps behind them at the end of two-track lanes. Anthracite was dug around Buck Mountain, and the ground still shows it in places.',
    'Here a cart would replace a worn-out all-terrain vehicle rather than a car. It is quieter at a deer stand, it starts in the cold, and nobody has to drive to Weatherly for gasoline.',
  ],
  terrain: 'Rocky upland under second-growth oak and hemlock. Ruts, ledges, springs that cross the lane.',
  carts:
    'Skid plate, lift, aggressive tires and the larger battery. Range drops on soft ground and in cold, so plan on well under the brochure figure. The Evolution Forester and the Denago Nomad are the two to compare.',
  roads:
    'The township keeps few roads and the state keeps the ones that go somewhere. A cart belongs on your own tract. On game lands nothing with a motor may leave the roads that the Game Commission has opened, and that includes a silent one.',
  year: {
    spring: 'Ramps, ticks, washouts. Walk each ford before you trust it.',
    summer: 'Whip-poor-wills, blowdowns, raspberry canes across the track. Loppers live behind the seat.',
    fall: 'Bear, then buck. Scentless, smokeless, nearly noiseless: at dawn the case for electric makes itself.',
    winter: 'Deep cold costs miles. Turn around at half a charge, and never believe that a frozen spring stays frozen.',
  },
  uses: [
    'Stands, blinds and bait-free patience before dawn in November, on private woods',
    'Cutting, splitting and stacking along half a mile of your own trail',
    'Opening camp in April: water jugs, mattresses, mouse traps',
    'Posting and checking a boundary line',
  ],
  rental: {
    intro:
      'Rent here for deer camp, for a logging job or to find out whether electric will do what your old machine did. We suggest the weekly plan for a trial; a weekend is too short to learn how far a charge goes on your hill.',
    tip: "No outlet at camp? A cart charges from a generator of the right size, slowly. Ask for the charger's draw when you reserve, and bring the generator's rating to the phone.",
    examples: [
      { what: 'Two weeks of buck camp', kind: 'utility', days: 14 },
      { what: 'Trying electric on your own ridge', kind: 'four-seater', days: 7 },
    ],
  },
}
