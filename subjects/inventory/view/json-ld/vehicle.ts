import { slugOf } from '#kit/formats/format.ts'
import { currency, merchantReturnPolicy, theOrganization } from '#subjects/dealership/view/json-ld.ts'
import { testNoteWords } from '#subjects/inventory/facts/test-notes.ts'
import { vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import type { SignedNote } from '#subjects/inventory/rules/page/test-drive.ts'
import { vehiclePictures } from '#subjects/inventory/rules/pictures/cart-pictures.ts'
import { type PriceLedger, priceSince } from '#subjects/inventory/rules/price-ledger.ts'
import { specificationList } from '#subjects/inventory/rules/specification-list.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { mediaUrl } from '#subjects/pictures/view/media.ts'

const units = { milesPerHour: 'HM', mile: 'SMI' } as const

/** A cart as its own page shows it: a product for programs that compare prices, and a vehicle for those that know carts. */
export function vehicle(cart: OfferedVehicle, ledger?: PriceLedger) {
  const { id, name, description, category, color, year, seatingCapacity, topSpeed, isNew, inStock, soldOn } = cart
  const { stockNumber, miles } = cart
  const url = vehiclePath(id)
  const itemCondition = `https://schema.org/${isNew ? 'New' : 'Used'}Condition` as const
  const since = cart.regularPrice === undefined ? priceSince(cart, ledger) : undefined
  return {
    '@type': ['Product', 'Vehicle'],
    '@id': `${url}#vehicle`,
    name,
    description,
    url,
    image: vehiclePictures(cart).map(({ path }) => mediaUrl(path)),
    brand: { '@type': 'Brand', '@id': brandId(cart.brand), name: cart.brand },
    category,
    ...(color !== undefined && { color }),
    ...(year !== undefined && { vehicleModelDate: String(year) }),
    vehicleSeatingCapacity: seatingCapacity,
    fuelType: 'Electricity',
    ...(topSpeed !== undefined && {
      speed: { '@type': 'QuantitativeValue', maxValue: topSpeed, unitCode: units.milesPerHour },
    }),
    ...(stockNumber !== undefined && { sku: stockNumber }),
    ...(miles !== undefined && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: miles, unitCode: units.mile },
    }),
    // The vocabulary has no words for range, battery or payload, so they go under the labels of the page.
    additionalProperty: specificationList(cart).map(({ label: name, value }) => ({
      '@type': 'PropertyValue',
      name,
      value,
    })),
    itemCondition,
    offers: {
      '@type': 'Offer',
      '@id': `${url}#offer`,
      url,
      price: cart.price,
      priceCurrency: currency,
      availability: `https://schema.org/${soldOn ? 'SoldOut' : inStock ? 'InStock' : 'OutOfStock'}`,
      ...(since !== undefined && { validFrom: since }),
      ...(cart.specialUntil !== undefined && { priceValidUntil: cart.specialUntil }),
      itemCondition,
      seller: theOrganization,
      hasMerchantReturnPolicy: merchantReturnPolicy,
    },
  }
}

/** Our own note, with us as its author (FIND-6). */
export function review({ headline, text, mark, day }: SignedNote, cartPath: string) {
  return {
    '@type': 'Review',
    '@id': `${cartPath}#test`,
    headline,
    reviewBody: text,
    author: theOrganization,
    datePublished: day,
    itemReviewed: { '@id': `${cartPath}#vehicle` },
    reviewRating: { '@type': 'Rating', ratingValue: mark, bestRating: testNoteWords.best },
  }
}

/** `/#brand-club-car`: a brand has the same id on every page. */
export function brandId(name: string): string {
  return `/#brand-${slugOf(name)}`
}

/** A brand, with the address at which this site shows it. */
export function brand({ name, text, url }: { name: string; text?: string; url: string }) {
  return { '@type': 'Brand', '@id': brandId(name), name, ...(text ? { description: text } : {}), url }
}
