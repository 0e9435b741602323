import { type BreadcrumbItem, Breadcrumbs } from '#kit/parts/breadcrumbs.tsx'
import type { DeviceCart } from '#subjects/inventory/view/data/device-carts.ts'
import { SavedCartsIsland } from './saved-carts.island.tsx'
import './saved-carts.css'

interface CrumbLineProps {
  readonly trail: readonly BreadcrumbItem[]
  /** The cart whose page this is. */
  readonly cart?: DeviceCart
}

/** CART-57: where one is, and how many carts are saved, at the head of the page. */
export function CrumbLine({ trail, cart }: CrumbLineProps) {
  return (
    <div className="crumb-line">
      <Breadcrumbs items={trail} />
      <SavedCartsIsland {...(cart && { cart })} />
    </div>
  )
}
