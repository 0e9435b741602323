import type { Offer, ProductLeaf, QuantitativeValue, VehicleLeaf } from 'schema-dts'
import { merchantReturnPolicy } from '#subjects/dealership/view/json-ld/merchant-return-policy.ts'
import { currency } from '#subjects/dealership/view/json-ld/offer.ts'
import { theOrganization } from '#subjects/dealership/view/json-ld/organization.ts'
import { type PriceLedger, priceSince } from '#subjects/inventory/rules/price-ledger.ts'
import { specificationList } from '#subjects/inventory/rules/specification-list.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { vehiclePictures } from '#subjects/inventory/rules/vehicle-pictures.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { mediaUrl } from '#subjects/pictures/view/media.ts'
import { brandReference } from './brand.ts'

/** A product for those who compare prices and a vehicle for those who know what a cart is: one thing. */
type ProductAndVehicle = Omit<ProductLeaf, '@type'> &
  Omit<VehicleLeaf, '@type'> & { readonly '@type': readonly ['Product', 'Vehicle'] }

const milesPerHour = 'HM'
const mile = 'SMI'

/** A cart as its own page shows it, with what is asked for it. */
export function vehicle(cart: Vehicle, ledger?: PriceLedger): ProductAndVehicle {
  const { id, name, description, category, color, year, specifications, isNew, stockNumber, miles } = cart
  const url = vehiclePath(id)
  const speed = speedOf(specifications.topSpeed)
  return {
    '@type': ['Product', 'Vehicle'],
    '@id': `${url}#vehicle`,
    name,
    description,
    url,
    image: vehiclePictures(cart).map(({ path }) => mediaUrl(path)),
    brand: brandReference(cart.brand),
    category,
    ...(color === undefined ? {} : { color }),
    ...(year === undefined ? {} : { vehicleModelDate: String(year) }),
    vehicleSeatingCapacity: specifications.seatingCapacity,
    fuelType: 'Electricity',
    ...(speed ? { speed } : {}),
    ...(stockNumber === undefined ? {} : { sku: stockNumber }),
    ...(miles === undefined
      ? {}
      : { mileageFromOdometer: { '@type': 'QuantitativeValue', value: miles, unitCode: mile } }),
    // The vocabulary has no words for range, battery or payload; they go as the page labels them.
    additionalProperty: specificationList(cart).map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
    itemCondition: conditionOf(isNew),
    offers: offerOf(cart, url, ledger),
  }
}

function offerOf(cart: Vehicle, url: string, ledger: PriceLedger | undefined): Offer {
  const { price, isNew } = cart
  const since = priceSince(cart, ledger)
  return {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    url,
    price,
    priceCurrency: currency,
    availability: availabilityOf(cart),
    // CART-110: since when this is asked, where the page tells it.
    ...(since === undefined ? {} : { validFrom: since }),
    itemCondition: conditionOf(isNew),
    seller: theOrganization,
    hasMerchantReturnPolicy: merchantReturnPolicy,
  }
}

function availabilityOf({ inStock, soldOn }: Vehicle) {
  if (soldOn !== undefined) return 'https://schema.org/SoldOut'
  return inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock'
}

function conditionOf(isNew: boolean) {
  return isNew ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition'
}

/** '25 mph' as a figure; whatever else the dealer wrote stays among the labeled properties. */
function speedOf(topSpeed: unknown): QuantitativeValue | undefined {
  const miles = /^(\d{1,3}) ?mph$/i.exec(String(topSpeed ?? ''))?.[1]
  return miles ? { '@type': 'QuantitativeValue', maxValue: Number(miles), unitCode: milesPerHour } : undefined
}
