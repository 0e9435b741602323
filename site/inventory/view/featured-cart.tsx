import { home } from '#content/dealership/home-page.ts'
import type { VehicleRecord } from '#content/inventory/vehicle-record.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { vehicleBadge } from '#site/inventory/rules/vehicle-badge.ts'
import { cartPicturePath } from '#site/inventory/rules/vehicle-pictures.ts'
import { Picture } from '#site/pictures/view/picture.tsx'
import { formatPrice } from '#site/shared/rules/format.ts'
import { Badge } from '#site/shared/view/badge.tsx'

interface FeaturedCartProps {
  readonly cart: Pick<VehicleRecord, 'id' | 'name' | 'price'>
  /** The same cart as the inventory has it now, where that is known. */
  readonly vehicle?: Vehicle | undefined
}

/** A cart as a tall card that is one link. Its price is that of home until the dealer has set another one. */
export function FeaturedCart({ cart, vehicle }: FeaturedCartProps) {
  const { name, id } = cart
  const price = vehicle?.price ?? cart.price
  return (
    <li className="card group relative p-0">
      <Picture path={cartPicturePath(id)} alt="" layout="card" className="aspect-4/3 w-full object-cover" />
      <div className="flex flex-1 flex-col gap-1 px-5 pb-5">
        {vehicle && (
          <p className="absolute top-4 left-5">
            <Badge look={vehicle.isNew ? 'new' : 'plain'}>{vehicleBadge(vehicle)}</Badge>
          </p>
        )}
        <h3>
          <a className="after:absolute after:inset-0 group-hover:underline" href={`/vehicle/${id}`}>
            {name}
          </a>
        </h3>
        <p className="mt-auto flex items-baseline justify-between gap-4 pt-2">
          <b className="font-display text-h3">{formatPrice(price)}</b>
          <span className="font-semibold text-link">{home.featured.link}</span>
        </p>
      </div>
    </li>
  )
}
