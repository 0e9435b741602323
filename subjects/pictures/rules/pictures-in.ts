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
