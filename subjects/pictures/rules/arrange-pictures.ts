/** What is asked of the pictures that a cart has; numbers count from one, as they are listed. */
export interface Arrangement {
  readonly remove: readonly number[]
  /** Those that come first, in this order; the others follow as they were. */
  readonly order: readonly number[]
}

/** Numbers as the dealer types them, such as '3,1'; null where that is no list of numbers, or one comes twice. */
export function readNumbers(text: string): readonly number[] | null {
  const words = text.split(/[,\s]+/).filter((word) => word !== '')
  if (words.length === 0 || !words.every((word) => /^[1-9]\d?$/.test(word))) return null
  const numbers = words.map(Number)
  return new Set(numbers).size === numbers.length ? numbers : null
}

/** The numbers that no picture has. */
export function unknownNumbers(images: readonly string[], { remove, order }: Arrangement): readonly number[] {
  return [...new Set([...remove, ...order])].filter((number) => number > images.length)
}

/** PIC-52: the pictures with one of them moved, as 'first:3', 'earlier:3', 'later:3' or 'remove:3' says. */
export function movePicture(images: readonly string[], move: string): readonly string[] {
  const [, to = '', number] = /^(first|earlier|later|remove):([1-9]\d?)$/.exec(move) ?? []
  const from = Number(number) - 1
  const picture = images[from]
  if (picture === undefined) return images
  const others = images.toSpliced(from, 1)
  const places: Readonly<Record<string, number>> = { first: 0, earlier: Math.max(0, from - 1), later: from + 1 }
  const place = places[to]
  return place === undefined ? others : others.toSpliced(place, 0, picture)
}

export function arrangePictures(images: readonly string[], { remove, order }: Arrangement): readonly string[] {
  const all = images.map((_, index) => index + 1)
  const arranged = [...order, ...all.filter((number) => !order.includes(number))]
  return arranged.filter((number) => !remove.includes(number)).flatMap((number) => images[number - 1] ?? [])
}
