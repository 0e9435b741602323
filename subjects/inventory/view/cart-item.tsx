import type { ReactNode } from 'react'
import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { Link } from '#kit/parts/link.tsx'
import { WholeMeasures } from '#kit/parts/whole-measures.tsx'
import { DeliveredPrice } from '#subjects/county/view/chosen-town.tsx'
import { cartFallbacks } from '#subjects/inventory/facts/vehicle-messages.ts'
import { cardFigures, type ListedCart } from '#subjects/inventory/rules/list/listed-cart.ts'
import type { PictureLayout } from '#subjects/pictures/facts/picture-sizes.ts'
import { ConditionBadge, Stock } from './cart-badge.tsx'
import { CartPicture } from './cart-picture.tsx'
import { SpecialPrice } from './special-price.tsx'
import './cart-item.later.css'

interface CartItemProps {
  readonly cart: Pick<ListedCart, 'name' | 'images'> & Partial<Pick<ListedCart, 'brand'>>
  readonly layout: PictureLayout
  /** Whether the first screen shows its picture. */
  readonly eager?: boolean
  readonly heading?: 'h2' | 'h3' | 'h4'
  /** Where its name leads; without it the page adds a link of its own. */
  readonly href?: string
  /** Stands above the name. */
  readonly role?: ReactNode
  /** The lines below the name. */
  readonly lines: ReactNode
  /** What the page adds below: a text, then what can be done. */
  readonly children?: ReactNode
}

/** One cart among others: a row on a phone, else a card. Each part is a direct child, in as few elements as possible. */
export function CartItem(props: CartItemProps) {
  const { cart, layout, eager = false, heading: Heading = 'h3', href, role, lines, children } = props
  return (
    <li className="cart">
      <CartPicture name={cart.name} image={cart.images[0]} layout={layout} eager={eager} />
      {role && <p className="cart-role">{role}</p>}
      <Heading className="cart-name">
        {href ? <Link href={href}>{brandOverName(cart)}</Link> : brandOverName(cart)}
      </Heading>
      {lines}
      {children}
    </li>
  )
}

/** The brand stands on a line of its own, so that names side by side take as many lines. */
function brandOverName({ name, brand }: CartItemProps['cart']) {
  if (!brand || !name.startsWith(`${brand} `)) return name
  return (
    <>
      <small>{brand}</small>
      {name.slice(brand.length)}
    </>
  )
}

interface CartLinesProps {
  readonly cart: ListedCart
  /** Whether today's stock could be read. */
  readonly stockKnown?: boolean
  /** A price at the visitor's town in place of the cart's, between the words of its sentence. */
  readonly delivered?: { readonly before?: string | undefined; readonly price: number; readonly after: ReactNode }
  /** Stands after the figures. */
  readonly kind?: string | undefined
}

/** Below each name in this order: the price and what changes it, the badge, the stock, the figures (CART-15). */
export function CartLines({ cart, stockKnown = true, delivered, kind }: CartLinesProps) {
  return (
    <>
      <p className="cart-price">
        {delivered?.before}
        <b>{formatPrice(delivered?.price ?? cart.price)}</b>
        {delivered ? (
          <span className="delivered-price">{delivered.after}</span>
        ) : (
          <>
            {' '}
            <SpecialPrice vehicle={cart} /> <DeliveredPrice price={cart.price} />
          </>
        )}{' '}
        {stockKnown && <ConditionBadge cart={cart} />}
      </p>
      <p className="cart-facts">
        {stockKnown && <Stock cart={cart} />} {[cardFigures(cart), kind].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

interface ListCartProps extends Pick<CartItemProps, 'layout' | 'heading'> {
  readonly cart: ListedCart
  readonly href: string
}

/** A cart of the list on another page, with its description. */
export function ListCart({ cart, ...look }: ListCartProps) {
  const seats = formatCount(cart.seatingCapacity, 'person', 'people')
  return (
    <CartItem {...look} cart={cart} lines={<CartLines cart={cart} />}>
      <p className="cart-text">
        <WholeMeasures text={cart.description.trim() || fillText(cartFallbacks.description, { seats })} />
      </p>
    </CartItem>
  )
}
