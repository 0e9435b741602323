import { business } from '#content/dealership/business.ts'
import { addresses } from '#content/shared/addresses.ts'
import type { TitledText } from '#content/shared/section-types.ts'
import { eco } from './eco.ts'

interface ResultCard {
  /** A field of the calculator's result. */
  readonly figure: 'co2Saved' | 'fuelSaved' | 'treesEquivalent' | 'costSaved' | 'electricCost' | 'netSavings'
  readonly label: string
  readonly unit: string
  /** ECO-16: 2 to 3 seconds by card. */
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
    readonly yearChoice: { readonly one: string; readonly many: string }
    readonly submit: string
    readonly calculating: string
  }
  readonly banner: { readonly heading: string; readonly text: string }
  readonly result: {
    readonly heading: string
    readonly cards: readonly ResultCard[]
    readonly tons: string
    readonly milesUnit: string
    readonly share: string
    readonly shareNote: string
    readonly copy: string
    readonly copied: string
  }
  readonly plot: {
    readonly heading: string
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

const { gas, electric } = eco

/** The words of /eco-impact. */
export const ecoImpact = {
  head: {
    title: `Eco-Impact Calculator | ${business.name}`,
    description:
      'Work out the gas, money and carbon an electric golf cart saves on your own miles, with every formula and its limits beside the result.',
    keywords: [
      'electric golf cart savings',
      'golf cart CO2 calculator',
      'gas against electric golf cart',
      'Carbon County',
    ],
  },
  hero: {
    start: 'Start with your miles',
    heading: 'What does going electric change?',
    text: 'Three answers about how you drive, and you have the gallons, dollars and pounds of carbon a gas cart would have cost you. The arithmetic is open: check it below.',
  },
  calculator: {
    heading: 'Eco-Impact Calculator',
    text: 'Count the miles of an ordinary week. Most of our neighbors guess high, so an odometer beats a memory.',
    miles: 'Miles per week',
    usage: 'Kind of use',
    years: 'Timeframe',
    yearChoice: { one: 'year', many: 'years' },
    submit: 'Calculate My Impact',
    calculating: 'Calculating...',
  },
  banner: {
    heading: 'Great Choice for the Environment!',
    text: 'Your switch to electric saves the planet and your wallet',
  },
  result: {
    heading: 'Your result',
    cards: [
      { figure: 'co2Saved', label: 'CO₂ not released', unit: 'lbs', countUpMs: 2000 },
      { figure: 'fuelSaved', label: 'Gas not burned', unit: 'gallons', countUpMs: 2200 },
      { figure: 'treesEquivalent', label: 'Trees doing the same work', unit: 'trees', countUpMs: 2400 },
      { figure: 'costSaved', label: 'Gas not bought', unit: '', countUpMs: 2600 },
      { figure: 'electricCost', label: 'Power bought instead', unit: '', countUpMs: 2800 },
      { figure: 'netSavings', label: 'Left in your pocket', unit: '', countUpMs: 3000 },
    ],
    tons: 'tons',
    milesUnit: 'miles a week',
    share: 'Link to this result',
    shareNote: 'Opens this page with the same answers. Copy it into a message to share it.',
    copy: 'Copy the link',
    copied: 'Copied',
  },
  plot: {
    heading: 'What the driving costs, year by year',
    gas: 'Gas cart',
    electric: 'Electric cart',
    year: 'Year',
    after: 'After',
    table: 'The same as a table',
  },
  method: {
    heading: 'How we count',
    formulas: [
      `Miles driven are your miles per week, times ${eco.weeksPerYear} weeks, times the years, times a factor for the kind of use: ${eco.usageTypes.map(({ label, multiplier }) => `${label.toLowerCase()} ${multiplier}`).join(', ')}.`,
      `A gas cart goes ${gas.milesPerGallon} miles on a gallon. A gallon costs $${gas.dollarsPerGallon.toFixed(2)} and releases ${gas.poundsCo2PerGallon} pounds of CO₂.`,
      `An electric cart draws ${electric.kwhPerMile} kWh a mile, at $${electric.dollarsPerKwh} for each kWh.`,
      `A ton is ${eco.poundsPerTon.toLocaleString('en-US')} pounds, and ${eco.treesPerTon} trees stand for each ton of CO₂.`,
    ],
    limitsHeading: 'What this leaves out',
    limits: [
      'Power plants give off carbon too. How much depends on the grid, so the CO₂ figure counts the gas alone.',
      'The price of the cart is not in it, nor are tires, service and a new battery pack some years on.',
      'Gas and power prices stand still here. Yours will not: hills, cold mornings and a full load all draw more.',
      `The facts below speak of $${eco.claimedSavings.dollarsPerYear.toLocaleString('en-US')} a year. With these formulas that takes about ${eco.claimedSavings.milesPerWeek} miles a week at the default use. At ${eco.defaults.milesPerWeek} miles, expect far less.`,
      `The field suggests ${eco.milesField.min} to ${eco.milesField.max} miles. Any other number is calculated all the same.`,
    ],
  },
  reasons: {
    heading: 'Why Choose Electric?',
    cards: [
      {
        title: 'Zero Emissions',
        text: 'An electric cart has no tailpipe. Nothing is burned where you drive, idle or park it, garage included.',
      },
      {
        title: 'Energy Efficient',
        text: 'Most of what the battery gives reaches the wheels, and on the way down a hill some of it comes back.',
      },
      {
        title: 'Forest Protection',
        text: 'No fumes, no fuel spills and hardly a sound on the lanes between our lakes, game lands and campgrounds.',
      },
      {
        title: 'Sustainable Materials',
        text: 'A worn battery pack is not trash. Recyclers recover lead and lithium alike. Ask us where your old one can go.',
      },
      {
        title: 'Climate Action',
        text: 'Short trips are the dirtiest miles of a car. A cart that replaces them saves more than a cart on a course.',
      },
      {
        title: 'Clean Air',
        text: 'In a valley on a still evening exhaust hangs where people sit. An electric cart leaves the porch alone.',
      },
    ],
  },
  facts: { heading: 'Environmental Facts' },
  closing: {
    heading: 'Put it under your own wheels',
    text: 'See which carts are on the lot, or ask us what your own route and your own hill would take out of a battery.',
    links: [
      { label: 'Browse Electric Golf Carts', url: addresses.inventory },
      { label: 'Get Expert Advice', url: addresses.contact },
    ],
  },
} as const satisfies EcoImpact
