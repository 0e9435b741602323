import { definePage, type PageContext } from '#kernel/page/page.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { breadcrumb } from '#kit/json-ld/breadcrumb.ts'
import { chosenTown } from '#subjects/county/rules/towns.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { breadcrumbTrail } from '#subjects/dealership/rules/breadcrumb-trail.ts'
import { organization } from '#subjects/dealership/view/json-ld/organization.ts'
import { brands } from '#subjects/inventory/facts/brands.ts'
import { similarCarts, vehiclePage as words } from '#subjects/inventory/facts/vehicle-page.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { cartShare, sharePhoto } from '#subjects/inventory/rules/cart-share.ts'
import { ledgerText, type PriceLedger } from '#subjects/inventory/rules/price-ledger.ts'
import { similarVehicles } from '#subjects/inventory/rules/similar-vehicles.ts'
import { testNoteOf } from '#subjects/inventory/rules/test-note.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { soldHead, vehicleHead } from '#subjects/inventory/rules/vehicle-head.ts'
import { saleOf, type VehicleSale } from '#subjects/inventory/rules/vehicle-sale.ts'
import { findVehicle, vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import type { VehicleSource } from '#subjects/inventory/rules/vehicle-source.ts'
import { vehicleList } from '#subjects/inventory/view/data/vehicle-list.ts'
import { review } from '#subjects/inventory/view/json-ld/review.ts'
import { vehicle as vehicleNode } from '#subjects/inventory/view/json-ld/vehicle.ts'
import { SoldCart } from '#subjects/inventory/view/vehicle/sold-cart.tsx'
import { VehicleDetailIsland } from '#subjects/inventory/view/vehicle/vehicle-detail.island.tsx'
import { VehicleMissing } from '#subjects/inventory/view/vehicle/vehicle-missing.tsx'
import { VehiclePageBody } from '#subjects/inventory/view/vehicle/vehicle-page-body.tsx'
import { shareCard } from '#subjects/pictures/rules/share-picture.ts'
import '#kit/parts/section.css'

type VehicleData =
  | {
      readonly vehicle: Vehicle
      readonly similar: readonly Vehicle[]
      readonly sale: VehicleSale
      readonly ledger: PriceLedger | undefined
      readonly today: string
    }
  /** The server could not look: the browser asks once more. */
  | { readonly vehicle: 'unknown'; readonly asked: string }
  | { readonly vehicle: 'none' }

/** CART-39: one page on both path forms, and behind the cart's brand as well. */
export const vehiclePage = definePage<VehicleData>({
  paths: ['/vehicles/:id', '/vehicle/:id'],
  action: 'testDrive',
  carries: chosenTown,
  query: ['miles', 'town', 'down', 'rate', 'months'],
  entries: async ({ vehicles }) => {
    const [carts, changes] = await Promise.all([vehicles.list(), vehicles.lastChanges()])
    return carts.map(({ id, images }) => {
      const changed = changes.get(id)
      return { path: vehiclePath(id), images, share: cartShare(id), ...(changed !== undefined && { changed }) }
    })
  },
  load: async ({ params, ports, now }) => {
    const asked = params.id ?? ''
    const found = await lookUp(asked, ports.vehicles)
    if (found === 'unknown') return { data: { vehicle: 'unknown', asked }, status: 503 }
    if (found === null) return { data: { vehicle: 'none' }, status: 404, alike: true }
    const carts = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    const similar = 'vehicles' in carts ? similarVehicles(found, carts.vehicles, similarCarts) : []
    const sale = saleOf(found, now)
    const ledgers = await ports.vehicles.ledgers(found.id).catch(() => undefined)
    const data = { vehicle: found, similar, sale, ledger: ledgers?.get(found.id), today: easternClock(now).day }
    if (sale.state === 'gone') return { data, status: 410, until: carts.until }
    return { data, until: sale.state === 'sold' && sale.until < carts.until ? sale.until : carts.until }
  },
  head: (data) => {
    const { vehicle } = data
    if (typeof vehicle === 'string')
      return { ...words.head.notFound, canonical: addresses.inventory, noindex: true, share: shareCard('inventory') }
    const { sale, ledger } = data as Extract<VehicleData, { vehicle: Vehicle }>
    if (sale.state === 'gone') return { ...soldHead(vehicle, sale.on), noindex: true, share: shareCard('inventory') }
    const note = testNoteOf(vehicle)
    return {
      ...(sale.state === 'sold' ? soldHead(vehicle, sale.on) : vehicleHead(vehicle)),
      canonical: vehiclePath(vehicle.id),
      ogType: 'product',
      offer: vehicle,
      share: cartShare(vehicle.id),
      ogImage: sharePhoto(vehicle),
      jsonLd: [
        organization,
        breadcrumb(trailOf(vehicle)),
        vehicleNode(vehicle, ledger),
        ...(note && sale.state === 'offered' ? [review(note, vehiclePath(vehicle.id))] : []),
      ],
    }
  },
  body: (data, { search, siteUrl }: PageContext) => {
    if (data.vehicle === 'none') return <MissingSection />
    if (data.vehicle === 'unknown') {
      return (
        <>
          <noscript>
            <MissingSection />
          </noscript>
          <VehicleDetailIsland id={data.asked} />
        </>
      )
    }
    const { vehicle, similar, sale, ledger, today } = data
    if (sale.state !== 'offered')
      return <SoldCart vehicle={vehicle} sale={sale} similar={similar} trail={trailOf(vehicle)} />
    const rest = { trail: trailOf(vehicle), search, siteUrl, ledger: ledger ? ledgerText(ledger, today) : '' }
    return <VehiclePageBody vehicle={vehicle} similar={similar} {...rest} />
  },
})

function MissingSection() {
  return (
    <section className="section">
      <div className="wrap">
        <VehicleMissing />
      </div>
    </section>
  )
}

/** The cart, null when there is none, or 'unknown' when that could not be found out. */
async function lookUp(asked: string, vehicles: VehicleSource): Promise<Vehicle | null | 'unknown'> {
  for (let attempt = 0; attempt <= vehicleQuery.retries.elsewhere; attempt += 1) {
    try {
      return await findVehicle(asked, (id) => vehicles.get(id))
    } catch {
      // The next attempt, or the browser's, is the answer.
    }
  }
  return 'unknown'
}

function trailOf({ id, name, brand }: Vehicle) {
  const page = brands.find((candidate) => candidate.name === brand)
  const own = { name, url: vehiclePath(id) }
  return page
    ? breadcrumbTrail(addresses.inventory, { name: page.name, url: page.path }, own)
    : breadcrumbTrail(addresses.inventory, own)
}
