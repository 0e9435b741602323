import { type FormEvent, type RefObject, useCallback } from 'react'
import { Field } from '#app/components/ui/field.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { inventoryMessages } from '#content/messages.ts'
import { inventoryWords as words } from '#content/sections/inventory-list.ts'
import { filterLabels, inventoryLimits, sortOrders } from '#content/vehicles/filter-choices.ts'
import type { InventoryResult } from '#domain/inventory-result.ts'
import { activeFilters, type InventoryView } from '#domain/inventory-view.ts'
import { FilterFields } from './filter-fields.tsx'

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

/** spec §2, §4, §5: search, brand, category, price and more, all live; without script one GET form. */
export function FilterBar({ form, view, choices, onChange, onSettle, onApply, onClear }: FilterBarProps) {
  const { filters, sort } = view
  const chosen = activeFilters(view).filter(({ key }) => key !== 'search')
  const takeOver = (then: () => void) => (event: FormEvent) => {
    event.preventDefault()
    then()
  }
  const choose = useCallback(() => {
    if (form.current) onChange(new FormData(form.current), false)
  }, [form, onChange])
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
              onChange={() => form.current && onChange(new FormData(form.current), true)}
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
          <FilterFields filters={filters} sort={sort} choices={choices} onChange={choose} />
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
