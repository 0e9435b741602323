import type { ReactNode } from 'react'
import { formatNumber, formatPrice } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { cartWords } from '#subjects/desk/facts/cart-words.ts'
import { aboutOf, stockOf } from '#subjects/desk/rules/cart-facts.ts'
import {
  type CartFilter,
  type CartOrder,
  type CartSection,
  cartFilters,
  cartOrders,
  cartSections,
  type StayingCart,
  sectionOf,
} from '#subjects/desk/rules/cart-lists.ts'
import { listPictureOf } from '#subjects/desk/rules/list-picture.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { CartPicture } from '#subjects/inventory/view/cart-picture.tsx'
import { withCommas } from './cart-form.tsx'
import { CartMenu } from './cart-menu.tsx'
import { type CartsShown, cartsPath, cartsQuery } from './carts-path.ts'
import { SearchField, Send, TextLink } from './controls.tsx'
import { type FormState, WhyRefused } from './form-parts.tsx'
import { Several, SeveralSend, severalId } from './several.tsx'

/** An action in a row that was refused: which, what was typed, and why. */
export interface RowState extends FormState {
  readonly id: string
  readonly what: string
}

interface CartsProps extends CartsShown {
  /** Those that the search finds, of which the filter shows some. */
  readonly carts: readonly Vehicle[]
  readonly meant: string | undefined
  readonly row: RowState | undefined
  readonly stays: StayingCart | undefined
  /** The refused change of several carts, and the carts that are marked for it. */
  readonly several: { readonly refused: FormState | undefined; readonly marked: readonly string[] }
  readonly today: string
}

/** Every cart with what is changed most; those that are out of stock or sold stand apart (DESK-20). */
export function CartsScreen({ carts, search, show, sort, meant, row, stays, several, today }: CartsProps) {
  const list = { search, show, sort }
  const isStaying = ({ id }: Vehicle) => id === stays?.id
  const kept = show ? carts.filter((cart) => isStaying(cart) || cartFilters[show].holds(cart)) : carts
  const shown = sort ? kept.toSorted(cartOrders[sort].compare) : kept
  const sectionShown = (cart: Vehicle) => (stays && isStaying(cart) ? stays.section : sectionOf(cart))
  const sections = Object.entries(cartSections) as [CartSection, string][]
  const [first] = sections.find(([section]) => shown.some((cart) => sectionShown(cart) === section)) ?? []
  return (
    <>
      <div className="spread">
        <h1>Carts</h1>
        <ButtonLink look="main" href="/new-cart">
          Add a cart
        </ButtonLink>
      </div>
      <div className="desk-toolbar">
        <search>
          <form className="desk-find" action="/carts">
            {show && <input type="hidden" name="show" value={show} />}
            {sort && <input type="hidden" name="sort" value={sort} />}
            <SearchField aria-label={cartWords.search} defaultValue={search} />
          </form>
        </search>
        {carts.length > 0 && <Filters carts={carts} {...list} />}
        {(shown.length > 1 || several.refused) && (
          <Several list={list} count={shown.length} today={today} refused={several.refused} />
        )}
      </div>
      {search !== '' && (
        <p>
          {carts.length === 0 ? `No cart matches “${search}”. ` : ''}
          {meant !== undefined && (
            <>
              Did you mean <TextLink href={cartsPath({ ...list, search: meant })}>{meant}</TextLink>?{' '}
            </>
          )}
          <TextLink href="/carts">Show all carts</TextLink>
        </p>
      )}
      {sections.map(([section, name]) => (
        <CartsAt
          key={section}
          name={name}
          orders={section === first && shown.length > 1 && <Orders {...list} />}
          carts={shown.filter((cart) => sectionShown(cart) === section)}
          row={(cart) => (
            <CartRow
              key={cart.id}
              cart={cart}
              isAtHome={sectionOf(cart) === section}
              list={list}
              state={row?.id === cart.id ? row : undefined}
              isMarked={several.marked.includes(cart.id)}
              today={today}
            />
          )}
        />
      ))}
      <p>
        <TextLink href="/import">Download or upload carts</TextLink>
      </p>
      <SeveralSend list={list} count={shown.length} />
    </>
  )
}

