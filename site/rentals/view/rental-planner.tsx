import { rentalPlanner as words } from '#content/rentals/rental-planner.ts'
import { plannerLimits, rentalSections } from '#content/rentals/rental-plans.ts'
import { towns } from '#site/county/rules/towns.ts'
import type { RentalQuery } from '#site/rentals/rules/rental-query.ts'
import { Field } from '#site/shared/view/field.tsx'
import { hasProblems } from '#site/shared/view/planner.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { RentalResult } from './rental-result.tsx'
import '#site/shared/view/button.css'
import '#site/shared/view/card.css'
import './rental-planner.css'

/** A form that asks this page again, and the answer to what its address holds. */
export function RentalPlanner({ query }: { readonly query: RentalQuery }) {
  const request = query.input
  return (
    <Section id="plan" title={words.heading} lead={words.text} ground="shade">
      <div className={request && 'rental-planner'}>
        <form
          className="card rental-planner-form"
          data-alone={request ? undefined : ''}
          action="/rentals#plan-result"
          noValidate
        >
          {hasProblems(query) && (
            <p id="plan-result" className="field-error">
              {words.problems}
            </p>
          )}
          <HowLong query={query} />
          <div className="stack rental-planner-where">
            <WhereTo query={query} />
            <Field id="plan-cart" label={words.cart}>
              {(control) => (
                <select {...control} name="cart" defaultValue={query.typed.cart}>
                  {rentalSections.map(({ kind, cart, seats }) => (
                    <option key={kind} value={kind}>
                      {cart}, {seats}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <button type="submit" className="button" data-look="main">
            {words.submit}
          </button>
        </form>
        {request && <RentalResult request={request} typed={query.typed} />}
      </div>
    </Section>
  )
}

function HowLong({ query: { typed, problems } }: { readonly query: RentalQuery }) {
  return (
    <fieldset className="stack">
      <legend className="title rental-planner-legend">{words.howLong}</legend>
      <Field id="plan-days" label={words.days} hint={words.daysHint} error={problems.days}>
        {(control) => (
          <input
            {...control}
            type="number"
            name="days"
            min={1}
            max={plannerLimits.days}
            inputMode="numeric"
            defaultValue={typed.days}
          />
        )}
      </Field>
      <p className="small soft">{words.or}</p>
      <div className="rental-planner-pair">
        <Field id="plan-from" label={words.from} error={problems.from}>
          {(control) => <input {...control} type="date" name="from" defaultValue={typed.from} />}
        </Field>
        <Field id="plan-to" label={words.to} error={problems.to}>
          {(control) => <input {...control} type="date" name="to" defaultValue={typed.to} />}
        </Field>
      </div>
    </fieldset>
  )
}

function WhereTo({ query: { typed, problems } }: { readonly query: RentalQuery }) {
  return (
    <fieldset className="rental-planner-pair">
      <legend className="title rental-planner-legend">{words.where}</legend>
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
      <Field id="plan-miles" label={words.miles} hint={words.milesHint} error={problems.miles}>
        {(control) => (
          <input
            {...control}
            type="number"
            name="miles"
            min={0}
            max={plannerLimits.miles}
            inputMode="numeric"
            defaultValue={typed.miles}
          />
        )}
      </Field>
    </fieldset>
  )
}
