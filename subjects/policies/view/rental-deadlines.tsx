import { Field } from '#kit/parts/field.tsx'
import { definePlanner } from '#kit/parts/planner.tsx'
import { deadlineFinder } from '#subjects/policies/facts/deadline-finder.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { bookingReader } from '#subjects/policies/rules/deadline-query.ts'
import { rentalDeadlines } from '#subjects/policies/rules/deadlines.ts'
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
