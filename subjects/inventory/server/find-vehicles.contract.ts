import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, type DatabaseSettings, openDatabase } from '#kernel/db/open-database.ts'
import { inventoryFilters, inventoryLimits, sortOrders } from '#subjects/inventory/facts/filter-choices.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { type InventoryResult, inventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import { viewFromQuery } from '#subjects/inventory/rules/inventory-view.ts'
import { type Vehicle, vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import { campaign } from '#tests/setup/campaign.ts'
import { fillFindColumns } from './find-columns.ts'
import { findVehicles, listedOf, readFacts } from './find-vehicles.ts'
import { publicCarts } from './public-carts.ts'

const [model] = inventory.map((record) => vehicleSchema.parse({ ...record, color: record.drawing.paint.name }))

// Letters that change their number with their case, and what a pattern of a database would read as more than itself.
const words = [
  'Ranger',
  'RANGER',
  'İzmir',
  'STRASSE',
  'straße',
  'ΣΊΣΥΦΟΣ',
  'ﬀ',
  '100%',
  'a_b',
  'a\\b',
  '%',
  '_',
  '\\',
  '🛻',
  "O'Neil",
]
const kinds = ['Lifted', 'lifted', 'Utility', 'Street Legal', '50% off', 'Ä', 'ä']
const brands = ['Denago', 'DENAGO', 'Evolution', 'Ünique', 'ünique', "D'Angelo"]
const ranges = [undefined, '45 miles', '35-45 miles', '37.5 miles', 'long', '1e3 miles']

const anyCart = fc.record({
  name: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((some) => some.join(' ')),
  description: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((some) => some.join('\n')),
  price: fc.constantFrom(1, 8_000, 14_999, 15_000, 15_001, 25_000, 25_001, 1_000_000),
  brand: fc.constantFrom(...brands),
  category: fc.constantFrom(...kinds),
  seats: fc.integer({ min: 2, max: 8 }),
  range: fc.constantFrom(...ranges),
  inStock: fc.boolean(),
  isNew: fc.boolean(),
  addedAt: fc.constantFrom('2024-02-29', '2025-06-14', '2025-06-15', '2026-01-01'),
  order: fc.constantFrom(undefined, undefined, undefined, 1, 2, 100_000),
  soldOn: fc.constantFrom(undefined, undefined, undefined, '2026-01-01'),
})

const anyCarts = fc.array(anyCart, { minLength: 0, maxLength: 150, size: 'max' }).map((carts) =>
  carts.map(({ seats, range, order, soldOn, ...cart }, index) =>
    vehicleSchema.parse({
      ...model,
      ...cart,
      ...(order !== undefined && { order }),
      ...(soldOn !== undefined && { soldOn }),
      id: `cart-${index}`,
      specifications: { seatingCapacity: seats, ...(range !== undefined && { range }) },
    }),
  ),
)

const choicesOf = (name: keyof typeof inventoryFilters) => {
  const filter = inventoryFilters[name]
  return 'choices' in filter ? filter.choices.map(({ value }) => value) : []
}
const anyQuery = fc.record(
  {
    search: fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'grapheme', maxLength: 4 }), fc.constant('r')),
    brand: fc.constantFrom(...brands, 'nobody'),
    category: fc.constantFrom(...kinds, 'l', '%', '_'),
    price: fc.constantFrom(...choicesOf('price'), 'nonsense'),
    budget: fc.constantFrom('15000', '$25,000', '9999999', '9999999k', '0', 'cheap'),
    seats: fc.constantFrom('2', '4', '8', '9'),
    condition: fc.constantFrom(...choicesOf('condition')),
    stock: fc.constantFrom(...choicesOf('stock')),
    sort: fc.constantFrom(...sortOrders.map(({ value }) => value)),
    page: fc.constantFrom('1', '2', '3', '99'),
  },
  { requiredKeys: [] },
)

/** What the inventory finds by asking a database, whichever it is: what its rules find in the whole list. */
export function findVehiclesContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  describe(`finding vehicles in ${name}`, () => {
    let database: Database
    beforeAll(async () => {
      database = await openDatabase(await newSettings())
    })
    afterAll(() => database.close())

    async function bothWays(query: Record<string, string>): Promise<readonly [InventoryResult, InventoryResult]> {
      const view = viewFromQuery(new URLSearchParams(query))
      const list = await publicCarts(database.ports.vehicles).list()
      const found = await findVehicles(database.db, view, await readFacts(database.db))
      return [found, inventoryResult(list.map(listedOf), view)]
    }

    it('CART-215: every query finds the carts, counts, choices and advice that the rules find in the whole list', async () => {
      await fc.assert(
        fc.asyncProperty(anyCarts, fc.array(anyQuery, { minLength: 8, maxLength: 8 }), async (carts, queries) => {
          await database.ports.vehicles.replaceAll(carts)
          for (const query of queries) {
            const [found, expected] = await bothWays(query as Record<string, string>)
            expect(found, JSON.stringify(query)).toEqual(expected)
          }
        }),
        { numRuns: campaign({ short: 25, whole: 400 }) },
      )
    })

    it('CART-215: carts that an older version of the site has written are found when the database is opened', async () => {
      await database.ports.vehicles.replaceAll([{ ...(model as Vehicle), name: 'Old Ranger' }])
      await database.db
        .updateTable('vehicles')
        .set({ search_text: null, brand_key: null, category_key: null, seats: null, range_miles: null })
        .execute()
      await fillFindColumns(database.db)
      const [found, expected] = await bothWays({
        search: 'old ranger',
        seats: String(model?.specifications.seatingCapacity),
      })
      expect(found).toEqual(expected)
      expect(found.count).toBe(1)
    })

    it('CART-215: it is asked where there are more carts than a phone filters, and not before', async () => {
      const many = Array.from({ length: inventoryLimits.wholeListMost + 1 }, (_, index) => ({
        ...(model as Vehicle),
        id: `cart-${index}`,
      }))
      const view = viewFromQuery(new URLSearchParams())
      await database.ports.vehicles.replaceAll(many.slice(1))
      expect(await database.ports.vehicles.find?.(view)).toBeNull()
      await database.ports.vehicles.replaceAll(many)
      expect((await database.ports.vehicles.find?.(view))?.count).toBe(many.length)
    })
  })
}
