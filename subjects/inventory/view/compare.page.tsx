import { definePage } from '#kernel/page/page.ts'
import { fillText, formatPrice } from '#kit/formats/format.ts'
import { Breadcrumbs } from '#kit/parts/breadcrumbs.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Field } from '#kit/parts/field.tsx'
import { Link } from '#kit/parts/link.tsx'
import { withTown } from '#subjects/county/rules/chosen-town.ts'
import { chosenTown } from '#subjects/county/rules/destinations.ts'
import { ChosenTownField, DeliveredPrice } from '#subjects/county/view/chosen-town.tsx'
import { TownNote } from '#subjects/county/view/town-note.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { contactPath } from '#subjects/dealership/rules/reach.ts'
import { breadcrumb, breadcrumbTrail } from '#subjects/dealership/view/json-ld.ts'
import { comparePageWords as words } from '#subjects/inventory/facts/compare-page.ts'
import { compareLimit } from '#subjects/inventory/facts/specification-labels.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { answersTo, comparePath, nameWithoutBrand, vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import {
  type ComparedCarts,
  compareFeatures,
  compareRows,
  printCompared,
  readCompared,
} from '#subjects/inventory/rules/list/compare.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { CartPicture } from '#subjects/inventory/view/cart-picture.tsx'
import { type VehicleList, vehicleList } from '#subjects/inventory/view/data/vehicle-list.ts'
import '#kit/parts/notice.later.css'
import '#kit/parts/section.css'
import './compare/add-cart.css'
import './compare/compare-table.css'
import './compare.page.css'
import './tool-top.css'

interface CompareData {
  readonly list: VehicleList
  readonly chosen: readonly OfferedVehicle[]
  /** The ids that the address names and that are no longer there. */
  readonly gone: readonly string[]
}

const trail = breadcrumbTrail(addresses.inventory, words.crumb)

/** Up to four carts side by side, from the server alone: the address `?carts=a,b,c` can be shared and printed. */
export const comparePage = definePage<CompareData, ComparedCarts>({
  paths: [addresses.compare],
  share: 'inventory',
  carries: chosenTown,
  keys: ['carts'],
  parse: readCompared,
  print: printCompared,
  entries: () => [{ path: addresses.compare, unlisted: true }],
  load: async ({ query: { carts: asked, apart }, carried, ports, now }) => {
    // A form names each cart by itself; the page leads to the short address, which visitors share.
    if (apart) return { redirect: withTown(comparePath(asked), carried?.slug), status: 303 }
    const list = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    if ('failedWith' in list) return { data: { list, chosen: [], gone: [] }, status: 503, until: list.until }
    const found = asked.map((id) => list.vehicles.find((vehicle) => answersTo(vehicle, id)))
    const chosen = [...new Set(found.filter((vehicle) => vehicle !== undefined))]
    return { data: { list, chosen, gone: asked.filter((_, index) => !found[index]) }, until: list.until }
  },
  head: () => ({ ...words.head, canonical: addresses.compare, noindex: true, jsonLd: [breadcrumb(trail)] }),
  body: ({ list, chosen, gone }) => (
    <>
      <section className="tool-top">
        <div className="wrap">
          <Breadcrumbs items={trail} />
          <h1>{chosen.length > 0 ? words.heading : words.emptyHeading}</h1>
          <p className="lead">{chosen.length > 0 ? words.lead : words.emptyText}</p>
        </div>
      </section>
      <section className="inventory-section">
        <div className="wrap stack" data-gap="large">
          {(gone.length > 0 || 'failedWith' in list) && (
            <p role="status" className="notice">
              {gone.length > 0 ? fillText(words.gone, { count: gone.length }) : words.failed}
            </p>
          )}
          <TownNote path={comparePath(chosen.map(({ id }) => id))} change={null} />
          {chosen.length > 0 && <CompareTable vehicles={chosen} />}
          {'vehicles' in list && chosen.length < compareLimit && (
            <section className="stack screen-only compare-more">
              {chosen.length > 0 && <h2>{words.addHeading}</h2>}
              <AddCart chosen={chosen} vehicles={list.vehicles} />
            </section>
          )}
          <p className="screen-only">
            <ButtonLink href={addresses.inventory}>{words.back}</ButtonLink>
          </p>
        </div>
      </section>
    </>
  ),
})

/** Puts one more cart on the page: a form that asks with GET. */
function AddCart({ chosen, vehicles }: Record<'chosen' | 'vehicles', readonly OfferedVehicle[]>) {
  return (
    <form className="compare-add" action={addresses.compare}>
      <ChosenTownField />
      {chosen.length > 0 && <input type="hidden" name="carts" value={chosen.map(({ id }) => id).join(',')} />}
      <Field id="add" label={words.addLabel}>
        {(control) => (
          <select {...control} name="carts">
            {vehicles
              .filter((vehicle) => !chosen.includes(vehicle))
              .map(({ id, name, price }) => (
                <option key={id} value={id}>
                  {name}, {formatPrice(price)}
                </option>
              ))}
          </select>
        )}
      </Field>
      <button type="submit" className="button" data-look="solid">
        {words.add}
      </button>
    </form>
  )
}

/** A column for each cart, its short name always in sight; marks a line in which the carts differ, also for screen readers. */
function CompareTable({ vehicles }: { readonly vehicles: readonly OfferedVehicle[] }) {
  const features = compareFeatures(vehicles)
  const ids = vehicles.map(({ id }) => id)
  const pathWithout = (id: string) => comparePath(ids.filter((other) => other !== id))
  return (
    <div className="compare">
      <table>
        <caption className="sr-only">{words.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.fact}</span>
            </th>
            {vehicles.map(({ id, name, brand }) => (
              <th key={id} scope="col">
                <Link className="compare-name underlined" href={vehiclePath(id)} aria-label={name}>
                  {nameWithoutBrand({ name, brand })}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <span className="sr-only">{words.cart}</span>
            </th>
            {vehicles.map(({ id, name, images, price }) => (
              <td key={id}>
                <CartPicture name={name} image={images[0]} layout="compare" eager />
                <DeliveredPrice price={price} />
                <span className="compare-links screen-only">
                  <Link className="link" href={contactPath('sales', id)} aria-label={fillText(words.askName, { name })}>
                    {words.ask}
                  </Link>
                  <Link className="link" href={pathWithout(id)} aria-label={fillText(words.removeName, { name })}>
                    {words.remove}
                  </Link>
                </span>
              </td>
            ))}
          </tr>
        </tbody>
        <tbody>
          {compareRows(vehicles).map(({ label, values, differs, mark, marked }) => (
            <tr key={label} className={differs ? 'compare-differs' : undefined}>
              <th scope="row">
                {label}
                {differs && <span className="sr-only"> ({words.differs})</span>}
              </th>
              {vehicles.map(({ id }, index) => (
                <td key={id}>
                  {values[index] ?? <span className="soft">{words.unknown}</span>}{' '}
                  {marked?.[index] && <strong className="compare-mark">{mark}</strong>}
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
