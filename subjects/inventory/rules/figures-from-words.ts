import { type Ability, abilityNames } from '#subjects/inventory/facts/abilities.ts'
import type { Topic, WordsRead } from '#subjects/inventory/facts/cart-figures.ts'
import { categoryWords, type Kind, sizeLabels, sizeOrders } from '#subjects/inventory/facts/cart-words.ts'
import { abilitiesIn } from './abilities-from-words.ts'
import { abilityColumns, readAbilities, readTires } from './abilities-of-columns.ts'
import { readBattery } from './battery-from-words.ts'
import type { Quantity } from './quantities.ts'
import {
  agreed,
  type Figure,
  type Figures,
  plausible,
  type Reading,
  readingOf,
  rounded,
  writtenAt,
} from './word-reading.ts'
import { has, joined, listed, type Token, tokensOf } from './word-tokens.ts'

const single: Partial<
  Readonly<Record<Topic, { readonly figure: Figure; readonly kind: Kind; readonly end: 'low' | 'high' }>>
> = {
  range: { figure: 'range', kind: 'miles', end: 'low' },
  topSpeed: { figure: 'topSpeed', kind: 'mph', end: 'high' },
  payload: { figure: 'payload', kind: 'pounds', end: 'low' },
  length: { figure: 'length', kind: 'inches', end: 'high' },
  width: { figure: 'width', kind: 'inches', end: 'high' },
  height: { figure: 'height', kind: 'inches', end: 'high' },
  clearance: { figure: 'clearance', kind: 'inches', end: 'low' },
}

// A longer text is prose, and slow to read.
const longest = 300

/** What a cell of this column, or a line of features, says of a cart. What is not sure is left to the dealer. */
export function readWords(topic: Topic, text: string): WordsRead {
  const whole = text.trim()
  if (topic === 'feature') {
    const { abilities, doubtful } = abilitiesIn(whole.length > longest ? [] : tokensOf(text))
    return { figures: {}, abilities, rest: doubtful ? whole : '' }
  }
  const nothing = { figures: {}, abilities: [], rest: whole }
  if (whole.length > longest) return nothing
  if (topic === 'tires') return readTires(text)
  if (abilityColumns.has(topic)) return readAbilities(topic, text, tokensOf(text))
  const reading = readingOf(topic, tokensOf(text))
  const figures = reading && readFigures(reading)
  return figures ? { figures, abilities: [], rest: writtenAt(text, reading.tokens, reading.unknown) } : nothing
}

function readFigures(reading: Reading): Figures | undefined {
  const { topic, quantities, unknown } = reading
  // Products of batteries have more names than any list; elsewhere a word that is not known may change what a figure means.
  if (topic === 'battery') return readBattery(reading)
  if (unknown.length > 0) return undefined
  if (topic === 'charging') return readCharging(reading)
  if (topic === 'seats') return readSeats(reading)
  if (topic === 'size') return readSize(reading)
  const column = single[topic]
  const figure = column && agreed(quantities, column.kind, column.end)
  return column && figure !== undefined ? plausible({ [column.figure]: figure }) : undefined
}

function readCharging({ quantities }: Reading): Figures | undefined {
  const hours = quantities.filter(({ kind }) => kind !== 'volts' && kind !== 'amperes')
  const from = agreed(hours, 'hours', 'low')
  const to = agreed(hours, 'hours', 'high')
  if (from === undefined || to === undefined) return undefined
  return plausible({ chargingFrom: from, ...(to === from ? {} : { chargingTo: to }) })
}

function readSeats({ quantities, tokens }: Reading): Figures | undefined {
  if (quantities.some(({ kind, low }) => (kind && kind !== 'people') || !Number.isInteger(low))) return undefined
  const seats = quantities.map(({ low }) => low)
  const [first = 0, ...others] = seats
  const [, front, back] = /(\d+) \+ (\d+) /.exec(joined(tokens)) ?? []
  if (front && back) {
    const all = Number(front) + Number(back)
    const told = seats.length === 2 || (seats.length === 3 && seats.includes(all))
    return told ? plausible({ seatingCapacity: all }) : undefined
  }
  const told = others.length === 0 ? !has(tokens, 'rear, back, backward, front') : isWhole(tokens, quantities)
  return told ? plausible({ seatingCapacity: first }) : undefined
}

/** '4 seats, 2 of them facing back': whether the first number counts the others in. */
function isWhole(tokens: readonly Token[], [first, ...others]: readonly Quantity[]): boolean {
  const parts = others.reduce((total, { low }) => total + low, 0)
  if (!first || others.every(({ low }) => low === first.low)) return true
  if (others.length > 1) return parts === first.low
  const facing = ['rear', 'front', 'forward', 'fwd', 'facing', 'back']
  return parts < first.low && has(tokens, 'facing') && !facing.includes(tokens[first.to]?.word ?? '')
}

type Side = 'length' | 'width' | 'height'
const sides: readonly Side[] = ['length', 'width', 'height']
const labelOf = new Map(sides.flatMap((side) => listed(sizeLabels[side]).map((label) => [label, side] as const)))
const orders = new Set(listed(sizeOrders))

/** By the labels, else length, width and height where they are a cart's: longer than high, higher than wide. */
function readSize({ quantities, tokens }: Reading): Figures | undefined {
  const named = tokens.flatMap(({ word }) => (orders.has(word) ? [...word.replaceAll('x', '')] : [word]))
  const labels = named.flatMap((word) => labelOf.get(word) ?? [])
  if (quantities.length < 2 || quantities.length > 3) return undefined
  const last = quantities.at(-1)
  const values = quantities.map((each) => {
    if (each.kind) return each.kind === 'inches' ? rounded(each, each.low) : Number.NaN
    return last ? Math.round(each.low * unitFactor(tokens, last) * 10) / 10 : Number.NaN
  })
  const [length = 0, width = 0, height = 0] = values
  const cartLike = values.length === 3 && length > height && height > width
  const labelled = labels.length === values.length && new Set(labels).size === labels.length
  if (labels.length > 0 ? !labelled : !cartLike) return undefined
  const order = labels.length > 0 ? labels : sides
  return plausible(Object.fromEntries(values.map((value, index) => [order[index], value])))
}

/** What the last number's unit makes of one without. */
function unitFactor(tokens: readonly Token[], { kind, low, from }: Quantity): number {
  return kind ? low / (tokens[from]?.value ?? low) : 1
}

/** What the category of an older row, or of a new cart in a file, says of it. */
export function abilitiesOfCategory(category: string): readonly Ability[] {
  const word = joined(tokensOf(category)).trim()
  return abilityNames.filter((name) => listed(categoryWords[name] ?? '').includes(word))
}
