import { formatCount } from '#kit/formats/format.ts'
import { eco } from '#subjects/eco/facts/eco.ts'
import { calculateEco, defaultEcoInput, type EcoInput } from './eco-calculator.ts'

export interface EcoQuery {
  readonly input: EcoInput
  /** Whether the visitor asked for a result at all. */
  readonly asked: boolean
  /** One sentence for each value that could not be used as it was given. */
  readonly notes: readonly string[]
}

// What a number field can hold: digits, one point, an exponent; and the commas people put between thousands.
const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const groupedNumber = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/

/** The number a visitor typed, or undefined where it is none. */
export function parseMiles(typed: string): number | undefined {
  const text = typed.trim()
  if (plainNumber.test(text)) return Number(text)
  if (groupedNumber.test(text)) return Number(text.replaceAll(',', ''))
  return undefined
}

/** Reads `?miles=…&use=…&years=…`. ECO-10: a number out of range is calculated, not rejected. */
export function readEcoQuery(query: URLSearchParams): EcoQuery {
  const notes: string[] = []
  const usageType = readUsageType(query.get('use'), notes)
  const years = readYears(query.get('years'), notes)
  const milesPerWeek = readMiles(query.get('miles'), notes, { usageType, years })
  return {
    input: { milesPerWeek, usageType, years },
    asked: ['miles', 'use', 'years'].some((name) => query.has(name)),
    notes,
  }
}

function readMiles(given: string | null, notes: string[], choices: Omit<EcoInput, 'milesPerWeek'>): number {
  const { milesPerWeek } = defaultEcoInput
  if (given === null) return milesPerWeek
  const typed = parseMiles(given)
  if (typed !== undefined && Number.isFinite(calculateEco({ ...choices, milesPerWeek: typed }).co2Saved)) return typed
  const instead = `so we used ${milesPerWeek} miles a week.`
  if (given.trim() === '') notes.push(`You left the miles empty, ${instead}`)
  else if (typed === undefined) notes.push(`“${clip(given)}” is not a number, ${instead}`)
  else notes.push(`That number is too large to calculate with, ${instead}`)
  return milesPerWeek
}

function readUsageType(given: string | null, notes: string[]): EcoInput['usageType'] {
  if (given === null) return defaultEcoInput.usageType
  const known = eco.usageTypes.find(({ value }) => value === given.trim().toLowerCase())
  if (known) return known.value
  const instead = eco.usageTypes.find(({ value }) => value === defaultEcoInput.usageType)
  notes.push(`That type of use is not on the list, so we used ${instead?.label.toLowerCase()}.`)
  return defaultEcoInput.usageType
}

function readYears(given: string | null, notes: string[]): EcoInput['years'] {
  if (given === null) return defaultEcoInput.years
  const known = eco.timeframes.find((years) => String(years) === given.trim())
  if (known) return known
  const choices = `${eco.timeframes.slice(0, -1).join(', ')} or ${eco.timeframes.at(-1)}`
  notes.push(`The choices are ${choices} years, so we used ${formatCount(defaultEcoInput.years, 'year')}.`)
  return defaultEcoInput.years
}

/** The link that shows this result again. */
export function ecoQueryString({ milesPerWeek, usageType, years }: EcoInput): string {
  return new URLSearchParams({ miles: String(milesPerWeek), use: usageType, years: String(years) }).toString()
}

function clip(text: string): string {
  const characters = [...text.trim()]
  return characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : characters.join('')
}
