import { memo, type ReactNode } from 'react'
import { anyChoice, type FilterWords, inventoryFilters, sortOrders } from '#content/inventory/filter-choices.ts'
import { inventoryWords as words } from '#content/inventory/inventory-list.ts'
import type { InventoryResult } from '#site/inventory/rules/inventory-result.ts'
import type { InventoryView } from '#site/inventory/rules/inventory-view.ts'
import { selectorNames } from '#site/inventory/rules/vehicle-filters.ts'
import { Field } from '#site/shared/view/field.tsx'

interface FilterFieldsProps extends Pick<InventoryView, 'filters' | 'sort'> {
  readonly choices: InventoryResult['choices']
  readonly onChange: () => void
}

type Choices = NonNullable<FilterWords['choices']>

/** The selectors; what is typed into the search does not concern them. */
export const FilterFields = memo(function FilterFields({ filters, sort, choices, onChange }: FilterFieldsProps) {
  const offered: Readonly<Record<string, readonly string[]>> = choices
  return (
    <div className="filters-fields">
      {selectorNames.map((name) => {
        const { label, all, choices = asChoices(offered[name]) }: FilterWords = inventoryFilters[name]
        return (
          <Selector key={name} name={name} label={label} value={known(choices, filters[name])} onChange={onChange}>
            <option value={anyChoice}>{all}</option>
            {optionsOf(choices)}
          </Selector>
        )
      })}
      <Selector name="sort" label={words.sort} value={sort} onChange={onChange}>
        {optionsOf(sortOrders)}
      </Selector>
    </div>
  )
}, sameFields)

function asChoices(values: readonly string[] = []): Choices {
  return values.map((value) => ({ value, label: value }))
}

function sameFields(before: FilterFieldsProps, now: FilterFieldsProps): boolean {
  const fields = ({ filters: { search, ...chosen }, sort, choices }: FilterFieldsProps) =>
    JSON.stringify([chosen, sort, choices])
  return before.onChange === now.onChange && fields(before) === fields(now)
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

function optionsOf(choices: Choices): ReactNode {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/** An address may write a brand in any case of letters; the selector shows it as the carts do. */
function known(choices: Choices, value: string): string {
  return choices.find((choice) => choice.value.toLowerCase() === value.toLowerCase())?.value ?? value
}
