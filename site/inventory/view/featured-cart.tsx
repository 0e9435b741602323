import { home } from '#content/dealership/home-page.ts'
import type { VehicleRecord } from '#content/inventory/vehicle-record.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { vehicleBadge } from '#site/inventory/rules/vehicle-badge.ts'
import { cartPicturePath } from '#site/inventory/rules/vehicle-pictures.ts'
import { Picture } from '#site/pictures/view/picture.tsx'
import { formatPrice } from '#site/shared/rules/format.ts'
import { Badge } from '#site/shared/view/badge.tsx'
import '#site/shared/view/card.css'
import './tall-cart.css'
import './featured-cart.css'

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
    <li className="card tall-cart">
      <Picture path={cartPicturePath(id)} alt="" layout="card" />
      <div className="tall-cart-text">
        {vehicle && (
          <p className="tall-cart-badge">
            <Badge look={vehicle.isNew ? 'new' : 'plain'}>{vehicleBadge(vehicle)}</Badge>
          </p>
        )}
        <h3>
          <a href={`/vehicle/${id}`}>{name}</a>
        </h3>
        <p className="tall-cart-foot featured-cart-foot">
          <b className="tall-cart-price">{formatPrice(price)}</b>
          <span className="featured-cart-link">{home.featured.link}</span>
        </p>
      </div>
    </li>
  )
}
