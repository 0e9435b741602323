import { definePage } from '#kernel/page/page.ts'
import { retry } from '#kernel/retry.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { askedTown } from '#subjects/county/rules/destinations.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { changedPhones } from '#subjects/dealership/rules/shop.ts'
import { breadcrumb, breadcrumbTrail, organization } from '#subjects/dealership/view/json-ld.ts'
import { brands } from '#subjects/inventory/facts/brands.ts'
import { mostSimilar, vehiclePageWords as words } from '#subjects/inventory/facts/vehicle-page.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { findCart, vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import { type ShownInspection, shownInspection } from '#subjects/inventory/rules/inspection.ts'
import { similarCarts } from '#subjects/inventory/rules/list/suggested-carts.ts'
import { cartHead, soldHead } from '#subjects/inventory/rules/page/cart-head.ts'
import { type CartSale, saleOf } from '#subjects/inventory/rules/page/cart-sale.ts'
import { testDriveOf } from '#subjects/inventory/rules/page/test-drive.ts'
import { cartShare, sharePhoto } from '#subjects/inventory/rules/pictures/drawn-carts.ts'
import { ledgerText, type PriceLedger } from '#subjects/inventory/rules/price-ledger.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { vehicleList } from '#subjects/inventory/view/data/vehicle-list.ts'
import { review, vehicle as vehicleNode } from '#subjects/inventory/view/json-ld/vehicle.ts'
import { SoldCart, VehicleBody } from '#subjects/inventory/view/vehicle/vehicle-body.tsx'
import { VehicleDetailIsland } from '#subjects/inventory/view/vehicle/vehicle-detail.island.tsx'
import { VehicleMissing } from '#subjects/inventory/view/vehicle/vehicle-parts.tsx'
import { shareCard } from '#subjects/pictures/rules/share-picture.ts'

interface FoundVehicle {
  readonly vehicle: OfferedVehicle
  readonly similar: readonly OfferedVehicle[]
  readonly sale: CartSale
  readonly ledger: PriceLedger | undefined
  /** The findings on a used cart. */
  readonly inspected: ShownInspection | undefined
}

/** Without a cart, `unreadId` is the id for which the browser asks once more, where the server could not look. */
type VehicleData = FoundVehicle | { readonly unreadId: string | null }

/** The page of a cart, at both forms of its path, with its brand in front or without (CART-39). */
export const vehiclePage = definePage<VehicleData>({
  paths: ['/vehicles/:id', '/vehicle/:id'],
  action: 'askAboutCart',
  carries: askedTown,
  keys: ['miles', 'town', 'down', 'rate', 'months'],
  entries: async ({ vehicles }) => {
    const [carts, changes] = await Promise.all([vehicles.list(), vehicles.lastChanges()])
    return carts.map(({ id, images }) => {
      const changed = changes.get(id)
      return { path: vehiclePath(id), images, share: cartShare(id), ...(changed !== undefined && { changed }) }
    })
  },
  load: async ({ path, ports, now }) => {
    const id = path.slice(path.lastIndexOf('/') + 1)
    const lookUp = () => findCart(id, (exact) => ports.vehicles.get(exact))
    const found = await retry(lookUp, { mostAttempts: vehicleQuery.retries.elsewhere + 1 }).catch(() => undefined)
    if (found === undefined) return { data: { unreadId: id }, status: 503 }
    if (found === null) return { data: { unreadId: null }, status: 404, alike: true }
    const carts = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    const similar = 'vehicles' in carts ? similarCarts(found, carts.vehicles, mostSimilar) : []
    const sale = saleOf(found, now)
    const ledgers = await ports.vehicles.ledgers().catch(() => undefined)
    const inspection = found.isNew ? undefined : await ports.inspection(found.id).catch(() => undefined)
    const inspected = inspection && shownInspection(inspection, found)
    const data = { vehicle: found, similar, sale, ledger: ledgers?.get(found.id), inspected }
    if (sale.state === 'gone') return { data, status: 410, until: carts.until }
    return { data, until: sale.state === 'sold' && sale.until < carts.until ? sale.until : carts.until }
  },
  head: (data, { shop }) => {
    const unlisted = { noindex: true, share: shareCard('inventory') }
    if ('unreadId' in data) return { ...words.head.notFound, canonical: addresses.inventory, ...unlisted }
    const { vehicle, sale, ledger } = data
    if (sale.state === 'gone') return { ...soldHead(vehicle, sale.on), ...unlisted }
    const note = sale.state === 'offered' && testDriveOf(vehicle)
    return {
      ...(sale.state === 'sold' ? soldHead(vehicle, sale.on) : cartHead(vehicle)),
      canonical: vehiclePath(vehicle.id),
      ogType: 'product',
      offer: vehicle,
      share: cartShare(vehicle.id),
      ogImage: sharePhoto(vehicle),
      jsonLd: [
        organization(shop),
        breadcrumb(trailOf(vehicle)),
        vehicleNode(vehicle, ledger),
        ...(note ? [review(note, vehiclePath(vehicle.id))] : []),
      ],
    }
  },
  body: (data, { search, siteUrl, now, shop }) => {
    if ('unreadId' in data) {
      if (data.unreadId === null) return <VehicleMissing />
      return (
        <>
          <noscript>
            <VehicleMissing />
          </noscript>
          <VehicleDetailIsland id={data.unreadId} phones={changedPhones(shop)} />
        </>
      )
    }
    const { vehicle, similar, sale, ledger, inspected } = data
    const shown = { vehicle, similar, trail: trailOf(vehicle) }
    if (sale.state !== 'offered') return <SoldCart {...shown} sale={sale} />
    const ledgerShown = ledger && ledgerText(ledger, easternClock(now).day)
    return <VehicleBody {...shown} search={search} siteUrl={siteUrl} ledger={ledgerShown} inspected={inspected} />
  },
})

function trailOf({ id, name, brand }: OfferedVehicle) {
  const page = brands.find((candidate) => candidate.name === brand)
  const steps = page ? [{ name: page.name, url: page.path }] : []
  return breadcrumbTrail(addresses.inventory, ...steps, { name, url: vehiclePath(id) })
}
