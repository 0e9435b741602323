import { fillText, formatCount, formatNumber } from '#kit/formats/format.ts'
import { climbPage as words } from '#subjects/fit/facts/climb-page.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { type Charge, type Drive, speedsTold, spread } from './climb.ts'

/** FIT-25: 'About 5 to 7 mph': each figure is told with how far off it may be, up to the cart's own top speed. */
export function speedText(speed: { readonly mph: number; readonly topMph: number }): string {
  const { from, to } = speedsTold(speed)
  return fillText(words.speed, { speeds: range([from, to], 1) })
}

/** 'It takes 90 to 120 Wh, 2 to 3% of a charge, 0.7 to 0.9 miles of range.': true of all of these carts. */
export function chargeText(charges: readonly Charge[]): string {
  const of = (key: keyof Charge, times = 1) => charges.flatMap((charge) => spread(charge[key] * times))
  const percents = of('share', 100)
  const some = percents.map((percent) => Math.max(1, percent))
  const wattHours = of('wattHours')
  return fillText(words.charge, {
    wattHours: range(wattHours, Math.max(...wattHours) < 100 ? 5 : 10),
    share: Math.max(...percents) < 1 ? words.little : `${range(some, 1)}%`,
    miles: range(of('miles'), 0.1),
  })
}

/** What was asked, as we understood it. */
export function hillText(drive: Drive): string {
  const { surface, riders, load } = drive
  const { one, many } = findACartPage.chosen.riders
  return fillText(words.hill, {
    ...hillFigures(drive),
    surface: words.form.surfaces[surface].toLowerCase(),
    riders: formatCount(riders, one, many),
    load: load === 0 ? '' : fillText(words.load, { load: formatNumber(load) }),
  })
}

/** Length, rise and steepest slope as they are told and drawn. */
export function hillFigures({ length, rise, steepest }: Drive) {
  return {
    length: formatNumber(Math.round(length)),
    rise: formatNumber(Math.round(rise)),
    slope: Math.round(steepest * 1000) / 10,
  }
}

/** In whole units: '90 to 120'. */
function range(figures: readonly number[], unit: number): string {
  const ends = figures.map((figure) => Math.round(figure / unit) * unit)
  const [from, to] = [Math.min(...ends), Math.max(...ends)].map((end) => formatNumber(Number(end.toFixed(1))))
  return from === to ? `${to}` : `${from} to ${to}`
}
