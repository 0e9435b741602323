/** Words and figures in their order: `$1,050` is one, `won't` is one. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}$][\p{L}\p{N}',.%/-]*(?<![',.-])/gu) ?? []

/** Every run of so many words: what is copied from page to page shows in these, what is merely English does not. */
export const runsOf = (words: readonly string[], length: number): ReadonlySet<string> =>
  new Set(words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' ')))

/** What stands in both, as a share of what stands in either. */
export function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((item) => other.has(item)).length
  return both / (one.size + other.size - both)
}
