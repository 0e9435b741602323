import { fillText, formatCount } from '#kit/formats/format.ts'
import { Link } from '#kit/parts/link.tsx'
import { WholeMeasures } from '#kit/parts/whole-measures.tsx'
import { cartFallbacks } from '#subjects/inventory/facts/vehicle-messages.ts'
import { otherVehiclePath, vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import type { ListedCart } from '#subjects/inventory/rules/listed-cart.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { CartLines, CartName } from './cart-lines.tsx'
import { CartPicture } from './cart-picture.tsx'
import './tall-cart.later.css'

interface ListCartProps {
  readonly vehicle: OfferedVehicle
  readonly layout?: 'card' | 'lineupCard'
}

/** A cart of the list, on a card beside others. */
export function ListCart({ vehicle, layout = 'card' }: ListCartProps) {
  const { id, name, images } = vehicle
  return (
    <li className="tall-cart">
      <CartPicture name={name} image={images[0]} layout={layout} />
      <div className="tall-cart-text">
        <h3>
          <Link href={vehiclePath(id)}>
            <CartName cart={vehicle} />
          </Link>
        </h3>
        <ListCartWords vehicle={vehicle} />
      </div>
    </li>
  )
}

/** The words below its name. */
export function ListCartWords({ vehicle }: { readonly vehicle: OfferedVehicle }) {
  const { description, seatingCapacity } = vehicle
  const seats = formatCount(seatingCapacity, 'person', 'people')
  return (
    <>
      <CartLines cart={vehicle} />
      <p className="tall-cart-description small soft">
        <WholeMeasures text={description.trim() || fillText(cartFallbacks.description, { seats })} />
      </p>
    </>
  )
}

interface FeaturedCartProps {
  readonly cart: ListedCart
  /** Whether today's list could be read. */
  readonly isListed: boolean
  /** Why people ask for it. */
  readonly reason: string | undefined
}

/** A cart that the home page features. Its price is the one of that page until the dealer sets another. */
export function FeaturedCart({ cart, isListed, reason }: FeaturedCartProps) {
  const { id, name, images } = cart
  return (
    <li className="tall-cart">
      <CartPicture name={name} image={images[0]} layout="card" />
      <div className="tall-cart-text">
        <h3>
          <Link href={otherVehiclePath(id)}>
            <CartName cart={cart} />
          </Link>
        </h3>
        <CartLines cart={cart} stockKnown={isListed} />
        {reason && <p className="small soft">{reason}</p>}
      </div>
    </li>
  )
}
