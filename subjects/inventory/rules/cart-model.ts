import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { sideViews } from '#subjects/inventory/facts/side-views.ts'
import { cartPictures } from '#subjects/pictures/facts/pictures.ts'
import type { Vehicle } from './vehicle.ts'

/** What the page tells the viewer of a cart's model. */
export interface CartModel {
  readonly id: string
  /** The cart's own paint first. */
  readonly paints: readonly { readonly name: string; readonly hex: string }[]
  /** Bumper to bumper, where we list it; the rest is measured on the model. */
  readonly lengthInches?: number
}

const drawn = new Map(inventory.map((cart) => [`${cartPictures.folder}${cart.id}.webp`, cart]))

/** CART-180, CART-184: the model of what our drawing shows. A cart that the dealer shows in photographs has none. */
export function cartModel({ images }: Pick<Vehicle, 'images'>): CartModel | undefined {
  const cart = drawn.get(images[0] ?? '')
  if (!cart) return undefined
  const { id, series, isNew } = cart
  const kin = inventory.filter((other) => isNew && series !== undefined && other.series === series)
  const paints = new Map([cart, ...kin].map((each) => [each.drawing.paint.name, each.drawing.paint.hex]))
  const { lengthInches } = sideViews[id] ?? {}
  return {
    id,
    paints: [...paints].map(([name, hex]) => ({ name, hex })),
    ...(lengthInches !== undefined && { lengthInches }),
  }
}
