/** The parts of a cart's form at the desk, in order: each field of a cart belongs to one. */
export const fieldGroups = {
  price: 'Price and stock',
  name: 'Name and description',
  figures: 'Range, speed and battery',
  measures: 'Size and weight',
  abilities: 'What it can do',
  more: 'Other details',
} as const

export type FieldGroup = keyof typeof fieldGroups
