import { formatMonthDay, formatPrice } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Icon } from '#kit/parts/icon.tsx'
import { fieldProblem } from '#subjects/desk/rules/field-problem.ts'
import { pricedOn } from '#subjects/inventory/rules/special-price.ts'
import { vehicleCondition } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { CartPicture } from '#subjects/inventory/view/cart-picture.tsx'
import { Refused, Send, TextLink } from './controls.tsx'
import './carts.css'
import { Agree } from './asked.tsx'

/** What is in the way of something that was to be done to a cart in its row. */
export interface RowState {
  readonly id: string
  readonly what: string
  /** As it was typed. */
  readonly price: string | undefined
  readonly problems: readonly string[]
  readonly reasons: readonly string[]
}

interface CartsProps {
  readonly carts: readonly Vehicle[]
  readonly search: string
  readonly meant: string | undefined
  readonly row: RowState | undefined
  readonly today: string
}

/** DESK-20: every cart with what is changed most. */
export function Carts({ carts, search, meant, row, today }: CartsProps) {
  const [offered, sold] = [carts.filter(({ soldOn }) => !soldOn), carts.filter(({ soldOn }) => soldOn)]
  const rowOf = (cart: Vehicle) => (
    <CartRow key={cart.id} cart={cart} search={search} state={row?.id === cart.id ? row : undefined} today={today} />
  )
  return (
    <>
      <div className="spread">
        <h1>Carts</h1>
        <div className="cluster">
          <ButtonLink look="main" href="/new-cart">
            New cart
          </ButtonLink>
          <ButtonLink href="/import">Import, export</ButtonLink>
        </div>
      </div>
      <search>
        <form className="desk-find" action="/carts">
          <input
            type="search"
            name="search"
            aria-label="Search carts"
            placeholder="Name or number"
            defaultValue={search}
          />
          <Send data-look="solid">Search</Send>
        </form>
      </search>
      {search !== '' && (
        <p>
          {carts.length === 0 ? `No cart matches “${search}”. ` : ''}
          {meant !== undefined && (
            <>
              Did you mean <TextLink href={`/carts?${new URLSearchParams({ search: meant })}`}>{meant}</TextLink>?{' '}
            </>
          )}
          <TextLink href="/carts">Show all carts</TextLink>
        </p>
      )}
      <ul className="desk-carts">{offered.map(rowOf)}</ul>
      {sold.length > 0 && <h2>Sold</h2>}
      {sold.length > 0 && <ul className="desk-carts">{sold.map(rowOf)}</ul>}
    </>
  )
}

interface CartRowProps {
  readonly cart: Vehicle
  readonly search: string
  readonly state: RowState | undefined
  readonly today: string
}

function CartRow({ cart, search, state, today }: CartRowProps) {
  const { id, name, images, price, soldOn, inStock } = cart
  // The answer comes back to this row, and to what was searched for.
  const action = (what: string) =>
    `/carts/${id}/${what}${search === '' ? '' : `?${new URLSearchParams({ search })}`}#${rowId(id)}`
  return (
    <li id={state ? undefined : rowId(id)} className="desk-cart">
      <CartPicture className="desk-cart-picture" name={name} image={images[0]} layout="shelf" />
      <div className="desk-cart-name">
        <a href={`/carts/${id}`}>{name}</a>
        <p className="small soft">{factsOf(cart, today).join(' · ')}</p>
      </div>
      <form method="post" action={action(state?.what ?? 'price')} className="desk-cart-form">
        {state && <RowTold id={id} state={state} />}
        {soldOn === undefined && (
          <>
            <input type="hidden" name="seen" value={price} />
            <span className="desk-price">
              <input
                name="price"
                inputMode="numeric"
                autoComplete="off"
                aria-label={`Price of ${name}`}
                defaultValue={state?.price ?? price}
                {...(state?.problems.length &&
                  state.what === 'price' && { 'aria-invalid': true, 'aria-describedby': rowId(id) })}
              />
            </span>
            <Send aria-label={`Save the price of ${name}`} formAction={action('price')}>
              Save
            </Send>
            <Send aria-label={`${name} is sold`} formAction={action('sold')}>
              Sold
            </Send>
          </>
        )}
        <details className="desk-more">
          <summary className="button" aria-label={`More for ${name}`}>
            <Icon name="menu" />
          </summary>
          <div className="cluster">
            {!inStock && <Do action={action('in')} text={soldOn ? 'For sale again' : 'In stock'} of={name} />}
            {inStock && <Do action={action('out')} text="Out of stock" of={name} />}
            {soldOn === undefined && (
              <>
                <Do action={action('up')} text="Up" of={name} />
                <Do action={action('down')} text="Down" of={name} />
                <Do action={action('first')} text="First" of={name} />
              </>
            )}
          </div>
        </details>
      </form>
    </li>
  )
}

function Do({ action, text, of }: { readonly action: string; readonly text: string; readonly of: string }) {
  return (
    <Send formAction={action} aria-label={`${text}: ${of}`}>
      {text}
    </Send>
  )
}

const rowId = (id: string) => `cart-${id}`

function RowTold({ id, state: { problems, reasons } }: { readonly id: string; readonly state: RowState }) {
  return (
    <div className="desk-cart-told">
      <Refused id={rowId(id)}>
        {problems.map((problem) => (
          <p key={problem}>{fieldProblem(problem).text}</p>
        ))}
        <Agree reasons={reasons} />
      </Refused>
    </div>
  )
}

function factsOf(cart: Vehicle, today: string): readonly string[] {
  const { soldOn, inStock, stockNumber, year, color } = cart
  const { regularPrice, price, specialUntil = '' } = pricedOn(cart, today)
  const stock = soldOn ? `Sold ${formatMonthDay(soldOn.slice(5))}` : inStock ? 'In stock' : 'Out of stock'
  return [
    stock,
    ...(regularPrice === undefined
      ? []
      : [`Special ${formatPrice(price)} until ${formatMonthDay(specialUntil.slice(5))}`]),
    vehicleCondition(cart) === 'new' ? 'New' : `Used${year ? ` ${year}` : ''}`,
    ...(color ? [color] : []),
    ...(stockNumber ? [`#${stockNumber}`] : []),
  ]
}
