import { type FormEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { fillText, formatCount } from '#kit/formats/format.ts'
import { Field } from '#kit/parts/field.tsx'
import { ChosenTownField } from '#subjects/county/view/chosen-town.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import {
  anyChoice,
  barFilters,
  type FilterWords,
  inventoryFilters,
  searchLength,
  sortOrders,
} from '#subjects/inventory/facts/filter-choices.ts'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import { inventoryMessages } from '#subjects/inventory/facts/vehicle-messages.ts'
import { isBudget, isInForce, isSaid } from '#subjects/inventory/rules/list/cart-filters.ts'
import type { InventoryResult } from '#subjects/inventory/rules/list/inventory-result.ts'
import { filterNames, type InventoryView, selectorNames } from '#subjects/inventory/rules/list/inventory-view.ts'
import '#kit/parts/button.css'
import './filter-bar.css'
import './filter-bar.later.css'

interface FilterBarProps {
  readonly form: RefObject<HTMLFormElement | null>
  readonly view: InventoryView
  readonly choices: InventoryResult['choices']
  /** The number of carts in this view, where it is known. */
  readonly count: number | undefined
  /** Counts the changes of the view that did not come from typing. */
  readonly moved: number
  /** Called when the form changes, by typing or by a choice. */
  readonly onChange: (typed: boolean) => void
  readonly onSettle: () => void
  readonly onApply: () => void
  readonly onClear: () => void
}

const clearForm = 'clear-filters'
const isInBar = (filter: string) => barFilters.includes(filter)

/** Each filter acts at once; without script they are one GET form (CART-13, CART-21, CART-33, CART-142, CART-143). */
export function FilterBar(props: FilterBarProps) {
  const { form, view, count, onChange, onApply, onClear } = props
  const { filters, sort } = view
  const sheet = useRef<HTMLDetailsElement>(null)
  const takeOver = (then: () => void) => (event: FormEvent) => {
    event.preventDefault()
    if (sheet.current) sheet.current.open = false
    then()
  }
  const carts = count === undefined ? undefined : formatCount(count, words.carts.one, words.carts.many)
  const offered: Readonly<Record<string, readonly string[]>> = props.choices
  const choose = () => onChange(false)
  const selectorFor = (name: (typeof selectorNames)[number]) => {
    const { label, all = '', choices }: FilterWords = inventoryFilters[name]
    const several = choices ?? (offered[name] ?? []).map((value) => ({ value, label: value }))
    const choicesAndAll = [{ value: anyChoice, label: all }, ...several]
    return (
      <Selector key={name} name={name} label={label} value={filters[name]} choices={choicesAndAll} onChange={choose} />
    )
  }
  // Where nothing matches, the answer stands before the rarer filters (CART-142).
  const [moreOpen] = useState(
    () => count !== 0 && filterNames.some((name) => !isInBar(name) && isInForce(name, filters)),
  )
  const isFiltered = filterNames.some((name) => isSaid(name, filters))
  return (
    <search className="filters">
      <form ref={form} id="filters" action={`${addresses.inventory}#results`} onSubmit={takeOver(onApply)}>
        <ChosenTownField />
        <TypedField {...props} name="search" type="search" placeholder={words.searchHint} enterKeyHint="search" />
        <details ref={sheet} className="filters-sheet">
          <summary suppressHydrationWarning>
            {carts && isFiltered ? fillText(words.filtersAndCount, { count: carts }) : words.filters}
          </summary>
          <div className="filters-panel">
            <div className="filters-fields">
              {selectorNames.filter(isInBar).map(selectorFor)}
              <Selector name="sort" label={words.sort} value={sort} choices={sortOrders} onChange={choose} />
            </div>
            <details className="filters-more" open={moreOpen}>
              <summary>{words.moreFilters}</summary>
              <div className="filters-fields">
                <TypedField {...props} name="budget" type="text" inputMode="decimal" placeholder={words.budgetHint} />
                {selectorNames.filter((name) => !isInBar(name)).map(selectorFor)}
              </div>
            </details>
            <div className="filters-actions">
              <button type="submit" className="button" data-look="solid">
                {inventoryMessages.applyFilters}
              </button>
              <button type="submit" form={clearForm} className="button" data-idle={isFiltered ? undefined : ''}>
                {inventoryMessages.clearFilters}
              </button>
            </div>
          </div>
        </details>
      </form>
      <form id={clearForm} action={`${addresses.inventory}#results`} onSubmit={takeOver(onClear)}>
        <ChosenTownField />
        {sort !== sortOrders[0].value && <input type="hidden" name="sort" value={sort} />}
      </form>
    </search>
  )
}

interface SelectorProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly choices: NonNullable<FilterWords['choices']>
  readonly onChange: () => void
}

/** A selector; an address may write a brand in any case of letters, and the selector shows it as the carts do. */
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

interface TypedFieldProps extends Pick<FilterBarProps, 'view' | 'moved' | 'onChange' | 'onSettle'> {
  readonly name: 'search' | 'budget'
  readonly type: 'search' | 'text'
  readonly inputMode?: 'decimal'
  readonly placeholder: string
  readonly enterKeyHint?: 'search'
}

/** A field that the browser keeps while the visitor types: the script writes into it only when the view changes another way (`moved`). */
function TypedField(props: TypedFieldProps) {
  const { name, type, inputMode, placeholder, enterKeyHint, view, moved, onChange, onSettle } = props
  const value = view.filters[name]
  const field = useRef<HTMLInputElement>(null)
  const latest = useEffectEvent(() => value)
  useLayoutEffect(() => {
    if (moved > 0 && field.current) field.current.value = latest()
  }, [moved])
  // Names a text that is no price (CART-140).
  const refused = name === 'budget' && value !== '' && !isBudget(value)
  return (
    <Field
      id={name}
      label={inventoryFilters[name].label}
      error={refused ? fillText(words.budgetProblem, { text: value }) : undefined}
    >
      {(control) => (
        <input
          {...control}
          ref={field}
          type={type}
          name={name}
          inputMode={inputMode}
          placeholder={placeholder}
          maxLength={searchLength}
          autoComplete="off"
          enterKeyHint={enterKeyHint}
          defaultValue={value}
          onChange={() => onChange(true)}
          onBlur={onSettle}
        />
      )}
    </Field>
  )
}
