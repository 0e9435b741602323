import { Fragment } from 'react'
import { definePage } from '#kernel/page/page.ts'
import { yearOf } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { fillText, formatDayOfYear, formatTime, formatWeekday } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { LinkRow } from '#kit/parts/link-row.tsx'
import { PageTop } from '#kit/parts/page-top.tsx'
import { hasProblems } from '#kit/parts/planner.tsx'
import { PlannerField } from '#kit/parts/planner-field.tsx'
import { Points } from '#kit/parts/points.tsx'
import { Section } from '#kit/parts/section.tsx'
import { Steps } from '#kit/parts/steps.tsx'
import { plannerWords } from '#kit/parts/words.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { contactPath, mailHref } from '#subjects/dealership/rules/reach.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { breadcrumb, breadcrumbTrail } from '#subjects/dealership/view/json-ld.ts'
import { damageReport as words } from '#subjects/policies/facts/damage-report.ts'
import {
  type DamageReport,
  type Delivery,
  damageReportOf,
  deliveryReader,
} from '#subjects/policies/rules/damage-report.ts'
import { policyLinks } from '#subjects/policies/rules/policies.ts'
import '#kit/parts/page-top-inset.css'
import '#kit/styles/columns.css'
import '#kit/parts/button.css'
import '#kit/parts/card.css'
import './damage-answer.css'
import './damage-form.css'
import './damaged-on-delivery.page.css'

interface DamageAnswerProps {
  readonly delivery: Delivery
  readonly report: DamageReport
  readonly now: Date
}

interface DamageQuestion {
  readonly query: ReturnType<typeof deliveryReader.read>
  readonly answer?: DamageAnswerProps
}

const { answer: texts, form } = words
const path = addresses.damagedOnDelivery
const trail = breadcrumbTrail(words.link)

/** Until when a customer can report damage. The answer takes the place of the question (POL-90). */
export const damagedOnDeliveryPage = definePage<DamageQuestion, DamageQuestion['query']>({
  paths: [path],
  share: 'policies',
  action: 'reportDamage',
  keys: deliveryReader.keys,
  parse: deliveryReader.read,
  load: ({ query, now }) => {
    const delivery = query.input
    if (!delivery) return { data: { query } }
    const report = damageReportOf(delivery, now)
    return { data: { query, answer: { delivery, report, now } }, until: report.until }
  },
  head: () => ({ ...words.head, canonical: path, jsonLd: [breadcrumb(trail)] }),
  body: ({ query, answer }) => (
    <>
      <PageTop
        title={words.link.name}
        lead={answer ? undefined : words.lead}
        breadcrumbs={trail}
        figure={
          <section className="card" aria-labelledby="photos">
            <h2 id="photos">{words.photos.heading}</h2>
            <Steps items={words.photos.items} />
          </section>
        }
        inset
      >
        {answer && <DamageAnswer {...answer} />}
        {answer && <WaysToReport delivered={whenIn(answer.delivery, answer.now)} />}
        <DamageForm query={query} />
        {!answer && <WaysToReport />}
      </PageTop>
      <Section title={words.next.heading} ground="shade">
        <Points items={words.next.items} />
      </Section>
      <Section title={words.policies.heading}>
        <ul className="columns damage-policies" data-columns="3">
          {policyLinks(words.policies.documents).map(({ name, url }) => (
            <li key={url}>
              <LinkRow href={url} name={name} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  ),
})

/** The ways to report damage; photos come by mail, which tells when the delivery was. */
function WaysToReport({ delivered }: { readonly delivered?: string }) {
  const { call, write, interest, mail, mailText } = words.report
  const body = delivered && fillText(mailText, { delivered })
  return (
    <div className="cluster">
      <CallButton look="main" label={call} />
      <ButtonLink href={contactPath(interest)} icon="mail">
        {write}
      </ButtonLink>
      {body && (
        <a className="link" href={mailHref(business.email, { body })}>
          {mail}
        </a>
      )}
    </div>
  )
}

/** "Until Sunday, November 22, 2:30 PM", and what to do. */
function DamageAnswer({ delivery, report: { deadline, state }, now }: DamageAnswerProps) {
  const [exact, wholeDay] = state === 'over' ? [texts.was, texts.wasEndOf] : [texts.until, texts.untilEndOf]
  return (
    <div className="damage-answer" data-state={state}>
      <p className="small">{texts.label}</p>
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
      <p>{fillText(texts[state], { delivered: whenIn(delivery, now) })}</p>
    </div>
  )
}

/** The day and time of a delivery; names the year only where it is not the present one. */
function whenIn({ day, time }: Delivery, now: Date): string {
  const written = yearOf(day) === yearOf(easternClock(now).day) ? formatDayOfYear(day) : formatWeekday(day)
  return time ? `${written}, ${formatTime(time)}` : written
}

/** Asks for the day of delivery, and a time where it is known; this page answers. */
function DamageForm({ query }: { readonly query: ReturnType<typeof deliveryReader.read> }) {
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
      <button type="submit" className="button damage-form-wide" data-look="solid">
        {input ? form.again : form.submit}
      </button>
    </form>
  )
}
