import type { Tones } from './palette.ts'
import { type PodName, pods } from './pods.ts'
import type { CowlName } from './shapes.ts'
import type { Wheel } from './wheel.ts'

export type Rear = 'flip' | 'bags' | 'well' | 'bed' | 'none'

/** Everything a cart is drawn from. Lengths in centimetres. */
export type Cart = {
  readonly id: string
  readonly paint: Tones
  readonly seat: Tones
  readonly cowl: CowlName
  readonly pod: PodName
  /** Benches that face forward. */
  readonly rows: number
  readonly rear: Rear
  readonly lift: number
  readonly wheel: Wheel
  readonly flares: boolean
  readonly guard: boolean
  readonly lightBar: boolean
  readonly rack: boolean
  readonly screen: boolean
  /** How long a utility bed is. */
  readonly bed: number
  readonly roof: {
    readonly color: Tones
    readonly shape: 'slab' | 'crowned' | 'swept' | 'fascia'
    readonly pillars: 'tube' | 'paint' | 'black'
    readonly rise: number
  }
  /** The sides below the benches run in paint from axle to axle. */
  readonly skirt: boolean
  /** The lower sides are raw black plastic. */
  readonly cladding: boolean
}

const legroom = 72
const pitch = 80

/** With riders behind it, the last bench leaves them room. */
const lastBench = (cart: Cart): number => (cart.rear === 'flip' ? 66 : 60) + pods[cart.pod].ahead

/** Where the front axle stands, the rear one being at 0. */
export const frontAxle = (cart: Cart): number => 33 + legroom + lastBench(cart) + (cart.rows - 1) * pitch

/** The front edge of every forward bench's cushion, the last row first. */
export const benches = (cart: Cart): readonly number[] =>
  Array.from({ length: cart.rows }, (_, index) => lastBench(cart) + index * pitch)

/** How far the cart reaches behind the rear axle and before the front one. */
export function reach(cart: Cart): { readonly from: number; readonly to: number } {
  const behind = { flip: 90, bags: 74, well: 60, bed: cart.bed - 40, none: 60 }[cart.rear]
  return { from: -behind, to: frontAxle(cart) + (cart.guard ? 62 : 56) }
}
