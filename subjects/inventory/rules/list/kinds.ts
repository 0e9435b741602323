import { sidePath } from '#subjects/inventory/rules/pictures/cart-in-garage.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'

/** A kind of cart as the home page shows it. */
export interface ShownKind {
  readonly name: string
  readonly count: number
  /** The lowest price of the carts in stock, or of all where none is. */
  readonly from: number
  /** The picture of one of its carts from the side, where there is one. */
  readonly picture: string | undefined
}

/** A cart's picture from the side, where we made one; all are at one scale. */
export function sidePictureOf({ id, images }: Pick<Vehicle, 'id' | 'images'>): string | undefined {
  return images.find((path) => path === sidePath(id))
}

/** The kinds among these carts, the shortest first, each with its number and its lowest price (SHOP-68). */
export function kindsOnHome(carts: readonly Vehicle[]): readonly ShownKind[] {
  return [...Map.groupBy(carts, ({ category }) => category)]
    .map(([name, alike]) => {
      const inStock = alike.filter((cart) => cart.inStock)
      const offered = (inStock.length > 0 ? inStock : alike).toSorted((one, other) => one.price - other.price)
      const drawn = offered.find(sidePictureOf)
      return {
        name,
        count: alike.length,
        from: offered[0]?.price ?? 0,
        picture: drawn && sidePictureOf(drawn),
        length: drawn?.length ?? 0,
      }
    })
    .toSorted((one, other) => one.length - other.length)
}
