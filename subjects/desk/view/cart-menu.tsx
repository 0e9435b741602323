import { ButtonLink } from '#kit/parts/button-link.tsx'
import { cartCondition } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { Menu, Send } from './controls.tsx'

interface CartMenuProps {
  readonly cart: Vehicle
  /** The address that does this to the cart. */
  readonly action: (what: string) => string
  /** A row has all in its menu; the screen of the cart shows the most usual as buttons. */
  readonly inRow?: boolean
  /** Whether the list has the order of the site, in which a cart can be moved. */
  readonly isInOrder?: boolean
}

/** What is done to a cart now and then; the form around it sends it. */
export function CartMenu({ cart, action, inRow = false, isInOrder = inRow }: CartMenuProps) {
  const { id, name, soldOn, inStock } = cart
  const act = (what: string, text: string, look?: 'danger') => (
    <Send formAction={action(what)} formNoValidate aria-label={`${text}: ${name}`} data-look={look}>
      {text}
    </Send>
  )
  return (
    <Menu label={`More for ${name}`}>
      {inRow && (soldOn ? act('for-sale', 'For sale again') : act('sold', 'Mark sold'))}
      {!soldOn && (inStock ? act('out', 'Mark out of stock') : act('in', 'Mark in stock'))}
      {inRow && cartCondition(cart) === 'used' && (
        <ButtonLink href={`/carts/${id}/inspection`} label={`Inspect: ${name}`}>
          Inspect
        </ButtonLink>
      )}
      {!soldOn && (
        <>
          <hr />
          {act('first', 'Show first')}
          {isInOrder && act('up', 'Move up')}
          {isInOrder && act('down', 'Move down')}
        </>
      )}
      <hr />
      <ButtonLink href={`/new-cart?like=${id}`} label={`Copy this cart: ${name}`}>
        Copy this cart
      </ButtonLink>
      {act('remove', 'Remove from the site', 'danger')}
    </Menu>
  )
}
