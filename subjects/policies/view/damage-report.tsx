import { Fragment } from 'react'
import { yearOf } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { fillText, formatDayOfYear, formatTime, formatWeekday } from '#kit/formats/format.ts'
import { hasProblems } from '#kit/parts/planner.tsx'
import { PlannerField } from '#kit/parts/planner-field.tsx'
import { plannerWords } from '#kit/parts/words.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { damageReport } from '#subjects/policies/facts/damage-report.ts'
import type { DamageReport, Delivery, deliveryReader } from '#subjects/policies/rules/damage-report.ts'
import '#kit/parts/button.css'
import './damage-answer.css'
import './damage-form.css'

const { answer: words, form } = damageReport

export interface DamageAnswerProps {
  readonly delivery: Delivery
  readonly report: DamageReport
  readonly now: Date
}

/** "Until Sunday, November 22, 2:30 PM", and what to make of it. */
export function DamageAnswer({ delivery, report: { deadline, state }, now }: DamageAnswerProps) {
  const [exact, wholeDay] = state === 'over' ? [words.was, words.wasEndOf] : [words.until, words.untilEndOf]
  return (
    <div className="damage-answer" data-state={state}>
      <p className="small">{words.label}</p>
      <p className="damage-answer-until">
        {deadline.time ? exact : wholeDay}{' '}
        <time dateTime={deadline.instant?.toISOString() ?? deadline.day}>
          {whenIn(deadline, now)
            .split(/(?<=,) /)
            .map((part, index) => (
              <Fragment key={part}>
                {index > 0 && ' '}
                <span>{part}</span>
              </Fragment>
            ))}
        </time>
      </p>
      <p>{fillText(words[state], { delivered: whenIn(delivery, now) })}</p>
    </div>
  )
}

/** The year stands only where it is not the present one. */
function whenIn({ day, time }: Delivery, now: Date): string {
  const written = yearOf(day) === yearOf(easternClock(now).day) ? formatDayOfYear(day) : formatWeekday(day)
  return time ? `${written}, ${formatTime(time)}` : written
}

/** One day, and a time where it is known. It asks this page again. */
export function DamageForm({ query }: { readonly query: ReturnType<typeof deliveryReader.read> }) {
  const { problems, input } = query
  return (
    <form className="damage-form" method="get" action={addresses.damagedOnDelivery} noValidate>
      {hasProblems(query) && (
        <p className="field-error damage-form-wide" role="alert">
          {plannerWords.problems}
        </p>
      )}
      <PlannerField
        query={query}
        name="delivered"
        label={form.delivered}
        type={problems.delivered ? 'text' : 'date'}
        required
      />
      <PlannerField query={query} name="time" label={form.time} type={problems.time ? 'text' : 'time'} />
      <button type="submit" className="button damage-form-wide" data-look={input ? undefined : 'solid'}>
        {input ? form.again : form.submit}
      </button>
    </form>
  )
}
