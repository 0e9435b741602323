import { useId, useState } from 'react'
import { island } from '#kernel/page/island.tsx'
import { fillText, formatNumber, formatPrice } from '#kit/formats/format.ts'
import { Icon } from '#kit/parts/icon.tsx'
import { savedCarts as words } from '#subjects/inventory/facts/saved-carts.ts'
import { compareLimit } from '#subjects/inventory/facts/specification-labels.ts'
import { comparePath, vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import { dropSavedCart, dropSavedCarts, useSavedCarts } from '#subjects/inventory/view/data/saved-carts.ts'
import type { ListQuery, WholeList } from '#subjects/inventory/view/data/vehicle-queries.ts'
import { CartItem } from './cart-item.tsx'
import './saved-carts.css'
import './saved-carts.later.css'

/**
 * The carts that this device has saved, counted in one line that opens. Once open, it asks for today's prices. Without script it shows
 * nothing (CART-57).
 */
function SavedCarts() {
  const saved = useSavedCarts()
  const shelf = useId()
  const heading = useId()
  const [Query, setQuery] = useState<typeof ListQuery>()
  const [list, setList] = useState<WholeList>()
  if (!saved || saved.length === 0) return null
  const few = saved.slice(0, compareLimit).map(({ id }) => id)
  const askForPrices = () =>
    import('#subjects/inventory/view/data/vehicle-queries.ts').then(
      (module) => setQuery(() => module.ListQuery),
      // Without prices the list still shows the names.
      () => {},
    )
  return (
    <details className="saved-carts screen-only" onToggle={askForPrices}>
      <summary aria-controls={shelf}>
        <Icon name="bookmark" />
        {fillText(words.count, { count: formatNumber(saved.length) })}
      </summary>
      <section id={shelf} className="saved-carts-panel" aria-labelledby={heading}>
        <h2 id={heading}>{words.heading}</h2>
        <ul className="carts" data-look="rows">
          {saved.map(({ id, name, image }) => (
            <CartItem
              key={id}
              cart={{ name, images: image ? [image] : [] }}
              layout="shelf"
              href={vehiclePath(id)}
              lines={
                <p className="cart-price">
                  <b>{priceToday(id, list)}</b>
                </p>
              }
            >
              <button type="button" aria-label={fillText(words.remove, { name })} onClick={() => dropSavedCart(id)}>
                <Icon name="close" />
              </button>
            </CartItem>
          ))}
        </ul>
        <p className="saved-carts-foot">
          {few.length > 1 && (
            <a className="link" href={comparePath(few)}>
              {words.compare}
            </a>
          )}
          <button type="button" className="link" onClick={dropSavedCarts}>
            {words.forget}
          </button>
          <span className="soft">{words.note}</span>
        </p>
      </section>
      {Query && <Query onChange={setList} />}
    </details>
  )
}

function priceToday(id: string, list: WholeList | undefined): string | undefined {
  const cart = list?.vehicles?.find((vehicle) => vehicle.id === id)
  if (cart) return formatPrice(cart.price)
  return list?.vehicles && words.gone
}

export const SavedCartsIsland = island(SavedCarts)
