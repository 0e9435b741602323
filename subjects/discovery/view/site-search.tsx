import { Field } from '#kit/parts/field.tsx'
import { siteSearch } from '#subjects/dealership/facts/navigation.ts'
import '#kit/parts/button.css'

interface SiteSearchProps {
  readonly label: string
  readonly hint: string
  readonly button: string
}

/** Looks through the inventory: a plain form whose answer is the inventory page itself. */
export function SiteSearch({ label, hint, button }: SiteSearchProps) {
  return (
    <search>
      <form action={siteSearch.path} className="stack">
        <Field id="site-search" label={label} hint={hint}>
          {(control) => <input {...control} type="search" name={siteSearch.parameter} />}
        </Field>
        <button type="submit" className="button" data-look="solid">
          {button}
        </button>
      </form>
    </search>
  )
}
