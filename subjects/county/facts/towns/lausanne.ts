import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Lausanne',
  type: 'Township',
  zips: ['18255'],
  places: ['Buck Mountain'],
  county: 'Carbon',
  coordinates: { latitude: 40.967, longitude: -75.818 },
  mapLabel: { dot: false, offset: [4, -2], anchor: 'middle' },
  neighbors: ['lehigh', 'weatherly', 'banks'],
  setting: 'forest-trail',
  showroom: 'pocono-pines',
  drivingMiles: 31,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'utility'],
  ground: ['gravel'],
  meta: {
    town: 'Fewer than 250 people and a forest: what an off-pavement electric cart is for in Lausanne, with range advice, road notes and delivery to your gate.',
    rental:
      'Utility and lifted cart rental in Lausanne for camps, woodlots and hunting weeks. Day, three-day, week and month rates, with the deposit for each.',
  },
  lead: 'A forest township of fewer than 250 people on the northern line of the county.',
  about: [
    'When the census counted Lausanne in 2010 it found 237 people. The township is what remains of a much larger one from 1808, named for the Swiss city by way of a boat landing on the Lehigh; Weatherly and several of its neighbors were cut from it as they grew, and the woods were left over.',
    'There is no center to speak of. Houses stand along a few roads between Weatherly and Foster Township, with camps behind them at the end of two-track lanes. Anthracite was dug around Buck Mountain, and the ground still shows it in places.',
    'Most people here would replace a worn-out ATV with a cart. It is quieter at a deer stand, starts in the cold and needs no trip to Weatherly for gas.',
  ],
  terrain: 'Rocky upland under second-growth oak and hemlock. Ruts, ledges, springs that cross the lane.',
  carts:
    'A skid plate, a lift and knobby tires. Range drops on soft ground and in cold, so plan on well under the listed figure.',
  roads:
    "The township keeps few roads and the through roads are the state's. Keep a cart on your own tract. On game lands motor vehicles, electric ones too, stay on the roads that the Game Commission has opened.",
  year: {
    spring: 'Washouts and ticks: walk the lane before you drive it.',
    summer: 'Blowdowns and raspberry canes close the track. Keep loppers behind the seat.',
    fall: 'Bear season, then buck: an electric motor is quiet enough for dawn.',
    winter: 'Deep cold cuts range. Turn around at half a charge.',
  },
  uses: [
    'Reaching stands and blinds before dawn in November, in private woods',
    'Cutting, splitting and stacking along half a mile of your own trail',
    'Opening camp in April: water jugs, mattresses, mouse traps',
    'Posting and checking a boundary line',
    'Water, lunch and wedges for a logging crew',
    'Binoculars and a tripod to a birding spot on your own brook',
  ],
  rental: {
    intro:
      'Rent for deer camp, for a logging job or to find out whether electric can replace your old machine. Give a trial a week: a weekend is too short to learn how far a charge goes on your hill.',
    tip: "No outlet at camp? A cart charges slowly from a generator of the right size. Have the generator's rating ready when you call, and we tell you whether it is enough.",
    examples: [
      { what: 'Two weeks of buck camp', kind: 'utility', days: 14 },
      { what: 'Trying electric on your own ridge', kind: 'four-seater', days: 7 },
    ],
  },
}
