import { townName } from '#subjects/county/rules/town-path.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { findVehicle } from '#subjects/inventory/rules/vehicle-slug.ts'
import type { VehicleSource } from '#subjects/inventory/rules/vehicle-source.ts'
import type { ContextField, LeadContext } from './contact-values.ts'

/**
 * Reads a cart and a town, be they given by a link, a form or the call. A cart that cannot be looked up is one that the
 * visitor names: a database that is away must not keep a message out.
 */
export async function readContext(
  given: Readonly<Partial<Record<ContextField, unknown>>>,
  vehicles: Pick<VehicleSource, 'get'>,
): Promise<LeadContext> {
  const segment = typeof given.cart === 'string' ? given.cart : ''
  const cart = segment ? await findVehicle(segment, (id) => vehicles.get(id)).catch(() => null) : null
  const town = findTown(given.town)
  return {
    ...(cart ? { cart: { id: cart.id, name: cart.name } } : {}),
    ...(town ? { town: { id: town.fullSlug, name: townName(town) } } : {}),
  }
}

/** The town that a link names, with or without its type. */
export function findTown(given: unknown) {
  return towns.find(({ slug, fullSlug }) => slug === given || fullSlug === given)
}
