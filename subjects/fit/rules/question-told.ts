import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { readFitQuery } from './answers.ts'
import { answersText } from './answers-text.ts'
import { climbReader } from './climb-query.ts'
import { hillText } from './climb-text.ts'
import { garageReader, garageText } from './garage.ts'

/** FIT-30: what the address of an answer asked, as we understood it: of a cart, a driveway or a garage. */
export function questionTold(address: string): string | undefined {
  const [path, query] = address.split('?')
  const search = new URLSearchParams(query)
  if (path === addresses.findACart) {
    const { answers, asked } = readFitQuery(search)
    return asked ? answersText(answers) : undefined
  }
  const { input: drive } = climbReader.read(search)
  if (path === addresses.willItClimb) return drive && hillText(drive)
  const { input: garage } = garageReader.read(search)
  return path === addresses.willItFit && garage ? garageText(garage) : undefined
}
