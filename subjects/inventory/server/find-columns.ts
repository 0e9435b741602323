import type { Db } from '#kernel/db/schema.ts'
import { rangeMiles } from '#subjects/inventory/rules/range-need.ts'
import type { ListedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { vehicleOf } from './vehicle-row.ts'

/** What a cart is found by: made of its fields and written with them. */
export interface FindColumns {
  search_text: string | null
  brand_key: string | null
  category_key: string | null
  seats: number | null
  range_miles: number | null
}

const rowsAtOnce = 200

/** Folded here, since databases do not agree with us, or with one another, on what a small letter is. */
export function findColumnsOf(vehicle: ListedVehicle): FindColumns {
  const { name, description, brand, category, specifications } = vehicle
  return {
    search_text: `${name}\n${description}`.toLowerCase(),
    brand_key: brand.toLowerCase(),
    category_key: category.toLowerCase(),
    seats: specifications.seatingCapacity,
    range_miles: rangeMiles({ specifications }) ?? 0,
  }
}

/** Fills in the carts that an older version of the site has written. */
export async function fillFindColumns(db: Db): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('vehicles')
      .selectAll()
      .where('search_text', 'is', null)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute()
    if (rows.length === 0) return
    await db.transaction().execute(async (transaction) => {
      for (const row of rows)
        await transaction
          .updateTable('vehicles')
          .set(findColumnsOf(vehicleOf(row)))
          .where('id', '=', row.id)
          .where('search_text', 'is', null)
          .execute()
    })
  }
}
