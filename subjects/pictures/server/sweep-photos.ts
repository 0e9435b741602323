import { sql } from 'kysely'
import type { Db } from '#kernel/db/schema.ts'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'
import { namedPhotos } from './photo-store.ts'

const dayMs = 86_400_000
// Older than that, the last look says that the clock was set, or that the site stood still: nothing ends at once.
const trustedMs = 7 * dayMs

/**
 * Once a day the process that comes first notes which photos no cart names any more, and ends those that none has
 * named for so long. How many ended; undefined where it was not time yet.
 */
export async function sweepPhotos(db: Db, now: Date): Promise<number | undefined> {
  const last = await db.selectFrom('chores').select('at').where('name', '=', 'photos').executeTakeFirst()
  const since = last ? now.getTime() - Date.parse(last.at) : Number.POSITIVE_INFINITY
  if (since >= 0 && since < dayMs) return undefined
  return db.transaction().execute(async (transaction) => {
    // Every change of a cart takes this row first: no cart is given a photo that is being ended.
    await transaction
      .updateTable('data_versions')
      .set({ version: sql`version` })
      .where('name', '=', 'vehicles')
      .execute()
    const at = now.toISOString()
    await transaction
      .insertInto('chores')
      .values({ name: 'photos', at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
      .execute()
    return markAndEnd(transaction, now, since >= 0 && since < trustedMs)
  })
}

async function markAndEnd(db: Db, now: Date, mayEnd: boolean): Promise<number> {
  const named = new Set((await namedPhotos(db)).map((path) => photoNameOf(path)?.hash))
  const end = new Date(now.getTime() - photoPictures.keptDays * dayMs).toISOString()
  const at = now.toISOString()
  let ended = 0
  for (const { hash, unnamed_since } of await db.selectFrom('photos').select(['hash', 'unnamed_since']).execute()) {
    if (named.has(hash)) {
      if (unnamed_since !== null) await note(db, hash, null)
    } else if (unnamed_since === null || unnamed_since > at) {
      await note(db, hash, at)
    } else if (mayEnd && unnamed_since <= end) {
      await db.deleteFrom('photo_bytes').where('hash', '=', hash).execute()
      await db.deleteFrom('photos').where('hash', '=', hash).execute()
      ended += 1
    }
  }
  return ended
}

async function note(db: Db, hash: string, unnamed_since: string | null): Promise<void> {
  await db.updateTable('photos').set({ unnamed_since }).where('hash', '=', hash).execute()
}
