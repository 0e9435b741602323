import { siteSearch } from '#content/discovery/navigation.ts'
import { Field } from '#site/shared/view/field.tsx'
import '#site/shared/view/button.css'

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
