import { wordGroups } from '#subjects/inventory/facts/trade-words.ts'

export function listed(words: string): readonly string[] {
  return words
    .split(',')
    .map((each) => each.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
}

/** Whether plain words hold one of the listed words. */
export function has(words: string, list: string): boolean {
  return listed(list).some((word) => words.includes(` ${word} `))
}

/** Stands in for the characters of words that were read already. */
const read = '_'

/** Replaces the words that a phrase has read, or those from one place to another; all other places stay the same. */
export function without(words: string, phrases: RegExp): string {
  return words.replace(phrases, (found) => found.replace(/\S/g, read))
}

export function withoutPlaces(
  words: string,
  places: readonly { readonly from: number; readonly to: number }[],
): string {
  const blank = ({ from, to }: { readonly from: number; readonly to: number }) =>
    words.slice(from, to).replace(/\S/g, read)
  return places.reduce((left, place) => left.slice(0, place.from) + blank(place) + left.slice(place.to), words)
}

/** The words that nothing has read yet. */
export function unreadIn(words: string): readonly string[] {
  return words.match(/[^\s_]+/g) ?? []
}

/** The words as the text spells them. */
export function asWritten(text: string, words: readonly string[]): string {
  const wanted = new Set(words)
  const written = (text.match(/[\p{L}\d.'’/]+|[^\s]/gu) ?? []).filter((each) => wanted.has(each.toLowerCase()))
  return words.length === 0 ? '' : written.length > 0 ? written.join(' ') : text.trim()
}

const special: Readonly<Record<string, string>> = {
  '{n}': '\\d+(?:\\.\\d+)? ',
  '{inches}': '\\d+(?:\\.\\d+)? (?:in|inch|inches|") ',
  '^': '(?<=^ |[|/+] |and |with |w/ |includes )',
  $: '(?=$|[|/+] |and |with |w/ |installed |included )',
}

/** The words literally, for a regular expression. */
export function literal(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function partOf(part: string, between: string): string {
  if (Object.hasOwn(special, part)) return special[part] ?? ''
  if (part === '*') return `(?:${anyOf(between)}){0,6}`
  if (part.endsWith('?')) return `(?:${partOf(part.slice(0, -1), between)})?`
  const group = /^\{(\w+)\}$/.exec(part)?.[1]
  return group ? `(?:${anyOf(wordGroups[group] ?? '')})` : `${literal(part)} `
}

/** An expression for any of the words, the longest first. */
function anyOf(list: string, between = ''): string {
  const phrases = listed(list).map((phrase) => phrase.split(' ').map((part) => partOf(part, between)))
  return phrases
    .map((parts) => parts.join(''))
    .toSorted((one, other) => other.length - one.length)
    .join('|')
}

/** An expression over plain words for a list of phrases. */
export function phrasesOf(list: string, between = ''): RegExp {
  return new RegExp(`(?<= )(?:${anyOf(list, between)})`, 'g')
}
