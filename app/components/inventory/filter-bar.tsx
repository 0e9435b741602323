import type { FormEvent, ReactNode, RefObject } from 'react'
import { Field } from '#app/components/ui/field.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { inventoryMessages } from '#content/messages.ts'
import { inventoryWords as words } from '#content/sections/inventory-list.ts'
import {
  anyChoice,
  anyLabels,
  conditions,
  filterLabels,
  inventoryLimits,
  priceBands,
  sortOrders,
  stockStates,
} from '#content/vehicles/filter-choices.ts'
import type { InventoryResult } from '#domain/inventory-result.ts'
import { activeFilters, type InventoryView } from '#domain/inventory-view.ts'

interface FilterBarProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly view: InventoryView
  readonly choices: InventoryResult['choices']
  /** The form changed: its data, and whether it was by typing. */
  readonly onChange: (data: FormData, typed: boolean) => void
  readonly onSettle: () => void
  readonly onApply: () => void
  readonly onClear: () => void
}

type Choice = { readonly value: string; readonly label: string }
const asChoices = (values: readonly string[]): readonly Choice[] => values.map((value) => ({ value, label: value }))

/** spec §2, §4, §5: search, brand, category, price and more, all live; without script one GET form. */
export function FilterBar({ form, view, choices, onChange, onSettle, onApply, onClear }: FilterBarProps) {
  const { filters, sort } = view
  const selectors = [
    { name: 'brand', choices: asChoices(choices.brand) },
    { name: 'category', choices: asChoices(choices.category) },
    { name: 'price', choices: priceBands },
    { name: 'seats', choices: asChoices(choices.seats) },
    { name: 'condition', choices: conditions },
    { name: 'stock', choices: stockStates },
  ] as const
  const chosen = activeFilters(view).filter(({ key }) => key !== 'search')
  const takeOver = (then: () => void) => (event: FormEvent) => {
    event.preventDefault()
    then()
  }
  const changed = (typed: boolean) => () => form.current && onChange(new FormData(form.current), typed)
  return (
    <search className="filters">
      <form ref={form} id="filters" action="/inventory#results" onSubmit={takeOver(onApply)}>
        <Field id="search" label={filterLabels.search}>
          {(control) => (
            <input
              {...control}
              type="search"
              name="search"
              placeholder={words.searchHint}
              maxLength={inventoryLimits.searchLength}
              autoComplete="off"
              enterKeyHint="search"
              value={filters.search}
              onChange={changed(true)}
              onBlur={onSettle}
            />
          )}
        </Field>
        <details className="filters-more">
          <summary>
            <span>
              {words.moreFilters}
              <small>{chosen.length === 0 ? words.noneChosen : chosen.map(({ label }) => label).join(', ')}</small>
            </span>
            <Icon name="down" />
          </summary>
          <div className="filters-fields">
            {selectors.map(({ name, choices }) => (
              <Selector
                key={name}
                name={name}
                label={filterLabels[name]}
                value={known(choices, filters[name])}
                onChange={changed(false)}
              >
                <option value={anyChoice}>{anyLabels[name]}</option>
                {optionsOf(choices)}
              </Selector>
            ))}
            <Selector name="sort" label={words.sort} value={sort} onChange={changed(false)}>
              {optionsOf(sortOrders)}
            </Selector>
          </div>
        </details>
      </form>
      <div className="filters-actions">
        <button type="submit" form="filters" className="btn btn-solid">
          {inventoryMessages.applyFilters}
        </button>
        <form action="/inventory#results" onSubmit={takeOver(onClear)}>
          {sort !== sortOrders[0].value && <input type="hidden" name="sort" value={sort} />}
          <button type="submit" className="btn">
            {inventoryMessages.clearFilters}
          </button>
        </form>
      </div>
    </search>
  )
}

interface SelectorProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: () => void
  readonly children: ReactNode
}

function Selector({ name, label, value, onChange, children }: SelectorProps) {
  return (
    <Field id={name} label={label}>
      {(control) => (
        <select {...control} name={name} value={value} onChange={onChange}>
          {children}
        </select>
      )}
    </Field>
  )
}

function optionsOf(choices: readonly Choice[]): ReactNode {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/** An address may write a brand in any case of letters; the selector shows it as the carts do. */
function known(choices: readonly Choice[], value: string): string {
  return choices.find((choice) => choice.value.toLowerCase() === value.toLowerCase())?.value ?? value
}
