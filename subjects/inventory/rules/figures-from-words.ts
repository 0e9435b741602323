import { type Ability, abilityNames } from '#subjects/inventory/facts/abilities.ts'
import { type CartFigures, figureLimits, type Topic, type WordsRead } from '#subjects/inventory/facts/cart-figures.ts'
import {
  categoryWords,
  fillerPhrases,
  fillers,
  severalPacks,
  sizeLabels,
  topicFillers,
  type UnitKind,
} from '#subjects/inventory/facts/trade-words.ts'
import { abilitiesIn, abilityColumns, conditions, readAbilities, readTires } from './abilities-from-words.ts'
import { batteryPhrases, readBattery, withPacks } from './battery-from-words.ts'
import { plainWords } from './plain-words.ts'
import { amountPattern, type Quantity, quantitiesIn } from './quantities.ts'
import { asWritten, has, listed, phrasesOf, unreadIn, without, withoutPlaces } from './word-phrases.ts'

type Figures = Partial<CartFigures>

/** The contents of a cell, before the reader decides what it says. */
interface Reading {
  readonly words: string
  /** The words without phrases that the reader skips. */
  readonly left: string
  readonly quantities: readonly Quantity[]
  /** The words that belong to no number, no unit and no filler. */
  readonly unknown: readonly string[]
}

interface SingleFigure {
  readonly figure: keyof typeof figureLimits
  readonly kind: UnitKind
  /** The end that counts, where the dealer tells a span. */
  readonly end: 'low' | 'high'
}

const single: Partial<Readonly<Record<Topic, SingleFigure>>> = {
  range: { figure: 'range', kind: 'miles', end: 'low' },
  topSpeed: { figure: 'topSpeed', kind: 'mph', end: 'high' },
  payload: { figure: 'payload', kind: 'pounds', end: 'low' },
  length: { figure: 'length', kind: 'inches', end: 'high' },
  width: { figure: 'width', kind: 'inches', end: 'high' },
  height: { figure: 'height', kind: 'inches', end: 'high' },
  clearance: { figure: 'clearance', kind: 'inches', end: 'low' },
}

// A longer text is running prose, and slow to read.
const longest = 300

/** Reads what a cell of this column, or a line of features, says of a cart. It leaves to the dealer what is not sure. */
export function readWords(topic: Topic, text: string): WordsRead {
  const whole = text.trim()
  const isProse = whole.length > longest
  if (topic === 'feature') {
    const { named, isConditional } = abilitiesIn(isProse ? '' : plainWords(text))
    // A condition means that the cart may not have the ability.
    if (isConditional) return { figures: {}, abilities: [], rest: named.length > 0 ? whole : '' }
    return { figures: {}, abilities: named, rest: '' }
  }
  const nothing = { figures: {}, abilities: [], rest: whole }
  if (isProse) return nothing
  if (topic === 'tires') return readTires(text)
  if (abilityColumns.has(topic)) return readAbilities(topic, text)
  const reading = readingOf(topic, text)
  const figures = reading && readFigures(topic, reading)
  return figures && arePlausible(figures) ? { figures, abilities: [], rest: asWritten(text, reading.unknown) } : nothing
}

const measures: ReadonlySet<Topic> = new Set(['length', 'width', 'height', 'size', 'clearance'])
const withSpans: ReadonlySet<Topic> = new Set(['range', 'topSpeed', 'payload', 'charging', 'clearance'])
const amounts = amountPattern()
const lengths = amountPattern(['inches'])
const passedOver = phrasesOf(fillerPhrases)
const passedOverOfBatteries = phrasesOf(`${fillerPhrases}, ${batteryPhrases}`)
const general = new Set(listed(fillers))

/** Reads a cell; undefined where it holds a condition. */
function readingOf(topic: Topic, text: string): Reading | undefined {
  const isMeasure = measures.has(topic)
  const words = plainWords(text)
  const left = topic === 'battery' ? withPacks(without(words, passedOverOfBatteries)) : without(words, passedOver)
  const quantities = quantitiesIn(left, isMeasure ? lengths : amounts, withSpans.has(topic))
  const own = new Set(listed(topicFillers[topic] ?? ''))
  const others = unreadIn(withoutPlaces(left, quantities)).filter((word) => !own.has(word))
  if (others.some((word) => conditions.has(word)) || (topic === 'battery' && has(words, severalPacks))) return undefined
  return { words, left, quantities, unknown: others.filter((word) => !general.has(word) && word !== '-') }
}

