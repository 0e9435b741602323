import { Field } from '#kit/parts/field.tsx'
import { hasProblems } from '#kit/parts/planner.tsx'
import { plannerWords } from '#kit/parts/words.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { damageReport } from '#subjects/policies/facts/damage-report.ts'
import type { deliveryReader } from '#subjects/policies/rules/damage-report.ts'
import '#kit/parts/button.css'
import './damage-form.css'

const words = damageReport.form

/** One day, and a time where it is known. It asks this page again. */
export function DamageForm({ query }: { readonly query: ReturnType<typeof deliveryReader.read> }) {
  const { typed, problems, input } = query
  return (
    <form className="damage-form" method="get" action={addresses.damagedOnDelivery} noValidate>
      {hasProblems(query) && (
        <p className="field-error damage-form-wide" role="alert">
          {plannerWords.problems}
        </p>
      )}
      <Field id="delivered" label={words.delivered} error={problems.delivered}>
        {(control) => (
          <input
            {...control}
            type={problems.delivered ? 'text' : 'date'}
            name="delivered"
            defaultValue={typed.delivered}
            required
          />
        )}
      </Field>
      <Field id="time" label={words.time} error={problems.time}>
        {(control) => (
          <input {...control} type={problems.time ? 'text' : 'time'} name="time" defaultValue={typed.time} />
        )}
      </Field>
      <button type="submit" className="button damage-form-wide" data-look={input ? undefined : 'solid'}>
        {input ? words.again : words.submit}
      </button>
    </form>
  )
}
