import type { CalendarDay } from '#kit/dates/calendar-day.ts'
import type { HolidayName } from '#kit/dates/holidays.ts'
import { capitalized, formatDate } from '#kit/formats/format.ts'
import {
  type Department,
  dayWords,
  type Weekday,
  type WeeklyHours,
  weekdayNames,
} from '#subjects/dealership/facts/hours.ts'
import { weekNames } from '#subjects/dealership/facts/shop-desk.ts'
import { hoursSummary } from '#subjects/dealership/rules/hours.ts'
import type { ChangedWeek } from '#subjects/dealership/rules/shop.ts'
import { shopWords } from '#subjects/desk/facts/shop-words.ts'
import { dayWithYear } from '#subjects/desk/rules/day-with-year.ts'
import { Save, Send, Time } from './controls.tsx'
import { type FormState, isBack, Line, markOf, WhyRefused } from './form-parts.tsx'

interface WeekScreenProps {
  readonly today: string
  readonly weeks: readonly Omit<WeekFormProps, 'today'>[]
  readonly holidays: readonly {
    readonly name: HolidayName
    /** When it comes next. */
    readonly day: CalendarDay
    readonly key: string
    /** The first day on which the shop stays closed for it. */
    readonly from: string | undefined
  }[]
  readonly holiday: FormState | undefined
}

/** The week of each department, and the legal holidays on which the shop stays closed (DESK-80). */
export function WeekScreen({ today, weeks, holidays, holiday }: WeekScreenProps) {
  return (
    <>
      <h1>Weekly hours</h1>
      <div className="desk-halves">
        {weeks.map((one) => (
          <WeekForm key={one.of} today={today} {...one} />
        ))}
      </div>
      <section className="desk-panel stack" aria-labelledby="holidays">
        <h2 id="holidays">Holidays</h2>
        <p className="soft">Saved as soon as you tap.</p>
        <WhyRefused refused={holiday} />
        <ul className="desk-list desk-two week-holidays">
          {holidays.map(({ name, day, key, from }) => (
            <li key={key}>
              <form className="shop-row" method="post" action="/week/holidays">
                <input type="hidden" name="holiday" value={key} />
                <p>
                  {name}
                  <span className="small soft">
                    {dayWithYear(day, today)}
                    {from !== undefined && from > today && ` · closed from ${formatDate(from)} on`}
                    <span className="sr-only">{from === undefined ? ', open' : ', closed'}</span>
                  </span>
                </p>
                <span className="desk-filters">
                  <Send name="open" value="yes" aria-label={`Open: ${name}`} disabled={from === undefined}>
                    Open
                  </Send>
                  <Send name="from" value={today} aria-label={`Closed: ${name}`} disabled={from !== undefined}>
                    Closed
                  </Send>
                </span>
              </form>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

interface WeekFormProps {
  readonly today: string
  readonly of: Department
  /** The week of today, or one that is still to begin. */
  readonly week: WeeklyHours
  /** The week as the form sends it along: what another person changes meanwhile differs from it. */
  readonly seen: string
  readonly coming: readonly ChangedWeek[]
  /** The form as it comes back; without a problem it proposes hours that are still to be saved. */
  readonly refused: FormState | undefined
}

function WeekForm({ today, of, week, seen, coming, refused }: WeekFormProps) {
  const values = refused?.values ?? {}
  const isProposed = refused !== undefined && !isBack(refused)
  return (
    <div className="stack">
      <form id={of} className="desk-panel stack" method="post" action={`/week/${of}#${of}`} data-typed={refused && ''}>
        <h2>{weekNames[of]}</h2>
        <input type="hidden" name="seen" value={seen} />
        <WhyRefused refused={refused} />
        {/* Enter presses the first button of a form: it saves. */}
        <button type="submit" hidden />
        {isProposed && (
          <p className="notice" role="status">
            {shopWords.proposedWeek}
          </p>
        )}
        <div className="week-days">
          {weekdayNames.map((day) => (
            <DayFields key={day} day={day} hours={week[day]} values={values} refused={refused} />
          ))}
        </div>
        <Send className="desk-text-button" name="same" value="yes" formNoValidate>
          Use Monday’s hours through Friday
        </Send>
        <Line
          id={`${of}-from`}
          name="from"
          label="New hours start on"
          type="date"
          min={today}
          defaultValue={values.from ?? today}
          required
          {...markOf(refused, 'from')}
        />
        <Save asBefore={refused && '/week'}>Save hours</Save>
      </form>
      {coming.length > 0 && (
        <ul className="desk-list" aria-label={`Coming weeks: ${weekNames[of]}`}>
          {coming.map(({ from, week: next }) => (
            <li key={from}>
              <form className="shop-row" method="post" action="/hours/withdraw">
                <p>
                  From {formatDate(from)} on
                  <span className="small soft">{hoursSummary(next)}</span>
                </p>
                <Send
                  name="fact"
                  value={`week ${of}-${from}`}
                  aria-label={`Remove the week from ${formatDate(from)} on`}
                >
                  Remove
                </Send>
              </form>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface DayFieldsProps extends Pick<WeekFormProps, 'refused'> {
  readonly day: Weekday
  readonly hours: WeeklyHours[Weekday]
  readonly values: FormState['values']
}

function DayFields({ day, hours, values, refused }: DayFieldsProps) {
  const name = capitalized(day)
  const times = typeof hours === 'string' ? { opens: '', closes: '' } : hours
  const word = typeof hours === 'string' ? hours : 'open'
  const mark = markOf(refused, day)
  return (
    <fieldset className="field week-day">
      <legend>
        {name.slice(0, 3)}
        <span className="desk-wide">{name.slice(3)}</span>
      </legend>
      <select name={`${day}.word`} aria-label={name} defaultValue={values[`${day}.word`] ?? word}>
        {['open', ...dayWords].map((one) => (
          <option key={one} value={one}>
            {capitalized(one)}
          </option>
        ))}
      </select>
      <Time
        name={`${day}.opens`}
        aria-label={`${name} opens`}
        defaultValue={values[`${day}.opens`] ?? times.opens}
        {...mark}
      />
      <Time
        name={`${day}.closes`}
        aria-label={`${name} closes`}
        defaultValue={values[`${day}.closes`] ?? times.closes}
        {...mark}
      />
    </fieldset>
  )
}