function readFigures(topic: Topic, reading: Reading): Figures | undefined {
  // Batteries have more product names than any list; in other columns an unknown word may change what a figure means.
  if (topic === 'battery') return readBattery(reading)
  if (reading.unknown.length > 0) return undefined
  if (topic === 'charging') return readCharging(reading)
  if (topic === 'seats') return readSeats(reading)
  if (topic === 'size') return readSize(reading)
  const { figure, kind, end } = single[topic] ?? {}
  const value = kind && end && agreed(reading.quantities, kind, end)
  return figure && value !== undefined ? { [figure]: value } : undefined
}

/** Whether a cart can have all of these figures: the reader takes all or none. */
function arePlausible(figures: Figures): boolean {
  return Object.entries(figures).every(([name, value]) => {
    if (name === 'chemistry') return true
    const [least, most] = figureLimits[name as keyof typeof figureLimits]
    return typeof value === 'number' && least <= value && value <= most
  })
}

/** The figure of this kind, where all numbers are ways to write one: '25 mph (40 km/h)'. */
function agreed(quantities: readonly Quantity[], kind: UnitKind, end: 'low' | 'high'): number | undefined {
  const [first, ...others] = quantities
  if (!first || (first.kind ?? kind) !== kind) return undefined
  const same = others.every(
    (other) => other.kind === kind && first.kind && near(other.low, first.low) && near(other.high, first.high),
  )
  return same ? rounded(first, first[end]) : undefined
}

const near = (one: number, other: number) => Math.abs(one - other) <= 0.03 * Math.max(one, other)

function rounded({ kind, times }: Quantity, value: number): number {
  if (kind === 'inches' || kind === 'hours' || kind === undefined) return Math.round(value * 10) / 10
  return times === 1 ? value : Math.round(value)
}

function readCharging({ quantities }: Reading): Figures | undefined {
  const hours = quantities.filter(({ kind }) => kind !== 'volts' && kind !== 'amperes')
  const from = agreed(hours, 'hours', 'low')
  const to = agreed(hours, 'hours', 'high')
  if (from === undefined || to === undefined) return undefined
  return { chargingFrom: from, ...(to === from ? {} : { chargingTo: to }) }
}

function readSeats({ quantities, words }: Reading): Figures | undefined {
  if (quantities.some(({ kind, low }) => (kind && kind !== 'people') || !Number.isInteger(low))) return undefined
  const [first = 0, ...others] = quantities.map(({ low }) => low)
  const more = others.reduce((total, seats) => total + seats, 0)
  if (/^ \d+ \+ /.test(words)) return others.length === 1 ? { seatingCapacity: first + more } : undefined
  // '2 rear facing' are not all of them; '4 (2 forward, 2 rear facing)' are.
  const isWhole = others.length === 0 ? !has(words, 'rear, back, backward, front') : more === first
  return isWhole ? { seatingCapacity: first } : undefined
}

type Side = 'length' | 'width' | 'height'
const sides: readonly Side[] = ['length', 'width', 'height']
const labelOf = new Map(sides.flatMap((side) => listed(sizeLabels[side]).map((label) => [label, side] as const)))

/** Length, width and height by their labels; otherwise in that order, where they could be a cart's: longer than high, higher than wide. */
function readSize({ quantities, words }: Reading): Figures | undefined {
  const labels = words.split(' ').flatMap((word) => labelOf.get(word) ?? [])
  if (quantities.length < 2 || quantities.length > 3) return undefined
  // Numbers without a unit take the last unit.
  const times = quantities.at(-1)?.times ?? 1
  const values = quantities.map(({ kind, low }) => Math.round((kind ? low : low * times) * 10) / 10)
  const [length = 0, width = 0, height = 0] = values
  const isCartLike = values.length === 3 && length > height && height > width
  const isLabelled = labels.length === values.length && new Set(labels).size === labels.length
  if (labels.length > 0 ? !isLabelled : !isCartLike) return undefined
  const order = labels.length > 0 ? labels : sides
  return Object.fromEntries(values.map((value, index) => [order[index], value]))
}

/** The abilities that a category tells of, in an older row or for a new cart in a file. */
export function abilitiesOfCategory(category: string): readonly Ability[] {
  const word = plainWords(category).trim()
  return abilityNames.filter((name) => listed(categoryWords[name] ?? '').includes(word))
}
