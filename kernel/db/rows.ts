import type { Db } from './schema.ts'

/** Small enough for the bound on parameters of either database, large enough that statements are few. */
const rowsPerStatement = 100

/** As many at a time as one statement may name. */
export function chunksOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / rowsPerStatement) }, (_, chunk) =>
    items.slice(chunk * rowsPerStatement, (chunk + 1) * rowsPerStatement),
  )
}

/** Says when a chore was done last, or since when it has to be. */
export async function noteChore(db: Db, name: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('chores')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute()
}
