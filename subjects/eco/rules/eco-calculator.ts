import { eco } from '#subjects/eco/facts/eco.ts'

export type UsageType = (typeof eco.usageTypes)[number]['value']
export type Timeframe = (typeof eco.timeframes)[number]

export interface EcoInput {
  readonly milesPerWeek: number
  readonly usageType: UsageType
  readonly years: Timeframe
}

/** Pounds, gallons, dollars, trees, dollars, dollars. */
export interface EcoResult {
  readonly co2Saved: number
  readonly fuelSaved: number
  readonly costSaved: number
  readonly treesEquivalent: number
  readonly electricCost: number
  readonly netSavings: number
}

export interface YearCost {
  readonly year: number
  readonly gas: number
  readonly electric: number
}

export const defaultEcoInput: EcoInput = eco.defaults

function multiplierOf(usageType: UsageType): number {
  return eco.usageTypes.find((usage) => usage.value === usageType)?.multiplier ?? 1
}

function milesIn(years: number, milesPerWeek: number, usageType: UsageType): number {
  return milesPerWeek * eco.weeksPerYear * years * multiplierOf(usageType)
}

export function calculateEco({ milesPerWeek, usageType, years }: EcoInput): EcoResult {
  const miles = milesIn(years, milesPerWeek, usageType)
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

/** What fuel and power have cost by the end of each year, from the day the cart arrives. */
export function costOverYears(
  milesPerWeek: number,
  usageType: UsageType,
  upTo: number = Math.max(...eco.timeframes),
): YearCost[] {
  return Array.from({ length: upTo + 1 }, (_, year) => {
    const miles = milesIn(year, milesPerWeek, usageType)
    return {
      year,
      gas: (miles / eco.gas.milesPerGallon) * eco.gas.dollarsPerGallon,
      electric: miles * eco.electric.kwhPerMile * eco.electric.dollarsPerKwh,
    }
  })
}
