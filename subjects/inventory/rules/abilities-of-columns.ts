import type { Ability } from '#subjects/inventory/facts/abilities.ts'
import type { Topic, WordsRead } from '#subjects/inventory/facts/cart-figures.ts'
import { affirmed, denied, plainWords, rimWords, tireWords } from '#subjects/inventory/facts/cart-words.ts'
import { abilitiesIn, conditionWords } from './abilities-from-words.ts'
import { type Quantity, quantitiesIn } from './quantities.ts'
import { general, near, plausible, tokensIn, writtenAt } from './word-reading.ts'
import { listed, plainText, type Token, tokensOf } from './word-tokens.ts'

const affirmations = new Set(listed(affirmed))
const denials = new Set(listed(denied))
const plain = new Set(listed(plainWords))
const oneThing: Partial<Readonly<Record<Topic, Ability>>> = {
  hitch: 'tow-hitch',
  cargo: 'cargo-deck',
  bags: 'bag-rack',
}
/** What the column's own name adds to its cells: 'lifted' of a suspension. */
const nouns: Partial<Readonly<Record<Topic, string>>> = { brakes: 'brakes', suspension: 'suspension', tires: 'tires' }

export const abilityColumns: ReadonlySet<Topic> = new Set(['brakes', 'suspension', 'hitch', 'cargo', 'bags'])
const inchesIn = (tokens: readonly Token[]) => quantitiesIn(tokens, { kinds: ['inches'] }).filter(({ kind }) => kind)

/** The abilities that a column tells; the quantities are those that are understood. */
export function readAbilities(
  topic: Topic,
  text: string,
  tokens: readonly Token[],
  quantities: readonly Quantity[] = inchesIn(tokens),
): WordsRead {
  const measured = tokensIn(quantities)
  const ability = oneThing[topic]
  const words = tokens.map(({ word }) => word).filter((word) => word !== '|')
  const all = (known: ReadonlySet<string>) => words.length > 0 && words.every((word) => known.has(word))
  if (all(denials)) return { figures: {}, abilities: [], rest: '' }
  if (ability && all(affirmations)) return { figures: {}, abilities: [ability], rest: '' }
  const read = abilitiesIn(withNoun(topic, text, tokens))
  const conditional = tokens.some(({ word }, index) => conditionWords.has(word) && !read.known.has(index))
  if (conditional) return { figures: {}, abilities: read.abilities, rest: text.trim() }
  const rest = tokens.flatMap(({ word }, index) =>
    read.known.has(index) || measured.has(index) || [general, plain, affirmations].some((known) => known.has(word))
      ? []
      : [index],
  )
  return { figures: {}, abilities: read.abilities, rest: writtenAt(text, tokens, rest) }
}

function withNoun(topic: Topic, text: string, tokens: readonly Token[]): readonly Token[] {
  const noun = nouns[topic]
  if (!noun) return tokens
  return tokens.at(-1)?.word === noun ? tokens : [...tokens, { word: noun, start: text.length, end: text.length }]
}

// '23x10-14' and '205/50R10'
const inchSize = /(?<![\d.])([12]\d(?:\.\d+)?)"? ?[x/-] ?\d{1,2}(?:\.\d+)?"? ?(?:[x/-]|-? ?r) ?(\d{1,2})(?![\d.])"?/g
const metricSize = /(?<![\d.])([12]\d\d) ?[/-] ?([3-9]\d) ?(?:[x/-]|-? ?z?r| ) ?(\d{1,2})(?![\d.])"?/g

/** The size of a tire, told by itself or in inches, and what it is for. */
export function readTires(text: string): WordsRead {
  const words = plainText(text)
  const sizes = [
    ...[...words.matchAll(inchSize)].map(([, across]) => Number(across)),
    ...[...words.matchAll(metricSize)].map(
      ([, width, ratio, rim]) => Number(rim) + (Number(width) * Number(ratio)) / 50 / 25.4,
    ),
  ]
  const blank = (size: string) => ' '.repeat(size.length)
  const tokens = tokensOf(words.replace(inchSize, blank).replace(metricSize, blank))
  const quantities = quantitiesIn(tokens, { kinds: ['inches', 'plies'] })
  const tires = quantities.filter((each) => !saysNothingOfTheTire(tokens, each))
  const [first, ...others] = [...sizes, ...tires.map(({ low, kind }) => (kind && kind !== 'inches' ? Number.NaN : low))]
  const same = others.every((other) => near(other, first ?? 0))
  const figures = first === undefined ? {} : same ? plausible({ tire: Math.round(first * 10) / 10 }) : undefined
  const clear = figures ? quantities : quantities.filter((each) => !tires.includes(each))
  const read = readAbilities('tires', text, tokens, clear)
  const bare = sizes.length === 0 && tires.some(({ kind }) => !kind)
  return read.rest === text.trim() || (bare && read.rest !== '') ? read : { ...read, figures: figures ?? {} }
}

/** Plies, 'set of 4', and the inches of a rim. */
function saysNothingOfTheTire(tokens: readonly Token[], quantity: Quantity): boolean {
  return quantity.kind === 'plies' || (!quantity.kind && quantity.low === 4) || isRim(tokens, quantity)
}

const rimNouns = new Set(listed(rimWords))
const nounsOfTires = new Set([...rimNouns, ...listed(tireWords)])

/** Whether the first of its nouns that follows in its clause, else the last before it, is a rim's. */
function isRim(tokens: readonly Token[], { from, to }: Quantity): boolean {
  const end = tokens.findIndex(({ word }, index) => index >= to && word === '|')
  const isNoun = ({ word }: Token) => nounsOfTires.has(word)
  const noun = tokens.slice(to, end < 0 ? undefined : end).find(isNoun) ?? tokens.slice(0, from).findLast(isNoun)
  return noun !== undefined && rimNouns.has(noun.word)
}
