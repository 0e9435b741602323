import type { Kysely } from 'kysely'
import type { Row } from '#kernel/db/judge.ts'
import type { Db } from '#kernel/db/schema.ts'

/** The first of our carts as the site kept it before it knew figures: all that is worked with stands in words. */
export const olderCart = {
  id: 'd5-maverick-4-plus',
  name: 'Evolution D5 Maverick 4 Plus',
  description:
    'A four-seater for gravel lanes: a factory lift, all-terrain tires for wet leaves and ruts, and four seats that face forward.',
  price: 12_995,
  brand: 'Evolution',
  category: 'Lifted',
  images: [
    '/media/carts/d5-maverick-4-plus.webp',
    '/media/carts/d5-maverick-4-plus-side.webp',
    '/media/carts/d5-maverick-4-plus-rear.webp',
    '/media/carts/d5-maverick-4-plus-detail.webp',
  ],
  inStock: true,
  isNew: true,
  features: [
    'Factory lift with all-terrain tires',
    'Four forward-facing seats with belts',
    'Lithium battery with on-board charger',
    'Touchscreen with backup camera',
    'LED headlights, turn signals and brake lights',
    'Folding windshield and side mirrors',
  ],
  specifications: {
    topSpeed: '25 mph',
    range: '45 miles',
    seatingCapacity: 4,
    batteryType: '48 V 110 Ah lithium',
    chargingTime: '6 to 8 hours',
    payload: '850 lbs',
    driveType: 'Rear-wheel drive',
  } as Readonly<Record<string, string | number>>,
  series: 'D5 MAVERICK',
  color: 'Hemlock green',
  addedAt: '2025-08-04',
} as const

/** Writes a cart as that version wrote it; the columns that came later hold nothing. */
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
