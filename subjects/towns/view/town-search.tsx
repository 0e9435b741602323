import { Field } from '#kit/parts/field.tsx'
import { countyHub } from '#subjects/county/facts/county-hub.ts'
import { townSearch } from '#subjects/county/facts/town-page.ts'
import { townKey } from '#subjects/county/rules/chosen-town.ts'
import '#kit/parts/button.css'
import './town-search.css'

/** Finds a town by any of its names; the county's page answers. */
export function TownSearch({ asked = '' }: { readonly asked?: string }) {
  return (
    <search>
      <form action={countyHub.url} className="stack town-search">
        <Field id="town-search" label={townSearch.label} hint={townSearch.hint}>
          {(control) => <input {...control} type="search" name={townKey} defaultValue={asked} maxLength={60} />}
        </Field>
        <button type="submit" className="button" data-look="solid">
          {townSearch.button}
        </button>
      </form>
    </search>
  )
}
