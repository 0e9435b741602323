import { cartShare } from '#subjects/inventory/rules/pictures/drawn-carts.ts'
import { nameWithoutBrand } from './cart-slug.ts'
import { cartCondition } from './stock-text.ts'
import type { OfferedVehicle } from './vehicle.ts'

/** A cart as a marketplace lists it (CART-213). */
export interface MarketplaceListing {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly price: number
  readonly category: 'new' | 'used' | 'custom'
  readonly imageUrl: string
  readonly brand: string
  readonly model: string
  readonly year?: number
  readonly featured: boolean
}

/** What the dealer files as custom is so for a marketplace, too. */
const customCategory = 'custom'

export function marketplaceListing(cart: OfferedVehicle, siteUrl: string): MarketplaceListing {
  const { id, name, description, price, regularPrice, category, images, brand, year, featured } = cart
  return {
    id,
    title: name,
    brand,
    featured: featured ?? false,
    description: description.replace(/\s+/g, ' '),
    price: regularPrice ?? price,
    category: category.toLowerCase() === customCategory ? customCategory : cartCondition(cart),
    imageUrl: siteUrl + (images[0] ?? cartShare(id).path),
    model: nameWithoutBrand({ name, brand }),
    ...(year !== undefined && { year }),
  }
}
