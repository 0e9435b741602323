import type { Ground } from '#subjects/county/facts/ground.ts'
import { townQuestion } from '#subjects/county/facts/town-page.ts'
import type { Load } from '#subjects/inventory/facts/abilities.ts'

/** The longest and widest cart for a narrow lane, in inches, mirrors included. */
export const narrowLane = { length: 150, width: 66 } as const

/** About a cart that is larger. */
export const narrowLaneWords = {
  over: '{over} for a narrow lane.',
  length: '{inches} too long',
  width: '{inches} too wide',
} as const

/** The words about a ground. The rule is our judgment; subjects/inventory/facts/abilities.ts holds what proves it. */
interface GroundWords {
  readonly label: string
  readonly rule: string
  /** About a cart that the rule leaves out. */
  readonly missing: string
  /** The same on a sign beside the cart. */
  readonly sign: string
  /** About giving up the answer. */
  readonly without: string
}

export const grounds = {
  paved: {
    label: 'Paved',
    rule: 'Pavement: every cart we sell.',
    missing: '',
    sign: '',
    without: 'no pavement',
  },
  grass: {
    label: 'Grass',
    rule: 'Grass: any tires but low-profile ones, which slip when it is wet.',
    missing: 'Its tires are for pavement and slip on wet grass.',
    sign: 'Tires for pavement',
    without: 'no grass',
  },
  gravel: {
    label: 'Gravel',
    rule: 'Gravel: a lift, all-terrain or knobby tires, or heavy-duty springs.',
    missing: 'It is not built for gravel.',
    sign: 'Not for gravel',
    without: 'no gravel',
  },
  steep: {
    label: 'Steep',
    rule: 'Steep: brakes on all four wheels, a brake that holds on hills, or a 72-volt battery.',
    missing: 'It lacks four-wheel brakes and a hill hold.',
    sign: 'No hold on hills',
    without: 'no steep ground',
  },
  narrow: {
    label: 'Narrow lanes',
    rule: 'Narrow lanes: up to {length} long and {width} wide, and none that we found slow to turn on a test drive.',
    missing: 'It needs more room than a narrow lane has.',
    sign: 'Too big for the lane',
    without: 'no narrow lanes',
  },
  street: {
    label: 'Streets, with a plate',
    rule: 'Streets: a low-speed vehicle by its papers, which may have a plate.',
    missing: 'Without low-speed vehicle papers it gets no plate.',
    sign: 'No street papers',
    without: 'no streets',
  },
} as const satisfies Record<Ground, GroundWords>

export const loads = {
  clubs: { label: 'Golf clubs', missing: 'It has no bag rack.', sign: 'No bag rack', without: 'no golf clubs' },
  cargo: {
    label: 'Tools or firewood',
    missing: 'It has no cargo bed or deck.',
    sign: 'No bed or deck',
    without: 'no tools or firewood',
  },
  trailer: { label: 'A trailer', missing: 'It has no tow hitch.', sign: 'No tow hitch', without: 'no trailer' },
} as const satisfies Record<Load, Omit<GroundWords, 'rule'>>

export const fitForm = {
  town: townQuestion.label,
  riders: 'Riders',
  budget: 'Budget, delivered\u00a0($)',
  ground: 'Where will you drive?',
  usualGround: 'The usual ground of {town}: change it for yours.',
  carry: 'It carries, besides riders',
  load: 'Extra load (lbs)',
  driveway: { heading: 'My slope and load', hint: 'The level in a phone shows it: 5 degrees are 9%.' },
  slope: 'Steepest slope\u00a0(%)',
  length: 'Length (ft)',
  rise: 'Rise (ft)',
  garage: { heading: 'My garage', hint: 'Measure the open door and the depth behind it, such as 7 ft 6 in.' },
  width: 'Door width',
  height: 'Door height',
  depth: 'Depth inside',
  whiteGlove: 'White glove delivery, {delivery-white-glove}',
  whiteGloveNote: 'Placed in your garage or shed, charger set up',
  examples: { town: townQuestion.example, riders: 'Such as 4', budget: 'Such as 12,000' },
  submit: 'Show three carts',
  nothing: 'Answer one question: a town, how many ride, a slope, a garage door, or what you want to spend.',
  problems: {
    riders: 'Enter the number of riders, 1 or more.',
    budget: 'Enter the budget as a number, such as 12000.',
  },
} as const

/** No form of ours asks for more than this. */
export const fitLimits = { typed: 60, riders: 99 } as const

/** A cart serves a steep lane from this battery voltage on. */
export const steepVolts = 72

/** The riders that count where a visitor asks about a driveway or a load and names none. */
export const usualRiders = 2

/** Addresses of earlier pages that "Which cart?" has replaced. */
export const formerPages = ['/will-it-climb', '/will-it-fit'] as const
