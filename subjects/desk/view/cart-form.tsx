import type { ReactNode } from 'react'
import { capitalized, formatNumber } from '#kit/formats/format.ts'
import { Field, type FieldControl } from '#kit/parts/field.tsx'
import { cartWords } from '#subjects/desk/facts/cart-words.ts'
import {
  type AskedField,
  abilityParts,
  type FormPart,
  formParts,
  furtherColumns,
  newFormParts,
} from '#subjects/desk/rules/cart-fields.ts'
import { labelOf } from '#subjects/inventory/rules/change/cart-columns.ts'
import { Either, Save } from './controls.tsx'
import { type FormState, isBack, Line, Tick, WhyRefused } from './form-parts.tsx'

export const suggestedColumns = ['brand', 'category', 'series', 'color'] as const

/** What other carts have in these columns, to choose again instead of typing it. */
export type Suggestions = Readonly<Record<(typeof suggestedColumns)[number], readonly string[]>>

const datalistId = (column: string) => (suggestedColumns.some((one) => one === column) ? `known-${column}` : undefined)

/** The form of a cart: its values by column. */
export interface CartFormState extends FormState {
  /** The cart's present values while the form is shown. */
  readonly seen: FormState['values']
}

const formId = 'cart'

export function CartRefused({ form }: { readonly form: CartFormState }) {
  return (
    <WhyRefused
      refused={form}
      form={formId}
      labelAt={(column) => (isShown(column, form) ? labelOf(column) : undefined)}
    />
  )
}

/** A part of the form on a card of its own. */
export function CartPanel({ of, form, children }: CartPartsProps & { readonly of: FormPart['group'] }) {
  const part = [...formParts, ...newFormParts].find(({ group }) => group === of)
  return (
    <div className="desk-panel stack">
      {part && <CartPart part={part} form={form} />}
      {children}
    </div>
  )
}

interface CartPartsProps {
  readonly form: CartFormState
  readonly children?: ReactNode
}

/** What a cart can do without for now, and what changes seldom, folded on one card. */
export function CartFolds({ form, isNew = false }: CartPartsProps & { readonly isNew?: boolean }) {
  const parts = isNew
    ? newFormParts.filter(({ group }) => group !== 'needed')
    : formParts.filter(({ group }) => folded.includes(group))
  return (
    <div className="desk-panel desk-folds">
      {parts.map((part) => (
        <details key={part.group} open={hasProblem(part, form)}>
          <summary>{part.title}</summary>
          <CartPart part={part} form={form} />
        </details>
      ))}
    </div>
  )
}

interface CartFormProps {
  readonly action: string
  readonly form: CartFormState
  readonly suggestions: Suggestions
  readonly isNew?: boolean
}

