import type { Kysely } from 'kysely'
import type { Row } from '#kernel/db/row-rules.ts'
import type { Db } from '#kernel/db/schema.ts'
import { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'
import { cartPicturePaths } from '#subjects/inventory/rules/cart-pictures.ts'

const [{ id, name, description, price, brand, category, inStock, isNew, features, series, addedAt }] = featuredVehicles

/** The first of our carts as the site kept it before it knew figures: all facts stand in words. */
export const olderCart = {
  id,
  name,
  description,
  price,
  brand,
  category,
  images: cartPicturePaths(id),
  inStock,
  isNew,
  features,
  series,
  addedAt,
  color: 'Hemlock green',
  specifications: {
    topSpeed: '25 mph',
    range: '45 miles',
    seatingCapacity: 4,
    batteryType: '48 V 110 Ah lithium',
    chargingTime: '6 to 8 hours',
    payload: '850 lbs',
    driveType: 'Rear-wheel drive',
  } as Readonly<Record<string, string | number>>,
} as const

/** Writes a cart as that version wrote it; later columns stay empty. */
export async function putOlderCart(db: Db, cart: typeof olderCart, position = 1): Promise<void> {
  const { images, features, specifications, inStock, isNew, addedAt, ...texts } = cart
  const lists = {
    images: JSON.stringify(images),
    features: JSON.stringify(features),
    specifications: JSON.stringify(specifications),
  }
  const others = { in_stock: Number(inStock), is_new: Number(isNew), added_at: addedAt, updated_at: addedAt, position }
  const tables = db as unknown as Kysely<{ vehicles: Row }>
  await tables.deleteFrom('vehicles').where('id', '=', cart.id).execute()
  await tables
    .insertInto('vehicles')
    .values({ ...texts, ...lists, ...others })
    .execute()
}
