import { Fragment } from 'react'
import { yearOf } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { fillText, formatDayOfYear, formatTime, formatWeekday } from '#kit/formats/format.ts'
import { Actions } from '#kit/parts/actions.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { contactPath } from '#subjects/dealership/rules/contact-path.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { damageReport as words } from '#subjects/policies/facts/damage-report.ts'
import type { DamageReport, Delivery } from '#subjects/policies/rules/damage-report.ts'
import './damage-answer.css'

interface DamageAnswerProps {
  readonly delivery: Delivery
  readonly report: DamageReport
  readonly now: Date
}

/** "Until Sunday, November 22, 2:30 PM", and what to make of it. */
export function DamageAnswer({ delivery, report: { deadline, state }, now }: DamageAnswerProps) {
  const { until, untilEndOf, was, wasEndOf } = words.answer
  const [exact, wholeDay] = state === 'over' ? [was, wasEndOf] : [until, untilEndOf]
  return (
    <div className="damage-answer" data-state={state}>
      <p className="small">{words.answer.label}</p>
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
      <p>{fillText(words.answer[state], { delivered: whenIn(delivery, now) })}</p>
    </div>
  )
}

export function WaysToReport() {
  const { call, write, interest } = words.report
  return (
    <Actions>
      <CallButton look="main" label={call} />
      <ButtonLink href={contactPath(interest)} icon="mail">
        {write}
      </ButtonLink>
    </Actions>
  )
}

/** The year stands only where it is not the present one. */
function whenIn({ day, time }: Delivery, now: Date): string {
  const written = yearOf(day) === yearOf(easternClock(now).day) ? formatDayOfYear(day) : formatWeekday(day)
  return time ? `${written}, ${formatTime(time)}` : written
}
