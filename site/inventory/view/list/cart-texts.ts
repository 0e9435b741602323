import type { InventoryResult } from '#site/inventory/rules/inventory-result.ts'

/** What travels beside the list: its carts without what is long and stands in their cards already. */
export function withoutTexts(found: InventoryResult): InventoryResult {
  return {
    ...found,
    vehicles: found.vehicles.map(
      ({ id, name, price, brand, category, images, isNew, inStock, addedAt, year, specifications }) => {
        const { seatingCapacity, range } = specifications
        return {
          ...{ id, name, price, brand, category, isNew, inStock, addedAt, description: '' },
          images: images.slice(0, 1),
          ...(year !== undefined && { year }),
          specifications: { seatingCapacity, ...(range !== undefined && { range }) },
        }
      },
    ),
  }
}

/** The same carts with their texts, read from their cards: each text travels once. */
export function withTexts(found: InventoryResult, place: ParentNode): InventoryResult {
  const cards = Array.from(place.querySelectorAll<HTMLElement>('[data-cart]'))
  const texts = new Map(cards.map((card) => [card.dataset.cart, card.querySelector('.cart-text')?.textContent]))
  const vehicles = found.vehicles.map((vehicle) => ({ ...vehicle, description: texts.get(vehicle.id) ?? '' }))
  return { ...found, vehicles }
}
