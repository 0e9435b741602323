import { fillText } from '#kit/formats/format.ts'
import { eco } from '#subjects/eco/facts/eco.ts'
import { ecoImpact } from '#subjects/eco/facts/eco-page.ts'
import { calculateEco, type EcoInput } from './eco-calculator.ts'

const { defaults } = eco
const { notes } = ecoImpact.calculator

export interface EcoQuery {
  readonly input: EcoInput
  /** Whether the visitor asked for a result. */
  readonly asked: boolean
  /** One sentence for each value that could not be used as it was given. */
  readonly notes: readonly string[]
}

// What a number field can hold: digits, one point, an exponent; and commas between thousands.
const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const groupedNumber = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/

/** The number a visitor typed, or undefined where it is none. */
function parseMiles(typed: string): number | undefined {
  const text = typed.trim()
  if (plainNumber.test(text)) return Number(text)
  if (groupedNumber.test(text)) return Number(text.replaceAll(',', ''))
  return undefined
}

/** Reads `?miles=…&use=…&years=…`. ECO-10: a number out of range is calculated, not rejected. */
export function readEcoQuery(query: URLSearchParams): EcoQuery {
  const [use, span, given] = [query.get('use'), query.get('years'), query.get('miles')]
  const usage = eco.usageTypes.find(({ value }) => value === use?.trim().toLowerCase())
  const years = eco.timeframes.find((choice) => String(choice) === span?.trim())
  const choices = { usageType: usage?.value ?? defaults.usageType, years: years ?? defaults.years }
  const miles = given === null ? undefined : parseMiles(given)
  const isCountable = miles !== undefined && Number.isFinite(calculateEco({ ...choices, milesPerWeek: miles }).co2Saved)
  return {
    input: { milesPerWeek: isCountable ? miles : defaults.milesPerWeek, ...choices },
    asked: use !== null || span !== null || given !== null,
    notes: [
      ...(use === null || usage ? [] : [notes.use]),
      ...(span === null || years ? [] : [notes.years]),
      ...(given === null || isCountable ? [] : [milesNote(given)]),
    ],
  }
}

function milesNote(given: string): string {
  if (given.trim() === '') return notes.noMiles
  return parseMiles(given) === undefined ? fillText(notes.noNumber, { typed: clip(given) }) : notes.tooLarge
}

/** The query that shows this result again. */
export function ecoQueryString({ milesPerWeek, usageType, years }: EcoInput): string {
  return new URLSearchParams({ miles: String(milesPerWeek), use: usageType, years: String(years) }).toString()
}

function clip(text: string): string {
  const characters = [...text.trim()]
  return characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : characters.join('')
}
