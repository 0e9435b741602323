import { Field } from '#kit/parts/field.tsx'
import { definePlanner } from '#kit/parts/planner.tsx'
import { deadlineFinder, returnItems } from '#subjects/policies/facts/deadline-finder.ts'
import { returnReader } from '#subjects/policies/rules/deadline-query.ts'
import { returnDeadlines } from '#subjects/policies/rules/deadlines.ts'
import { DeadlineResult } from './deadline-result.tsx'

const words = deadlineFinder.returns

export const returnDeadlineFinder = definePlanner({
  words,
  reader: returnReader,
  fields: (query) => <ReturnFields query={query} />,
  result: (purchase, path, search) => {
    const deadlines = returnDeadlines(purchase)
    if (deadlines.length === 0) return <p className="lead">{words.final}</p>
    return <DeadlineResult kind="returns" deadlines={deadlines} path={path} search={search} />
  },
})

function ReturnFields({ query: { typed, problems } }: { readonly query: ReturnType<typeof returnReader.read> }) {
  return (
    <>
      <Field id="item" label={words.item} error={problems.item}>
        {(control) => (
          <select {...control} name="item" defaultValue={typed.item}>
            {returnItems.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="received" label={words.received} error={problems.received}>
        {(control) => <input {...control} type="date" name="received" defaultValue={typed.received} required />}
      </Field>
      <Field id="time" label={words.time} hint={words.timeHint} error={problems.time}>
        {(control) => <input {...control} type="time" name="time" defaultValue={typed.time} />}
      </Field>
      <Field id="returned" label={words.returned} hint={words.returnedHint} error={problems.returned}>
        {(control) => <input {...control} type="date" name="returned" defaultValue={typed.returned} />}
      </Field>
    </>
  )
}
