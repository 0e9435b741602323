import { fillText } from '#kit/formats/format.ts'
import { Link } from '#kit/parts/link.tsx'
import { DeliveredPrice } from '#subjects/county/view/chosen-town.tsx'
import { comparePage as words } from '#subjects/inventory/facts/compare-page.ts'
import { compareFeatures, compareRows } from '#subjects/inventory/rules/compare.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { comparePath, vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { CartPicture } from '#subjects/inventory/view/cart-picture.tsx'
import './compare-table.css'

/** One column a cart; a line in which the carts differ is marked, for the eye and for the ear. */
export function CompareTable({ vehicles }: { readonly vehicles: readonly Vehicle[] }) {
  const features = compareFeatures(vehicles)
  return (
    <div className="compare">
      <table>
        <caption className="sr-only">{words.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.fact}</span>
            </th>
            {vehicles.map((vehicle) => (
              <CartHead key={vehicle.id} vehicle={vehicle} vehicles={vehicles} />
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(vehicles).map(({ label, values, differs, shares, mark, marked }) => (
            <tr key={label} className={differs ? 'compare-differs' : undefined}>
              <th scope="row">
                {label}
                {differs && <span className="sr-only"> ({words.differs})</span>}
              </th>
              {vehicles.map(({ id }, index) => (
                <td key={id}>
                  {values[index] ?? <span className="soft">{words.unknown}</span>}
                  {marked?.[index] && <strong className="compare-mark">{mark}</strong>}
                  {typeof shares?.[index] === 'number' && <Bar share={shares[index]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr className="compare-features">
            <th scope="row">{words.featuresHeading}</th>
            {vehicles.map((vehicle, index) => (
              <td key={vehicle.id}>
                <ul>
                  {features
                    .filter(({ has }) => has[index])
                    .map(({ feature, has }) => (
                      <li key={feature} className={has.every(Boolean) ? 'soft' : undefined}>
                        {feature}
                      </li>
                    ))}
                </ul>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** The value beside the largest of its line. The figure stands above it, so it is not read out. */
function Bar({ share }: { readonly share: number }) {
  return (
    <svg className="compare-share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="4" />
      <rect width={Math.round(share * 100)} height="4" />
    </svg>
  )
}

interface CartHeadProps {
  readonly vehicle: Vehicle
  readonly vehicles: readonly Vehicle[]
}

function CartHead({ vehicle: { id, name, images, price }, vehicles }: CartHeadProps) {
  const others = vehicles.map((vehicle) => vehicle.id).filter((other) => other !== id)
  return (
    <th scope="col">
      <CartPicture name={name} image={images[0]} layout="compare" eager />
      <Link className="compare-name" href={vehiclePath(id)}>
        {name}
      </Link>
      <DeliveredPrice price={price} />
      <span className="compare-links">
        <a className="link" href={`/contact?interest=sales&cart=${id}`} aria-label={fillText(words.askName, { name })}>
          {words.ask}
        </a>
        <Link className="link" href={comparePath(others)} aria-label={fillText(words.removeName, { name })}>
          {words.remove}
        </Link>
      </span>
    </th>
  )
}
