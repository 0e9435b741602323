import type { RunAuthor } from '#kernel/history/record-run.ts'
import type { ChangedCart } from '#subjects/inventory/rules/change/changed-cart.ts'
import type { PriceLedger } from './price-ledger.ts'
import type { OfferedVehicle, Vehicle } from './vehicle.ts'

declare module '#kernel/page/page.ts' {
  interface Ports {
    readonly vehicles: CartSource
  }
  interface PageHead {
    /** The facts that a shared link of a cart shows besides its words. */
    readonly offer?: Pick<OfferedVehicle, 'id' | 'price' | 'inStock' | 'isNew' | 'brand'>
  }
}

export interface CartSource<Cart = OfferedVehicle> {
  /** Every cart, in the order of the list call. */
  list(): Promise<readonly Cart[]>
  /** The cart with exactly this id; null for any other text. */
  get(id: string): Promise<Cart | null>
  /** The days on which carts last changed, by id, where they are known. */
  lastChanges(): Promise<ReadonlyMap<string, string>>
  /** The arrivals and prices of carts, from the dealer's changes, by id. */
  ledgers(): Promise<ReadonlyMap<string, PriceLedger>>
}

/** The carts as the dealer's desk changes them. Every call takes effect as a whole or not at all. */
export interface CartStore extends CartSource<Vehicle> {
  /** Who last changed this field of a cart, and when; undefined where the history does not know. */
  lastChange(id: string, field: string): Promise<{ readonly who: string; readonly at: Date } | undefined>
  /**
   * Returns the number of the run; undefined where nothing changed. A new cart goes to the end of the list; others keep their places.
   * Throws `ChangedMeanwhile` where another change of the same fields came first.
   */
  apply(carts: readonly ChangedCart[], by: RunAuthor): Promise<number | undefined>
}
