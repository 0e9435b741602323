import type { Db } from './schema.ts'

/** Records when a chore was last done, or since when it has to be done. */
export async function recordChore(db: Db, name: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('chores')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute()
}
