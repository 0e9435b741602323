import type { Change } from '#kernel/history/record-run.ts'

/** A picture that a change brought or took away. */
export interface ChangedPicture {
  readonly path: string
  readonly isNew: boolean
}

/** The pictures that stand on only one side of a change. */
export function picturesIn({ before, after }: Pick<Change, 'before' | 'after'>): readonly ChangedPicture[] {
  const pathsOf = (fields: Change['before']) => {
    const { images, image } = fields ?? {}
    return [images, image]
      .flat()
      .filter((path): path is string => typeof path === 'string' && path.startsWith('/media/'))
  }
  const [was, is] = [pathsOf(before), pathsOf(after)]
  return [
    ...is.filter((path) => !was.includes(path)).map((path) => ({ path, isNew: true })),
    ...was.filter((path) => !is.includes(path)).map((path) => ({ path, isNew: false })),
  ]
}
