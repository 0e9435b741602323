import { nearestWord } from '#kit/formats/nearest-word.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'

interface FoundCarts {
  readonly found: readonly Vehicle[]
  /** The words that the dealer may have meant, where nothing was found. */
  readonly meant?: string
}

/** The carts that hold every word of a search; the dealer also finds them by their own numbers (CART-205). */
export function findCarts(carts: readonly Vehicle[], search: string): FoundCarts {
  const words = wordsOf(search)
  const texts = carts.map((cart) => [cart, wordsOf(searchedText(cart))] as const)
  const holds = (text: readonly string[], word: string) => text.some((each) => each.includes(word))
  const withAll = (asked: readonly string[]) =>
    texts.flatMap(([cart, text]) => (asked.every((word) => holds(text, word)) ? [cart] : []))
  const found = withAll(words)
  if (found.length > 0 || words.length === 0) return { found }
  const known = [...new Set(texts.flatMap(([, text]) => text))]
  const meant = words.map((word) => (holds(known, word) ? word : (nearestWord(word, known) ?? word)))
  return meant.some((word, index) => word !== words[index]) && withAll(meant).length > 0
    ? { found, meant: meant.join(' ') }
    : { found }
}

function searchedText({ id, name, category, color, year, series, stockNumber, serialNumber }: Vehicle): string {
  return [id, name, category, color, year, series, stockNumber, serialNumber].join(' ')
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)
