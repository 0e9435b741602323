import { listLimits } from '#content/inventory/list-limits.ts'
import { inventoryMessages, vehicleMessages } from '#content/inventory/messages.ts'
import { Skeleton } from '#site/shared/view/skeleton.tsx'

const places = Array.from({ length: listLimits.inventorySkeletons }, (_, index) => `place-${index}`)

/** CART-18: what stands there while the list loads. */
export function SkeletonCards() {
  return (
    <>
      <p className="sr-only" role="status">
        {inventoryMessages.loading}
      </p>
      <noscript>
        <p className="notice">{vehicleMessages.unavailable}</p>
      </noscript>
      <ul className="carts" aria-hidden="true">
        {places.map((place) => (
          <li key={place} className="cart">
            <Skeleton className="aspect-4/3 w-full" />
            <Skeleton className="mx-5 h-6" />
            <Skeleton className="mx-5 h-6 w-24" />
            <Skeleton className="mx-5 mb-6 h-16" />
          </li>
        ))}
      </ul>
    </>
  )
}
