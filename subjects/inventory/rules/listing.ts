import { z } from 'zod'
import { cartShare } from './drawn-carts.ts'
import { vehicleCondition } from './stock-text.ts'
import type { OfferedVehicle } from './vehicle.ts'

/** CART-213: a cart as a marketplace lists it. */
export const listingSchema = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  price: z.int().min(1),
  category: z.enum(['new', 'used', 'custom']),
  imageUrl: z.url(),
  brand: z.string().min(1),
  model: z.string().min(1),
  year: z.int().exactOptional(),
  featured: z.boolean().default(false),
})

export type Listing = z.infer<typeof listingSchema>

/** What the dealer files as custom is so for a marketplace, too. */
const customCategory = 'custom'

export function listingOf(cart: OfferedVehicle, siteUrl: string): Listing {
  const { id, name, description, price, regularPrice, category, images, brand, year, featured } = cart
  return listingSchema.parse({
    ...{ id, title: name, brand, featured },
    description: description.replace(/\s+/g, ' '),
    price: regularPrice ?? price,
    category: category.toLowerCase() === customCategory ? customCategory : vehicleCondition(cart),
    imageUrl: siteUrl + (images[0] ?? cartShare(id).path),
    model: name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name,
    ...(year !== undefined && { year }),
  })
}
