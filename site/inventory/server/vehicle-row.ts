import type { Selectable } from 'kysely'
import type { VehiclesTable } from '#server/db/schema.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'

export type VehicleRow = Omit<Selectable<VehiclesTable>, 'position'>

export function rowOf(vehicle: Vehicle): VehicleRow {
  return {
    id: vehicle.id,
    name: vehicle.name,
    description: vehicle.description,
    price: vehicle.price,
    brand: vehicle.brand,
    category: vehicle.category,
    images: JSON.stringify(vehicle.images),
    in_stock: vehicle.inStock ? 1 : 0,
    is_new: vehicle.isNew ? 1 : 0,
    features: JSON.stringify(vehicle.features),
    specifications: JSON.stringify(vehicle.specifications),
    external_url: vehicle.externalUrl ?? null,
    series: vehicle.series ?? null,
    year: vehicle.year ?? null,
    color: vehicle.color ?? null,
    added_at: vehicle.addedAt,
  }
}

/** Not checked again: only checked carts are ever written. */
export function vehicleOf(row: VehicleRow): Vehicle {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.price,
    brand: row.brand,
    category: row.category,
    images: JSON.parse(row.images),
    inStock: row.in_stock === 1,
    isNew: row.is_new === 1,
    features: JSON.parse(row.features),
    specifications: JSON.parse(row.specifications),
    ...(row.external_url !== null && { externalUrl: row.external_url }),
    ...(row.series !== null && { series: row.series }),
    ...(row.year !== null && { year: row.year }),
    ...(row.color !== null && { color: row.color }),
    addedAt: row.added_at,
  }
}
