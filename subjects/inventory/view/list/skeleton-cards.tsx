import { Skeleton } from '#kit/parts/skeleton.tsx'
import { listLimits } from '#subjects/inventory/facts/list-limits.ts'
import { inventoryMessages } from '#subjects/inventory/facts/messages.ts'
import './cart-card.css'
import './skeleton-cards.css'

const places = Array.from({ length: listLimits.inventorySkeletons }, (_, index) => `place-${index}`)

/** CART-18: what stands there while the list loads. */
export function SkeletonCards() {
  return (
    <div className="skeletons">
      <p className="sr-only" role="status">
        {inventoryMessages.loading}
      </p>
      <ul className="carts" aria-hidden="true">
        {places.map((place) => (
          <li key={place} className="cart">
            <Skeleton className="skeleton-cards-picture" />
            <Skeleton className="skeleton-cards-line" />
            <Skeleton className="skeleton-cards-line" />
            <Skeleton className="skeleton-cards-line" />
          </li>
        ))}
      </ul>
    </div>
  )
}
