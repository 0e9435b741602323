import { type CartFigures, figureLimits, type Topic } from '#subjects/inventory/facts/cart-figures.ts'
import {
  batteryNames,
  chemistryWords,
  fillerPhrases,
  fillers,
  type Kind,
  leadAcidMakers,
  leadAcidModels,
  severalPacks,
  topicFillers,
} from '#subjects/inventory/facts/cart-words.ts'
import { conditionWords } from './abilities-from-words.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'
import { covered, has, listed, phrasesOf, type Token } from './word-tokens.ts'

export type Figures = Partial<CartFigures>
export type Figure = keyof typeof figureLimits

/** What stands in a cell or a line, before it is decided what it says. */
export interface Reading {
  readonly topic: Topic
  readonly tokens: readonly Token[]
  readonly quantities: readonly Quantity[]
  /** The words of no number, no unit and no filler. */
  readonly unknown: readonly number[]
}

/** How far two figures for one thing may lie apart: '25 mph (40 km/h)'. */
const agreement = 0.03

const measures: ReadonlySet<Topic> = new Set(['length', 'width', 'height', 'size', 'clearance'])
const withoutSpans: ReadonlySet<Topic> = new Set(['battery', 'seats', 'length', 'width', 'height', 'size'])

const passedPhrases = phrasesOf(fillerPhrases)
export const batteryPhrases = phrasesOf(
  [
    fillerPhrases,
    batteryNames,
    leadAcidMakers,
    ...Object.keys(leadAcidModels),
    ...Object.values(chemistryWords),
  ].join(),
)
export const general: ReadonlySet<string> = new Set(listed(fillers))
const ownFillers = new Map(Object.entries(topicFillers).map(([topic, words]) => [topic, new Set(listed(words))]))

/** Undefined where a condition stands in it. */
export function readingOf(topic: Topic, tokens: readonly Token[]): Reading | undefined {
  const own = ownFillers.get(topic) ?? new Set()
  const passed = covered(tokens, topic === 'battery' ? batteryPhrases : passedPhrases)
  const kinds = measures.has(topic) ? { kinds: ['inches'] as const } : {}
  const quantities = quantitiesIn(tokens, { passed, spans: !withoutSpans.has(topic), ...kinds })
  const measured = tokensIn(quantities)
  const others = tokens.flatMap((_, index) => (passed.has(index) || measured.has(index) ? [] : [index]))
  const wordAt = (index: number) => tokens[index]?.word ?? ''
  if (others.some((index) => conditionWords.has(wordAt(index)) && !own.has(wordAt(index)))) return undefined
  if (topic === 'battery' && has(tokens, severalPacks)) return undefined
  const unknown = others.filter((index) => {
    const word = wordAt(index)
    return !general.has(word) && !own.has(word) && !isDash(tokens, index)
  })
  return { topic, tokens, quantities, unknown }
}

export function tokensIn(quantities: readonly Quantity[]): ReadonlySet<number> {
  return new Set(quantities.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)))
}

/** A hyphen that parts two things; one that only its number touches is a minus. */
function isDash(tokens: readonly Token[], index: number): boolean {
  const [before, dash, after] = [tokens[index - 1], tokens[index], tokens[index + 1]]
  return dash?.word === '-' && before !== undefined && (before.end === dash.start || after?.start !== dash.end)
}

/** The figure of this kind, where all that is there are ways to write it. */
export function agreed(quantities: readonly Quantity[], kind: Kind, end: 'low' | 'high'): number | undefined {
  const [first, ...others] = quantities
  if (!first || (first.kind ?? kind) !== kind) return undefined
  const same = others.every(
    (other) => other.kind === kind && first.kind && near(other.low, first.low) && near(other.high, first.high),
  )
  return same ? rounded(first, first[end]) : undefined
}

export const near = (one: number, other: number, share = agreement) =>
  Math.abs(one - other) <= share * Math.max(one, other)

export function rounded({ kind, converted }: Quantity, value: number): number {
  if (kind === 'inches' || kind === 'hours' || kind === undefined) return Math.round(value * 10) / 10
  return converted ? Math.round(value) : value
}

/** The figures where all are such as a cart can have; never a part of them. */
export function plausible(figures: Figures): Figures | undefined {
  const fits = Object.entries(figures).every(([name, value]) => {
    const limits = Object.hasOwn(figureLimits, name) ? figureLimits[name as Figure] : undefined
    return !limits || (typeof value === 'number' && limits[0] <= value && value <= limits[1])
  })
  return fits ? figures : undefined
}

export function writtenAt(text: string, tokens: readonly Token[], places: readonly number[]): string {
  return places.map((place) => text.slice(tokens[place]?.start, tokens[place]?.end)).join(' ')
}
