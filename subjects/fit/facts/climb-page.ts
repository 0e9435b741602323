import type { PageHead } from '#subjects/dealership/facts/head-defaults.ts'
import { climbFigures, driveways } from './climb.ts'

const { weights, rolling, grip, speeds } = climbFigures
const percent = (part: number) => `${Math.round(part * 1000) / 10}%`

/** The page that answers "Will it climb my driveway?". What it counts with is in climb.ts. */
export const climbPage = {
  head: {
    title: 'Will a Golf Cart Climb My Driveway? | Switchback',
    description:
      'Enter the length and rise of your driveway, or its slope. See for every cart whether it climbs it, how fast, and what that takes from the battery.',
    keywords: ['golf cart steep driveway', 'golf cart hill climbing', 'golf cart slope percent'],
  } satisfies PageHead,
  lead: 'Enter its slope, which the level in a phone shows (5 degrees are 9%), or its length and rise. You see how fast each cart climbs it, and the charge it takes.',
  form: {
    slope: 'Steepest slope (%)',
    length: 'Length (ft)',
    rise: 'Rise (ft)',
    surface: 'Surface',
    surfaces: { paved: 'Paved', gravel: 'Gravel', grass: 'Grass' },
    riders: 'Riders',
    load: 'Extra load (lbs)',
    submit: 'See which carts climb it',
  },
  problems: {
    nothing: 'Enter the slope, or the length and the rise.',
    length: `Enter the length in feet, up to ${driveways.mostFeet}, such as 300.`,
    rise: 'Enter the rise in feet, such as 40. It is less than the length.',
    other: 'Enter this as well, or the slope alone.',
    slope: `Enter the slope in percent, up to ${driveways.mostPercent}, such as 12.`,
    gentle: 'The whole driveway rises {average}%, so its steepest slope is that or more.',
    riders: 'Enter the number of riders, 1 or more.',
    load: `Enter the load in pounds, up to ${driveways.mostPounds}, such as 100.`,
  },
  headings: {
    all: 'All {count} carts climb it',
    some: '{able} of {count} carts climb it',
    none: 'None of our carts climbs it',
    cart: {
      yes: 'The {name} climbs it',
      slowly: 'The {name} climbs it slowly',
      no: 'The {name} does not climb it',
      unknown: 'Ask us about the {name}',
    },
  },
  hill: '{length} ft long, {rise} ft up, {slope}% at its steepest, {surface}, with {riders}{load}.',
  load: ' and {load} lbs',
  groups: {
    yes: `Yes, at ${speeds.slow} mph or more`,
    slowly: `Slowly, it may drop below ${speeds.slow} mph`,
    no: 'No',
    unknown: 'Ask us',
  },
  steepest: '{speed} where it is steepest.',
  speed: 'About {speeds} mph',
  charge: 'It takes {wattHours} Wh, {share} of a charge, {miles} miles of range.',
  little: 'less than 1%',
  reasons: {
    seats: 'It has {has} seats, and {needs} ride.',
    payload: 'Carries {has} lbs. Riders and load weigh {needs} lbs.',
    grip: 'On damp ground its rear tires slip where it is steeper than {limit}%.',
    torque: 'With this load its motor does not start where it is steeper than {limit}%.',
    speed: `With this load it does less than ${speeds.least} mph.`,
    charge: 'It takes more than a full charge.',
    unknown: 'We have not read its {missing}.',
  },
  /** What a climb is worked out from, as the reason names what is missing. */
  counted: { battery: 'battery', range: 'range', payload: 'payload', topSpeed: 'top speed' },
  drawing: {
    label: 'A switchback with a cart on it: {length} ft long, {rise} ft up, {slope}% at its steepest.',
    length: '{length} ft long',
    rise: '{rise} ft',
    up: 'up',
    slope: '{slope}% at its steepest',
    caption: 'With the {name}. Not to scale.',
  },
  brakes: {
    alone: 'We count the climb alone.',
    link: '“Which cart?” also asks for brakes that hold on a steep lane.',
  },
  notes: {
    heading: 'What we count with',
    list: [
      `A rider weighs ${weights.rider} lbs. An empty cart weighs ${weights.empty[2]} lbs with two seats, ${weights.empty[4]} with four, ${weights.empty[6]} with six, ${weights.empty[8]} with eight.`,
      `The battery gives ${climbFigures.amperes} amperes at most, 6.3 kW at 48 volts, and ${percent(climbFigures.efficiency)} of that turns the wheels. Of a lead-acid battery ${climbFigures.leadAcidAmpereHours} ampere-hours can be used.`,
      `Rolling takes ${percent(rolling.paved)} of the weight on pavement, ${percent(rolling.gravel)} on gravel, ${percent(rolling.grass)} on grass.`,
      `The rear axle turns with ${climbFigures.axleTorque} newton-meters and carries ${percent(climbFigures.rearWeight)} of the weight. Of that, damp tires hold ${percent(grip.usual.paved)} on pavement, ${percent(grip.usual.gravel)} on gravel, ${percent(grip.usual.grass)} on grass; all-terrain tires hold ${percent(grip.allTerrain.gravel)} and ${percent(grip.allTerrain.grass)}. Tires are as large as on our models.`,
      'A level paved road takes what the listed range says, wind and stops included. Battery, range, load and top speed are those on the page of each cart.',
      'The battery is warm and in good health. We count the way up; nothing comes back on the way down.',
      `Each figure may be ${percent(climbFigures.uncertainty)} off either way, and a cart must manage that too before we say yes.`,
      'For comparison: the Mount Pisgah Plane of the Switchback Railroad rose 664 ft. A four-seater with four aboard takes about 590 Wh to be lifted that far.',
      `Slowly means that it may do less than ${speeds.slow} mph. Where you give a slope alone, we count ${driveways.length} ft of it.`,
      'These are our estimates. A test drive on a slope like yours settles it.',
    ],
  },
  contact: 'Ask us about this driveway',
  mail: 'Mail us this answer',
} as const
