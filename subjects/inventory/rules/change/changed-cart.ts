import { changedFields, differingFields, isAsBefore, withChange } from '#kernel/history/change.ts'
import { formatPrice } from '#kit/formats/format.ts'
import type { FieldGroup } from '#subjects/inventory/facts/field-groups.ts'
import type { FieldDefinition } from '#subjects/inventory/rules/cart-field.ts'
import { type Vehicle, vehicleFields, vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import { cartFieldWords } from './cart-columns.ts'
import { cartProblems } from './cart-problems.ts'

/** A cart as it was when a change was planned, and as it shall be; a side is undefined where the cart is not there. */
export interface ChangedCart {
  readonly before: Vehicle | undefined
  readonly after: Vehicle | undefined
}

/** Each field that differs, such as `price $8,495 → $8,295` (CART-74). */
function changedLines({ before, after }: ChangedCart): readonly string[] {
  return changedFields({ before: before ?? null, after: after ?? null }, cartFieldWords)
}

/** A cart that an import changes or adds. */
export interface PlannedCart {
  readonly id: string
  readonly name: string
  readonly isNew: boolean
  /** A line for each field that differs; of a new cart its price, then each figure and ability that was understood. */
  readonly lines: readonly string[]
}

export function plannedCart(cart: ChangedCart): PlannedCart | undefined {
  const { before, after } = cart
  if (!after) return undefined
  const { id, name } = after
  return {
    id,
    name,
    isNew: !before,
    lines: before ? changedLines(cart) : [formatPrice(after.price), ...figureLines(after)],
  }
}

const understood: ReadonlySet<string> = new Set<FieldGroup>(['figures', 'abilities', 'measures'])

/** A line for each figure and ability: 'Range 45 miles'. */
function figureLines(cart: Vehicle): readonly string[] {
  return Object.entries<FieldDefinition>(vehicleFields).flatMap(([name, { group, kind, label }]) => {
    const value = cart[name as keyof Vehicle]
    const text = value === undefined || kind === 'map' ? undefined : cartFieldWords(name, value)?.text
    return understood.has(group) && text ? [`${label} ${text}`] : []
  })
}

/**
 * Lays a planned change over the cart as it is now: other changes since the plan stay. Where both changed the same field, or together make
 * an invalid cart, returns a sentence that says what changed meanwhile (CART-76).
 */
export function mergeChange(
  { before, after }: ChangedCart,
  now: Vehicle | undefined,
  today: string,
): Vehicle | undefined | string {
  if (isSameCart(before, now) || isSameCart(after, now)) return after
  if (!before) return `There is a cart "${now?.id}" by now`
  if (!now) return `${before.name} was removed meanwhile`
  const wanted = after && differingFields(before, after)
  if (wanted && isAsBefore({ ...now }, wanted)) {
    const { data } = vehicleSchema.safeParse(withChange(now, wanted))
    if (data && cartProblems(data, today).length === 0) return data
  }
  return `${before.name} was changed meanwhile: ${changedLines({ before, after: now }).join(', ')}`
}

function isSameCart(one: Vehicle | undefined, other: Vehicle | undefined): boolean {
  return one && other ? differingFields(one, other) === null : one === other
}
