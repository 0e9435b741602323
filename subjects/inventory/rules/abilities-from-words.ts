import { type Ability, abilityNames } from '#subjects/inventory/facts/abilities.ts'
import { abilityWords, conditions, traps } from '#subjects/inventory/facts/cart-words.ts'
import { covered, joined, listed, phrasesOf, type Token } from './word-tokens.ts'

interface AbilitiesRead {
  readonly abilities: readonly Ability[]
  /** An ability is named that is perhaps not there. */
  readonly doubtful: boolean
  /** The tokens that name an ability, or look like one. */
  readonly known: ReadonlySet<number>
}

const trapPhrases = phrasesOf(traps)
const phrases = abilityNames.map(
  (name) => [name, phrasesOf(abilityWords[name].phrases, abilityWords[name].between)] as const,
)
export const conditionWords: ReadonlySet<string> = new Set(listed(conditions))
const partings = new Set(['|', '/', '+', 'and', 'with', 'w/'])

/** What is named in a line and stands outside of every condition. */
export function abilitiesIn(tokens: readonly Token[]): AbilitiesRead {
  const { named, known } = namedIn(tokens)
  const isCondition = ({ word }: Token, index: number) =>
    (conditionWords.has(word) || isSurcharge(tokens, index)) && !known.has(index)
  const first = tokens.findIndex(isCondition)
  if (first < 0) return { abilities: named.map(({ name }) => name), doubtful: false, known }
  const from = saidOfItsOwn(tokens, first) ? first : 0
  const sure = named.filter(({ at }) => [...at].some((index) => index < from))
  const unconditional = tokens.filter((token, index) => !isCondition(token, index))
  return { abilities: sure.map(({ name }) => name), doubtful: namedIn(unconditional).named.length > 0, known }
}

function namedIn(tokens: readonly Token[]) {
  const text = joined(tokens).replaceAll(' - ', ' | ')
  const trapped = covered(tokens, trapPhrases, text)
  const safe = text.replace(trapPhrases, (trap) => trap.replace(/\S/g, '#'))
  const all = phrases.map(([name, phrase]) => ({ name, at: covered(tokens, phrase, safe) }))
  const named = all.filter(({ at }) => at.size > 0)
  return { named, known: new Set([...trapped, ...named.flatMap(({ at }) => [...at])]) }
}

/** 'Lifted, no bag rack': a condition that opens a clause and has its own ability leaves what stands before it. */
function saidOfItsOwn(tokens: readonly Token[], condition: number): boolean {
  const opens = condition > 0 && partings.has(tokens[condition - 1]?.word ?? '')
  const end = tokens.findIndex(({ word }, index) => index > condition && partings.has(word))
  return opens && namedIn(tokens.slice(condition + 1, end < 0 ? undefined : end)).known.size > 0
}

/** '(+199)' */
function isSurcharge(tokens: readonly Token[], index: number): boolean {
  const [before, sign, after] = [tokens[index - 1], tokens[index], tokens[index + 1]]
  return sign?.word === '+' && before?.value === undefined && after?.value !== undefined && after.start === sign.end
}
