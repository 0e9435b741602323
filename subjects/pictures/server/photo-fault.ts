import type { Db } from '#kernel/db/schema.ts'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'

/** PIC-37: which photo of a backup is none that we would have stored, by its kind and size; its pixels are not unpacked. */
export async function photoFault(db: Db): Promise<string | undefined> {
  const photos = await db.selectFrom('photos').select(['hash', 'width', 'height', 'size']).execute()
  if (photos.length === 0) return undefined
  // Code of the machine: a shop without photos does without it.
  const { default: sharp } = await import('sharp')
  for (const { hash, width, height, size } of photos) {
    const row = await db.selectFrom('photo_bytes').select('bytes').where('hash', '=', hash).executeTakeFirst()
    const about =
      row &&
      (await sharp(row.bytes, { limitInputPixels: false })
        .metadata()
        .catch(() => undefined))
    const isOurs =
      about?.format === 'webp' &&
      (about.pages ?? 1) === 1 &&
      about.width === width &&
      about.height === height &&
      Math.max(width, height) <= photoPictures.largest &&
      row?.bytes.length === size
    if (!isOurs) return `the photo ${hash} in it is not the WebP picture of ${width} × ${height} that it is said to be`
  }
  return undefined
}
