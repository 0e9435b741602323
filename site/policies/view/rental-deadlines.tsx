import { deadlineFinder } from '#content/policies/deadline-finder.ts'
import { policyTerms } from '#content/policies/policy-terms.ts'
import { bookingReader } from '#site/policies/rules/deadline-query.ts'
import { rentalDeadlines } from '#site/policies/rules/deadlines.ts'
import { Field } from '#site/shared/view/field.tsx'
import { definePlanner } from '#site/shared/view/planner.tsx'
import { DeadlineResult } from './deadline-result.tsx'

const words = deadlineFinder.rental

export const rentalDeadlineFinder = definePlanner({
  words,
  reader: bookingReader,
  fields: (query) => <RentalFields query={query} />,
  result: (booking, path, search) => (
    <DeadlineResult kind="rental" deadlines={rentalDeadlines(booking)} path={path} search={search} />
  ),
})

function RentalFields({ query: { typed, problems } }: { readonly query: ReturnType<typeof bookingReader.read> }) {
  return (
    <>
      <Field id="pickup" label={words.pickup} error={problems.pickup}>
        {(control) => <input {...control} type="date" name="pickup" defaultValue={typed.pickup} required />}
      </Field>
      <Field id="time" label={words.time} error={problems.time}>
        {(control) => <input {...control} type="time" name="time" defaultValue={typed.time} required />}
      </Field>
      <Field id="days" label={words.days} error={problems.days}>
        {(control) => (
          <input
            {...control}
            type="number"
            name="days"
            min="1"
            max={policyTerms.rental.maximumDays}
            defaultValue={typed.days}
            required
          />
        )}
      </Field>
    </>
  )
}
