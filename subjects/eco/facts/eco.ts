import { formatPrice } from '#kit/formats/format.ts'

interface UsageType {
  readonly value: string
  readonly label: string
  readonly multiplier: number
}

interface EcoFact {
  readonly figure: string
  readonly label: string
}

interface Eco {
  readonly weeksPerYear: number
  readonly gas: {
    readonly milesPerGallon: number
    readonly dollarsPerGallon: number
    readonly poundsCo2PerGallon: number
  }
  readonly electric: { readonly kwhPerMile: number; readonly dollarsPerKwh: number }
  readonly poundsPerTon: number
  readonly treesPerTon: number
  readonly usageTypes: readonly [UsageType, ...UsageType[]]
  readonly timeframes: readonly number[]
  readonly defaults: { readonly milesPerWeek: number; readonly usageType: string; readonly years: number }
  /** Limits of the number field alone: other values are calculated all the same (ECO-10). */
  readonly milesField: { readonly min: number; readonly max: number }
  readonly timing: { readonly calculatingMs: number; readonly bannerMs: number }
  /** The average that is claimed; at default use the formulas reach it from these miles a week on (ECO-28). */
  readonly claimedSavings: { readonly dollarsPerYear: number; readonly milesPerWeek: number }
  readonly facts: readonly EcoFact[]
}

const gas = { milesPerGallon: 15, dollarsPerGallon: 3.5, poundsCo2PerGallon: 19.6 } as const
const treesPerTon = 16.5
const claimedSavings = { dollarsPerYear: 1200, milesPerWeek: 107 } as const

/** Constants of the eco calculator and the facts strip. */
export const eco = {
  weeksPerYear: 52,
  gas,
  electric: { kwhPerMile: 0.15, dollarsPerKwh: 0.12 },
  poundsPerTon: 2000,
  treesPerTon,
  usageTypes: [
    { value: 'recreational', label: 'Recreational', multiplier: 1 },
    { value: 'residential', label: 'Residential', multiplier: 1.2 },
    { value: 'commercial', label: 'Commercial', multiplier: 2 },
    { value: 'golf_course', label: 'Golf course', multiplier: 2.5 },
  ],
  timeframes: [1, 3, 5, 10],
  defaults: { milesPerWeek: 25, usageType: 'recreational', years: 1 },
  milesField: { min: 1, max: 500 },
  timing: { calculatingMs: 1500, bannerMs: 3000 },
  claimedSavings,
  facts: [
    { figure: `${gas.poundsCo2PerGallon} lbs`, label: 'of CO₂ per gallon of gas' },
    { figure: '90% vs 25%', label: 'efficiency, electric motor vs gas engine' },
    {
      figure: `${formatPrice(claimedSavings.dollarsPerYear)}+`,
      label: `average annual savings, at about ${claimedSavings.milesPerWeek} recreational miles a week`,
    },
    { figure: `${treesPerTon}`, label: 'trees for every ton of CO₂' },
  ],
} as const satisfies Eco
