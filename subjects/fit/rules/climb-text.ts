import { fillText, formatNumber } from '#kit/formats/format.ts'
import { climbWords as words } from '#subjects/fit/facts/climb-words.ts'
import { type Climb, speedRange, withinError } from './climb.ts'

/** 'Climbs it at about 5 to 7 mph': the range within which the figure may lie, up to the cart's own top speed (FIT-25). */
export function speedText(climb: Pick<Extract<Climb, { mph: number }>, 'verdict' | 'mph' | 'topMph'>): string {
  const { from, to } = speedRange(climb)
  return fillText(climb.verdict === 'yes' ? words.speed : words.slowly, { speeds: range([from, to]) })
}

/** 'uses 2 to 3% of the battery per climb' */
export function chargeText(share: number): string {
  const percents = withinError(share * 100)
  const percent = Math.max(...percents) < 1 ? words.little : `${range(percents.map((each) => Math.max(1, each)))}%`
  return fillText(words.charge, { share: percent })
}

/** Both ends in whole units: '90 to 120'. */
function range(figures: readonly number[]): string {
  const ends = figures.map((figure) => Math.round(figure))
  const [from, to] = [Math.min(...ends), Math.max(...ends)].map(formatNumber)
  return from === to ? `${to}` : `${from} to ${to}`
}
