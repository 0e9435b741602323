import { chunksOf } from '#kernel/db/chunks.ts'
import type { Db } from '#kernel/db/schema.ts'

/** The present names of these carts, by id. */
export async function cartNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const some of chunksOf([...new Set(ids)])) {
    const rows = await db.selectFrom('vehicles').select(['id', 'name']).where('id', 'in', some).execute()
    for (const { id, name } of rows) names.set(id, name)
  }
  return names
}
