import type { TitledText } from '#kit/parts/section-types.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { eco } from './eco.ts'

interface Noun {
  readonly one: string
  readonly many: string
}

export interface ResultCard {
  /** The figure of the result that this card shows. */
  readonly figure: 'co2Pounds' | 'fuelGallons' | 'trees' | 'costSaved' | 'electricCost' | 'netSavings'
  readonly label: string
  /** The noun after the figure; money has none. */
  readonly unit?: Noun
  /** 2 to 3 seconds by card (ECO-16). */
  readonly countUpMs: number
}

interface Link {
  readonly label: string
  readonly url: string
}

interface EcoImpact {
  readonly head: { readonly title: string; readonly description: string; readonly keywords: readonly string[] }
  readonly hero: { readonly heading: string; readonly text: string; readonly start: string }
  readonly calculator: {
    readonly heading: string
    readonly text: string
    readonly miles: string
    readonly usage: string
    readonly years: string
    readonly yearChoice: Noun
    readonly submit: string
    readonly notes: Readonly<Record<'noMiles' | 'noNumber' | 'tooLarge' | 'use' | 'years', string>>
    readonly calculating: string
  }
  readonly banner: { readonly heading: string; readonly text: string }
  readonly result: {
    readonly heading: string
    readonly cards: readonly ResultCard[]
    readonly tons: string
    readonly milesUnit: Noun
    readonly rounded: string
    readonly copy: string
    readonly copied: string
  }
  readonly plot: {
    readonly heading: string
    /** The text before there is a result. */
    readonly empty: string
    readonly gas: string
    readonly electric: string
    readonly year: string
    readonly after: string
    readonly table: string
  }
  readonly method: {
    readonly heading: string
    readonly formulas: readonly string[]
    readonly limitsHeading: string
    readonly limits: readonly string[]
  }
  readonly reasons: { readonly heading: string; readonly cards: readonly TitledText[] }
  readonly facts: { readonly heading: string }
  readonly closing: { readonly heading: string; readonly text: string; readonly links: readonly Link[] }
}

const { gas, electric, defaults } = eco
const instead = `so we used ${defaults.milesPerWeek} miles a week` as const

/** The words of /eco-impact. */
export const ecoImpact = {
  head: {
    title: `Eco-Impact Calculator | ${business.name}`,
    description:
      'Work out the gas, money and carbon an electric golf cart saves on your own miles, with every formula and its limits beside the result.',
    keywords: ['electric golf cart savings', 'golf cart CO2 calculator', 'gas vs electric golf cart', 'Carbon County'],
  },
  hero: {
    start: 'Calculate my savings',
    heading: 'How much does an electric cart save?',
    text: 'See the gas, money and CO₂ you save. Every formula is here.',
  },
  calculator: {
    heading: 'Eco-Impact Calculator',
    text: 'What you drive the cart in an ordinary week.',
    miles: 'Miles per week',
    usage: 'Type of use',
    years: 'Timeframe',
    yearChoice: { one: 'year', many: 'years' },
    submit: 'Calculate My Impact',
    /** The notes about answers that could not be used, each with what was counted instead. */
    notes: {
      noMiles: `You left the miles empty, ${instead}.`,
      noNumber: `“{typed}” is not a number, ${instead}.`,
      tooLarge: `That number is too large to calculate with, ${instead}.`,
      use: `That type of use is not on the list, so we used ${defaults.usageType}.`,
      years: `The choices are ${eco.timeframes.slice(0, -1).join(', ')} or ${eco.timeframes.at(-1)} years, so we used ${defaults.years} year.`,
    },
    calculating: 'Calculating...',
  },
  banner: {
    heading: 'Great Choice for the Environment!',
    text: 'Your switch to electric saves the planet and your wallet',
  },
  result: {
    heading: 'Your result',
    cards: [
      { figure: 'co2Pounds', label: 'CO₂ not released', unit: { one: 'lb', many: 'lbs' }, countUpMs: 2000 },
      { figure: 'fuelGallons', label: 'Gas not burned', unit: { one: 'gallon', many: 'gallons' }, countUpMs: 2200 },
      {
        figure: 'trees',
        label: 'Trees that do the same work',
        unit: { one: 'tree', many: 'trees' },
        countUpMs: 2400,
      },
      { figure: 'costSaved', label: 'Gas money saved', countUpMs: 2600 },
      { figure: 'electricCost', label: 'Electricity cost', countUpMs: 2800 },
      { figure: 'netSavings', label: 'Net savings', countUpMs: 3000 },
    ],
    tons: 'tons',
    milesUnit: { one: 'mile a week', many: 'miles a week' },
    rounded: 'Figures are rounded, so totals can be off by one.',
    copy: 'Copy the link',
    copied: 'Copied',
  },
  plot: {
    heading: `Cost of gas and electricity over ${Math.max(...eco.timeframes)} years`,
    empty: 'Calculate your impact to fill in this chart.',
    gas: 'Gas cart',
    electric: 'Electric cart',
    year: 'Year',
    after: 'After',
    table: 'Show the chart as a table',
  },
  method: {
    heading: 'How we calculate it',
    formulas: [
      `Miles driven are your miles per week, times ${eco.weeksPerYear} weeks, times the years, times a factor for the type of use: ${eco.usageTypes.map(({ label, multiplier }) => `${label.toLowerCase()} ${multiplier}`).join(', ')}.`,
      `A gas cart goes ${gas.milesPerGallon} miles on a gallon. A gallon costs $${gas.dollarsPerGallon.toFixed(2)} and releases ${gas.poundsCo2PerGallon} pounds of CO₂.`,
      `An electric cart uses ${electric.kwhPerMile} kWh a mile, at $${electric.dollarsPerKwh.toFixed(2)} a kWh.`,
      `A ton is ${eco.poundsPerTon.toLocaleString('en-US')} pounds, and each ton of CO₂ counts as ${eco.treesPerTon} trees.`,
    ],
    limitsHeading: 'What this leaves out',
    limits: [
      'Power plants emit carbon too. How much depends on the grid, so the CO₂ figure counts the gas alone.',
      'The price of the cart, tires, service and a replacement battery are not included.',
      'Gas and electricity prices stay the same over the years. Hills, cold mornings and a full load use more than this.',
    ],
  },
  reasons: {
    heading: 'Why Choose Electric?',
    cards: [
      {
        title: 'Zero Emissions',
        text: 'No tailpipe, so no exhaust where you drive, idle or park. That includes the garage.',
      },
      {
        title: 'Energy Efficient',
        text: 'Most of the battery’s energy reaches the wheels, and some comes back on the way downhill.',
      },
      {
        title: 'Forest Protection',
        text: 'No fumes, no fuel spills and very little noise around our lakes, game lands and campgrounds.',
      },
      {
        title: 'Sustainable Materials',
        text: 'Lead-acid and lithium batteries can both be recycled. We send yours to a recycler.',
      },
      {
        title: 'Climate Action',
        text: 'Each gallon of gas that a cart does not burn stays out of the air as CO₂.',
      },
      {
        title: 'Clean Air',
        text: 'No exhaust on the porch, at the campsite or in the barn.',
      },
    ],
  },
  facts: { heading: 'Environmental Facts' },
  closing: {
    heading: 'Find your electric cart',
    text: 'See the carts we sell, or ask us what range to expect on your route and your hills.',
    links: [
      { label: 'Browse Electric Golf Carts', url: addresses.inventory },
      { label: 'Get Expert Advice', url: addresses.contact },
    ],
  },
} as const satisfies EcoImpact
