import { Fragment, memo, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fillText, formatCount, formatNumber } from '#kit/formats/format.ts'
import { Icon } from '#kit/parts/icon.tsx'
import { WholeMeasures } from '#kit/parts/whole-measures.tsx'
import { ChosenTownField, useTownPath } from '#subjects/county/view/chosen-town.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import { compareLimit } from '#subjects/inventory/facts/specification-labels.ts'
import { inventoryMessages as messages } from '#subjects/inventory/facts/vehicle-messages.ts'
import { comparePath, vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import { type KindOfCarts, kindsOf } from '#subjects/inventory/rules/list/cart-sort.ts'
import type { InventoryResult } from '#subjects/inventory/rules/list/inventory-result.ts'
import type { ListedCart } from '#subjects/inventory/rules/list/listed-cart.ts'
import { CartItem, CartLines } from '#subjects/inventory/view/cart-item.tsx'
import { type SavedCart, useSavedCart } from '#subjects/inventory/view/data/saved-carts.ts'
import { PageLinks, ViewLink, type ViewLinkProps } from './view-links.tsx'
import '#kit/parts/button.css'
import '#kit/parts/chip.css'
import '#subjects/inventory/view/cart-item.later.css?inline'
import './cart-list.css'
import './compare-bar.later.css'
import './kind-links.css'
import './no-carts.css'
import './no-carts.later.css'

interface CartListProps extends ViewLinkProps {
  readonly result: InventoryResult
}

// The first screen of a wide window shows this many pictures.
const eagerPictures = 3

/** The cards of a view, in a form that compares those whose boxes are ticked. */
export const CartList = memo(function CartList({ result, view, onChoose }: CartListProps) {
  const form = useRef<HTMLFormElement>(null)
  const [picked, setPicked] = useState<readonly string[]>([])
  const pick = useCallback((id: string, on: boolean) => {
    setPicked((before) => [...before.filter((other) => other !== id), ...(on ? [id] : [])].slice(0, compareLimit))
  }, [])
  useLayoutEffect(() => {
    // Boxes that the visitor ticked before the script came, or that the browser has restored.
    const ticked = form.current ? new FormData(form.current).getAll('carts').map(String) : []
    if (ticked.length > 0) setPicked(ticked.slice(0, compareLimit))
  }, [])
  const townPath = useTownPath()
  const shown = result.vehicles.slice(0, useGrowing(result.vehicles))
  const kinds = kindsOf(shown, view.sort, result.vehicles.length)
  const cards = (carts: InventoryResult['vehicles']) => (
    <ul className="carts">
      {carts.map((vehicle) => (
        <CartCard
          key={vehicle.id}
          vehicle={vehicle}
          eager={shown.indexOf(vehicle) < eagerPictures}
          mixed={kinds.length === 0}
          picked={picked.includes(vehicle.id)}
          full={picked.length === compareLimit}
          onPick={pick}
        />
      ))}
    </ul>
  )
  return (
    <>
      <form
        ref={form}
        className="cart-form"
        action={addresses.compare}
        onSubmit={(event) => {
          event.preventDefault()
          location.assign(townPath(comparePath(picked)))
        }}
      >
        <ChosenTownField />
        {result.count === 0 && <NothingMatches result={result} onChoose={onChoose} />}
        {result.nearest.length > 0 && (
          <>
            <h2 className="carts-kind">{words.nearest}</h2>
            {cards(result.nearest)}
          </>
        )}
        <KindLinks kinds={kindsOf(result.vehicles, view.sort)} />
        {kinds.map(({ id, name, carts }) => (
          <Fragment key={id}>
            <h2 id={id} className="carts-kind">
              {name}
            </h2>
            {cards(carts)}
          </Fragment>
        ))}
        {kinds.length === 0 && result.count > 0 && cards(shown)}
        {result.total > 0 && <CompareBar count={picked.length} onClear={() => setPicked([])} />}
      </form>
      <PageLinks view={view} page={result.page} pages={result.pages} onChoose={onChoose} />
    </>
  )
})

// Few enough for a slow phone to draw between two keys; the others wait until the visitor pauses.
const atOnce = 6
const step = 12
const calmMs = 250

/** How many carts to show now: all of the first list; of a later list those drawn so far, and the others once the visitor pauses. */
function useGrowing(items: readonly unknown[]): number {
  const [growth, setGrowth] = useState({ items, count: items.length, paused: false })
  if (growth.items !== items) {
    const drawn = new Set(growth.items.slice(0, growth.count))
    const next = items.findIndex((item) => !drawn.has(item))
    setGrowth({ items, count: next === -1 ? items.length : Math.max(next, atOnce), paused: false })
  }
  const { count, paused } = growth
  useEffect(() => {
    if (count >= items.length) return
    const grow = () => setGrowth({ items, count: count + step, paused: true })
    const pause = setTimeout(() => startTransition(grow), paused ? 0 : calmMs)
    return () => clearTimeout(pause)
  }, [items, count, paused])
  return count
}

interface CartCardProps {
  readonly vehicle: ListedCart
  /** Whether the card is among the first of the page, whose pictures are needed at once. */
  readonly eager: boolean
  readonly picked: boolean
  /** Whether the list mixes kinds, so that the card itself has to name the kind. */
  readonly mixed: boolean
  /** Whether the visitor has picked as many carts as can be compared. */
  readonly full: boolean
  readonly onPick: (id: string, picked: boolean) => void
}

const CartCard = memo(function CartCard({ vehicle, eager, mixed, picked, full, onPick }: CartCardProps) {
  const { id, name, images, description, category } = vehicle
  const townPath = useTownPath()
  return (
    <CartItem
      cart={vehicle}
      layout="inventoryCard"
      eager={eager}
      lines={<CartLines cart={vehicle} kind={mixed ? category : undefined} />}
    >
      <p className="cart-text">
        <WholeMeasures text={description} />
      </p>
      <label>
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
        {messages.viewDetails}
      </a>
      <SaveButton id={id} name={name} image={images[0]} />
    </CartItem>
  )
})

/** The button on a card that saves its cart; rendered in the browser alone, since the device keeps the list. */
function SaveButton(cart: SavedCart) {
  const saved = useSavedCart(cart)
  if (!saved) return null
  return (
    <button
      type="button"
      className="cart-save"
      aria-pressed={saved.isSaved}
      aria-label={fillText(words.save, { name: cart.name })}
      onClick={saved.toggle}
    >
      <Icon name="bookmark" />
    </button>
  )
}

/** Links to each kind of cart on the page, with their numbers, which the first filter may have changed meanwhile (CART-30). */
function KindLinks({ kinds }: { readonly kinds: readonly KindOfCarts<unknown>[] }) {
  if (kinds.length === 0) return null
  return (
    <nav className="kind-links" aria-label={words.kinds}>
      {kinds.map(({ id, name, carts }) => (
        <a key={id} className="chip" href={`#${id}`} suppressHydrationWarning>
          {`${name} ${formatNumber(carts.length)}`}
        </a>
      ))}
    </nav>
  )
}

/** The answer where nothing matches: it names the filters that stand in the way (CART-19). */
function NothingMatches({ result: { total, easier }, onChoose }: Omit<CartListProps, 'view'>) {
  return (
    <div className="stack no-carts">
      <h3>{messages.emptyTitle}</h3>
      <p>
        {messages.empty} {fillText(messages.emptyTotal, { total: formatNumber(total) })}
      </p>
      {easier.length > 0 && (
        <ul>
          {easier.map(({ label, without, count }) => (
            <li key={label}>
              <ViewLink className="link" view={without} onChoose={onChoose}>
                {fillText(words.without, { filter: label })}
              </ViewLink>
              : {formatCount(count, words.carts.one, words.carts.many)}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The bar at the bottom of the screen once a box is ticked; style alone shows it, without script. */
function CompareBar({ count, onClear }: { readonly count: number; readonly onClear: () => void }) {
  return (
    <div className="compare-bar screen-only" data-picked={count > 0 ? '' : undefined}>
      {count > 0 && (
        <p role="status">
          {fillText(words.picked, { count: String(count) })}
          {count === compareLimit && <small>{words.pickLimit}</small>}
        </p>
      )}
      <button type="submit" className="button" data-look="main">
        {words.compare}
      </button>
      {count > 0 && (
        <button type="button" className="button" onClick={onClear}>
          {words.unpick}
        </button>
      )}
    </div>
  )
}
