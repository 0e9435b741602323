/** The pictures after one of them was moved: 'first:3', 'earlier:3', 'later:3' or 'remove:3' (PIC-52). */
export function movePicture(images: readonly string[], move: string): readonly string[] {
  const [, to = '', number] = /^(first|earlier|later|remove):([1-9]\d?)$/.exec(move) ?? []
  const from = Number(number) - 1
  const picture = images[from]
  if (picture === undefined) return images
  const others = images.toSpliced(from, 1)
  const targets: Readonly<Record<string, number>> = { first: 0, earlier: Math.max(0, from - 1), later: from + 1 }
  const target = targets[to]
  return target === undefined ? others : others.toSpliced(target, 0, picture)
}
