import { inventory } from '#subjects/inventory/facts/inventory.ts'

const columns = [
  'id',
  'name',
  'brand',
  'description',
  'price',
  'category',
  'condition',
  'stock',
  'seats',
  'range',
  'images',
]

/** So many carts as a dealer's spreadsheet has them: our own over and over, each with a name and a price of its own. */
export function csvOfCarts(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const cart = inventory[index % inventory.length]
    if (!cart) return ''
    const { id, name, brand, description, price, category, isNew, inStock, specifications, images } = cart
    return [
      `${id}-${index}`,
      `${name} ${index}`,
      brand,
      description,
      price + (index % 997),
      category,
      isNew ? 'new' : 'used',
      inStock ? 'yes' : 'no',
      specifications.seatingCapacity,
      specifications.range ?? '',
      images[0] ?? '',
    ]
      .map((cell) => `"${String(cell).replaceAll('"', '""')}"`)
      .join(',')
  })
  return [columns.join(','), ...rows, ''].join('\n')
}
