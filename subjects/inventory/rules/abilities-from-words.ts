import { type Ability, abilityNames } from '#subjects/inventory/facts/abilities.ts'
import { figureLimits, type Topic, type WordsRead } from '#subjects/inventory/facts/cart-figures.ts'
import {
  abilityPhrases,
  conditionWords,
  falsePhrases,
  fillers,
  noWords,
  rimWords,
  tireWords,
  unaskedWords,
  yesWords,
} from '#subjects/inventory/facts/trade-words.ts'
import { plainText, plainWords } from './plain-words.ts'
import { amountPattern, type Quantity, quantitiesIn } from './quantities.ts'
import { asWritten, listed, phrasesOf, unreadIn, without, withoutPlaces } from './word-phrases.ts'

export const conditions: ReadonlySet<string> = new Set(listed(conditionWords))
const skippedPhrases = phrasesOf(falsePhrases)
const phrases = abilityNames.map(
  (name) => [name, phrasesOf(abilityPhrases[name].phrases, abilityPhrases[name].between)] as const,
)

/** The abilities that a line names, whether it holds a condition, and the remaining words. */
export function abilitiesIn(words: string) {
  const safe = without(words, skippedPhrases)
  const named = phrases.filter(([, phrase]) => safe.search(phrase) >= 0)
  const places = named.flatMap(([, phrase]) =>
    [...safe.matchAll(phrase)].map(({ index, 0: found }) => ({ from: index, to: index + found.length })),
  )
  const left = withoutPlaces(safe, places)
  const isConditional = unreadIn(left).some((word) => conditions.has(word))
  return { named: named.map(([name]) => name), isConditional, left }
}

const affirmations: ReadonlySet<string> = new Set(listed(yesWords))
const denials: ReadonlySet<string> = new Set(listed(noWords))
const plain: ReadonlySet<string> = new Set([...listed(fillers), ...listed(unaskedWords), ...affirmations])
const oneThing: Partial<Readonly<Record<Topic, Ability>>> = {
  hitch: 'tow-hitch',
  cargo: 'cargo-deck',
  bags: 'bag-rack',
}
/** The word that a column's name adds to its cells: 'lifted' of a suspension. */
const nouns: Partial<Readonly<Record<Topic, string>>> = { brakes: 'brakes', suspension: 'suspension', tires: 'tires' }

export const abilityColumns: ReadonlySet<Topic> = new Set(['brakes', 'suspension', 'hitch', 'cargo', 'bags'])
const lengths = amountPattern(['inches'])
const lengthsOfTires = amountPattern(['inches', 'plies'])

/** The abilities that a column tells; its quantities are the numbers that were understood. */
export function readAbilities(
  topic: Topic,
  text: string,
  words = plainWords(text),
  quantities: readonly Quantity[] = quantitiesIn(words, lengths).filter(({ kind }) => kind),
): WordsRead {
  const ability = oneThing[topic]
  const said = unreadIn(words).filter((word) => word !== '|')
  const all = (known: ReadonlySet<string>) => said.length > 0 && said.every((word) => known.has(word))
  if (all(denials)) return { figures: {}, abilities: [], rest: '' }
  if (ability && all(affirmations)) return { figures: {}, abilities: [ability], rest: '' }
  const noun = nouns[topic] ?? ''
  const read = abilitiesIn(noun && !words.endsWith(` ${noun} `) ? `${words}${noun} ` : words)
  if (read.isConditional) return { figures: {}, abilities: [], rest: text.trim() }
  const unknown = unreadIn(withoutPlaces(read.left, quantities))
  return {
    figures: {},
    abilities: read.named,
    rest: asWritten(
      text,
      unknown.filter((word) => !plain.has(word)),
    ),
  }
}

// '23x10-14' and '205/50R10'
const inchSize = /(?<![\d.])([12]\d(?:\.\d+)?)"? ?[x/-] ?\d{1,2}(?:\.\d+)?"? ?(?:[x/-]|-? ?r) ?(\d{1,2})(?![\d.])"?/g
const metricSize = /(?<![\d.])([12]\d\d) ?[/-] ?([3-9]\d) ?(?:[x/-]|-? ?z?r| ) ?(\d{1,2})(?![\d.])"?/g

/** Reads the size of a tire, by itself or in inches, and what the tire is for. */
export function readTires(text: string): WordsRead {
  const written = plainText(text)
  const sizes = [
    ...[...written.matchAll(inchSize)].map(([, across]) => Number(across)),
    ...[...written.matchAll(metricSize)].map(
      ([, width, ratio, rim]) => Number(rim) + (Number(width) * Number(ratio)) / 50 / 25.4,
    ),
  ]
  const words = plainWords(text.replace(new RegExp(inchSize, 'gi'), ' ').replace(new RegExp(metricSize, 'gi'), ' '))
  const quantities = quantitiesIn(words, lengthsOfTires)
  const tires = quantities.filter((each) => !saysNothingOfTheTire(words, each))
  const [across, ...others] = [...sizes, ...tires.map(({ low }) => low)]
  const isSame = across === undefined || others.every((other) => Math.abs(other - across) < 0.03 * across)
  const tire = Math.round((across ?? 0) * 10) / 10
  const [least, most] = figureLimits.tire
  const isUnderstood = isSame && (across === undefined || (least <= tire && tire <= most))
  const clear = isUnderstood ? quantities : quantities.filter((each) => !tires.includes(each))
  const read = readAbilities('tires', text, words, clear)
  const isBare = sizes.length === 0 && tires.some(({ kind }) => !kind)
  return (isBare && read.rest !== '') || !isUnderstood || across === undefined ? read : { ...read, figures: { tire } }
}

const rims: ReadonlySet<string> = new Set(listed(rimWords))
const nounsOfTires: ReadonlySet<string> = new Set([...rims, ...listed(tireWords)])

/** Whether a number is plies, or the inches of a rim by the next noun in its clause; without one, by the last noun before it. */
function saysNothingOfTheTire(words: string, { kind, from, to }: Quantity): boolean {
  if (kind === 'plies') return true
  const [clause = ''] = words.slice(to).split('|')
  const isNoun = (word: string) => nounsOfTires.has(word)
  const noun = clause.split(' ').find(isNoun) ?? words.slice(0, from).split(' ').findLast(isNoun)
  return noun !== undefined && rims.has(noun)
}
