import type { Kysely } from 'kysely'
import { withoutDrawings } from '#site/pictures/rules/earlier-pictures.ts'

interface Tables {
  vehicles: { id: string; images: string }
}

/**
 * Carts that were stored with our drawings get the renders that took their place. The version of the data stays: a
 * process that still runs the site of before has the drawings, and its pages with them are right.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('vehicles')
    .select(['id', 'images'])
    .where('images', 'like', '%/media/carts/%.svg%')
    .execute()
  for (const { id, images } of rows) {
    const renamed = JSON.stringify(withoutDrawings(JSON.parse(images)))
    await db.updateTable('vehicles').set({ images: renamed }).where('id', '=', id).execute()
  }
}
