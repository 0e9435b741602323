import type { Import } from './imports.ts'
import { foundation, placeOf } from './rules.ts'

export interface Measure {
  /** Imports from one place in a subject to another. */
  readonly all: number
  readonly inside: number
  /** Without those of the foundation, which every page is made of. */
  readonly amongSubjects: number
  readonly insideSubjects: number
}

/** How much stays inside one subject. */
export function measure(imports: readonly Import[]): Measure {
  const pairs = imports.flatMap(({ from, to }) => {
    const [here, there] = [placeOf(from)?.subject, placeOf(to)?.subject]
    return here && there ? [{ here, there }] : []
  })
  const own = pairs.filter(({ here, there }) => !foundation.includes(here) && !foundation.includes(there))
  const inside = (some: typeof pairs) => some.filter(({ here, there }) => here === there).length
  return { all: pairs.length, inside: inside(pairs), amongSubjects: own.length, insideSubjects: inside(own) }
}

/** Which subjects each uses, and how often; pages, which compose, are told apart. */
export function usedBy(imports: readonly Import[], subject: string): ReadonlyMap<string, number> {
  const used = new Map<string, number>()
  for (const { from, to } of imports) {
    const there = placeOf(to)?.subject
    if (placeOf(from)?.subject !== subject || !there || there === subject || from.endsWith('.page.tsx')) continue
    used.set(there, (used.get(there) ?? 0) + 1)
  }
  return used
}
