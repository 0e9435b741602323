import { mayIDriveLink } from '#subjects/dealership/facts/navigation.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { rentalGround } from '#subjects/policies/facts/rental-rules.ts'
import type { Office, RoadRule } from './road-rules.ts'

/** The kinds of cart that the law tells apart. */
export const legalKinds = {
  'golf-cart': { label: 'A golf cart, up to 20\u00a0mph', short: 'Golf cart' },
  'low-speed-vehicle': { label: 'A low-speed vehicle with a plate', short: 'Low-speed vehicle' },
  faster: { label: 'A faster cart without a plate', short: 'Faster cart, no plate' },
  rental: { label: 'A cart rented from you', short: 'Rental' },
} as const
export type LegalKind = keyof typeof legalKinds

export const purposes = {
  own: { label: 'On my own land', phrase: 'on your own land' },
  association: { label: 'In a campground or an association', phrase: 'in a campground or an association' },
  across: { label: 'Across a road', phrase: 'across a road' },
  slowRoad: { label: 'Along a road of up to 25\u00a0mph', phrase: 'along a road of up to 25\u00a0mph' },
  road: { label: 'Along a road of up to 35\u00a0mph', phrase: 'along a road of up to 35\u00a0mph' },
  trail: { label: 'On a sidewalk or a trail', phrase: 'on a sidewalk or a trail' },
  parade: { label: 'In a parade', phrase: 'in a parade' },
} as const
export type Purpose = keyof typeof purposes

export const answerWords = { yes: 'Yes', across: 'Only across', no: 'No', ask: 'Ask first' } as const

/** The conditions of an answer. */
export const driveConditions = {
  straight: 'Stop fully, look, yield to all traffic, and go straight over.',
  age: 'A driver under 12 may not; one of 12 to 16 only with an adult.',
  papers: 'Title, registration plate, insurance and inspection, as for a car.',
  equipment:
    'Headlamps, turn signals, tail and stop lamps, reflectors, mirrors, parking brake, windshield, an identification number, and a belt at every seat.',
  license: 'A driver with a license.',
  lamps: 'At night: front and rear lamps on.',
  renter: `A driver of ${policyTerms.rental.minimumAge} or older, with a license and named in the agreement.`,
} as const
export type Condition = keyof typeof driveConditions

/** An answer with its reasons. */
export interface Ruling {
  readonly answer: keyof typeof answerWords
  readonly why: string
  readonly rule: RoadRule
  readonly takes?: readonly Condition[]
  readonly ask?: readonly Office[]
  /** Whether the answer stands in the cart's papers, which we look up. */
  readonly asksUs?: true
}

const onTheRoad = ['papers', 'equipment', 'license'] as const

export const rulings = {
  ownLand: {
    answer: 'yes',
    why: 'The Vehicle Code’s rules for roads end where your own land begins.',
    rule: 'owners',
    ask: ['insurer'],
  },
  owner: {
    answer: 'ask',
    why: 'Behind the gate its owner’s rules decide.',
    rule: 'owners',
    ask: ['owner', 'insurer'],
  },
  crossing: {
    answer: 'across',
    why: 'A golf cart may cross certain roads straight over, and not drive along them.',
    rule: 'crossing',
    takes: ['straight', 'age'],
    ask: ['office', 'penndot'],
  },
  notAlong: {
    answer: 'no',
    why: 'A golf cart may not drive along a road that is open to traffic, borough alleys included.',
    rule: 'roads',
    ask: ['office'],
  },
  faster: {
    answer: 'no',
    why: 'A cart that goes faster than 20\u00a0mph is no golf cart by law, and without a plate it stays off the road.',
    rule: 'faster',
    ask: ['penndot'],
  },
  plateAcross: {
    answer: 'yes',
    why: 'With its plate a low-speed vehicle crosses as a car does.',
    rule: 'lowSpeed',
    takes: onTheRoad,
    ask: ['office', 'penndot'],
  },
  plate: {
    answer: 'yes',
    why: 'A low-speed vehicle with a plate may use roads of up to 25\u00a0mph, except those closed to it.',
    rule: 'lowSpeed',
    takes: onTheRoad,
    ask: ['office', 'penndot'],
  },
  openedRoads: {
    answer: 'ask',
    why: 'Above 25\u00a0mph a low-speed vehicle may use only roads that the municipality or PennDOT has opened to it.',
    rule: 'lowSpeed',
    takes: onTheRoad,
    ask: ['office', 'penndot'],
  },
  noLicense: {
    answer: 'no',
    why: 'A low-speed vehicle on a road takes a driver with a license.',
    rule: 'lowSpeed',
  },
  trail: {
    answer: 'no',
    why: 'Sidewalks are for people on foot, and trails are closed to motors unless a sign says otherwise.',
    rule: 'trails',
    ask: ['owner'],
  },
  permit: {
    answer: 'ask',
    why: 'A street event has a permit, and its holder says which vehicles take part.',
    rule: 'events',
    ask: ['office', 'insurer'],
  },
  rental: {
    answer: 'no',
    why: rentalGround.reason,
    rule: 'rentals',
    ask: ['owner'],
  },
  renter: {
    answer: 'no',
    why: 'Our rental policy asks every driver for a license.',
    rule: 'rentals',
  },
  papersUnread: {
    answer: 'ask',
    why: 'A low-speed vehicle with a plate may. A cart without a plate may not. Call us: we read the papers of yours and tell you which it is.',
    rule: 'faster',
    takes: onTheRoad,
    ask: ['penndot'],
    asksUs: true,
  },
} as const satisfies Record<string, Ruling>

export const mayIDrivePageWords = {
  head: {
    title: 'May I Drive a Golf Cart Here? | Switchback Golf Carts',
    description:
      'Where a golf cart, a low-speed vehicle or a rental may drive in Carbon County, PA: land, campgrounds, crossings, roads, trails and parades.',
    keywords: ['golf cart street legal PA', 'golf cart laws Carbon County', 'low-speed vehicle Pennsylvania'],
  },
  heading: mayIDriveLink.name,
  headingIn: 'May I drive it in {town}?',
  lead: 'Say what you drive and where. The answer comes with its rule, and with the office that knows your road.',
  form: {
    cart: 'What you drive',
    town: 'Town',
    anyTown: 'Any town',
    purpose: 'Where',
    license: 'Driver’s license',
    licenses: { yes: 'Yes', no: 'No' },
    time: 'When',
    times: { day: 'By day', night: 'At night' },
    submit: 'May I?',
  },
  problems: {
    purpose: 'Choose where you want to drive.',
    license: 'Choose yes or no.',
    time: 'Choose day or night.',
  },
  answered: '{cart}, {purpose}{town}.',
  inTown: ' in {town}',
  rule: 'The rule',
  checked: 'checked {date}',
  takes: 'What it takes',
  ask: 'Who to ask',
  call: 'Call',
  office: 'The municipal office of {town}',
  table: 'Every place at a glance',
  tablePlace: 'Where',
  all: 'All road rules with their sources',
  townPage: 'Golf carts in {town}',
} as const
