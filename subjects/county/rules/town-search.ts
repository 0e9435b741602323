import { type Town, towns } from './towns.ts'

type Searched = Pick<Town, 'name' | 'zips' | 'places'> & { readonly type?: Town['type'] }

/** The query key by which the county's page is asked for a town. */
export const townSearchKey = 'town'

/** The towns with a page that a visitor may have meant. */
export function searchTowns(asked: string): readonly Town[] {
  return searchAmong(towns, asked)
}

/** Those that a visitor may have meant by a name, a village or a ZIP code, likeliest first: an own name before a village. */
export function searchAmong<Place extends Searched>(
  list: readonly Place[],
  asked: string,
  limit = 8,
): readonly Place[] {
  const words = simplify(asked)
  if (words === '') return []
  const near = list
    .map((town) => ({ town, distance: distanceTo(town, words) }))
    .filter(({ distance }) => distance <= tolerance(words))
    .toSorted((one, other) => one.distance - other.distance)
  const exact = near.filter(({ distance }) => distance < inPart && distance === near[0]?.distance)
  return (exact.length > 0 ? exact : near).slice(0, limit).map(({ town }) => town)
}

/** What the path of an unknown town asks for, as far as it can be read aloud: '/towns/jim-thorp' → 'jim thorp'. */
export function townAskedFor(path: string): string {
  const segment = (path.split('/').findLast((part) => part !== '') ?? '').replace(/-golf-carts$/, '')
  return decoded(segment.replaceAll('-', ' '))
    .replaceAll(/[^\p{L}\p{N} .'-]+/gu, ' ')
    .trim()
    .slice(0, 40)
}

/** A stray percent sign stays as it is. */
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

/** Distances that are nearer than one wrong letter. */
const asVillage = 0.25
const inPart = 0.5

function nameDistance(name: string, words: string): number {
  if (name === words) return 0
  if (words.length >= 3 && (name.startsWith(words) || ` ${words} `.includes(` ${name} `))) return inPart
  return editDistance(name, words)
}

/** A third of the letters may be wrong. A ZIP code is right or it is not. */
function tolerance(words: string): number {
  return /^\d+$/.test(words) ? 0 : Math.max(1, Math.floor(words.length / 3))
}

function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\b(golf|carts?|rentals?|pa|twp|boro|borough|township)\b|[^a-z0-9]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
}

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1]
    for (const [j, against] of [...other].entries()) {
      const replaced = (row[j] ?? 0) + (letter === against ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
