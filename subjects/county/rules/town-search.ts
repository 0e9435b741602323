import { editDistance } from '#kit/formats/nearest-word.ts'
import { type Town, towns } from './towns.ts'

type Searched = Pick<Town, 'name' | 'zips' | 'places'> & { readonly type?: Town['type'] }

const mostFound = 8
const longForms: Readonly<Record<string, string>> = { mt: 'mount', st: 'saint', e: 'east', w: 'west' }

/** The towns with a page that a visitor may have meant. */
export function searchTowns(asked: string): readonly Town[] {
  return searchAmong(towns, asked).places
}

/**
 * The places with this name, a village of this name or this ZIP code; a town's own name goes before a village. Where none has it, the
 * places with almost such a name, the likeliest first: the visitor may mean another place, so the site asks (TOWN-48).
 */
export function searchAmong<Place extends Searched>(list: readonly Place[], asked: string) {
  const words = simplify(asked)
  const near = list
    .map((place) => ({ place, distance: distanceTo(place, words) }))
    .filter(({ distance }) => distance <= tolerance(words))
    .toSorted((one, other) => one.distance - other.distance)
  const named = near.filter(({ distance }) => distance < inPart && distance === near[0]?.distance)
  const isNamed = named.length > 0
  return { isNamed, places: (isNamed ? named : near).slice(0, mostFound).map(({ place }) => place) }
}

/** The words in the path of an unknown town: '/towns/jim-thorp' → 'jim thorp'. */
export function townAskedFor(path: string): string {
  const segment = (path.split('/').findLast((part) => part !== '') ?? '').replace(/-golf-carts$/, '')
  return decoded(segment.replaceAll('-', ' '))
    .replaceAll(/[^\p{L}\p{N} .'-]+/gu, ' ')
    .trim()
    .slice(0, 40)
}

/** Decodes the text; a stray percent sign stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function distanceTo({ name, type, zips, places }: Searched, words: string): number {
  if (zips.includes(words)) return 0
  const own = [name, `${name} ${type ?? ''}`].map((one) => nameDistance(simplify(one), words))
  const others = places.map((one) => Math.max(asVillage, nameDistance(simplify(one), words)))
  return Math.min(...own, ...others)
}

/** Distances that are smaller than one wrong letter. */
const asVillage = 0.25
const inPart = 0.5

function nameDistance(name: string, words: string): number {
  if (name === words) return 0
  if (words.length >= 3 && (name.startsWith(words) || ` ${words} `.includes(` ${name} `))) return inPart
  return name[0] === words[0] ? editDistance(name, words) : Number.POSITIVE_INFINITY
}

/** How many letters may be wrong: one in three, two at most; in a ZIP code none. */
function tolerance(words: string): number {
  if (words === '') return -1
  return isZip(words) ? 0 : Math.min(2, Math.max(1, Math.floor(words.length / 3)))
}

/** Whether the words are figures, and so no name. */
export function isZip(words: string): boolean {
  return /^[\d\s-]+$/.test(words)
}

/** Removes what tells no town from another, and figures after a name or a ZIP code: '18229-1234' → '18229'. */
function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\b(?:mt|st|e|w)\b/g, (short) => longForms[short] ?? short)
    .replaceAll(/\b(golf|carts?|rentals?|pa|twp|boro|borough|township)\b|[^a-z0-9]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
    .replace(/^(\d{5}|\D+) \d+( \d+)?$/, '$1')
}
