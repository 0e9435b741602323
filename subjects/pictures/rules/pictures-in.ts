import type { Fields, Sides } from '#kernel/history/change.ts'

/** A picture that a change brought or took away. */
export interface ChangedPicture {
  readonly path: string
  readonly isNew: boolean
}

/** The paths of the pictures that a cart or a member of the team has, as the history keeps it. */
export function picturesIn(fields: Fields | null): readonly string[] {
  const paths = [fields?.images, fields?.image].flat()
  return paths.filter((path): path is string => typeof path === 'string' && path.startsWith('/media/'))
}

/** The pictures that stand on only one side of a change, those that came first. */
export function changedPictures({ before, after }: Sides): readonly ChangedPicture[] {
  const [was, is] = [picturesIn(before), picturesIn(after)]
  return [
    ...is.filter((path) => !was.includes(path)).map((path) => ({ path, isNew: true })),
    ...was.filter((path) => !is.includes(path)).map((path) => ({ path, isNew: false })),
  ]
}

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
