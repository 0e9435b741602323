import { climbFigures, driveways } from './climb.ts'

const { weights, rolling, grip, speeds } = climbFigures
const percent = (part: number) => `${Math.round(part * 1000) / 10}%`

/** The words of the answer to "Will it climb my driveway?". Its figures are in climb.ts. */
export const climbWords = {
  problems: {
    length: `Enter the length in feet, up to ${driveways.mostFeet}, such as 300.`,
    rise: 'Enter the rise in feet, such as 40. It is less than the length.',
    other: 'Enter this as well, or the slope alone.',
    slope: `Enter the slope in percent, up to ${driveways.mostPercent}, such as 12.`,
    gentle: 'The whole driveway rises {average}%, so its steepest slope is that or more.',
    load: `Enter the load in pounds, up to ${driveways.mostPounds}, such as 100.`,
  },
  speed: 'Climbs it at about {speeds} mph',
  slowly: 'Climbs it slowly, at about {speeds} mph',
  /** For a visitor who asks about a load and no driveway. */
  carries: 'Carries riders and load',
  charge: 'uses {share} of the battery per climb',
  little: 'under 1%',
  reasons: {
    payload: 'It carries {has} lbs. Riders and load weigh {needs} lbs.',
    grip: 'Above {limit}% its rear tires slip on damp ground.',
    torque: 'Above {limit}% its motor does not start with this load.',
    speed: `It climbs at less than ${speeds.least} mph with this load.`,
    charge: 'The climb takes more than a full charge.',
    unknown: 'We have not read its {missing}.',
  },
  /** The figures that a climb is worked out from, as a reason names a missing one. */
  counted: { battery: 'battery', range: 'range', payload: 'payload', topSpeed: 'top speed' },
  notes: [
    `A rider weighs ${weights.rider} lbs. An empty cart weighs ${weights.empty[2]} lbs with two seats, ${weights.empty[4]} with four, ${weights.empty[6]} with six, ${weights.empty[8]} with eight.`,
    `The battery gives ${climbFigures.amperes} amperes at most, 6.3 kW at 48 volts, and ${percent(climbFigures.efficiency)} of that turns the wheels. Of a lead-acid battery ${climbFigures.leadAcidAmpereHours} ampere-hours can be used.`,
    `Rolling takes ${percent(rolling.paved)} of the weight on pavement, ${percent(rolling.gravel)} on gravel, ${percent(rolling.grass)} on grass.`,
    `The rear axle turns with ${climbFigures.axleTorque} newton-meters and carries ${percent(climbFigures.rearWeight)} of the weight. Of that, damp tires hold ${percent(grip.usual.paved)} on pavement, ${percent(grip.usual.gravel)} on gravel, ${percent(grip.usual.grass)} on grass; all-terrain tires hold ${percent(grip.allTerrain.gravel)} and ${percent(grip.allTerrain.grass)}. Tires are as large as on our models.`,
    'A level paved road takes what the listed range says, wind and stops included. Battery, range, load and top speed are those on the page of each cart.',
    'The battery is warm and in good health. We count the way up; nothing comes back on the way down.',
    `Each figure may be ${percent(climbFigures.uncertainty)} off either way, and a cart must manage that too before we say yes.`,
    'For comparison: the Mount Pisgah Plane of the Switchback Railroad rose 664 ft. A four-seater with four aboard takes about 590 Wh to be lifted that far.',
    `Slowly means that it may do less than ${speeds.slow} mph. Where you give a slope alone, we count ${driveways.length} ft of it; without riders, two ride.`,
    'These are our estimates. A test drive on a slope like yours settles it.',
  ],
} as const
