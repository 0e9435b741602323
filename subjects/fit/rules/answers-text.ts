import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { fitForm, grounds, loads } from '#subjects/fit/facts/questions.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import type { Answers } from './answers.ts'

const { chosen } = findACartPage

export const whiteGloveLabel = fillText(fitForm.whiteGlove, { fee: formatPrice(policyTerms.delivery.whiteGloveFee) })

/** Each answer in words: 'Towamensing · 4 riders · gravel · up to $12,000'. */
export function answersText({ town, riders, ground, carry, budget, whiteGlove }: Answers): string {
  const words = [
    ...(town ? [town.name] : []),
    ...(riders === undefined ? [] : [formatCount(riders, chosen.riders.one, chosen.riders.many)]),
    ...ground.map((value) => grounds[value].label.toLowerCase()),
    ...carry.map((value) => loads[value].label.toLowerCase()),
    ...(budget === undefined ? [] : [fillText(chosen.budget, { budget: formatPrice(budget) })]),
    ...(whiteGlove ? [whiteGloveLabel] : []),
  ]
  return words.join(' · ')
}