/** The order of the list: that of the site, in which the dealer moves carts, or another to find one. On a wide screen they head the columns. */
function Orders({ sort, ...list }: CartsShown) {
  const orders = Object.entries(cartOrders) as [CartOrder, (typeof cartOrders)[CartOrder]][]
  return (
    <nav className="desk-orders small" aria-label="Order of the carts">
      {[['', { label: cartWords.siteOrder }] as const, ...orders].map(([key, { label }]) => (
        <a
          key={key}
          href={cartsPath({ ...list, sort: key || undefined })}
          aria-current={key === (sort ?? '') ? 'true' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

function Filters({ carts, show, ...list }: CartsShown & Pick<CartsProps, 'carts'>) {
  const filters = Object.entries(cartFilters) as [CartFilter, (typeof cartFilters)[CartFilter]][]
  const all = { key: undefined, label: 'All', count: carts.length }
  const each = filters
    .map(([key, { label, holds }]) => ({ key, label, count: carts.filter(holds).length }))
    .filter(({ key, count }) => count > 0 || key === show)
  return (
    <nav className="desk-filters" aria-label="Which carts">
      {[all, ...each].map(({ key, label, count }) => (
        <a key={label} href={cartsPath({ ...list, show: key })} aria-current={key === show ? 'true' : undefined}>
          {label} <span className="soft">{formatNumber(count)}</span>
        </a>
      ))}
    </nav>
  )
}

interface CartsAtProps {
  readonly name: string
  /** The choice of an order, above the first carts. */
  readonly orders: ReactNode
  readonly carts: readonly Vehicle[]
  readonly row: (cart: Vehicle) => ReactNode
}

function CartsAt({ name, orders, carts, row }: CartsAtProps) {
  if (carts.length === 0) return null
  return (
    <section className="desk-carts-at" aria-label={name}>
      <div className="spread">
        <h2>{name}</h2>
        {orders}
      </div>
      <ul className="desk-list desk-carts">{carts.map(row)}</ul>
    </section>
  )
}

interface CartLineProps extends Pick<Vehicle, 'name'> {
  /** Left out for a cart that is gone. */
  readonly cart: Vehicle | undefined
  readonly href: string
  readonly children?: ReactNode
}

/** A cart in a row that is one link, with its picture and a line about it. */
export function CartLine({ name, cart, href, children }: CartLineProps) {
  return (
    <a className="desk-row" href={href}>
      <CartPicture name={name} image={listPictureOf(cart?.images ?? [])} layout="shelf" />
      <span className="desk-row-lines">
        {name} {children && <span className="small soft">{children}</span>}
      </span>
    </a>
  )
}

interface CartRowProps {
  readonly cart: Vehicle
  /** Whether the row stands under the heading of its own stock; then it does not repeat the stock. */
  readonly isAtHome: boolean
  readonly list: CartsShown
  readonly state: RowState | undefined
  readonly isMarked: boolean
  readonly today: string
}

function CartRow({ cart, isAtHome, list, state, isMarked, today }: CartRowProps) {
  const { id, name, images, price, soldOn } = cart
  const [condition = '', ...look] = aboutOf(cart)
  const now = stockOf(cart, today).slice(isAtHome && soldOn === undefined ? 1 : 0)
  // The answer comes back to this row, and to what was searched for.
  const action = (what: string) => `/carts/${id}/${what}${cartsQuery(list)}#${rowId(id)}`
  return (
    <li id={state ? undefined : rowId(id)} className="desk-cart">
      <label className="desk-mark">
        <input
          type="checkbox"
          form={severalId}
          name="cart"
          value={id}
          aria-label={`Select ${name}`}
          defaultChecked={isMarked}
        />
      </label>
      <CartPicture className="desk-cart-picture" name={name} image={listPictureOf(images)} layout="shelf" />
      <div className="desk-cart-name">
        <a className="desk-to" href={`/carts/${id}`}>
          {name}
        </a>
        <p className="small soft">
          {/* On a phone the year at the end of its name tells that a cart is used. */}
          <span className={cart.isNew || name.endsWith(` ${cart.year}`) ? 'desk-wide' : undefined}>{condition} · </span>
          <span className="desk-wide">{cart.category} · </span>
          {[...now, ...look].join(' · ')}
        </p>
      </div>
      <form
        method="post"
        action={action(state?.what ?? 'price')}
        className="desk-cart-form"
        data-typed={state?.what === 'price' ? '' : undefined}
      >
        {state && (
          <div className="desk-cart-told">
            <WhyRefused refused={state} id={rowId(id)} />
          </div>
        )}
        {soldOn !== undefined && <span className="soft">{formatPrice(price)}</span>}
        {soldOn === undefined && (
          <>
            <input type="hidden" name="seen" value={price} />
            <span className="desk-price">
              <input
                name="price"
                inputMode="numeric"
                autoComplete="off"
                aria-label={`Price of ${name}`}
                defaultValue={withCommas(state?.values.price ?? String(price))}
                {...(state?.problems.length &&
                  state.what === 'price' && { 'aria-invalid': true, 'aria-describedby': rowId(id) })}
              />
            </span>
            <Send aria-label={`Save the price of ${name}`} data-look="main" data-save formAction={action('price')}>
              Save
            </Send>
          </>
        )}
        {soldOn === undefined && (
          <Send
            className="desk-stock"
            role="switch"
            aria-checked={cart.inStock}
            aria-label={`${cartSections.stock}: ${name}`}
            formAction={action(cart.inStock ? 'out' : 'in')}
            formNoValidate
          >
            {cartSections.stock}
          </Send>
        )}
        <CartMenu cart={cart} action={action} inRow isInOrder={list.sort === undefined} />
      </form>
    </li>
  )
}

export const rowId = (id: string) => `cart-${id}`
