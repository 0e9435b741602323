import { brands } from '#content/inventory/brands.ts'
import { inventory } from '#content/inventory/inventory.ts'
import type { VehicleRecord } from '#content/inventory/vehicle-record.ts'
import { type ShareCard, shareCards, shareTexts } from '#content/pictures/share-pictures.ts'
import { townShareCard, townShareName } from '#site/county/rules/town-share.ts'
import { towns } from '#site/county/rules/towns.ts'
import { brandShareName } from '#site/inventory/rules/brand-share.ts'
import { cartShareName } from '#site/inventory/rules/cart-share.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'

/** What a picture shows: a scene with two lines of words, or a cart with its name. */
export type SharedSight = { readonly name: string; readonly line: string } & (
  | ShareCard
  | { readonly cart: VehicleRecord }
)

/** Everything that has to be drawn. */
export const sharedSights: readonly SharedSight[] = [
  ...Object.entries(shareCards).map(([name, card]) => ({ name, ...card })),
  ...brands.map((brand) => ({ name: brandShareName(brand), ...brand.share })),
  ...towns.map((town) => ({ name: townShareName(town), ...townShareCard(town) })),
  ...inventory.map((cart) => ({
    name: cartShareName(cart),
    cart,
    line: fillText(shareTexts.cartLine, { seats: cart.specifications.seatingCapacity }),
  })),
]
