import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'

/** The parts of the desk's list in which a cart stands. */
export const cartPlaces = { stock: 'In stock', out: 'Out of stock', sold: 'Sold' } as const

export type CartPlace = keyof typeof cartPlaces

export const placeOf = ({ soldOn, inStock }: Vehicle): CartPlace => (soldOn ? 'sold' : inStock ? 'stock' : 'out')

/** The filters of the list, by their names in the address. */
export const cartFilters = {
  stock: { label: cartPlaces.stock, holds: (cart: Vehicle) => placeOf(cart) === 'stock' },
  out: { label: cartPlaces.out, holds: (cart: Vehicle) => placeOf(cart) === 'out' },
  used: { label: 'Used', holds: ({ isNew, soldOn }: Vehicle) => !isNew && soldOn === undefined },
  sold: { label: cartPlaces.sold, holds: (cart: Vehicle) => placeOf(cart) === 'sold' },
} as const

export type CartFilter = keyof typeof cartFilters

export const isCartFilter = (name: string): name is CartFilter => Object.hasOwn(cartFilters, name)

const byName = (one: Vehicle, other: Vehicle) => one.name.localeCompare(other.name)

/** The orders of the list besides that of the site, by their names in the address. */
export const cartOrders = {
  name: { label: 'Name', compare: byName },
  price: { label: 'Price', compare: (one: Vehicle, other: Vehicle) => one.price - other.price || byName(one, other) },
  kind: {
    label: 'Kind',
    compare: (one: Vehicle, other: Vehicle) => one.category.localeCompare(other.category) || byName(one, other),
  },
} as const

export type CartOrder = keyof typeof cartOrders

export const isCartOrder = (name: string): name is CartOrder => Object.hasOwn(cartOrders, name)

/** A cart that was changed in its row, and the part in which it stood: it stays there until the dealer opens the list anew. */
export interface StayingCart {
  readonly id: string
  readonly place: CartPlace
}

/** 'stock:ev-nomad', as the address of the list carries it. */
export const stayingText = ({ id, place }: StayingCart) => `${place}:${id}`

export function readStaying(text: string): StayingCart | undefined {
  const [place = '', id = ''] = text.split(':')
  return Object.hasOwn(cartPlaces, place) ? { id, place: place as CartPlace } : undefined
}
