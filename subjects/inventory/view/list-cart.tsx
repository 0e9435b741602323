import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { Badge } from '#kit/parts/badge.tsx'
import { Link } from '#kit/parts/link.tsx'
import { DeliveredPrice } from '#subjects/county/view/chosen-town.tsx'
import { badgeLabels, cartFallbacks } from '#subjects/inventory/facts/messages.ts'
import { stockText } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { CartPicture } from './cart-picture.tsx'
import '#kit/parts/card.css'
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
          <Link href={`/vehicle/${id}`}>{name}</Link>
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
