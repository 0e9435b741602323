import { type Kind, tightUnits, units } from '#subjects/inventory/facts/cart-words.ts'
import { listed, type Token } from './word-tokens.ts'

/** A number or a span of two, in the kind's own unit. */
export interface Quantity {
  /** Missing where the number has no unit. */
  readonly kind?: Kind
  readonly low: number
  readonly high: number
  /** From which token, and up to which. */
  readonly from: number
  readonly to: number
  readonly converted: boolean
}

interface Amount {
  readonly kind?: Kind
  readonly times: number
  readonly value: number
  readonly next: number
}

const unitOf = new Map(units.flatMap((unit) => listed(unit.words).map((words) => [words, unit] as const)))
const tight = new Set(listed(tightUnits))

interface Asked {
  /** Tokens that are no number here. */
  readonly passed?: ReadonlySet<number>
  /** Whether '6-8' is from 6 to 8. */
  readonly spans?: boolean
  /** The kinds that can stand here: among measures 55W is a width. */
  readonly kinds?: readonly Kind[]
}

/** Every number among the tokens, with the unit that stands behind it. */
export function quantitiesIn(tokens: readonly Token[], asked: Asked): readonly Quantity[] {
  const found: Quantity[] = []
  for (let at = 0; at < tokens.length; at++) {
    const quantity = asked.passed?.has(at) ? undefined : quantityAt(tokens, at, asked)
    if (quantity) found.push(quantity)
    at = (quantity?.to ?? at + 1) - 1
  }
  return found
}

function quantityAt(tokens: readonly Token[], from: number, { spans, kinds }: Asked): Quantity | undefined {
  const one = amountAt(tokens, from, kinds)
  if (!one) return undefined
  const low = one.value * one.times
  const single = { ...kindOf(one), low, high: low, from, to: one.next, converted: one.times !== 1 }
  const joins = tokens[one.next]?.word ?? ''
  const between = joins === 'and' && tokens[from - 1]?.word === 'between'
  if (!spans || !(between || ['-', 'to', 'thru', 'through'].includes(joins))) return single
  const other = amountAt(tokens, one.next + 1, kinds)
  if (!other || (one.kind && other.kind && one.kind !== other.kind)) return single
  const times = one.kind ? one.times : other.times
  const span = { low: one.value * times, high: other.value * (other.kind ? other.times : times) }
  if (span.low >= span.high) return single
  return { ...kindOf(one.kind ? one : other), ...span, from, to: other.next, converted: times !== 1 }
}

const kindOf = ({ kind }: Amount) => (kind ? { kind } : {})

/** A number with its unit; of feet and inches, hours and minutes the sum. */
function amountAt(tokens: readonly Token[], at: number, kinds: Asked['kinds']): Amount | undefined {
  const one = plainAmountAt(tokens, at, kinds)
  if (!one?.kind || one.times === 1 / 60) return one
  const next = tokens[one.next]?.word === '-' ? one.next + 1 : one.next
  const rest = plainAmountAt(tokens, next, kinds)
  if (!rest) return one
  const bareInches = one.times === 12 && !rest.kind && next === one.next && !isMeasureSign(tokens[rest.next])
  const times = bareInches ? 1 : rest.times
  const smaller = (bareInches || rest.kind === one.kind) && times < one.times && rest.value * times < one.times
  return smaller
    ? { kind: one.kind, times: 1, value: one.value * one.times + rest.value * times, next: rest.next }
    : one
}

const isMeasureSign = (token: Token | undefined) => token?.word === "'" || token?.word === 'ft'

function plainAmountAt(tokens: readonly Token[], at: number, kinds: Asked['kinds']): Amount | undefined {
  const value = tokens[at]?.value
  if (value === undefined) return undefined
  const unitAt = tokens[at + 1]?.word === '+' && isTight(tokens, at + 1) ? at + 2 : at + 1
  for (const count of [3, 2, 1]) {
    const words = tokens
      .slice(unitAt, unitAt + count)
      .map(({ word }) => word)
      .join(' ')
    const unit = unitOf.get(words)
    if (!unit || kinds?.includes(unit.kind) === false || (tight.has(words) && !isTight(tokens, unitAt))) continue
    const next = unitAt + count
    const more = tokens[next]?.word === '+' && isTight(tokens, next) ? 1 : 0
    return { kind: unit.kind, times: unit.times, value, next: next + more }
  }
  return { times: 1, value, next: unitAt }
}

const isTight = (tokens: readonly Token[], at: number) => tokens[at]?.start === tokens[at - 1]?.end
