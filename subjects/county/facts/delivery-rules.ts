import { policyAddresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { deliveredWords } from './delivered-words.ts'

/** Miles of road for a mile as the crow flies, where we have not measured the road: between the towns we know, it is 1.2 to 1.65. */
export const roadMilesPerMile = 1.4

const { poconoMiles, scrantonMiles } = policyTerms.delivery.free

/** What decides the price of a delivery. */
export type DeliveryRule = 'county' | 'pocono-radius' | 'scranton-radius' | 'beyond'

// The figures are in policy-terms.ts (POL-20) and rental-plans.ts (RENT-11).
export const deliveryRules = {
  county: `Anywhere in ${business.county}`,
  'pocono-radius': `Within ${poconoMiles} miles of our Pocono Pines showroom`,
  'scranton-radius': `Within ${scrantonMiles} miles of our Scranton showroom`,
  beyond: 'About {miles} past the nearest free area at {rate} a mile',
} as const satisfies Record<DeliveryRule, string>

export const deliveryWords = {
  heading: 'What does delivery cost?',
  /** The answer in a line. */
  short: 'Delivery when you buy: {figure} {minimum}',
  sale: 'When you buy',
  free: 'Free',
  about: 'About',
  minimum: 'on sales from {minimum}.',
  smallSale: '{miles} by road from our {showroom}, at {rate} a mile.',
} as const

/** The sections of the policies that explain the parts of a delivered price. */
export const deliveryClauses = {
  free: deliveredWords.countedAt,
  beyond: `${policyAddresses.delivery}#outside-the-free-areas`,
  whiteGlove: `${policyAddresses.delivery}#white-glove-delivery`,
  tax: `${policyAddresses.terms}#prices-and-quotes`,
} as const
