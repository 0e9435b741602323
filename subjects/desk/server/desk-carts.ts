import type { Next } from 'hono'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { findCart } from '#subjects/inventory/rules/cart-slug.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { CartStores } from '#subjects/inventory/server/change-carts.ts'
import { createPhotoStore } from '#subjects/pictures/server/photo-store.ts'
import { createPictureWorker } from '#subjects/pictures/server/picture-worker.ts'
import type { DeskContext, DeskSite } from './desk-services.ts'

/** The stores that a change of a cart needs. */
export function cartStoresOf({ database, vehicles, worker, now }: DeskSite): CartStores {
  return {
    vehicles,
    photos: createPhotoStore(database.db),
    decode: createPictureWorker(worker).decode,
    today: () => easternClock(now()).day,
  }
}

/** Makes the routes of one cart: `show` gets the cart that the path names, and a path that names none is no address of the desk. */
export const oneCart =
  ({ vehicles }: DeskSite) =>
  (show: (c: DeskContext, cart: Vehicle) => Response | Promise<Response>) =>
  async (c: DeskContext, next: Next) => {
    const cart = await findCart(c.req.param('id') ?? '', vehicles.get)
    return cart ? show(c, cart) : next()
  }
