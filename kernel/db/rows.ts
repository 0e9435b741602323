import type { Db } from './schema.ts'

/** Small enough for the bound on parameters of either database, large enough that statements are few. */
const rowsPerStatement = 100

/** Cuts the items into chunks that one statement can name. */
export function chunksOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / rowsPerStatement) }, (_, chunk) =>
    items.slice(chunk * rowsPerStatement, (chunk + 1) * rowsPerStatement),
  )
}

/** Records when a chore was last done, or since when it has to be done. */
export async function noteChore(db: Db, name: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('chores')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute()
}
