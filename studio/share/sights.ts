import { fillText } from '#kit/formats/format.ts'
import { townShareCard, townShareName, towns } from '#subjects/county/rules/towns.ts'
import { brands } from '#subjects/inventory/facts/brands.ts'
import type { CartRecord } from '#subjects/inventory/facts/cart-record.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { brandShareName, cartShareName } from '#subjects/inventory/rules/pictures/drawn-carts.ts'
import { type ShareCard, shareCards, shareTexts } from '#subjects/pictures/facts/share-pictures.ts'

/** What a picture shows: a scene with two lines of words, or a cart with its name. */
export type SharedSight = { readonly name: string; readonly line: string } & (ShareCard | { readonly cart: CartRecord })

/** Everything that has to be drawn. */
export const sharedSights: readonly SharedSight[] = [
  ...Object.entries(shareCards).map(([name, card]) => ({ name, ...card })),
  ...brands.map((brand) => ({ name: brandShareName(brand), ...brand.share })),
  ...towns.map((town) => ({ name: townShareName(town), ...townShareCard(town) })),
  ...inventory.map((cart) => ({
    name: cartShareName(cart),
    cart,
    line: fillText(shareTexts.cartLine, { seats: cart.seatingCapacity }),
  })),
]
