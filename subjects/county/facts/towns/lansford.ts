import type { TownRecord } from '#subjects/county/facts/town-record.ts'

export const town: TownRecord = {
  name: 'Lansford',
  type: 'Borough',
  zips: ['18232'],
  places: ['Panther Valley'],
  county: 'Carbon',
  coordinates: { latitude: 40.8318, longitude: -75.8824 },
  mapLabel: { dot: true, offset: [-7, 0], anchor: 'end' },
  neighbors: ['summit-hill', 'nesquehoning'],
  setting: 'main-street',
  showroom: 'pocono-pines',
  drivingMiles: 41,
  milesBeyondFreeDelivery: 0,
  suits: ['four-seater', 'utility'],
  ground: ['paved', 'steep'],
  meta: {
    town: 'Coal built Lansford on the side of a valley. Which electric carts hold on its slopes, who uses them, and how delivery to ZIP code 18232 works.',
    rental:
      'Cart rental in Lansford for parades, block parties and renovation crews: daily, 3-day, weekly and monthly rates with deposits and delivery set out.',
  },
  lead: 'A Panther Valley coal town with level long streets and very steep cross streets.',
  about: [
    'Lansford grew above the mines of the Lehigh Coal and Navigation Company. The No. 9 mine, opened in 1855, still takes people underground, now as a museum on Dock Street, with a small train that rolls straight into the hillside. Up the hill, US 209 threads the rows of double houses on its way from Nesquehoning to Coaldale, and Route 902 begins its climb to Summit Hill.',
    'The town lies along a slope. Ridge, Bertsch and Patterson Streets follow the contour; the streets between them go straight up. Houses share walls, yards are short, and parking is on the street.',
    'Carts here serve groups more often than households: a parish with a hall and a cemetery, a fire company, a contractor restoring a row of empty houses, the crews behind the parades and the heritage days at the mine.',
  ],
  terrain:
    'Level one way, very steep the other. A loaded cart should be able to hold itself on a hill without rolling when you lift your foot.',
  carts:
    'Ask for brakes on all four wheels or a hill-start hold, and measure your yard gate first. Crews who carry plaster and pipe need a steel bed.',
  roads:
    'Ridge Street and US 209 are busy, and parked cars leave one lane on most of the other borough streets, which are slow. Parish, club and company ground has rules of its own, and now and then the borough closes a street for an event.',
  year: {
    spring: 'Memorial Day wreaths go to every cemetery in a single morning: reserve for the week before.',
    summer: 'Hot asphalt softens, so cross slopes gently with a full load.',
    fall: 'Panther Valley football fills Friday nights, and boosters need lights and a rear bed.',
    winter: 'Cinders on ice are slick: chock both wheels whenever you stop on a slope.',
  },
  uses: [
    "Marshals and elderly veterans at the front of a parade, with the borough's permit",
    'Grounds work in a hillside cemetery where a truck would leave ruts',
    'Drywall, tile and bins of debris behind a row of houses under repair',
    'Driving visitors across the No. 9 museum grounds on a busy day, when the museum asks for it',
    'Parish block parties and the cleanup on Sunday night',
  ],
  rental: {
    intro:
      'A parade, a homecoming or a festival on the mine grounds takes three days, with one each for setting up and taking down. Renovation crews usually keep a utility cart for a week.',
    tip: 'Charge from any grounded household outlet overnight. If your double house has one circuit in the cellar, tell us, and we add a cord of the right gauge.',
    examples: [
      { what: 'Heritage day on club grounds, with time to set up', kind: 'four-seater', days: 3 },
      { what: 'Gutting half a double house', kind: 'utility', days: 7 },
    ],
  },
}
