import { countyHub } from '#content/county/county-hub.ts'
import { townSearch } from '#content/county/town-page.ts'
import { townSearchKey } from '#site/county/rules/town-search.ts'
import { Field } from '#site/shared/view/field.tsx'

/** Finds a town by any of its names; the county's page answers. */
export function TownSearch({ asked = '' }: { readonly asked?: string }) {
  return (
    <search>
      <form action={countyHub.url} className="grid max-w-[26rem] gap-4">
        <Field id="town-search" label={townSearch.label} hint={townSearch.hint}>
          {(control) => <input {...control} type="search" name={townSearchKey} defaultValue={asked} maxLength={60} />}
        </Field>
        <button type="submit" className="btn btn-solid justify-self-start">
          {townSearch.button}
        </button>
      </form>
    </search>
  )
}
