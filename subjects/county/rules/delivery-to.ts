import type { DeliveryTo } from './delivered-price.ts'
import { saleDelivery } from './delivery.ts'
import { smallSaleDelivery } from './small-sale-delivery.ts'
import { findTown, type Town } from './towns.ts'

const known = new WeakMap<Town, DeliveryTo>()

/** What it costs to bring a cart that was bought to this town, as figures that a list of carts can add. */
export function deliveryTo(town: Town): DeliveryTo {
  const before = known.get(town)
  if (before) return before
  const { fee, minimumSale } = saleDelivery(town)
  const to = { slug: town.slug, name: town.name, fee, smallSaleFee: smallSaleDelivery(town).fee, minimumSale }
  known.set(town, to)
  return to
}

/** The same for a town that an address names, if there is one. */
export function deliveryAt(slug: string | undefined): DeliveryTo | null {
  const town = slug === undefined ? undefined : findTown(slug)
  return town ? deliveryTo(town) : null
}
