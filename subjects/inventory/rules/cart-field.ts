import { z } from 'zod'
import { figureLimits } from '#subjects/inventory/facts/cart-figures.ts'
import type { FieldGroup } from '#subjects/inventory/facts/field-groups.ts'

/** What the site, the desk and a file have to know of a field of a cart. */
export interface FieldDefinition {
  /** How a field is stored, and how its cell is read: a flag as one of two words, a list parted by bars, a map in columns. */
  readonly kind: 'text' | 'day' | 'number' | 'flag' | 'list' | 'map'
  readonly schema: z.ZodType
  /** The field's name at the desk and in the history. */
  readonly label: string
  readonly hint?: string
  /** The part of the desk's form; 'elsewhere' for a field that the dealer changes on another screen, or never. */
  readonly group: FieldGroup | 'elsewhere'
  /** The unit of a number. */
  readonly unit?: string
  /** The possible values, with their words; for a list, those of its entries. */
  readonly choices?: Readonly<Record<string, string>>
  /** A text of several lines. */
  readonly isLong?: true
  /** The heading of its column in a spreadsheet, where that is not its name. */
  readonly heading?: string
  /**
   * Other headings of the column, the nearest to its name first. Leaves out headings that may stand over a count, or over a number of the
   * dealer's own.
   */
  readonly alsoCalled?: readonly string[]
  /** The two words of a flag in a cell. */
  readonly words?: readonly [yes: string, no: string]
  /** Belongs to one cart alone: a copy of the cart leaves it out. */
  readonly isOwn?: true
  /** Is for the desk alone; `forDesk` sets it (CART-106). */
  readonly isForDesk?: true
}

type FieldDetails = Omit<FieldDefinition, 'kind' | 'schema' | 'isForDesk'>

const fieldOf =
  <Kind extends FieldDefinition['kind']>(kind: Kind) =>
  <Schema extends z.ZodType>(schema: Schema, details: FieldDetails) => ({ kind, schema, ...details })
export const text = fieldOf('text')
export const day = fieldOf('day')
export const number = fieldOf('number')
export const flag = fieldOf('flag')
export const list = fieldOf('list')
export const map = fieldOf('map')

/** Keeps a field from visitors and calls. */
export const forDesk = <Field extends FieldDefinition>(field: Field) => ({ ...field, isForDesk: true as const })

/** A number within its limits. */
export function figure(name: keyof typeof figureLimits, details: FieldDetails) {
  const [least, most] = figureLimits[name]
  const range = `must be from ${least} to ${most}`
  return number(z.number('must be a number').min(least, range).max(most, range).exactOptional(), details)
}
