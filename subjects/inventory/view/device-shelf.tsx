import { fillText } from '#kit/formats/fill-text.ts'
import { Icon } from '#kit/parts/icon.tsx'
import { savedCarts as words } from '#subjects/inventory/facts/saved-carts.ts'
import { compareLimit } from '#subjects/inventory/facts/specification-labels.ts'
import { comparePath } from '#subjects/inventory/rules/compare.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { type DeviceCart, type DeviceList, dropAll, dropCart } from '#subjects/inventory/view/data/device-carts.ts'
import { CartPicture } from './cart-picture.tsx'
import './device-shelf.css'

interface DeviceShelfProps {
  readonly list: DeviceList
  readonly carts: readonly DeviceCart[]
}

/** A row of carts that the device remembers. */
export function DeviceShelf({ list, carts }: DeviceShelfProps) {
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
