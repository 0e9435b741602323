import { Fragment, useRef, useState } from 'react'
import { island, useTypedBefore } from '#kernel/page/island.tsx'
import { formatMoneyExact } from '#kit/formats/format.ts'
import { Field } from '#kit/parts/field.tsx'
import { vehiclePageWords } from '#subjects/inventory/facts/vehicle-page.ts'
import { estimatePayment, paymentFromQuery, paymentProblems } from '#subjects/inventory/rules/page/payment-estimator.ts'
import '#kit/parts/button.css'
import './payment-estimator.later.css'

type Typed = Readonly<Record<'down' | 'rate' | 'months', string>>

interface PaymentEstimatorProps {
  readonly price: number
  /** The address of the page: without script the form asks it again. */
  readonly action: string
  /** The answers to the other forms of the page, which this form sends along. */
  readonly kept: readonly (readonly [name: string, value: string])[]
  readonly typed: Typed
}

const words = vehiclePageWords.payment

/** A month's payment from the visitor's own rate and term: at each key with script, by the button without. */
function PaymentEstimator({ price, action, kept, typed: before }: PaymentEstimatorProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(before)
  const read = (data: FormData) => setTyped((known) => ({ ...known, ...(Object.fromEntries(data) as Partial<Typed>) }))
  useTypedBefore(form, read)

  const input = paymentFromQuery(new URLSearchParams(typed), price)
  const problems = paymentProblems(input)
  const estimate = estimatePayment(input)
  return (
    <form
      ref={form}
      action={`${action}#payment`}
      className="payment-estimator"
      onChange={(event) => read(new FormData(event.currentTarget))}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {words.fields.map(({ name, figure, label, problem }) => (
        <Field
          key={name}
          id={`payment-${name}`}
          label={label}
          error={typed[name].trim() !== '' && problems.includes(figure) ? problem : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              name={name}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={before[name]}
            />
          )}
        </Field>
      ))}
      <div className="screen-only">
        <button type="submit" className="button" data-look="solid">
          {words.button}
        </button>
      </div>
      <output htmlFor={words.fields.map(({ name }) => `payment-${name}`).join(' ')}>
        {estimate ? (
          <span className="stack payment-estimator-answer">
            <span className="figure">
              {formatMoneyExact(estimate.monthly)} <span className="payment-estimator-month">{words.monthly}</span>
            </span>
            <span className="payment-estimator-lines">
              {(['financed', 'interest', 'total'] as const).map((name) => (
                <Fragment key={name}>
                  <span className="soft">{words.lines[name]}</span>
                  <span className="amount">{formatMoneyExact(estimate[name])}</span>
                </Fragment>
              ))}
            </span>
          </span>
        ) : (
          <span className="soft">{words.waiting}</span>
        )}
      </output>
      <p className="small soft">{words.note}</p>
    </form>
  )
}

export const PaymentEstimatorIsland = island(PaymentEstimator, { when: 'visible' })
