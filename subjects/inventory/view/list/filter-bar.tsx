import { type FormEvent, type RefObject, useCallback, useRef } from 'react'
import { fillText } from '#kit/formats/fill-text.ts'
import { formatCount } from '#kit/formats/format.ts'
import { Field } from '#kit/parts/field.tsx'
import { Icon } from '#kit/parts/icon.tsx'
import { townKey } from '#subjects/county/rules/chosen-town.ts'
import { inventoryFilters, searchLength, sortOrders } from '#subjects/inventory/facts/filter-choices.ts'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import { inventoryMessages } from '#subjects/inventory/facts/messages.ts'
import type { InventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import type { InventoryView } from '#subjects/inventory/rules/inventory-view.ts'
import { FilterFields } from './filter-fields.tsx'
import { useFieldOf } from './use-field-of.ts'
import '#kit/parts/button.css'
import './filter-bar.css'

interface FilterBarProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly view: InventoryView
  readonly choices: InventoryResult['choices']
  /** How many carts there are in this view, where that is known. */
  readonly count: number | undefined
  /** Counts the changes of the view that did not come from typing. */
  readonly moved: number
  /** The form changed, by typing or by a choice. */
  readonly onChange: (typed: boolean) => void
  readonly onSettle: () => void
  readonly onApply: () => void
  readonly onClear: () => void
}

const clearForm = 'clear-filters'

/** CART-13, CART-21, CART-34, CART-142: all filters act at once; without script one GET form. */
export function FilterBar({ form, view, count, moved, choices, onChange, onSettle, onApply, onClear }: FilterBarProps) {
  const { filters, sort } = view
  const sheet = useRef<HTMLDetailsElement>(null)
  const search = useFieldOf(filters.search, moved)
  const takeOver = (then: () => void) => (event: FormEvent) => {
    event.preventDefault()
    if (sheet.current) sheet.current.open = false
    then()
  }
  const change = useCallback(onChange, [onChange])
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
              onChange={() => onChange(true)}
              onBlur={onSettle}
            />
          )}
        </Field>
        <details ref={sheet} className="filters-sheet">
          <summary suppressHydrationWarning>
            {carts ? fillText(words.filtersAndCount, { count: carts }) : words.moreFilters}
            <Icon name="down" />
          </summary>
          <div className="filters-panel">
            <FilterFields
              filters={filters}
              sort={sort}
              choices={choices}
              moved={moved}
              onChange={change}
              onSettle={onSettle}
            />
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
