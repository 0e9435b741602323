import { memo } from 'react'
import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { Badge } from '#kit/parts/badge.tsx'
import { DeliveredPrice, useTownPath } from '#subjects/county/view/chosen-town.tsx'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import { inventoryMessages } from '#subjects/inventory/facts/messages.ts'
import { stockText } from '#subjects/inventory/rules/stock-text.ts'
import type { ListedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { vehicleBadge } from '#subjects/inventory/rules/vehicle-badge.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { CartPicture } from '#subjects/inventory/view/cart-picture.tsx'
import { SaveButton } from '#subjects/inventory/view/save-button.tsx'
import '#subjects/inventory/view/clamped.css'
import './cart-card.css'

interface CartCardProps {
  readonly vehicle: ListedVehicle
  /** Among the first of the page: its picture is needed at once. */
  readonly eager: boolean
  readonly picked: boolean
  /** Nothing above the card says what kind of cart it is. */
  readonly mixed: boolean
  /** As many carts are picked as can be compared. */
  readonly full: boolean
  readonly onPick: (id: string, picked: boolean) => void
}

/** CART-15: each part a child of the card, in as few elements as will do. */
export const CartCard = memo(function CartCard({ vehicle, eager, mixed, picked, full, onPick }: CartCardProps) {
  const { id, name, images, price, description, isNew, inStock } = vehicle
  const townPath = useTownPath()
  return (
    <li className="cart">
      <CartPicture className="cart-picture" name={name} image={images[0]} layout="inventoryCard" eager={eager} />
      <h3>{name}</h3>
      <p className="cart-price">
        <b>{formatPrice(price)}</b>{' '}
        <Badge look={isNew ? 'new' : inStock ? 'plain' : 'quiet'}>{vehicleBadge(vehicle)}</Badge>
        {isNew && <span>{stockText(vehicle)}</span>}
        <DeliveredPrice price={price} />
      </p>
      <p className="cart-facts">{factsOf(vehicle, mixed).join(' · ')}</p>
      <p className="cart-text clamped">{description}</p>
      <label className="cart-pick">
        <input
          type="checkbox"
          name="carts"
          value={id}
          aria-label={fillText(words.pickName, { name })}
          checked={picked}
          disabled={full && !picked}
          onChange={(event) => onPick(id, event.target.checked)}
        />
        {words.pick}
      </label>
      <a className="link cart-link" href={townPath(vehiclePath(id))} aria-label={fillText(words.detailsOf, { name })}>
        {inventoryMessages.viewDetails}
      </a>
      <SaveButton id={id} name={name} image={images[0]} />
    </li>
  )
})

function factsOf({ category, specifications, isNew, year }: ListedVehicle, mixed: boolean): readonly string[] {
  const { seatingCapacity, range } = specifications
  return [
    formatCount(seatingCapacity, words.seats.one, words.seats.many),
    ...(range === undefined ? [] : [range]),
    ...(mixed ? [category] : []),
    ...(isNew ? [] : [year ? `${words.used}, ${year}` : words.used]),
  ]
}
