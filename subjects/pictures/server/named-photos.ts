import type { Db } from '#kernel/db/schema.ts'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'
import { photoNameOf } from '#subjects/pictures/rules/photo-path.ts'

/** The paths of all photos that carts name, each once. */
export async function namedPhotos(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('vehicles')
    .select('images')
    .where('images', 'like', `%${photoPictures.folder}%`)
    .execute()
  const paths = rows.flatMap(({ images }) => JSON.parse(images) as readonly string[])
  return [...new Set(paths.filter((path) => path.startsWith(photoPictures.folder)))]
}

/** Those of them that the database lacks: where they are asked for, a visitor sees an empty frame. */
export async function missingPhotos(db: Db): Promise<readonly string[]> {
  const named = await namedPhotos(db)
  if (named.length === 0) return []
  const stored = new Map((await db.selectFrom('photos').selectAll().execute()).map((photo) => [photo.hash, photo]))
  return named.filter((path) => {
    const name = photoNameOf(path)
    const photo = name && stored.get(name.hash)
    if (!photo) return true
    return name.size.width !== photo.width || name.size.height !== photo.height
  })
}
