import { type FormEvent, Fragment, memo, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { fillText, formatCount } from '#kit/formats/format.ts'
import { Field } from '#kit/parts/field.tsx'
import { Icon } from '#kit/parts/icon.tsx'
import { townKey } from '#subjects/county/rules/chosen-town.ts'
import {
  anyChoice,
  type FilterWords,
  inventoryFilters,
  searchLength,
  sortOrders,
} from '#subjects/inventory/facts/filter-choices.ts'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import { inventoryMessages } from '#subjects/inventory/facts/messages.ts'
import type { InventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import { type InventoryView, selectorNames } from '#subjects/inventory/rules/inventory-view.ts'
import { isBudget } from '#subjects/inventory/rules/vehicle-filters.ts'
import '#kit/parts/button.css'
import './filter-bar.css'

interface FilterFieldsProps extends Pick<InventoryView, 'filters' | 'sort'> {
  readonly choices: InventoryResult['choices']
  /** Counts the changes of the view that did not come from typing. */
  readonly moved: number
  /** The form changed, by typing or by a choice. */
  readonly onChange: (typed: boolean) => void
  readonly onSettle: () => void
}

interface FilterBarProps extends Omit<FilterFieldsProps, 'filters' | 'sort'> {
  readonly form: RefObject<HTMLFormElement | null>
  readonly view: InventoryView
  /** How many carts there are in this view, where that is known. */
  readonly count: number | undefined
  readonly onApply: () => void
  readonly onClear: () => void
}

const clearForm = 'clear-filters'

/** CART-13, CART-21, CART-33, CART-142: all filters act at once; without script one GET form. */
export function FilterBar({ form, view, count, onApply, onClear, ...fields }: FilterBarProps) {
  const { filters, sort } = view
  const sheet = useRef<HTMLDetailsElement>(null)
  const search = useFieldOf(filters.search, fields.moved)
  const takeOver = (then: () => void) => (event: FormEvent) => {
    event.preventDefault()
    if (sheet.current) sheet.current.open = false
    then()
  }
  const carts = count === undefined ? undefined : formatCount(count, words.carts.one, words.carts.many)
  return (
    <search className="filters">
      <form ref={form} id="filters" action="/inventory#results" onSubmit={takeOver(onApply)}>
        {view.town && <input type="hidden" name={townKey} value={view.town} />}
        <Field id="search" label={inventoryFilters.search.label}>
          {(control) => (
            <input
              {...control}
              ref={search}
              type="search"
              name="search"
              placeholder={words.searchHint}
              maxLength={searchLength}
              autoComplete="off"
              enterKeyHint="search"
              defaultValue={filters.search}
              onChange={() => fields.onChange(true)}
              onBlur={fields.onSettle}
            />
          )}
        </Field>
        <details ref={sheet} className="filters-sheet">
          <summary suppressHydrationWarning>
            {carts ? fillText(words.filtersAndCount, { count: carts }) : words.moreFilters}
            <Icon name="down" />
          </summary>
          <div className="filters-panel">
            <FilterFields {...fields} filters={filters} sort={sort} />
            <div className="filters-actions">
              <button type="submit" className="button" data-look="solid">
                {inventoryMessages.applyFilters}
              </button>
              <button type="submit" form={clearForm} className="button">
                {inventoryMessages.clearFilters}
              </button>
            </div>
          </div>
        </details>
      </form>
      <form id={clearForm} action="/inventory#results" onSubmit={takeOver(onClear)}>
        {view.town && <input type="hidden" name={townKey} value={view.town} />}
        {sort !== sortOrders[0].value && <input type="hidden" name="sort" value={sort} />}
      </form>
    </search>
  )
}

/** All fields but the search; what is typed into that does not concern them. */
const FilterFields = memo(function FilterFields(props: FilterFieldsProps) {
  const { filters, sort, onChange } = props
  const offered: Readonly<Record<string, readonly string[]>> = props.choices
  const choose = () => onChange(false)
  return (
    <div className="filters-fields">
      {selectorNames.map((name) => {
        const { label, all, choices = asChoices(offered[name]) }: FilterWords = inventoryFilters[name]
        const choicesAndAll = [{ value: anyChoice, label: all ?? '' }, ...choices]
        return (
          <Fragment key={name}>
            <Selector name={name} label={label} value={filters[name]} choices={choicesAndAll} onChange={choose} />
            {name === 'price' && <BudgetField {...props} />}
          </Fragment>
        )
      })}
      <Selector name="sort" label={words.sort} value={sort} choices={sortOrders} onChange={choose} />
    </div>
  )
}, sameFields)

type Choices = NonNullable<FilterWords['choices']>

function asChoices(values: readonly string[] = []): Choices {
  return values.map((value) => ({ value, label: value }))
}

function sameFields(before: FilterFieldsProps, now: FilterFieldsProps): boolean {
  const fields = ({ filters: { search, ...chosen }, sort, choices, moved }: FilterFieldsProps) =>
    JSON.stringify([chosen, sort, choices, moved])
  return fields(before) === fields(now)
}

interface SelectorProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly choices: Choices
  readonly onChange: () => void
}

/** An address may write a brand in any case of letters; the selector shows it as the carts do. */
function Selector({ name, label, value, choices, onChange }: SelectorProps) {
  const known = choices.find((choice) => choice.value.toLowerCase() === value.toLowerCase())?.value ?? value
  return (
    <Field id={name} label={label}>
      {(control) => (
        <select {...control} name={name} value={known} onChange={onChange}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** CART-140: any price as a number, beside the steps. */
function BudgetField({ filters: { budget }, moved, onChange, onSettle }: FilterFieldsProps) {
  const field = useFieldOf(budget, moved)
  const refused = budget !== '' && !isBudget(budget)
  return (
    <Field
      id="budget"
      label={inventoryFilters.budget.label}
      error={refused ? fillText(words.budgetProblem, { text: budget }) : undefined}
    >
      {(control) => (
        <input
          {...control}
          ref={field}
          type="text"
          name="budget"
          inputMode="decimal"
          placeholder={words.budgetHint}
          maxLength={searchLength}
          autoComplete="off"
          defaultValue={budget}
          onChange={() => onChange(true)}
          onBlur={onSettle}
        />
      )}
    </Field>
  )
}

/** A field that the browser keeps while the visitor types: only another way to a view writes into it, counted by `moved`. */
function useFieldOf(value: string, moved: number) {
  const field = useRef<HTMLInputElement>(null)
  const latest = useEffectEvent(() => value)
  useLayoutEffect(() => {
    if (moved > 0 && field.current) field.current.value = latest()
  }, [moved])
  return field
}
