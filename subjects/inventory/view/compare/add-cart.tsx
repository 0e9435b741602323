import { formatPrice } from '#kit/formats/format.ts'
import { Field } from '#kit/parts/field.tsx'
import { ChosenTownField } from '#subjects/county/view/chosen-town.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { comparePage as words } from '#subjects/inventory/facts/compare-page.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import '#kit/parts/button.css'
import './add-cart.css'

interface AddCartProps {
  /** Those already side by side. */
  readonly chosen: readonly Vehicle[]
  readonly vehicles: readonly Vehicle[]
}

/** Puts one more cart on the page: a form that asks with GET. */
export function AddCart({ chosen, vehicles }: AddCartProps) {
  const others = vehicles.filter(({ id }) => !chosen.some((vehicle) => vehicle.id === id))
  return (
    <form className="compare-add" action={addresses.compare}>
      <ChosenTownField />
      {chosen.length > 0 && <input type="hidden" name="carts" value={chosen.map(({ id }) => id).join(',')} />}
      <Field id="add" label={words.addLabel}>
        {(control) => (
          <select {...control} name="carts">
            {others.map(({ id, name, price }) => (
              <option key={id} value={id}>
                {name}, {formatPrice(price)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className="button" data-look="solid">
        {words.add}
      </button>
    </form>
  )
}
