import { Field } from '#kit/parts/field.tsx'
import { hasProblems } from '#kit/parts/planner.tsx'
import { towns } from '#subjects/county/rules/towns.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { rentalPlanner as words } from '#subjects/rentals/facts/rental-planner.ts'
import { plannerLimits, rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import type { RentalQuery } from '#subjects/rentals/rules/rental-query.ts'
import '#kit/parts/button.css'
import './rental-form.css'

/** How long, which cart and where, asked at the top of a page; the answer stands on the rentals page. */
export function RentalForm({ query }: { readonly query: RentalQuery }) {
  const { typed, problems } = query
  return (
    <form id="plan" className="rental-form" action="/rentals#plan-result" noValidate>
      {hasProblems(query) && (
        <p id="plan-result" className="field-error">
          {words.problems}
        </p>
      )}
      <div className="rental-form-fields">
        <Field id="plan-days" label={words.days} error={problems.days}>
          {(control) => (
            <input
              {...control}
              type="number"
              name="days"
              min={1}
              max={plannerLimits.days}
              inputMode="numeric"
              placeholder={words.daysHint}
              defaultValue={typed.days}
            />
          )}
        </Field>
        <Field id="plan-cart" label={words.cart}>
          {(control) => (
            <select {...control} name="cart" defaultValue={typed.cart}>
              {rentalSections.map(({ kind, cart, seats }) => (
                <option key={kind} value={kind}>
                  {cart}, {seats}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id="plan-town" label={words.town}>
          {(control) => (
            <select {...control} name="town" defaultValue={typed.town}>
              <option value="">{words.noTown}</option>
              {towns.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
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
function OtherWays({ query: { typed, problems } }: { readonly query: RentalQuery }) {
  const used = [typed.from, typed.to, typed.miles].some((text) => text !== '')
  return (
    <details className="rental-form-other" open={used}>
      <summary>{words.otherWays}</summary>
      <div className="rental-form-fields">
        <Field id="plan-from" label={words.from} error={problems.from}>
          {(control) => <input {...control} type="date" name="from" defaultValue={typed.from} />}
        </Field>
        <Field id="plan-to" label={words.to} error={problems.to}>
          {(control) => <input {...control} type="date" name="to" defaultValue={typed.to} />}
        </Field>
        <Field id="plan-miles" label={words.miles} error={problems.miles}>
          {(control) => (
            <input
              {...control}
              type="number"
              name="miles"
              min={0}
              max={plannerLimits.miles}
              inputMode="numeric"
              placeholder={words.milesHint}
              defaultValue={typed.miles}
            />
          )}
        </Field>
      </div>
      <p className="small soft">{words.or}</p>
    </details>
  )
}
