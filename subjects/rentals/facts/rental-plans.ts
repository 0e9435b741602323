import type { CartKind } from '#subjects/dealership/facts/cart-kind.ts'

export type PlanId = 'daily' | 'three-day' | 'weekly' | 'monthly'

/** Money in US dollars. The specification gives percentages and daily rates; the site works none of them out. */
export type PlanFigures = {
  readonly price: number
  readonly savingsPercent: number | null
  /** The price of each further day after the plan's own days. */
  readonly renewalDailyRate: number
}

export type PlanTerms = {
  readonly id: PlanId
  readonly name: string
  readonly days: number
  readonly description: string
  readonly badge: string
}

export type RentalSection = {
  readonly kind: CartKind
  readonly heading: string
  readonly cart: string
  readonly seats: string
  readonly text: string
  /** One of its carts from the side. */
  readonly picture: string
  readonly figures: Readonly<Record<PlanId, PlanFigures>>
}

// RENT-1
export const planTerms = [
  {
    id: 'daily',
    name: 'Daily',
    days: 1,
    description: 'For one event, or to try a cart before you buy.',
    badge: 'Try it out',
  },
  {
    id: 'three-day',
    name: '3-day',
    days: 3,
    description: 'Friday to Monday, for example.',
    badge: 'Long weekend',
  },
  {
    id: 'weekly',
    name: 'Weekly',
    days: 7,
    description: 'For a week at the lake or a project at home.',
    badge: 'Vacation week',
  },
  {
    id: 'monthly',
    name: 'Monthly',
    days: 30,
    description: 'For a month on the farm or at the campground, at our lowest rate per day.',
    badge: 'Lowest daily rate',
  },
] as const satisfies readonly PlanTerms[]

// One column of figures for two kinds of cart (RENT-3, RENT-6)
const fourSeaterAndUtility = {
  daily: { price: 245, savingsPercent: null, renewalDailyRate: 245 },
  'three-day': { price: 685, savingsPercent: 6.8, renewalDailyRate: 228.34 },
  weekly: { price: 1050, savingsPercent: 38.7, renewalDailyRate: 150 },
  monthly: { price: 2800, savingsPercent: 61.6, renewalDailyRate: 94 },
} as const satisfies RentalSection['figures']

// RENT-3, RENT-6
const sixSeater = {
  daily: { price: 295, savingsPercent: null, renewalDailyRate: 295 },
  'three-day': { price: 735, savingsPercent: 16.9, renewalDailyRate: 245 },
  weekly: { price: 1400, savingsPercent: 32.2, renewalDailyRate: 200 },
  monthly: { price: 3500, savingsPercent: 60.4, renewalDailyRate: 116.67 },
} as const satisfies RentalSection['figures']

// RENT-1
export const rentalSections = [
  {
    kind: 'four-seater',
    heading: '4-seater rentals',
    cart: '4-seater',
    seats: '4 seats',
    text: 'For families, and inns with luggage.',
    picture: '/media/carts/d5-ranger-4-side.webp',
    figures: fourSeaterAndUtility,
  },
  {
    kind: 'six-seater',
    heading: '6-seater rentals',
    cart: '6-seater',
    seats: '6 seats',
    text: 'The whole party goes in one trip.',
    picture: '/media/carts/d5-ranger-6-side.webp',
    figures: sixSeater,
  },
  {
    kind: 'utility',
    heading: 'Utility cart rentals',
    cart: 'Utility cart',
    seats: '2 seats and a cargo bed',
    text: 'For farms and campgrounds.',
    picture: '/media/carts/turfman-200-side.webp',
    figures: fourSeaterAndUtility,
  },
] as const satisfies readonly RentalSection[]

/*
 * RENT-11: for every plan. RENT-13: the pages also claim free delivery and pickup (promises.freeDelivery), which holds for the included
 * miles, and the delivery policy has free areas for sales (policyTerms.delivery). All three stand, each in its own line;
 * docs/contradictions.md lists them.
 */
export const rentalDelivery = { includedMiles: 10 } as const

export const planLabels = {
  reserve: 'RESERVE TODAY', // A telephone link (RENT-10)
  plan: 'Plan',
  days: 'Days',
  price: 'Price',
  save: 'Save',
  renewsAt: 'Renews at',
  delivery: 'Delivery',
  perMile: '{delivery-mile} per mile beyond {miles} miles',
  deposit: 'Refundable deposit {amount}',
  none: '—',
} as const

/** The columns of a town's table of plans. */
export const planColumns = [
  planLabels.plan,
  planLabels.days,
  planLabels.price,
  planLabels.save,
  planLabels.renewsAt,
] as const

/*
 * The most days and miles that the planner counts. Beyond them a person should plan: one rental runs 30 days at most (RENT-42), so ninety
 * days are three agreements.
 */
export const plannerLimits = { days: 90, miles: 150 } as const
