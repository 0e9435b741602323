import { formatNumber, formatPrice, plural } from '#kit/formats/format.ts'
import { type EcoResult, tonsOf } from './eco-calculator.ts'

/** The result as a visitor reads it. */
export type EcoFigures = ReturnType<typeof ecoFigures>

const tons = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
})
const immense = new Intl.NumberFormat('en-US', { notation: 'scientific', maximumFractionDigits: 2 })

// From here on a number written out is a line of zeros that no card can hold.
const writtenOutBelow = 1e12

function written(value: number, format: (value: number) => string, currency = ''): string {
  if (Math.abs(value) < writtenOutBelow) return format(value)
  return `${value < 0 ? '-' : ''}${currency}${immense.format(Math.abs(value))}`
}

/** The figures at a share of the way from zero to the result, for a number that counts up. */
export function ecoFigures(result: EcoResult, share = 1) {
  const whole = (value: number) => writtenNumber(Math.round(value * share))
  const money = (value: number) => writtenPrice(value * share)
  return {
    co2Pounds: whole(result.co2Saved),
    co2Tons: written(tonsOf(result.co2Saved * share), (small) => tons.format(small)),
    fuelGallons: whole(result.fuelSaved),
    trees: whole(result.treesEquivalent),
    costSaved: money(result.costSaved),
    electricCost: money(result.electricCost),
    netSavings: money(result.netSavings),
  }
}

/** The noun for a figure as it is read: singular after '1', even where a figure was rounded to it. */
export function nounFor(figure: string, { one, many }: { readonly one: string; readonly many: string }): string {
  return plural(figure === '1' ? 1 : 0, one, many)
}

export function writtenNumber(value: number): string {
  return written(value, formatNumber)
}

export function writtenPrice(value: number): string {
  return written(value, formatPrice, '$')
}

/** Round figures up to the end of an axis, without zero; the end is among them only where it is round. Never fractions. */
export function axisTicks(end: number, about = 6): number[] {
  const length = Math.abs(end)
  const rough = length / about
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)))
  const step = power * ([1, 2, 5].find((round) => round * power >= rough) ?? 10)
  return Array.from({ length: Math.floor(length / step) }, (_, index) => Math.sign(end) * step * (index + 1))
}
