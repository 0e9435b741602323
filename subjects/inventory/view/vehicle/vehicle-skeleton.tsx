import { Skeleton } from '#kit/parts/skeleton.tsx'
import { vehicleMessages } from '#subjects/inventory/facts/messages.ts'
import './vehicle-skeleton.css'
import './vehicle-split.css'

/** CART-44: what stands there until the browser has the cart. */
export function VehicleSkeleton() {
  return (
    <div aria-busy="true">
      <h1 className="sr-only">{vehicleMessages.loading}</h1>
      <div className="vehicle-split">
        <Skeleton className="vehicle-skeleton-picture" />
        <div className="vehicle-skeleton">
          <Skeleton className="vehicle-skeleton-badge" />
          <Skeleton className="vehicle-skeleton-name" />
          <Skeleton className="vehicle-skeleton-price" />
          <Skeleton className="vehicle-skeleton-text" />
          <Skeleton className="vehicle-skeleton-button" />
          <Skeleton className="vehicle-skeleton-button" />
        </div>
      </div>
    </div>
  )
}
