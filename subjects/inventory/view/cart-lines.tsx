import { formatPrice } from '#kit/formats/format.ts'
import { DeliveredPrice } from '#subjects/county/view/chosen-town.tsx'
import { cardFigures } from '#subjects/inventory/rules/card-figures.ts'
import type { ListedCart } from '#subjects/inventory/rules/listed-cart.ts'
import { CartBadge } from './cart-badge.tsx'
import { SpecialPrice } from './special-price.tsx'
import './cart-lines.css'

/** The name on a card: the brand stands on a line of its own, so that names side by side take as many lines. */
export function CartName({ cart: { name, brand } }: { readonly cart: Pick<ListedCart, 'name' | 'brand'> }) {
  if (!name.startsWith(`${brand} `)) return name
  return (
    <>
      <small className="cart-brand">{brand}</small>
      {name.slice(brand.length)}
    </>
  )
}

interface CartLinesProps {
  readonly cart: ListedCart
  /** Whether today's stock could be read. */
  readonly stockKnown?: boolean
  /** Stands after the figures. */
  readonly kind?: string | undefined
}

/** The lines below the name, on every card in this order: the price and what changes it, the stock, the figures. */
export function CartLines({ cart, stockKnown = true, kind }: CartLinesProps) {
  return (
    <>
      <p className="cart-price">
        <b>{formatPrice(cart.price)}</b> <SpecialPrice vehicle={cart} /> {stockKnown && <CartBadge cart={cart} />}{' '}
        <DeliveredPrice price={cart.price} />
      </p>
      <p className="cart-facts">{[cardFigures(cart), kind].filter(Boolean).join(' · ')}</p>
    </>
  )
}
