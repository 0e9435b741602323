import { Fragment, memo, type ReactNode } from 'react'
import { Field } from '#kit/parts/field.tsx'
import { anyChoice, type FilterWords, inventoryFilters, sortOrders } from '#subjects/inventory/facts/filter-choices.ts'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import type { InventoryResult } from '#subjects/inventory/rules/inventory-result.ts'
import type { InventoryView } from '#subjects/inventory/rules/inventory-view.ts'
import { selectorNames } from '#subjects/inventory/rules/vehicle-filters.ts'
import { BudgetField } from './budget-field.tsx'

interface FilterFieldsProps extends Pick<InventoryView, 'filters' | 'sort'> {
  readonly choices: InventoryResult['choices']
  readonly moved: number
  readonly onChange: (typed: boolean) => void
  readonly onSettle: () => void
}

type Choices = NonNullable<FilterWords['choices']>

/** All fields but the search; what is typed into that does not concern them. */
export const FilterFields = memo(function FilterFields({ choices, onChange, ...rest }: FilterFieldsProps) {
  const { filters, sort } = rest
  const offered: Readonly<Record<string, readonly string[]>> = choices
  const choose = () => onChange(false)
  return (
    <div className="filters-fields">
      {selectorNames.map((name) => {
        const { label, all, choices = asChoices(offered[name]) }: FilterWords = inventoryFilters[name]
        return (
          <Fragment key={name}>
            <Selector name={name} label={label} value={known(choices, filters[name])} onChange={choose}>
              <option value={anyChoice}>{all}</option>
              {optionsOf(choices)}
            </Selector>
            {name === 'price' && <BudgetField {...rest} onChange={onChange} />}
          </Fragment>
        )
      })}
      <Selector name="sort" label={words.sort} value={sort} onChange={choose}>
        {optionsOf(sortOrders)}
      </Selector>
    </div>
  )
}, sameFields)

function asChoices(values: readonly string[] = []): Choices {
  return values.map((value) => ({ value, label: value }))
}

function sameFields(before: FilterFieldsProps, now: FilterFieldsProps): boolean {
  const fields = ({ filters: { search, ...chosen }, sort, choices, moved }: FilterFieldsProps) =>
    JSON.stringify([chosen, sort, choices, moved])
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
