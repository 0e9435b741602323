import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { formerPages } from '#subjects/fit/facts/questions.ts'
import { fitPath, readFitQuery } from './answers.ts'
import { answersText } from './answers-text.ts'

/** A question in our own words: it repeats nothing that was typed. */
interface QuestionInWords {
  readonly words: string
  /** The address of its answer. */
  readonly path: string
}

/** The question in an address of "Which cart?"; `cart` is the cart of ours that is answered first (FIT-30). */
export function questionInWords(address: string, cart?: string): QuestionInWords | undefined {
  const [path, query] = address.split('?')
  const { answers, hasAnswers } = readFitQuery(new URLSearchParams(query))
  if (!hasAnswers || ![addresses.findACart, ...formerPages].some((each) => each === path)) return undefined
  return { words: answersText(answers), path: fitPath(answers, cart) }
}
