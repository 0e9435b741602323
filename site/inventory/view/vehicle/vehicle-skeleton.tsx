import { vehicleMessages } from '#content/inventory/messages.ts'
import { Skeleton } from '#site/shared/view/skeleton.tsx'

/** CART-44: what stands there until the browser has the cart. */
export function VehicleSkeleton() {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]" aria-busy="true">
      <h1 className="sr-only">{vehicleMessages.loading}</h1>
      <Skeleton className="aspect-4/3 w-full" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-6 w-20" />
        <Skeleton className="h-12 w-4/5" />
        <Skeleton className="h-9 w-32" />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    </div>
  )
}
