import { fillText } from '#kit/formats/fill-text.ts'
import { Field } from '#kit/parts/field.tsx'
import { inventoryFilters, searchLength } from '#subjects/inventory/facts/filter-choices.ts'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import { isUnderstood, noFilters, type VehicleFilters } from '#subjects/inventory/rules/vehicle-filters.ts'
import { useFieldOf } from './use-field-of.ts'

interface BudgetFieldProps {
  readonly filters: VehicleFilters
  readonly moved: number
  readonly onChange: (typed: boolean) => void
  readonly onSettle: () => void
}

/** CART-140, CART-141: any price as a number, beside the steps. */
export function BudgetField({ filters, moved, onChange, onSettle }: BudgetFieldProps) {
  const { budget } = filters
  const field = useFieldOf(budget, moved)
  const refused = budget !== noFilters.budget && !isUnderstood('budget', filters)
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
