import { fillText } from '#kit/formats/fill-text.ts'
import { formatCount, formatPrice } from '#kit/formats/format.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { fitForm, grounds, loads } from '#subjects/fit/facts/questions.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import type { Answers } from './answers.ts'

const { chosen, headings } = findACartPage

export const whiteGloveLabel = fillText(fitForm.whiteGlove, { fee: formatPrice(policyTerms.delivery.whiteGloveFee) })

/** The answers in one line, each by itself: 'Towamensing', '4 riders', 'Gravel', 'up to $12,000'. */
export function chosenWords({ town, riders, ground, carry, budget, whiteGlove }: Answers): readonly string[] {
  return [
    ...(town ? [town.name] : []),
    ...(riders === undefined ? [] : [formatCount(riders, chosen.riders.one, chosen.riders.many)]),
    ...ground.map((value) => grounds[value].label.toLowerCase()),
    ...carry.map((value) => loads[value].label.toLowerCase()),
    ...(budget === undefined ? [] : [fillText(chosen.budget, { budget: formatPrice(budget) })]),
    ...(whiteGlove ? [whiteGloveLabel] : []),
  ]
}

export function fitHeading(count: number): string {
  if (count > 3) return fillText(headings.more, { count })
  return [headings.none, headings.one, headings.two, headings.three][count] ?? headings.none
}
