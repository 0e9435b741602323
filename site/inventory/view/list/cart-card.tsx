import { memo } from 'react'
import { inventoryWords as words } from '#content/inventory/inventory-list.ts'
import { inventoryMessages } from '#content/inventory/messages.ts'
import { stockText } from '#site/inventory/rules/stock-text.ts'
import type { ListedVehicle } from '#site/inventory/rules/vehicle.ts'
import { vehicleBadge } from '#site/inventory/rules/vehicle-badge.ts'
import { vehiclePath } from '#site/inventory/rules/vehicle-slug.ts'
import { CartPicture } from '#site/inventory/view/cart-picture.tsx'
import { SaveButton } from '#site/inventory/view/save-button.tsx'
import { formatCount, formatPrice } from '#site/shared/rules/format.ts'
import { Badge } from '#site/shared/view/badge.tsx'
import { DeliveredPrice, useTownPath } from '#site/shared/view/delivered-price.tsx'
import '#site/inventory/view/clamped.css'
import './cart-card.css'

interface CartCardProps {
  readonly vehicle: ListedVehicle
  /** Among the first of the page: its picture is needed at once. */
  readonly eager: boolean
  readonly picked: boolean
  /** As many carts are picked as can be compared. */
  readonly full: boolean
  readonly onPick: (id: string, picked: boolean) => void
}

/** CART-15. `cart-texts.ts` reads the description back. */
export const CartCard = memo(function CartCard({ vehicle, eager, picked, full, onPick }: CartCardProps) {
  const { id, name, images, price, description, brand, category, specifications, isNew, inStock } = vehicle
  const townPath = useTownPath()
  return (
    <li className="cart" data-cart={id}>
      <CartPicture className="cart-picture" name={name} image={images[0]} layout="inventoryCard" eager={eager} />
      <p className="cart-badge">
        <Badge look={isNew ? 'new' : inStock ? 'plain' : 'quiet'}>{vehicleBadge(vehicle)}</Badge>
      </p>
      <SaveButton id={id} name={name} image={images[0]} />
      <h3>{name}</h3>
      <p className="cart-price">
        <b>{formatPrice(price)}</b> <span className="small soft">{stockText(vehicle)}</span>
        <DeliveredPrice price={price} />
      </p>
      <ul className="cart-facts">
        <li>{brand}</li>
        <li>{category}</li>
        <li>{formatCount(specifications.seatingCapacity, words.seats.one, words.seats.many)}</li>
        {specifications.range !== undefined && <li>{specifications.range}</li>}
        {!isNew && <li>{vehicle.year ? `${words.used}, ${vehicle.year}` : words.used}</li>}
      </ul>
      <p className="cart-text clamped">{description}</p>
      <div className="cart-actions">
        <a className="link" href={townPath(vehiclePath(id))}>
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
