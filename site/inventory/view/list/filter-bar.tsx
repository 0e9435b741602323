import { type FormEvent, type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { inventoryFilters, inventoryLimits, sortOrders } from '#content/inventory/filter-choices.ts'
import { inventoryWords as words } from '#content/inventory/inventory-list.ts'
import { inventoryMessages } from '#content/inventory/messages.ts'
import type { InventoryResult } from '#site/inventory/rules/inventory-result.ts'
import { activeFilters, type InventoryView } from '#site/inventory/rules/inventory-view.ts'
import { townKey } from '#site/shared/rules/with-town.ts'
import { Field } from '#site/shared/view/field.tsx'
import { Icon } from '#site/shared/view/icon.tsx'
import { FilterFields } from './filter-fields.tsx'
import '#site/shared/view/button.css'
import './filter-bar.css'

interface FilterBarProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly view: InventoryView
  readonly choices: InventoryResult['choices']
  /** Counts the changes of the view that did not come from typing. */
  readonly moved: number
  /** The form changed, by typing or by a choice. */
  readonly onChange: (typed: boolean) => void
  readonly onSettle: () => void
  readonly onApply: () => void
  readonly onClear: () => void
}

/** CART-13, CART-21, CART-34: all filters act at once; without script one GET form. */
export function FilterBar({ form, view, moved, choices, onChange, onSettle, onApply, onClear }: FilterBarProps) {
  const { filters, sort } = view
  const chosen = activeFilters(view).filter(({ key }) => key !== 'search')
  const takeOver = (then: () => void) => (event: FormEvent) => {
    event.preventDefault()
    then()
  }
  const choose = useCallback(() => onChange(false), [onChange])
  const field = useRef<HTMLInputElement>(null)
  const search = useEffectEvent(() => filters.search)
  // The browser keeps the field while somebody types; only another way to a view writes into it.
  useLayoutEffect(() => {
    if (moved > 0 && field.current) field.current.value = search()
  }, [moved])
  return (
    <search className="filters">
      <form ref={form} id="filters" action="/inventory#results" onSubmit={takeOver(onApply)}>
        {view.town && <input type="hidden" name={townKey} value={view.town} />}
        <Field id="search" label={inventoryFilters.search.label}>
          {(control) => (
            <input
              {...control}
              ref={field}
              type="search"
              name="search"
              placeholder={words.searchHint}
              maxLength={inventoryLimits.searchLength}
              autoComplete="off"
              enterKeyHint="search"
              defaultValue={filters.search}
              onChange={() => onChange(true)}
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
        <button type="submit" form="filters" className="button" data-look="solid">
          {inventoryMessages.applyFilters}
        </button>
        <form action="/inventory#results" onSubmit={takeOver(onClear)}>
          {view.town && <input type="hidden" name={townKey} value={view.town} />}
          {sort !== sortOrders[0].value && <input type="hidden" name="sort" value={sort} />}
          <button type="submit" className="button">
            {inventoryMessages.clearFilters}
          </button>
        </form>
      </div>
    </search>
  )
}
