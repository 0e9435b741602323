import { useEffect, useId } from 'react'
import { island } from '#kernel/page/island.tsx'
import { fillText, formatNumber } from '#kit/formats/format.ts'
import { Icon } from '#kit/parts/icon.tsx'
import { savedCarts as words } from '#subjects/inventory/facts/saved-carts.ts'
import { compareLimit } from '#subjects/inventory/facts/specification-labels.ts'
import { comparePath, vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import {
  type DeviceCart,
  type DeviceList,
  dropAll,
  dropCart,
  keepCart,
  useDeviceCarts,
} from '#subjects/inventory/view/data/device-carts.ts'
import { CartPicture } from './cart-picture.tsx'
import './device-shelf.later.css'
import './saved-shelves.later.css'
import './saved-carts.css'

interface SavedCartsProps {
  /** The cart whose page this is: it counts as seen. */
  readonly cart?: DeviceCart
}

/** CART-57: what this device remembers, counted in one line that opens. There is nothing to see without script. */
function SavedCarts({ cart }: SavedCartsProps) {
  const saved = useDeviceCarts('saved')
  const seen = useDeviceCarts('seen')
  const shelves = useId()
  const { id, name, image } = cart ?? {}

  useEffect(() => {
    if (id && name) keepCart('seen', { id, name, image })
  }, [id, name, image])

  const others = seen?.filter((other) => other.id !== id) ?? []
  if (!saved || saved.length + others.length === 0) return null
  return (
    <details className="saved-carts">
      <summary aria-controls={shelves}>
        <Icon name="bookmark" />
        {fillText(saved.length > 0 ? words.count : words.seenCount, {
          count: formatNumber(saved.length || others.length),
        })}
      </summary>
      <div id={shelves} className="saved-carts-shelves">
        <Shelf list="saved" carts={saved} />
        <Shelf list="seen" carts={others} />
      </div>
    </details>
  )
}

function Shelf({ list, carts }: { readonly list: DeviceList; readonly carts: readonly DeviceCart[] }) {
  if (carts.length === 0) return null
  const heading = `shelf-${list}`
  const few = carts.slice(0, compareLimit).map(({ id }) => id)
  return (
    <section className="shelf" aria-labelledby={heading}>
      <h2 id={heading}>{list === 'saved' ? words.savedHeading : words.seenHeading}</h2>
      <ul>
        {carts.map(({ id, name, image }) => (
          <li key={id}>
            <a href={vehiclePath(id)}>
              <CartPicture name={name} image={image} layout="shelf" />
              {name}
            </a>
            {list === 'saved' && (
              <button type="button" aria-label={fillText(words.remove, { name })} onClick={() => dropCart('saved', id)}>
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="shelf-foot">
        {list === 'saved' && few.length > 1 && (
          <a className="link" href={comparePath(few)}>
            {words.compare}
          </a>
        )}
        <button type="button" className="link" onClick={() => dropAll(list)}>
          {words.forget}
        </button>
        <span className="soft">{words.note}</span>
      </p>
    </section>
  )
}

export const SavedCartsIsland = island(SavedCarts)
