import type { Vehicle as VehicleNode } from 'schema-dts'
import { mediaUrl } from '#app/media.ts'
import type { Vehicle } from '#domain/vehicle.ts'
import { vehiclePictures } from '#domain/vehicle-pictures.ts'
import { vehiclePath } from '#domain/vehicle-slug.ts'
import { brand } from './brand.ts'
import { theOrganization } from './organization.ts'

/** A cart as its own page shows it, with what is asked for it. */
export function vehicle(cart: Vehicle): VehicleNode {
  const { id, name, description, category, color, year, specifications, price, inStock, isNew } = cart
  const url = vehiclePath(id)
  return {
    '@type': 'Vehicle',
    '@id': `${url}#vehicle`,
    name,
    description,
    url,
    image: vehiclePictures(cart).map(({ path }) => mediaUrl(path)),
    brand: brand({ name: cart.brand, url: `/inventory?brand=${encodeURIComponent(cart.brand)}` }),
    category,
    ...(color === undefined ? {} : { color }),
    ...(year === undefined ? {} : { vehicleModelDate: String(year) }),
    vehicleSeatingCapacity: specifications.seatingCapacity,
    fuelType: 'Electricity',
    itemCondition: isNew ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'USD',
      availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: isNew ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
      seller: theOrganization,
    },
  }
}
