import type { CartFamily, CartRecord } from '#subjects/inventory/facts/cart-record.ts'
import { parametersOf } from './parameters.ts'

/** One thing of use beside the cart (`studio/props`). */
type Prop = 'balls' | 'basket' | 'boots' | 'bowl' | 'cooler' | 'firewood' | 'groceries' | 'hay' | 'kayak' | 'tackle'

/** What the fourth picture of a cart shows: each a place to look from in `studio/scenes/looks_at.py`. */
type CloserLook = 'bags' | 'bay' | 'bed' | 'dash' | 'face' | 'fold' | 'seats' | 'step' | 'wheel'

const familyProps: Readonly<Partial<Record<CartFamily, Prop>>> = {
  'd5-ranger': 'bowl',
  'd5-maverick': 'firewood',
  classic: 'basket',
  forester: 'kayak',
  turfman: 'hay',
  'd6-max': 'cooler',
  'ev-city': 'groceries',
  'ev-nomad': 'tackle',
  'ev-rover': 'cooler',
}

const deckLoads: Readonly<Partial<Record<CartFamily, Prop>>> = {
  'd5-ranger': 'basket',
  'd5-maverick': 'cooler',
  forester: 'basket',
  'ev-nomad': 'cooler',
  'ev-rover': 'cooler',
}

/** A cart with three benches fills the picture, and stands alone. */
export function propOf(vehicle: CartRecord): Prop | undefined {
  if (parametersOf(vehicle).rows > 2) return undefined
  if (vehicle.category === 'Golf') return 'balls'
  const own = familyProps[vehicle.drawing.family]
  if (own) return own
  return vehicle.category === 'Lifted' ? 'firewood' : 'boots'
}

/** What its text speaks of comes first; a cart without such a thing shows what its family is known by. */
export function closerLook(vehicle: CartRecord): CloserLook {
  const { rear, family, screen } = parametersOf(vehicle)
  const told = [vehicle.description, ...vehicle.features].join(' ')
  if (rear === 'bed') return 'bed'
  if (vehicle.drawing.wear?.includes('scratched-steps')) return 'step'
  if (/converted|batter(y|ies).*(new|larger|72)|larger lithium/i.test(told) && rear !== 'flip') return 'bay'
  if (/converted (this cart )?(from|to)|batteries from/i.test(told)) return 'bay'
  if (rear === 'bags') return 'bags'
  if (rear === 'flip') return 'fold'
  if (/reupholstered|two-tone|stitched|drain-through|captain/i.test(told)) return 'seats'
  if (family === 'd5-maverick' || family === 'forester') return 'wheel'
  if (/disc brakes|suspension/i.test(told)) return 'wheel'
  return screen || /digital dash/i.test(told) ? 'dash' : 'face'
}

/** What lies on a seat that is shown folded to a deck: in its text it folds for cargo, for groceries. */
export const deckLoadOf = (vehicle: CartRecord): Prop | undefined =>
  closerLook(vehicle) === 'fold' ? (deckLoads[vehicle.drawing.family] ?? 'groceries') : undefined
