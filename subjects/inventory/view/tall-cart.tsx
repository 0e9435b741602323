import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { Link } from '#kit/parts/link.tsx'
import { DeliveredPrice } from '#subjects/county/view/chosen-town.tsx'
import { cartFallbacks, inventoryMessages } from '#subjects/inventory/facts/messages.ts'
import type { FeaturedToday } from '#subjects/inventory/rules/suggested-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { cartPicturePath } from '#subjects/inventory/rules/vehicle-pictures.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { CartBadge } from './cart-badge.tsx'
import { CartPicture } from './cart-picture.tsx'
import '#kit/parts/card.css'
import './featured-cart.later.css'
import './tall-cart.later.css'

interface ListCartProps {
  readonly vehicle: Vehicle
  readonly layout?: 'card' | 'lineupCard'
}

/** A cart of the list, on a card beside others. */
export function ListCart({ vehicle, layout = 'card' }: ListCartProps) {
  const { id, name, images } = vehicle
  return (
    <li className="card tall-cart">
      <CartPicture name={name} image={images[0]} layout={layout} />
      <div className="tall-cart-text">
        <h3>
          <Link href={vehiclePath(id)}>{name}</Link>
        </h3>
        <ListCartWords vehicle={vehicle} />
      </div>
    </li>
  )
}

/** The words below its name. */
export function ListCartWords({ vehicle }: { readonly vehicle: Vehicle }) {
  const { description, seatingCapacity, price } = vehicle
  const seats = formatCount(seatingCapacity, 'person', 'people')
  return (
    <>
      <p className="tall-cart-foot">
        <b className="title">{formatPrice(price)}</b> <CartBadge cart={vehicle} />
        <DeliveredPrice price={price} />
      </p>
      <p className="tall-cart-description small soft">
        {description.trim() || fillText(cartFallbacks.description, { seats })}
      </p>
    </>
  )
}

interface FeaturedCartProps {
  readonly featured: FeaturedToday['carts'][number]
  /** Why people ask for it. */
  readonly reason: string | undefined
}

/** A cart that the home page features. Its price is the one of that page until the dealer sets another. */
export function FeaturedCart({ featured: { cart, vehicle }, reason }: FeaturedCartProps) {
  const { name, id } = cart
  const price = vehicle?.price ?? cart.price
  return (
    <li className="card tall-cart">
      <CartPicture name={name} image={vehicle ? vehicle.images[0] : cartPicturePath(id)} layout="card" />
      <div className="tall-cart-text">
        {vehicle && (
          <p className="small">
            <CartBadge cart={vehicle} />
          </p>
        )}
        <h3>
          <Link href={`/vehicle/${id}`}>{name}</Link>
        </h3>
        {reason && <p className="small soft">{reason}</p>}
        <p className="tall-cart-foot featured-cart-foot">
          <b className="title">{formatPrice(price)}</b>
          <DeliveredPrice price={price} />
          <span className="featured-cart-link">{inventoryMessages.viewDetails}</span>
        </p>
      </div>
    </li>
  )
}
