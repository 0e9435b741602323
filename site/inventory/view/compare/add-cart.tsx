import { comparePage as words } from '#content/inventory/compare-page.ts'
import { addresses } from '#content/shared/addresses.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { formatPrice } from '#site/shared/rules/format.ts'
import { Field } from '#site/shared/view/field.tsx'
import '#site/shared/view/button.css'
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
