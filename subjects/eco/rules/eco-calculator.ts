import { eco } from '#subjects/eco/facts/eco.ts'

export interface EcoInput {
  readonly milesPerWeek: number
  readonly usageType: (typeof eco.usageTypes)[number]['value']
  readonly years: (typeof eco.timeframes)[number]
}

/** Pounds, gallons, dollars, trees, dollars, dollars. */
export type EcoResult = ReturnType<typeof calculateEco>
export type YearCost = ReturnType<typeof costOverYears>[number]

export function calculateEco({ milesPerWeek, usageType, years }: Omit<EcoInput, 'years'> & { years: number }) {
  const multiplier = eco.usageTypes.find((usage) => usage.value === usageType)?.multiplier ?? 1
  const miles = milesPerWeek * eco.weeksPerYear * years * multiplier
  const fuelSaved = miles / eco.gas.milesPerGallon
  const co2Saved = fuelSaved * eco.gas.poundsCo2PerGallon
  const costSaved = fuelSaved * eco.gas.dollarsPerGallon
  const electricCost = miles * eco.electric.kwhPerMile * eco.electric.dollarsPerKwh
  return {
    co2Saved,
    fuelSaved,
    costSaved,
    treesEquivalent: tonsOf(co2Saved) * eco.treesPerTon,
    electricCost,
    netSavings: costSaved - electricCost,
  }
}

export function tonsOf(pounds: number): number {
  return pounds / eco.poundsPerTon
}

/** What fuel and power have cost in all by the end of each year, from the day the cart arrives. */
export function costOverYears(input: EcoInput) {
  return Array.from({ length: Math.max(...eco.timeframes) + 1 }, (_, year) => {
    const { costSaved: gas, electricCost: electric } = calculateEco({ ...input, years: year })
    return { year, gas, electric }
  })
}