/** The form to which the parts above it belong, wherever they stand, and what saves it (DESK-25). */
export function CartForm({ action, form, suggestions, isNew = false }: CartFormProps) {
  return (
    <>
      {/* `noValidate`: the server names missing fields together with all other problems. */}
      <form method="post" action={action} id={formId} data-draft data-typed={isBack(form) ? '' : undefined} noValidate>
        {!isNew && <input type="hidden" name="seen" value={JSON.stringify(form.seen)} />}
        {Object.entries(suggestions).map(([column, values]) => (
          <datalist key={column} id={datalistId(column)}>
            {values.map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        ))}
      </form>
      <Save form={formId} asBefore={isBack(form) && action} isForNew={isNew}>
        {isNew ? 'Add the cart' : 'Save'}
      </Save>
    </>
  )
}

/** A cart can do without these for now, and they change seldom. */
const folded: readonly FormPart['group'][] = ['measures', 'abilities', 'more']

/** Whether the form has this field: then its problem stands there, and the top only links to it. */
const isShown = (column: string, form: CartFormState) =>
  formParts.some(({ fields }) => fields.some((field) => field.column === column && field.kind !== 'map')) &&
  column !== 'abilities' &&
  !isOfOtherState(column, form)

function hasProblem({ fields }: FormPart, { problems }: CartFormState): boolean {
  return fields.some(({ column }) => problems.some(({ field }) => field === column))
}

function CartPart({ part: { group, title, fields }, form }: { readonly part: FormPart; readonly form: CartFormState }) {
  return (
    <fieldset className="desk-fields" data-group={group}>
      <legend>{title}</legend>
      {fields
        .filter(({ column }) => !isOfOtherState(column, form))
        .map((field) => (
          <CartField key={field.column} field={field} form={form} />
        ))}
    </fieldset>
  )
}

/** A cart that is for sale is asked for its stock, a sold one for the day of its sale. */
function isOfOtherState(column: string, { values, seen }: CartFormState): boolean {
  return column === (values.soldOn || seen.soldOn ? 'inStock' : 'soldOn')
}

interface CartFieldProps {
  readonly field: AskedField
  readonly form: CartFormState
}

function CartField({ field, form: { values, seen, problems } }: CartFieldProps) {
  const { column, kind, label, hint, choices, words } = field
  const value = values[column] ?? ''
  const problem = problems.find((one) => one.field === column)
  const error = problem && `${problem.text}.`
  if (kind === 'map') return <FurtherFields values={values} />
  if (kind === 'list' && choices) return <AbilityBoxes ticked={value.split('|')} />
  if (words)
    return (
      <Either
        id={column}
        form={formId}
        name={column}
        label={label}
        choices={flagChoices(words, value)}
        value={value}
        error={error}
      />
    )
  const isKept = kind === 'number' && value === seen[column] && Number.isNaN(Number(value))
  return (
    <Field id={column} label={label} hint={isKept ? cartWords.kept : hint} error={error}>
      {(control) => <Control field={field} value={value} control={control} />}
    </Field>
  )
}

interface ControlProps {
  readonly field: AskedField
  readonly value: string
  readonly control: FieldControl
}

function Control({ field: { column, kind, unit, choices, isLong, isNeeded }, value, control }: ControlProps) {
  const about = { ...control, form: formId, name: column, defaultValue: value, required: isNeeded }
  if (choices) return <Choices about={about} choices={[['', cartWords.notKnown], ...Object.entries(choices)]} />
  if (isLong) return <textarea {...about} defaultValue={value.replaceAll('|', '\n')} rows={7} />
  if (kind === 'day') return <input {...about} type="date" data-short />
  if (kind !== 'number')
    return (
      <input
        {...about}
        autoComplete="off"
        list={datalistId(column)}
        placeholder={datalistId(column) && cartWords.chooseOrType}
      />
    )
  if (unit === 'dollars')
    return (
      <span className="desk-price">
        <input {...about} defaultValue={withCommas(value)} autoComplete="off" inputMode="numeric" />
      </span>
    )
  const described = [control['aria-describedby'], unit && `${column}-unit`].filter(Boolean).join(' ')
  return (
    <span className="desk-figure" data-words={Number.isNaN(Number(value)) || undefined}>
      <input {...about} aria-describedby={described || undefined} autoComplete="off" inputMode="decimal" />
      {unit && <span id={`${column}-unit`}>{unit}</span>}
    </span>
  )
}

/** '8495' as '8,495'; what is no amount stays as it was typed. */
export const withCommas = (value: string) => (/^\d+(\.\d+)?$/.test(value) ? formatNumber(Number(value)) : value)

type Choice = readonly [value: string, text: string]

/** A text up to this long fits a third of a line. */
const shortText = 16

function Choices({ about, choices }: { readonly about: object; readonly choices: readonly Choice[] }) {
  const isShort = choices.every(([, text]) => text.length <= shortText)
  return (
    <select {...about} data-short={isShort || undefined}>
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {capitalized(text)}
        </option>
      ))}
    </select>
  )
}

/** The choices of a flag; a flag that says nothing yet may stay so. */
function flagChoices([yes, no]: readonly [yes: string, no: string], value: string): [Choice, Choice] {
  return [
    [yes, capitalized(yes)],
    [value === '' ? '' : no, capitalized(no)],
  ]
}

/**
 * What the cart can do, and what keeps it off a ground. The hidden field tells that the boxes were shown, so none ticked counts (DESK-26).
 */
function AbilityBoxes({ ticked }: { readonly ticked: readonly string[] }) {
  return (
    <>
      <input type="hidden" form={formId} name="abilities" value="" />
      {abilityParts.map(({ title, boxes }) => (
        <fieldset key={title} className="desk-abilities">
          <legend>{title}</legend>
          {boxes.map(({ ability, name, label, hint }) => (
            <Tick key={ability} form={formId} name={name} defaultChecked={ticked.includes(ability)} hint={hint}>
              {label}
            </Tick>
          ))}
        </fieldset>
      ))}
    </>
  )
}

/** Specifications under the dealer's own names, words in which no figure was read, and room for one more. */
function FurtherFields({ values }: Pick<FormState, 'values'>) {
  return (
    <>
      {furtherColumns(values).map((column) => (
        <Line
          key={column}
          form={formId}
          id={column}
          label={labelOf(column)}
          hint={column.startsWith('spec.') ? cartWords.takesAway : cartWords.kept}
          defaultValue={values[column]}
        />
      ))}
      <Line id="furtherName" form={formId} label={cartWords.furtherName} />
      <Line id="furtherValue" form={formId} label={cartWords.furtherValue} />
    </>
  )
}
