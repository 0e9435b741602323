import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { fitPath, readFitQuery } from './answers.ts'
import { answersText } from './answers-text.ts'
import { climbPath, climbReader } from './climb-query.ts'
import { hillText } from './climb-text.ts'
import { garagePath, garageReader, garageText } from './garage.ts'

/** A question as we understood it: nothing in it was typed. */
interface QuestionTold {
  readonly words: string
  /** Where its answer stands. */
  readonly path: string
}

/** FIT-30: what an address asks of a cart, a driveway or a garage; `cart` is the one of ours that is answered first. */
export function questionTold(address: string, cart?: string): QuestionTold | undefined {
  const [path, query] = address.split('?')
  const search = new URLSearchParams(query)
  if (path === addresses.findACart) {
    const { answers, asked } = readFitQuery(search)
    return asked ? { words: answersText(answers), path: fitPath(answers) } : undefined
  }
  if (path === addresses.willItClimb) {
    const { input } = climbReader.read(search)
    return input && { words: hillText(input), path: climbPath(input, cart) }
  }
  if (path === addresses.willItFit) {
    const { input } = garageReader.read(search)
    return input && { words: garageText(input), path: garagePath(input, cart) }
  }
  return undefined
}
