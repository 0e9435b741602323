import type { PhotosOfCarts } from '#subjects/pictures/server/photo-store.ts'

/** PIC-30: reads which photos carts name, for the subject that keeps photos. */
export const photosOfCarts: PhotosOfCarts = async (db, holding) => {
  const carts = await db.selectFrom('vehicles').select('images').where('images', 'like', `%${holding}%`).execute()
  return carts.flatMap(({ images }) => JSON.parse(images))
}
