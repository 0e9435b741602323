import { fillText, formatCount, formatList, formatNumber, formatPrice } from '#kit/formats/format.ts'
import { findACartPageWords } from '#subjects/fit/facts/find-a-cart-page.ts'
import { grounds, loads, narrowLane } from '#subjects/fit/facts/questions.ts'
import { feetAndInches } from '#subjects/inventory/rules/pictures/cart-in-garage.ts'
import { type Answers, isUsualGround } from './answers.ts'
import type { Driveway } from './driveway.ts'
import { sides } from './garage.ts'

const { chosen, lines } = findACartPageWords

/** The sentences that explain how we judge each ground. */
export const groundRules: readonly string[] = Object.values(grounds).map(({ rule }) =>
  fillText<string>(rule, { length: feetAndInches(narrowLane.length), width: feetAndInches(narrowLane.width) }),
)

/** Each answer in words: 'Towamensing · 4 riders · gravel · 18% at its steepest · up to $12,000'. */
export function answersText(answers: Answers): string {
  const { town, riders, ground, carry, load, driveway, garage, budget, whiteGlove } = answers
  const named = ground.map((value) => grounds[value].label.toLowerCase())
  // The visitor has named the town alone (FIT-4).
  const isUsual = town !== undefined && named.length > 0 && isUsualGround(answers)
  const words = [
    ...(town ? [town.name] : []),
    ...(riders === undefined ? [] : [formatCount(riders, chosen.riders.one, chosen.riders.many)]),
    ...(isUsual ? [fillText(chosen.usualGround, { ground: formatList(named) })] : named),
    ...(driveway ? drivewayWords(driveway) : []),
    ...carry.map((value) => loads[value].label.toLowerCase()),
    ...(load === undefined ? [] : [fillText(chosen.load, { load: formatNumber(load) })]),
    ...sides.flatMap((side) => {
      const inches = garage[side]
      return inches === undefined ? [] : [fillText<string>(chosen.garage[side], { size: feetAndInches(inches) })]
    }),
    ...(budget === undefined ? [] : [fillText(chosen.budget, { budget: formatPrice(budget) })]),
    ...(whiteGlove ? [lines.whiteGlove.toLowerCase()] : []),
  ]
  return words.join(' · ')
}

/** The figures that the visitor gave of a driveway, and its steepest slope where that follows from them. */
export function drivewayWords({ given: { length, rise }, steepest }: Driveway): readonly string[] {
  return [
    ...(length ? [fillText(chosen.length, { length })] : []),
    ...(rise ? [fillText(chosen.rise, { rise })] : []),
    fillText(chosen.slope, { slope: Math.round(steepest * 1000) / 10 }),
  ]
}
