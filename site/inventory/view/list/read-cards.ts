import { cartPlaceholder } from '#content/inventory/placeholder.ts'
import type { ListedVehicle } from '#site/inventory/rules/vehicle.ts'

/**
 * The carts that stand in the page, read back from their cards: they travel once, as HTML, and not a second time as data.
 * A test holds this and `cart-card.tsx` together.
 */
export function readCards(place: ParentNode): readonly ListedVehicle[] {
  return Array.from(place.querySelectorAll<HTMLElement>('[data-cart]'), readCard)
}

function readCard(card: HTMLElement): ListedVehicle {
  const text = (selector: string) => card.querySelector(selector)?.textContent ?? ''
  const source = card.querySelector('img')?.getAttribute('src')?.replace(/\?.*/, '')
  const isNew = card.querySelector('.badge[data-look="new"]') !== null
  const [brand = '', category = '', seats = ''] = Array.from(
    card.querySelectorAll('.cart-facts > li'),
    ({ textContent }) => textContent,
  )
  const range = card.querySelector('[data-range]')?.textContent
  const year = Number(text('[data-used]').match(/\d+$/)?.[0])
  return {
    id: card.dataset.cart ?? '',
    name: text('h3'),
    description: text('.cart-text'),
    price: Number(text('.cart-price').replace(/\D/g, '')),
    brand,
    category,
    images: source && source !== cartPlaceholder ? [source] : [],
    isNew,
    inStock: isNew ? !card.querySelector('[data-out]') : !card.querySelector('.badge[data-look="quiet"]'),
    addedAt: card.dataset.added ?? '',
    ...(year ? { year } : {}),
    specifications: { seatingCapacity: Number.parseInt(seats, 10), ...(range ? { range } : {}) },
  }
}
