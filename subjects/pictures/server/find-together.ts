import type { PhotoStore, StoredPhoto } from './photo-store.ts'

/**
 * Looks photos up, all that are asked for meanwhile in one question: made-up names, however many, take one connection to
 * the database and no more.
 */
export function findTogether(find: PhotoStore['find']): (hash: string) => Promise<StoredPhoto | undefined> {
  let next: { readonly hashes: Set<string>; readonly found: Promise<ReadonlyMap<string, StoredPhoto>> } | undefined
  let before: Promise<unknown> = Promise.resolve()

  function question() {
    const hashes = new Set<string>()
    const found = before.then(async () => {
      next = undefined
      return new Map((await find([...hashes])).map((photo) => [photo.hash, photo]))
    })
    before = found.catch(() => {})
    return { hashes, found }
  }

  return async (hash) => {
    next ??= question()
    next.hashes.add(hash)
    return (await next.found).get(hash)
  }
}
