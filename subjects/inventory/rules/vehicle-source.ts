import type { RunBy } from '#kernel/history/record-run.ts'
import type { ChangedCart } from './changed-cart.ts'
import type { PriceLedger } from './price-ledger.ts'
import type { Vehicle } from './vehicle.ts'

/** Where the site reads carts. */
declare module '#kernel/page/page.ts' {
  interface Ports {
    readonly vehicles: VehicleSource
  }
}

export interface VehicleSource {
  /** Every cart, in the order of the list call. */
  list(): Promise<readonly Vehicle[]>
  /** The cart with exactly this id; null for anything else, nonsense included. */
  get(id: string): Promise<Vehicle | null>
  /** The day of each cart's last change, by its id, where it is known. */
  lastChanges(): Promise<ReadonlyMap<string, string>>
  /** What the dealer's changes tell of the carts' arrival and prices, by their ids. */
  ledgers(): Promise<ReadonlyMap<string, PriceLedger>>
}

export interface VehicleChanges {
  /** A new cart comes last in the list; another keeps its place. */
  readonly carts: readonly ChangedCart[]
  /** Whose change it is, for the history. */
  readonly by: RunBy
}

/** Where the dealer's desk changes them. Every call takes effect as a whole or not at all. */
export interface VehicleStore extends VehicleSource {
  /** Who changed this field of a cart last, and when; undefined where the history does not know. */
  lastChange(id: string, field: string): Promise<{ readonly who: string; readonly at: Date } | undefined>
  /**
   * Answers with the number of the run that it was, where anything changed. Throws `ChangedMeanwhile` where another change
   * of the same fields came first.
   */
  apply(changes: VehicleChanges): Promise<number | undefined>
}
