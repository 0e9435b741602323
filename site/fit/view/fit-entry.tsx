import { useContext } from 'react'
import { fitEntry as words } from '#content/fit/find-a-cart-page.ts'
import { fitForm } from '#content/fit/questions.ts'
import { addresses } from '#content/shared/addresses.ts'
import type { Town } from '#site/county/rules/towns.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { DeliveryContext } from '#site/shared/view/delivered-price.tsx'
import { Field } from '#site/shared/view/field.tsx'
import '#site/shared/view/button.css'
import './fit-entry.css'

interface FitEntryProps {
  /** Whose page this is: then the town need not be typed. */
  readonly town?: Town
  readonly level?: 2 | 3
}

/** FIT-19: the way into "Which cart?" from another page: three answers and a button. */
export function FitEntry({ town, level = 2 }: FitEntryProps) {
  const chosen = useContext(DeliveryContext)
  const Heading = `h${level}` as const
  return (
    <search className="fit-entry screen-only">
      <div className="wrap">
        <Heading className="title">{words.heading}</Heading>
        <p>{town ? fillText(words.textIn, { town: town.name }) : words.text}</p>
        <form action={addresses.findACart}>
          {town ? (
            <>
              <input type="hidden" name="town" value={town.slug} />
              <input type="hidden" name="ground" value={town.ground.join(',')} />
            </>
          ) : (
            <div className="fit-entry-town">
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
            </div>
          )}
          <Field id="fit-riders" label={fitForm.riders}>
            {(control) => <input {...control} type="text" name="riders" inputMode="numeric" autoComplete="off" />}
          </Field>
          <Field id="fit-budget" label={fitForm.budget}>
            {(control) => <input {...control} type="text" name="budget" inputMode="decimal" autoComplete="off" />}
          </Field>
          <button type="submit" className="button" data-look="solid">
            {words.submit}
          </button>
        </form>
      </div>
    </search>
  )
}
