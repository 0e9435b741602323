import { memo } from 'react'
import { CartPicture } from '#app/components/sections/cart-picture.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { inventoryMessages } from '#content/messages.ts'
import { inventoryWords as words } from '#content/sections/inventory-list.ts'
import { formatCount, formatPrice } from '#domain/format.ts'
import type { ListedVehicle } from '#domain/vehicle.ts'
import { vehicleBadge } from '#domain/vehicle-badge.ts'
import { vehiclePath } from '#domain/vehicle-slug.ts'
import { SaveButton } from './save-button.tsx'

interface CartCardProps {
  readonly vehicle: ListedVehicle
  /** Among the first of the page: its picture is needed at once. */
  readonly eager: boolean
  readonly picked: boolean
  /** As many carts are picked as can be compared. */
  readonly full: boolean
  readonly onPick: (id: string, picked: boolean) => void
}

/** CART-15. `read-cards.ts` reads it back. */
export const CartCard = memo(function CartCard({ vehicle, eager, picked, full, onPick }: CartCardProps) {
  const { id, name, images, price, description, brand, category, specifications, addedAt, isNew, inStock } = vehicle
  return (
    <li className="cart" data-cart={id} data-added={addedAt}>
      <CartPicture className="cart-picture" name={name} image={images[0]} layout="inventoryCard" eager={eager} />
      <p className="cart-badge">
        <Badge look={isNew ? 'new' : inStock ? 'plain' : 'quiet'}>{vehicleBadge(vehicle)}</Badge>
      </p>
      <SaveButton id={id} name={name} image={images[0]} />
      <h3>{name}</h3>
      <p className="cart-price">{formatPrice(price)}</p>
      <ul className="cart-facts">
        <li>{brand}</li>
        <li>{category}</li>
        <li>{formatCount(specifications.seatingCapacity, words.seats.one, words.seats.many)}</li>
        {specifications.range !== undefined && <li data-range="">{specifications.range}</li>}
        {!isNew && <li data-used="">{vehicle.year ? `${words.used}, ${vehicle.year}` : words.used}</li>}
        {isNew && !inStock && <li data-out="">{words.outOfStock}</li>}
      </ul>
      <p className="cart-text">{description}</p>
      <div className="cart-actions">
        <a className="link" href={vehiclePath(id)}>
          {inventoryMessages.viewDetails}
          <span className="sr-only">
            {' '}
            {words.of} {name}
          </span>
        </a>
        <label>
          <input
            type="checkbox"
            name="carts"
            value={id}
            checked={picked}
            disabled={full && !picked}
            onChange={(event) => onPick(id, event.target.checked)}
          />
          {words.pick}
          <span className="sr-only"> {name}</span>
        </label>
      </div>
    </li>
  )
})
