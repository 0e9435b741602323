import { type EcoResult, tonsOf } from '#domain/eco-calculator.ts'
import { formatNumber, formatPrice } from '#domain/format.ts'

/** The result as a visitor reads it. */
export interface EcoFigures {
  readonly co2Pounds: string
  readonly co2Tons: string
  readonly fuelGallons: string
  readonly trees: string
  readonly costSaved: string
  readonly electricCost: string
  readonly netSavings: string
}

const tons = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
})
const immense = new Intl.NumberFormat('en-US', { notation: 'scientific', maximumFractionDigits: 2 })

// Past this, a number written out is a line of zeros that no card can hold.
const writtenOutBelow = 1e12

function written(value: number, format: (value: number) => string, currency = ''): string {
  if (Math.abs(value) < writtenOutBelow) return format(value)
  return `${value < 0 ? '-' : ''}${currency}${immense.format(Math.abs(value))}`
}

export function ecoFigures(result: EcoResult): EcoFigures {
  const whole = (value: number) => written(value, (small) => formatNumber(Math.round(small)))
  const money = (value: number) => written(value, formatPrice, '$')
  return {
    co2Pounds: whole(result.co2Saved),
    co2Tons: written(tonsOf(result.co2Saved), (small) => tons.format(small)),
    fuelGallons: whole(result.fuelSaved),
    trees: whole(result.treesEquivalent),
    costSaved: money(result.costSaved),
    electricCost: money(result.electricCost),
    netSavings: money(result.netSavings),
  }
}
