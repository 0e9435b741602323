import { type UnitKind, units } from '#subjects/inventory/facts/trade-words.ts'
import { listed, literal } from './word-phrases.ts'

/** A number, or a span of two, in the kind's own unit. */
export interface Quantity {
  /** Missing where the number has no unit. */
  readonly kind?: UnitKind
  readonly low: number
  readonly high: number
  /** How many of the kind's own units make the written one. */
  readonly times: number
  /** Where the number begins in the words. */
  readonly from: number
  readonly to: number
}

const unitOf = new Map(units.flatMap((unit) => listed(unit.words).map((words) => [words, unit] as const)))

/** Matches numbers with these units: among measures 'w' is a width. */
export function amountPattern(kinds?: readonly UnitKind[]): RegExp {
  const known = [...unitOf].flatMap(([words, { kind }]) => (!kinds || kinds.includes(kind) ? [words] : []))
  const longestFirst = known.toSorted((one, other) => other.length - one.length).map(literal)
  return new RegExp(`(?<= )(\\d+(?:\\.\\d+)?) (?:(${longestFirst.join('|')}) )?`, 'g')
}

/** Every number in plain words with its unit; with `spans`, '6 - 8' is a span from 6 to 8. */
export function quantitiesIn(words: string, amounts: RegExp, spans = false): readonly Quantity[] {
  const found = [...words.matchAll(amounts)].map((match): Quantity => {
    const [written, digits, unit = ''] = match
    const { kind, times = 1 } = unitOf.get(unit) ?? {}
    const value = Number(digits) * times
    return {
      ...(kind && { kind }),
      low: value,
      high: value,
      times,
      from: match.index,
      to: match.index + written.length,
    }
  })
  const whole = merged(found, words, sumOf)
  return spans ? merged(whole, words, spanOf) : whole
}

type Merge = (one: Quantity, other: Quantity, between: string, before: string) => Quantity | undefined

/** Merges each quantity with the next one, where the two make one. */
function merged(found: readonly Quantity[], words: string, merge: Merge): readonly Quantity[] {
  const read: Quantity[] = []
  for (const other of found) {
    const one = read.at(-1)
    const both = one && merge(one, other, words.slice(one.to, other.from), words.slice(0, one.from))
    if (both) read.splice(-1, 1, both)
    else read.push(other)
  }
  return read
}

/** Adds feet and inches, or hours and minutes. */
function sumOf(one: Quantity, other: Quantity, between: string): Quantity | undefined {
  const bareInches = one.times === 12 && !other.kind && between === ''
  const isSmaller = (bareInches || (other.kind === one.kind && other.times < one.times)) && other.low < one.times
  if (!one.kind || !isSmaller || (between !== '' && between !== '- ')) return undefined
  const low = one.low + other.low
  return { ...one, low, high: low, times: 1, to: other.to }
}

function spanOf(one: Quantity, other: Quantity, between: string, before: string): Quantity | undefined {
  const joins = /^(?:-|to|thru|through) $/.test(between) || (between === 'and ' && before.endsWith(' between '))
  if (!joins || one.low < one.high || (one.kind && other.kind && one.kind !== other.kind)) return undefined
  const { kind, times } = one.kind ? one : other
  const low = one.kind ? one.low : one.low * times
  const high = other.kind ? other.low : other.low * times
  return low < high ? { ...(kind && { kind }), low, high, times, from: one.from, to: other.to } : undefined
}
