import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'

/** Where a cart stands in the list of the desk. */
export const cartPlaces = { stock: 'In stock', out: 'Out of stock', sold: 'Sold' } as const

export type CartPlace = keyof typeof cartPlaces

export const placeOf = ({ soldOn, inStock }: Vehicle): CartPlace => (soldOn ? 'sold' : inStock ? 'stock' : 'out')

/** What the list can show alone, by the name that its address has. */
export const cartFilters = {
  stock: { label: cartPlaces.stock, holds: (cart: Vehicle) => placeOf(cart) === 'stock' },
  out: { label: cartPlaces.out, holds: (cart: Vehicle) => placeOf(cart) === 'out' },
  used: { label: 'Used', holds: ({ isNew, soldOn }: Vehicle) => !isNew && soldOn === undefined },
  sold: { label: cartPlaces.sold, holds: (cart: Vehicle) => placeOf(cart) === 'sold' },
} as const

export type CartFilter = keyof typeof cartFilters

export const isCartFilter = (name: string): name is CartFilter => Object.hasOwn(cartFilters, name)

/** A cart that was changed in its row, and the place in which it stood: it stays there until the list is opened anew. */
export interface StayingCart {
  readonly id: string
  readonly place: CartPlace
}

/** 'stock:ev-nomad', as the address of the list has it. */
export const stayingText = ({ id, place }: StayingCart) => `${place}:${id}`

export function readStaying(text: string): StayingCart | undefined {
  const [place = '', id = ''] = text.split(':')
  return Object.hasOwn(cartPlaces, place) ? { id, place: place as CartPlace } : undefined
}
