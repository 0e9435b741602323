import { useId } from 'react'
import { island } from '#kernel/page/island.tsx'
import { fillText, formatNumber } from '#kit/formats/format.ts'
import { Icon } from '#kit/parts/icon.tsx'
import { savedCarts as words } from '#subjects/inventory/facts/saved-carts.ts'
import { compareLimit } from '#subjects/inventory/facts/specification-labels.ts'
import { comparePath, vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { dropAll, dropCart, useSavedCarts } from '#subjects/inventory/view/data/saved-carts.ts'
import { CartPicture } from './cart-picture.tsx'
import './saved-carts.css'
import './saved-carts.later.css'
import './shelf.later.css'

/** CART-57: the carts that this device has saved, counted in one line that opens. There is nothing to see without script. */
function SavedCarts() {
  const saved = useSavedCarts()
  const shelf = useId()
  const heading = useId()
  if (!saved || saved.length === 0) return null
  const few = saved.slice(0, compareLimit).map(({ id }) => id)
  return (
    <details className="saved-carts screen-only">
      <summary aria-controls={shelf}>
        <Icon name="bookmark" />
        {fillText(words.count, { count: formatNumber(saved.length) })}
      </summary>
      <section id={shelf} className="shelf" aria-labelledby={heading}>
        <h2 id={heading}>{words.heading}</h2>
        <ul>
          {saved.map(({ id, name, image }) => (
            <li key={id}>
              <a href={vehiclePath(id)}>
                <CartPicture name={name} image={image} layout="shelf" />
                {name}
              </a>
              <button type="button" aria-label={fillText(words.remove, { name })} onClick={() => dropCart(id)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        <p className="shelf-foot">
          {few.length > 1 && (
            <a className="link" href={comparePath(few)}>
              {words.compare}
            </a>
          )}
          <button type="button" className="link" onClick={dropAll}>
            {words.forget}
          </button>
          <span className="soft">{words.note}</span>
        </p>
      </section>
    </details>
  )
}

export const SavedCartsIsland = island(SavedCarts)
