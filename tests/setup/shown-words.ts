/** Words and figures in their order: `$1,050` is one, and so is `won't`. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}$][\p{L}\p{N}',.%/-]*(?<![',.-])/gu) ?? []

/** Every run of so many words: text copied from page to page shows in these, ordinary English does not. */
export const runsOf = (words: readonly string[], length: number): ReadonlySet<string> =>
  new Set(words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' ')))

/** The size of what both have, as a share of what either has. */
export function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((item) => other.has(item)).length
  return both / (one.size + other.size - both)
}
