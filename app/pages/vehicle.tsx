import { VehicleMissing } from '#app/components/vehicle/vehicle-missing.tsx'
import { VehiclePageBody } from '#app/components/vehicle/vehicle-page-body.tsx'
import { vehicleList } from '#app/data/vehicle-list.ts'
import { breadcrumb } from '#app/head/json-ld/breadcrumb.ts'
import { organization } from '#app/head/json-ld/organization.ts'
import { review } from '#app/head/json-ld/review.ts'
import { vehicle as vehicleNode } from '#app/head/json-ld/vehicle.ts'
import { VehicleDetailIsland } from '#app/islands/vehicle-detail.tsx'
import { definePage, type PageContext } from '#app/page.ts'
import { denago } from '#content/brands/denago.ts'
import { evolution } from '#content/brands/evolution.ts'
import { vehicleQuery } from '#content/claims.ts'
import { similarCarts, vehiclePage as words } from '#content/sections/vehicle.ts'
import { breadcrumbTrail } from '#domain/breadcrumb-trail.ts'
import type { VehicleSource } from '#domain/ports.ts'
import { sharePhoto } from '#domain/share-picture.ts'
import { similarVehicles } from '#domain/similar-vehicles.ts'
import { testNoteOf } from '#domain/test-note.ts'
import type { Vehicle } from '#domain/vehicle.ts'
import { vehicleEntry } from '#domain/vehicle-entry.ts'
import { vehicleHead } from '#domain/vehicle-head.ts'
import { findVehicle, vehiclePath } from '#domain/vehicle-slug.ts'

type VehicleData =
  | { readonly vehicle: Vehicle; readonly similar: readonly Vehicle[] }
  /** The server could not look: the browser asks once more. */
  | { readonly vehicle: 'unknown'; readonly asked: string }
  | { readonly vehicle: 'none' }

/** CART-39: one page on both path forms, and behind the cart's brand as well. */
export const vehiclePage = definePage<VehicleData>({
  paths: ['/vehicles/:id', '/vehicle/:id'],
  query: ['miles', 'town', 'down', 'rate', 'months'],
  entries: async ({ vehicles }) => (await vehicles.list()).map(vehicleEntry),
  load: async ({ params, ports, now }) => {
    const asked = params.id ?? ''
    const found = await lookUp(asked, ports.vehicles)
    if (found === 'unknown') return { data: { vehicle: 'unknown', asked }, status: 503 }
    if (found === null) return { data: { vehicle: 'none' }, status: 404 }
    const carts = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    const similar = 'vehicles' in carts ? similarVehicles(found, carts.vehicles, similarCarts) : []
    return { data: { vehicle: found, similar }, until: carts.until }
  },
  head: ({ vehicle }, { path }) => {
    if (typeof vehicle === 'string') return { ...words.head.notFound, canonical: path, noindex: true }
    const note = testNoteOf(vehicle)
    return {
      ...vehicleHead(vehicle),
      canonical: vehiclePath(vehicle.id),
      ogType: 'product',
      offer: vehicle,
      photo: sharePhoto(vehicle),
      jsonLd: [
        organization,
        breadcrumb(trailOf(vehicle)),
        vehicleNode(vehicle),
        ...(note ? [review(note, vehiclePath(vehicle.id))] : []),
      ],
    }
  },
  body: (data, { search, siteUrl }: PageContext) => {
    if (data.vehicle === 'none' || data.vehicle === 'unknown') {
      return (
        <section className="stop">
          <div className="wrap">
            {data.vehicle === 'none' ? <VehicleMissing /> : <VehicleDetailIsland id={data.asked} />}
          </div>
        </section>
      )
    }
    const { vehicle, similar } = data
    const rest = { trail: trailOf(vehicle), search, siteUrl }
    return <VehiclePageBody vehicle={vehicle} similar={similar} {...rest} />
  },
})

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
  const page = [denago, evolution].find((candidate) => candidate.name === brand)
  const own = { name, url: vehiclePath(id) }
  return page
    ? breadcrumbTrail('/inventory', { name: page.name, url: page.path }, own)
    : breadcrumbTrail('/inventory', own)
}
