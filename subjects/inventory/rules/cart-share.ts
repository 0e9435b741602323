import { fillText } from '#kit/formats/format.ts'
import type { Brand } from '#subjects/inventory/facts/brand-record.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import type { VehicleRecord } from '#subjects/inventory/facts/vehicle-record.ts'
import { cartPictures } from '#subjects/pictures/facts/pictures.ts'
import { shareTexts } from '#subjects/pictures/facts/share-pictures.ts'
import { type SharePicture, sceneAlt, shareCard, sharePath } from '#subjects/pictures/rules/share-picture.ts'
import type { Vehicle } from './vehicle.ts'

const drawn = new Map(inventory.map((cart) => [cart.id, cart]))

/** The picture drawn for a cart of the first inventory; a later one is shared as the whole inventory is. */
export function cartShare(id: string): SharePicture {
  const cart = drawn.get(id)
  if (!cart) return shareCard('inventory')
  const { name, specifications } = cart
  return {
    path: sharePath(cartShareName(cart)),
    alt: fillText(shareTexts.cartAlt, { name, seats: specifications.seatingCapacity }),
  }
}

export function cartShareName({ id }: Pick<VehicleRecord, 'id'>): string {
  return `cart-${id}`
}

/** The dealer's own photo of a cart says more than the picture that we made of it. */
export function sharePhoto({ images, name }: Pick<Vehicle, 'images' | 'name'>): SharePicture | undefined {
  const photo = images.find((image) => !image.startsWith(cartPictures.folder))
  return photo === undefined ? undefined : { path: photo as SharePicture['path'], alt: name }
}

export function brandShare(brand: Brand): SharePicture {
  return { path: sharePath(brandShareName(brand)), alt: sceneAlt(brand.share) }
}

export function brandShareName({ path }: Pick<Brand, 'path'>): string {
  return path.slice(1)
}
