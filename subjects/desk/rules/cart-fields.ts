import { fillText } from '#kit/formats/format.ts'
import { readDollars } from '#kit/formats/read-dollars.ts'
import { cartWords } from '#subjects/desk/facts/cart-words.ts'
import { grounds, loads } from '#subjects/fit/facts/questions.ts'
import { type Ability, abilityNames, abilityWords } from '#subjects/inventory/facts/abilities.ts'
import { wordColumns } from '#subjects/inventory/facts/cart-file.ts'
import { type FieldGroup, fieldGroups } from '#subjects/inventory/facts/field-groups.ts'
import type { FieldDefinition } from '#subjects/inventory/rules/cart-field.ts'
import { columnOf, columnOfKey } from '#subjects/inventory/rules/change/cart-columns.ts'
import { vehicleFields } from '#subjects/inventory/rules/vehicle.ts'

type Cells = Readonly<Record<string, string>>

/** A field as the form shows it. */
export interface AskedField extends FieldDefinition {
  /** Its name in the form: the name of its column in a spreadsheet. */
  readonly column: string
  /** Whether every cart must have it. */
  readonly isNeeded: boolean
}

export interface FormPart {
  readonly group: FieldGroup | 'needed'
  readonly title: string
  readonly fields: readonly AskedField[]
}

/** Whether the form requires the field. Only texts and numbers can be missing: an empty flag or list is an answer. */
const isNeeded = ({ kind, schema }: FieldDefinition) =>
  (kind === 'text' || kind === 'number') && schema._zod.optin === undefined

const fields = Object.entries<FieldDefinition>(vehicleFields).map(
  ([key, field]): AskedField => ({ ...field, column: columnOfKey(key).name, isNeeded: isNeeded(field) }),
)
const elsewhere = new Set(fields.filter(({ group }) => group === 'elsewhere').map(({ column }) => column))
const formColumns = new Set(fields.map(({ column }) => column))

const isOfName = ({ group }: AskedField) => Number(group === 'name')
/** The two figures of a span share a line below the single ones; fields of several lines come last. */
const isLast = ({ isLong, kind, column }: AskedField) =>
  isLong || kind === 'map' ? 2 : Number(wordColumns.chargingTime.figures.some((figure) => figure === column))

/** The parts of the form (DESK-25). */
export const formParts: readonly FormPart[] = Object.entries(fieldGroups).map(([group, title]) => ({
  group: group as FieldGroup,
  title,
  fields: fields.filter((field) => field.group === group).toSorted((one, other) => isLast(one) - isLast(other)),
}))

const isOfNew = ({ column, isNeeded, group, isLong }: AskedField) =>
  isAsked(column) && (isNeeded || (group === 'name' && !isLong))

/** The parts of the form for a new cart: first what every cart must have, then all else. */
export const newFormParts: readonly FormPart[] = [
  {
    group: 'needed',
    title: cartWords.needed,
    fields: fields
      .filter(isOfNew)
      .toSorted((one, other) => isLast(one) - isLast(other) || isOfName(other) - isOfName(one)),
  },
  ...formParts.map(({ group, title, fields }) => ({
    group,
    title: cartWords.further[group] ?? title,
    fields: fields.filter((field) => !isOfNew(field)),
  })),
]

/** Whether the form of a cart asks for this column. */
export function isAsked(column: string): boolean {
  return !elsewhere.has(column)
}

/** The columns under names of the dealer's own, and those with words in which no figure was read. */
export function furtherColumns(cells: Cells): readonly string[] {
  return Object.keys(cells).filter((column) => !formColumns.has(column))
}

const boxOf = (ability: Ability) => `ability.${ability}`

/** The boxes of abilities, under what each group decides (DESK-26). */
export const abilityParts = [
  ...Object.entries({ ...grounds, ...loads }).map(([need, { label }]) => ({
    title: label,
    abilities: abilityNames.filter((ability) => abilityWords[ability].serves === need),
  })),
  ...Object.entries(grounds).map(([ground, { label }]) => ({
    title: fillText(cartWords.keepsFrom, { ground: label.toLowerCase() }),
    abilities: abilityNames.filter((ability) => abilityWords[ability].keepsFrom === ground),
  })),
]
  .filter(({ abilities }) => abilities.length > 0)
  .map(({ title, abilities }) => ({
    title,
    boxes: abilities.map((ability) => ({ ...abilityWords[ability], ability, name: boxOf(ability) })),
  }))

const dollarColumns = new Set(fields.filter(({ unit }) => unit === 'dollars').map(({ column }) => column))

/** '12,995' as the column of prices has it; what is no amount stays as it was typed. */
export const dollarsIn = (typed: string) => String(readDollars(typed) ?? typed)

/** What was typed, by column; further specifications come with names of their own, abilities as boxes that are ticked. */
export function cellsTyped(form: Cells): Cells {
  const known = Object.entries(form)
    .filter(([name]) => columnOf(name) === name && isAsked(name))
    .map(([name, typed]) => [name, dollarColumns.has(name) ? dollarsIn(typed) : typed] as const)
  const further = columnOf(`spec.${form.furtherName ?? ''}`)
  const ticked = abilityNames.filter((ability) => Object.hasOwn(form, boxOf(ability)))
  return {
    ...Object.fromEntries(known),
    ...(further && form.furtherValue && { [further]: form.furtherValue }),
    ...(Object.hasOwn(form, 'abilities') && { abilities: ticked.join('|') }),
  }
}
