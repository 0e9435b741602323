import { formatPrice } from '#kit/formats/format.ts'
import { columnNameOf, columnWords } from './vehicle-columns.ts'

// What a line of a terminal has room for.
const longestValue = 60

/** A field of a cart as the desk tells of it; null for what the desk does not show. */
export function fieldWords(field: string, value: unknown): { readonly label: string; readonly text: string } | null {
  if (field === 'position') return null
  return { label: columnNameOf(field), text: shortened(textOf(field, value)) }
}

function textOf(field: string, value: unknown): string {
  if (field === 'price' && typeof value === 'number') return formatPrice(value)
  if (typeof value === 'boolean') return columnWords(field)[value ? 0 : 1]
  if (Array.isArray(value)) return value.join(' | ')
  return String(value).replace(/\s+/g, ' ')
}

function shortened(text: string): string {
  return text.length <= longestValue ? text : `${text.slice(0, longestValue - 1)}…`
}
