import { Fragment } from 'react'
import { damageReport as words } from '#content/policies/damage-report.ts'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import type { DamageReport, Delivery } from '#site/policies/rules/damage-report.ts'
import { yearOf } from '#site/shared/rules/calendar-day.ts'
import { contactPath } from '#site/shared/rules/contact-path.ts'
import { easternClock } from '#site/shared/rules/eastern-time.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { formatDayOfYear, formatTime, formatWeekday } from '#site/shared/rules/format.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
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
