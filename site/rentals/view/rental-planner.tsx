import { municipalities } from '#content/county/municipalities.ts'
import { rentalPlanner as words } from '#content/rentals/rental-planner.ts'
import { plannerLimits, rentalSections } from '#content/rentals/rental-plans.ts'
import type { RentalQuery } from '#site/rentals/rules/rental-query.ts'
import { Field } from '#site/shared/view/field.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { RentalResult } from './rental-result.tsx'

// Beside its answer the form is a column; alone it has the whole width.
const formLooks = {
  beside: 'card gap-6',
  alone: 'card gap-6 lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-12 lg:*:[.btn]:justify-self-start',
}

/** A form that asks this page again, and the answer to what its address holds. */
export function RentalPlanner({ query }: { readonly query: RentalQuery }) {
  const { request, problems } = query
  const failed = Object.keys(problems).length > 0
  return (
    <Section id="plan" title={words.heading} lead={words.text} ground="shade">
      <div className={request ? 'grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]' : ''}>
        <form className={request ? formLooks.beside : formLooks.alone} action="/rentals#plan-result" noValidate>
          {failed && (
            <p id="plan-result" className="field-error col-span-full">
              {words.problems}
            </p>
          )}
          <HowLong query={query} />
          <div className="grid gap-6">
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
          <button type="submit" className="btn btn-main">
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
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-display text-h3 font-bold">{words.howLong}</legend>
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
      <p className="text-small text-soft">{words.or}</p>
      <div className="grid gap-4 sm:grid-cols-2">
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
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-3 font-display text-h3 font-bold">{words.where}</legend>
      <Field id="plan-town" label={words.town}>
        {(control) => (
          <select {...control} name="town" defaultValue={typed.town}>
            <option value="">{words.noTown}</option>
            {municipalities.map(({ slug, name }) => (
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
