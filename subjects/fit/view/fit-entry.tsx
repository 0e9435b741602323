import { useContext } from 'react'
import { Field } from '#kit/parts/field.tsx'
import { DeliveryContext } from '#subjects/county/view/chosen-town.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { fitEntry as words } from '#subjects/fit/facts/find-a-cart-page.ts'
import { fitForm } from '#subjects/fit/facts/questions.ts'
import '#kit/parts/button.css'
import './fit-entry.css'

/** FIT-19: the way into "Which cart?" from another page: three answers and a button. */
export function FitEntry() {
  const chosen = useContext(DeliveryContext)
  return (
    <search className="fit-entry screen-only">
      <div className="wrap">
        <h2 className="title">{words.heading}</h2>
        <p>{words.text}</p>
        <form action={addresses.findACart}>
          <Field id="fit-town" label={fitForm.town}>
            {(control) => (
              <input
                {...control}
                type="text"
                name="town"
                autoComplete="address-level2"
                defaultValue={chosen?.name ?? ''}
              />
            )}
          </Field>
          <Field id="fit-riders" label={fitForm.riders}>
            {(control) => <input {...control} type="text" name="riders" inputMode="numeric" />}
          </Field>
          <Field id="fit-budget" label={fitForm.budget}>
            {(control) => <input {...control} type="text" name="budget" inputMode="decimal" />}
          </Field>
          <button type="submit" className="button" data-look="solid">
            {words.submit}
          </button>
        </form>
      </div>
    </search>
  )
}
