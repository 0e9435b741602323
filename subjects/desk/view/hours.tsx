import { capitalized, fillText, formatDate, formatTime } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Field } from '#kit/parts/field.tsx'
import type { DatedHours } from '#subjects/dealership/facts/dated-hours.ts'
import { shopLimits } from '#subjects/dealership/facts/shop-desk.ts'
import type { Notice } from '#subjects/dealership/rules/shop.ts'
import { shopWords } from '#subjects/desk/facts/shop-words.ts'
import { dayWithYear } from '#subjects/desk/rules/day-with-year.ts'
import { Either, Refused, Save, Send, TextLink, Time } from './controls.tsx'
import { type FormState, isBack, Line, Lines, markOf, WhyRefused } from './form-parts.tsx'

interface HoursProps {
  readonly today: string
  /** The next days on which the shop is open, or would be had the dealer not closed them. */
  readonly workdays: readonly Workday[]
  /** The present hours of the shop on these two days. */
  readonly now: string
  /** The coming dates to which the dealer gave hours of their own. */
  readonly dates: readonly DatedHours[]
  readonly notices: readonly Notice[]
  /** A day that is about to be closed, which is asked about first. */
  readonly closing: FormState | undefined
  readonly hours: FormState
  readonly notice: FormState
}

export function HoursScreen({ today, workdays, now, dates, notices, closing, hours, notice }: HoursProps) {
  const typed = (id: string, ...names: readonly string[]) => ({
    id,
    defaultValue: hours.values[id],
    ...markOf(hours, id, ...names),
  })
  return (
    <>
      <div className="spread">
        <h1>Special hours and notices</h1>
        <TextLink href="/week">Weekly hours</TextLink>
      </div>
      <div className="desk-halves">
        <div className="stack">
          <form className="desk-panel stack" method="post" action="/hours">
            <h2>Close all day</h2>
            <input type="hidden" name="close" value="yes" />
            {closing ? (
              <Close refused={closing} today={today} />
            ) : (
              <>
                <p>{now}</p>
                <Line
                  id="reason"
                  label={shopWords.closedFor}
                  hint={fillText(shopWords.reasonHint, { reason: shopWords.neutral })}
                  {...reason}
                  required={false}
                />
                <div className="shop-pair">
                  {workdays.map((workday) => (
                    <CloseOrOpen key={workday.day} {...workday} />
                  ))}
                </div>
              </>
            )}
            <datalist id="reasons">
              {shopWords.otherReasons.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </form>
          <form
            id="other"
            className="desk-panel stack"
            method="post"
            action="/hours"
            data-typed={isBack(hours) ? '' : undefined}
          >
            <h2>Hours for one day</h2>
            <WhyRefused refused={hours} />
            <div className="shop-pair">
              <Line label="Day" type="date" min={today} required {...typed('day')} />
              <Line label={shopWords.reason} {...typed('name')} {...reason} />
              <Either
                id="word"
                name="word"
                label={shopWords.openOrClosed}
                choices={[
                  ['open', 'Open'],
                  ['closed', 'Closed'],
                ]}
                value={hours.values.word ?? 'open'}
              />
              {(['opens', 'closes'] as const).map((id) => (
                <Field key={id} id={id} label={capitalized(id)}>
                  {() => <Time name={id} {...typed(id, 'hours')} />}
                </Field>
              ))}
            </div>
            <Save isForNew asBefore={isBack(hours) && '/hours'}>
              Save hours
            </Save>
          </form>
        </div>
        <div className="stack">
          <NoticeForm today={today} refused={notice} />
          {notices.length > 0 && (
            <ul className="desk-list" aria-label="Notices">
              {notices.map(({ from, until, text }) => (
                <li key={from} className="shop-row">
                  <a className="desk-row" href={`/hours?notice=${from}#notice`}>
                    <span className="desk-row-lines">
                      {text}{' '}
                      <span className="small soft">
                        {from > today ? `From ${dayWithYear(from, today)} until` : 'Until'} {dayWithYear(until, today)}
                      </span>
                    </span>
                  </a>
                  <Withdraw fact={`notice ${from}`} label={`Remove: ${text}`} />
                </li>
              ))}
            </ul>
          )}
          <section className="desk-panel stack" aria-labelledby="dates">
            <h2 id="dates">Days with special hours</h2>
            {dates.length > 0 && (
              <ul className="desk-list">
                {dates.map(({ day, name, hours: span }) => (
                  <li key={day} className="shop-row">
                    <a className="desk-row" href={`/hours?day=${day}#other`}>
                      <span className="desk-row-lines">
                        {dayWithYear(day, today)},{' '}
                        {span === 'closed' ? span : `${formatTime(span.opens)} to ${formatTime(span.closes)}`}{' '}
                        <span className="small soft">{name}</span>
                      </span>
                    </a>
                    <Withdraw fact={`hours ${day}`} label={`Remove the hours of ${formatDate(day)}`} />
                  </li>
                ))}
              </ul>
            )}
            <p className="soft">
              {dates.length === 0 && 'None planned. '}
              <TextLink href="/week#holidays">Holidays</TextLink> are under Weekly hours.
            </p>
          </section>
        </div>
      </div>
    </>
  )
}

/** What closing a day would do, before it is done (DESK-50). */
function Close({ refused: { values, warnings }, today }: { readonly refused: FormState; readonly today: string }) {
  return (
    <Refused>
      <input type="hidden" name="day" value={values.day} />
      <input type="hidden" name="name" value={values.name} />
      {warnings.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="cluster">
        <Send data-look="main" name="agreed" value="yes">
          Close {dayWithYear(values.day ?? '', today)}
        </Send>
        <ButtonLink href="/hours">Cancel</ButtonLink>
      </p>
    </Refused>
  )
}

interface Workday {
  readonly day: string
  /** 'today', 'tomorrow' or 'Mon, Nov 30' */
  readonly name: string
  readonly isClosed: boolean
}

/** Closes a day, or gives one that we have closed its usual hours again. */
function CloseOrOpen({ day, name, isClosed }: Workday) {
  if (isClosed)
    return (
      <Send formAction="/hours/withdraw" formNoValidate name="fact" value={`hours ${day}`}>
        Open {name}
      </Send>
    )
  return (
    <Send name="day" value={day}>
      Close {name}
    </Send>
  )
}

/** The form of the notice; a changed notice keeps its first day. */
function NoticeForm({ today, refused }: { readonly today: string; readonly refused: FormState }) {
  const { values } = refused
  const isChange = values.change === 'yes'
  return (
    <form
      id="notice"
      className="desk-panel stack"
      method="post"
      action="/notices"
      data-typed={isBack(refused) ? '' : undefined}
    >
      <h2>{isChange ? 'Change the notice' : 'Notice on every page'}</h2>
      <WhyRefused refused={refused} />
      <Lines
        id="text"
        label="Notice"
        hint={`One or two short sentences, at most ${shopLimits.notice} characters.`}
        maxLength={shopLimits.notice}
        defaultValue={values.text}
        {...markOf(refused, 'text')}
      />
      {isChange && <input type="hidden" name="change" value="yes" />}
      <div className="shop-pair">
        <Line
          id="from"
          label="First day"
          type="date"
          defaultValue={values.from}
          readOnly={isChange}
          required
          {...markOf(refused, 'from')}
        />
        <Line
          id="until"
          label="Last day"
          type="date"
          min={today}
          defaultValue={values.until}
          required
          {...markOf(refused, 'until')}
        />
      </div>
      <Save isForNew asBefore={isBack(refused) && '/hours'}>
        Save the notice
      </Save>
    </form>
  )
}

const reason = {
  name: 'name',
  maxLength: shopLimits.dayName,
  list: 'reasons',
  placeholder: shopWords.chooseReason,
  required: true,
} as const

function Withdraw({ fact, label }: Readonly<Record<'fact' | 'label', string>>) {
  return (
    <form method="post" action="/hours/withdraw">
      <Send name="fact" value={fact} aria-label={label}>
        Remove
      </Send>
    </form>
  )
}
