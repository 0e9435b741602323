import { badgeLabels, cartFallbacks } from '#content/inventory/messages.ts'
import { stockText } from '#site/inventory/rules/stock-text.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { formatCount, formatPrice } from '#site/shared/rules/format.ts'
import { Badge } from '#site/shared/view/badge.tsx'
import { DeliveredPrice } from '#site/shared/view/delivered-price.tsx'
import { CartPicture } from './cart-picture.tsx'
import '#site/shared/view/card.css'
import './clamped.css'
import './tall-cart.css'

/** A cart of the list as a town page shows it. */
export function ListCart({ vehicle }: { readonly vehicle: Vehicle }) {
  const { id, name, images, isNew, description, specifications, price } = vehicle
  const [image] = images
  const seats = formatCount(specifications.seatingCapacity, 'person', 'people')
  return (
    <li className="card tall-cart">
      <CartPicture name={name} image={image} layout="card" />
      <div className="tall-cart-text">
        <h3>
          <a href={`/vehicle/${id}`}>{name}</a>
        </h3>
        <p className="tall-cart-foot">
          <b className="tall-cart-price">{formatPrice(price)}</b>{' '}
          {isNew && <Badge look="new">{badgeLabels.isNew}</Badge>}{' '}
          <span className="small soft">{stockText(vehicle)}</span>
          <DeliveredPrice price={price} />
        </p>
        <p className="small soft clamped" data-lines="7">
          {description.trim() || fillText(cartFallbacks.description, { seats })}
        </p>
      </div>
    </li>
  )
}
