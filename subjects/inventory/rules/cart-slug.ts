import { slugOf } from '#kit/formats/format.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import type { Brand } from '#subjects/inventory/facts/brand-record.ts'
import type { Vehicle } from './vehicle.ts'

/** A cart's id: its name as a slug without the leading brand. */
export function cartId(name: string, brand: string): string {
  const [slug, leading] = [slugOf(name), `${slugOf(brand)}-`]
  return slug.startsWith(leading) ? slug.slice(leading.length) : slug
}

/**
 * The ids under which the cart of a path segment may be stored: the segment itself, then without one, two or three leading words, which
 * may be a brand. Empty for a segment that no cart can have.
 */
export function possibleIds(segment: string): readonly string[] {
  const slug = segment.toLowerCase()
  if (slug === '' || slug !== slugOf(slug) || slug.length > 160) return []
  const words = slug.split('-')
  return [0, 1, 2, 3].filter((count) => count < words.length).map((count) => words.slice(count).join('-'))
}

/** Whether the segment is the cart's id, or its id behind its own brand: 'evolution-d5-ranger-4'. */
export function answersTo(vehicle: Pick<Vehicle, 'id' | 'brand'>, segment: string): boolean {
  const slug = segment.toLowerCase()
  return slug === vehicle.id || slug === `${slugOf(vehicle.brand)}-${vehicle.id}`
}

/** Finds the cart that a path segment names (CART-4). */
export async function findCart<Cart extends Pick<Vehicle, 'id' | 'brand'>>(
  segment: string,
  get: (id: string) => Promise<Cart | null>,
) {
  for (const id of possibleIds(segment)) {
    const vehicle = await get(id)
    if (vehicle && answersTo(vehicle, segment)) return vehicle
  }
  return null
}

export function vehiclePath(id: string): `/vehicles/${string}` {
  return `/vehicles/${id}`
}

/** The other address of a cart's page, to which home and the pages of towns lead, as specified (CART-39). */
export function otherVehiclePath(id: string): `/vehicle/${string}` {
  return `/vehicle/${id}`
}

/** The name of a cart where its brand is known or has no room. */
export function nameWithoutBrand({ name, brand }: Pick<Vehicle, 'name' | 'brand'>): string {
  return name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name
}

/** The path by which brand pages link to a model; it leaves out the brand where the record says so (CART-39). */
export function modelPath(name: string, { name: brand, linksDropName }: Brand): `/vehicles/${string}` {
  return vehiclePath(linksDropName ? cartId(name, brand) : slugOf(name))
}

/** The path of the page that compares these carts. It is here, so that scripts that only link to the page do not load its rows. */
export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? addresses.compare : `${addresses.compare}?carts=${ids.join(',')}`
}
