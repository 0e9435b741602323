import { fillText } from '#kit/formats/format.ts'
import type { Brand } from '#subjects/inventory/facts/brand-record.ts'
import type { CartRecord } from '#subjects/inventory/facts/cart-record.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { modelSizes } from '#subjects/inventory/facts/model-sizes.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { cartPictures } from '#subjects/pictures/facts/pictures.ts'
import { shareTexts } from '#subjects/pictures/facts/share-pictures.ts'
import { type SharePicture, sceneAlt, shareCard, sharePath } from '#subjects/pictures/rules/share-picture.ts'
import { type VehiclePicture, vehiclePictures } from './cart-pictures.ts'
import type { Measures } from './model-viewer.ts'

/** What the page hands to the viewer of a cart's model. */
export interface CartModel {
  readonly id: string
  /** The paints; the cart's own comes first. */
  readonly paints: readonly { readonly name: string; readonly hex: string }[]
  readonly size: Measures
}

const millimetresAnInch = 25.4

const drawn = new Map(inventory.map((cart) => [cart.id, cart]))

/** The model for a cart's page, where the cart names one (CART-180, CART-184). */
export function cartModel({ model }: Pick<Vehicle, 'model'>): CartModel | undefined {
  const cart = drawn.get(model ?? '')
  const size = cart && sizeOf(cart.id)
  if (!size) return undefined
  const { id, series, isNew } = cart
  const kin = inventory.filter((other) => isNew && series !== undefined && other.series === series)
  const paints = new Map([cart, ...kin].map((each) => [each.drawing.paint.name, each.drawing.paint.hex]))
  return { id, paints: [...paints].map(([name, hex]) => ({ name, hex })), size }
}

/** The pictures of a cart; our drawing is in the color in which we drew it, even where the cart has another one now. */
export function picturesOf(vehicle: Vehicle): readonly VehiclePicture[] {
  return vehiclePictures(vehicle, drawnPaint(vehicle))
}

/** The color of our drawing of a cart, where we drew it. */
export function drawnPaint({ model }: Pick<Vehicle, 'model'>): string | undefined {
  return drawn.get(model ?? '')?.drawing.paint.name
}

/** The measures of one of our models in inches: the defaults of a cart that is made from it (CART-185). */
export function drawnSize(model: string): Partial<Pick<Vehicle, 'length' | 'width' | 'height' | 'tire'>> {
  const size = modelSizes[model]
  if (!size) return {}
  const tire = Math.round((size.tire / millimetresAnInch) * 100) / 100
  return { ...sizeOf(model), tire }
}

/** Rounds up to whole inches, so that a gate is never too narrow. */
function sizeOf(model: string): Measures | undefined {
  const size = modelSizes[model]
  const inches = (millimetres: number) => Math.ceil(millimetres / millimetresAnInch)
  return size && { length: inches(size.length), width: inches(size.width), height: inches(size.height) }
}

/** The share picture that we drew for a cart of the first inventory; a later cart shares that of the whole inventory. */
export function cartShare(id: string): SharePicture {
  const cart = drawn.get(id)
  if (!cart) return shareCard('inventory')
  const { name, seatingCapacity } = cart
  return {
    path: sharePath(cartShareName(cart)),
    alt: fillText(shareTexts.cartAlt, { name, seats: seatingCapacity }),
  }
}

export function cartShareName({ id }: Pick<CartRecord, 'id'>): string {
  return `cart-${id}`
}

/** The dealer's own photo of a cart, which a shared link shows rather than the picture that we made. */
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
