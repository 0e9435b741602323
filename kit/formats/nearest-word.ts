/** How many letters must be added, removed or changed to turn one word into the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
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

/** The known word with the fewest wrong letters; undefined where more than one letter in three is wrong. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const most = Math.ceil(word.length / 3)
  const [best] = known
    .map((each) => ({ each, slips: editDistance(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips)
  return best?.each
}
