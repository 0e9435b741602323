import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { formerPages } from '#subjects/fit/facts/questions.ts'
import { fitPath, readFitQuery } from './answers.ts'
import { answersText } from './answers-text.ts'

/** A question as we understood it: nothing in it was typed. */
interface QuestionTold {
  readonly words: string
  /** Where its answer stands. */
  readonly path: string
}

/** FIT-30: what an address of "Which cart?" asks; `cart` is the one of ours that is answered first. */
export function questionTold(address: string, cart?: string): QuestionTold | undefined {
  const [path, query] = address.split('?')
  const { answers, asked } = readFitQuery(new URLSearchParams(query))
  if (!asked || ![addresses.findACart, ...formerPages].some((each) => each === path)) return undefined
  return { words: answersText(answers), path: fitPath(answers, cart) }
}
