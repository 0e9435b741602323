import { definePage } from '#kernel/page/page.ts'
import { fillText, formatPrice } from '#kit/formats/format.ts'
import { Breadcrumbs } from '#kit/parts/breadcrumbs.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Field } from '#kit/parts/field.tsx'
import { townKey, withTown } from '#subjects/county/rules/chosen-town.ts'
import { chosenTown } from '#subjects/county/rules/towns.ts'
import { ChosenTownField } from '#subjects/county/view/chosen-town.tsx'
import { TownNote } from '#subjects/county/view/town-note.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { breadcrumb, breadcrumbTrail } from '#subjects/dealership/view/json-ld.ts'
import { comparePage as texts } from '#subjects/inventory/facts/compare-page.ts'
import { compareLimit } from '#subjects/inventory/facts/specification-labels.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { cartsFromQuery, oneCompareQuery } from '#subjects/inventory/rules/compare.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { answersTo, comparePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { CompareTable } from '#subjects/inventory/view/compare/compare-table.tsx'
import { type VehicleList, vehicleList } from '#subjects/inventory/view/data/vehicle-list.ts'
import '#kit/parts/notice.css'
import '#kit/parts/section.css'
import './compare/add-cart.css'
import './compare.page.css'
import './tool-top.css'

interface CompareData {
  readonly list: VehicleList
  readonly chosen: readonly Vehicle[]
  /** What was asked for and is not there, any more. */
  readonly gone: readonly string[]
}

const trail = breadcrumbTrail(addresses.inventory, texts.crumb)

/** Up to four carts side by side, from the server alone: `?carts=a,b,c` is shareable and prints. */
export const comparePageModule = definePage<CompareData>({
  paths: [addresses.compare],
  share: 'inventory',
  carries: chosenTown,
  query: ['carts'],
  oneQuery: oneCompareQuery,
  entries: () => [{ path: addresses.compare, unlisted: true }],
  load: async ({ search, ports, now }) => {
    const asked = cartsFromQuery(search)
    // A form names each cart by itself; the address to share is the short one.
    if (search.getAll('carts').length > 1)
      return { redirect: withTown(comparePath(asked), search.get(townKey) ?? undefined), status: 303 }
    const list = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    if ('failedWith' in list) return { data: { list, chosen: [], gone: [] }, status: 503, until: list.until }
    const found = asked.map((id) => list.vehicles.find((vehicle) => answersTo(vehicle, id)))
    const chosen = [...new Set(found.filter((vehicle) => vehicle !== undefined))]
    return { data: { list, chosen, gone: asked.filter((_, index) => !found[index]) }, until: list.until }
  },
  head: () => ({ ...texts.head, canonical: addresses.compare, noindex: true, jsonLd: [breadcrumb(trail)] }),
  body: ({ list, chosen, gone }) => (
    <>
      <section className="tool-top">
        <div className="wrap">
          <Breadcrumbs items={trail} />
          <h1>{chosen.length > 0 ? texts.heading : texts.emptyHeading}</h1>
          <p className="lead">{chosen.length > 0 ? texts.lead : texts.emptyText}</p>
        </div>
      </section>
      <section className="section inventory-section">
        <div className="wrap compare-parts">
          {(gone.length > 0 || 'failedWith' in list) && (
            <p role="status" className="notice">
              {gone.length > 0 ? fillText(texts.gone, { ids: gone.join(', ') }) : texts.failed}
            </p>
          )}
          <TownNote path={comparePath(chosen.map(({ id }) => id))} />
          {chosen.length > 0 && <CompareTable vehicles={chosen} />}
          {'vehicles' in list && chosen.length < compareLimit && (
            <section className="stack screen-only compare-more">
              {chosen.length > 0 && <h2>{texts.addHeading}</h2>}
              <AddCart chosen={chosen} vehicles={list.vehicles} />
            </section>
          )}
          <p className="screen-only">
            <ButtonLink href={addresses.inventory} icon="arrow">
              {texts.back}
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  ),
})

/** Puts one more cart on the page: a form that asks with GET. */
function AddCart({ chosen, vehicles }: Record<'chosen' | 'vehicles', readonly Vehicle[]>) {
  return (
    <form className="compare-add" action={addresses.compare}>
      <ChosenTownField />
      {chosen.length > 0 && <input type="hidden" name="carts" value={chosen.map(({ id }) => id).join(',')} />}
      <Field id="add" label={texts.addLabel}>
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
        {texts.add}
      </button>
    </form>
  )
}
