import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'

/** The sections of the list of carts at the desk, each with its heading. */
export const cartSections = { stock: 'In stock', out: 'Out of stock', sold: 'Sold' } as const

export type CartSection = keyof typeof cartSections

export const sectionOf = ({ soldOn, inStock }: Vehicle): CartSection => (soldOn ? 'sold' : inStock ? 'stock' : 'out')

/** The filters of the list, by their names in the address. */
export const cartFilters = {
  stock: { label: cartSections.stock, holds: (cart: Vehicle) => sectionOf(cart) === 'stock' },
  out: { label: cartSections.out, holds: (cart: Vehicle) => sectionOf(cart) === 'out' },
  used: { label: 'Used', holds: ({ isNew, soldOn }: Vehicle) => !isNew && soldOn === undefined },
  sold: { label: cartSections.sold, holds: (cart: Vehicle) => sectionOf(cart) === 'sold' },
} as const

export type CartFilter = keyof typeof cartFilters

export const isCartFilter = (name: string): name is CartFilter => Object.hasOwn(cartFilters, name)

const byName = (one: Vehicle, other: Vehicle) => one.name.localeCompare(other.name)

/** The orders of the list besides that of the site, by their names in the address. */
export const cartOrders = {
  name: { label: 'Name', compare: byName },
  kind: {
    label: 'Kind',
    compare: (one: Vehicle, other: Vehicle) => one.category.localeCompare(other.category) || byName(one, other),
  },
  price: { label: 'Price', compare: (one: Vehicle, other: Vehicle) => one.price - other.price || byName(one, other) },
} as const

export type CartOrder = keyof typeof cartOrders

export const isCartOrder = (name: string): name is CartOrder => Object.hasOwn(cartOrders, name)

/** A cart that was changed in its row, and the section in which it stood: it stays there until the dealer opens the list anew. */
export interface StayingCart {
  readonly id: string
  readonly section: CartSection
}

/** 'stock:ev-nomad', as the address of the list carries it. */
export const stayingText = ({ id, section }: StayingCart) => `${section}:${id}`

export function readStaying(text: string): StayingCart | undefined {
  const [section = '', id = ''] = text.split(':')
  return Object.hasOwn(cartSections, section) ? { id, section: section as CartSection } : undefined
}
