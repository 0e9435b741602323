import type { InventoryResult } from '#subjects/inventory/rules/inventory-result.ts'

/** What travels beside the list: its carts without what stands in their cards already. */
export function withoutTexts(found: InventoryResult): InventoryResult {
  return {
    ...found,
    vehicles: found.vehicles.map(
      ({ id, price, brand, category, images, isNew, inStock, addedAt, year, specifications }) => {
        const { seatingCapacity, range } = specifications
        const [image] = images
        return {
          ...({ price, brand, category, isNew, inStock, addedAt } as InventoryResult['vehicles'][number]),
          ...(image !== usualImage(id) && { images: images.slice(0, 1) }),
          ...(year !== undefined && { year }),
          specifications: { seatingCapacity, ...(range !== undefined && { range }) },
        }
      },
    ),
  }
}

/** The same carts with what their cards say: each text travels once. */
export function withTexts(found: InventoryResult, place: ParentNode): InventoryResult {
  const cards = place.querySelectorAll('.cart')
  const vehicles = found.vehicles.map((vehicle, index) => {
    const card = cards[index] as Element
    const id = card.querySelector('input')?.value ?? ''
    return { ...vehicle, ...cardTexts(card), id, images: vehicle.images ?? [usualImage(id)] }
  })
  return { ...found, vehicles }
}

/** Reads back what `cart-card.tsx` writes. */
export function cardTexts(card: Element) {
  const text = (selector: string) => card.querySelector(selector)?.textContent ?? ''
  return { name: text('h3'), description: text('.cart-text') }
}

const usualImage = (id: string) => `/media/carts/${id}.webp`
