import { hasProblems } from '#kit/parts/planner.tsx'
import { PlannerChoice, PlannerField } from '#kit/parts/planner-field.tsx'
import { findDestination } from '#subjects/county/rules/destinations.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { rentalPlanner as words } from '#subjects/rentals/facts/rental-planner.ts'
import { plannerLimits, rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import type { RentalQuery } from '#subjects/rentals/rules/rental-query.ts'
import '#kit/parts/button.css'
import './rental-form.css'

const carts = rentalSections.map(({ kind, cart, seats }) => ({ value: kind, label: `${cart}, ${seats}` }))

/** The towns with a page, each with its best known villages and lakes, and the place beyond them that was chosen elsewhere. */
function placesFor(chosen: string) {
  const town = findDestination(chosen)
  const listed = town && !town.url ? [...towns, town] : towns
  const choices = listed.map(({ slug, name, places }) => ({
    value: slug,
    label: [name, ...places.slice(0, 3)].join(', '),
  }))
  return [{ value: '', label: words.noTown }, ...choices]
}

/** How long, which cart and where, asked at the top of a page; the answer stands on the rentals page. */
export function RentalForm({ query }: { readonly query: RentalQuery }) {
  return (
    <form id="plan" className="rental-form" action="/rentals#plan-result" noValidate>
      {hasProblems(query) && (
        <p id="plan-result" className="field-error">
          {words.problems}
        </p>
      )}
      <div className="rental-form-fields">
        <PlannerField
          query={query}
          id="plan-days"
          name="days"
          label={words.days}
          type="number"
          min={1}
          max={plannerLimits.days}
          inputMode="numeric"
          placeholder={words.daysHint}
        />
        <PlannerChoice query={query} id="plan-cart" name="cart" label={words.cart} choices={carts} />
        <PlannerChoice
          query={query}
          id="plan-town"
          name="town"
          label={words.town}
          choices={placesFor(query.typed.town)}
        />
      </div>
      <OtherWays query={query} />
      <div className="cluster">
        <button type="submit" className="button" data-look="main">
          {words.submit}
        </button>
        <CallButton label={words.result.call} />
      </div>
    </form>
  )
}

/** Dates for those who have them, and miles for those whose town is not on the list. */
function OtherWays({ query }: { readonly query: RentalQuery }) {
  const { from, to, miles } = query.typed
  return (
    <details className="rental-form-other" open={[from, to, miles].some((text) => text !== '')}>
      <summary>{words.otherWays}</summary>
      <div className="rental-form-fields">
        <PlannerField query={query} id="plan-from" name="from" label={words.from} type="date" />
        <PlannerField query={query} id="plan-to" name="to" label={words.to} type="date" />
        <PlannerField
          query={query}
          id="plan-miles"
          name="miles"
          label={words.miles}
          type="number"
          min={0}
          max={plannerLimits.miles}
          inputMode="numeric"
          placeholder={words.milesHint}
        />
      </div>
      <p className="small soft">{words.or}</p>
    </details>
  )
}
