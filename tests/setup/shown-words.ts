/** Words and figures in their order: `$1,050` is one, `won't` is one. */
export function wordsIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}$][\p{L}\p{N}',.%/-]*(?<![',.-])/gu) ?? []
  )
}

/**
 * How much two lists have in common: what stands in both, as a share of what stands in either, repetitions counted.
 * 1 is the same words as often, 0 is none of them.
 */
export function sharedPart(one: readonly string[], other: readonly string[]): number {
  const left = countsOf(other)
  let both = 0
  for (const item of one) {
    const count = left.get(item) ?? 0
    if (count === 0) continue
    left.set(item, count - 1)
    both += 1
  }
  return both / (one.length + other.length - both)
}

/** Every run of so many words: what is copied from page to page shows in these, what is merely English does not. */
export function runsOf(words: readonly string[], length: number): readonly string[] {
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join(' '))
}

function countsOf(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}
