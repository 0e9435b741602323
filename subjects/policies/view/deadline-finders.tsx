import { formatTime, formatWeekday } from '#kit/formats/format.ts'
import { DataTable } from '#kit/parts/data-table.tsx'
import { definePlanner, filledIn, ShareLink } from '#kit/parts/planner.tsx'
import { PlannerChoice, PlannerField } from '#kit/parts/planner-field.tsx'
import {
  type DeadlineKind,
  deadlineCalendar,
  deadlineFinder,
  deadlineWords,
  returnItems,
} from '#subjects/policies/facts/deadline-finder.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import {
  bookingReader,
  type Deadline,
  rentalDeadlines,
  returnDeadlines,
  returnReader,
} from '#subjects/policies/rules/deadlines.ts'
import '#kit/parts/button.css'
import './deadline-result.css'

const { table, calendar, returns, rental } = deadlineFinder

export const returnDeadlineFinder = definePlanner({
  words: returns,
  reader: returnReader,
  fields: (query) => (
    <>
      <PlannerChoice query={query} name="item" label={returns.item} choices={returnItems} />
      <PlannerField query={query} name="received" label={returns.received} type="date" required />
      <PlannerField query={query} name="time" label={returns.time} hint={returns.timeHint} type="time" />
      <PlannerField query={query} name="returned" label={returns.returned} hint={returns.returnedHint} type="date" />
    </>
  ),
  result: (purchase, path, search) => {
    const deadlines = returnDeadlines(purchase)
    if (deadlines.length === 0) return <p className="lead">{returns.final}</p>
    return <DeadlineResult kind="returns" deadlines={deadlines} path={path} search={search} />
  },
})

export const rentalDeadlineFinder = definePlanner({
  words: rental,
  reader: bookingReader,
  fields: (query) => (
    <>
      <PlannerField query={query} name="pickup" label={rental.pickup} type="date" required />
      <PlannerField query={query} name="time" label={rental.time} type="time" required />
      <PlannerField
        query={query}
        name="days"
        label={rental.days}
        type="number"
        min="1"
        max={policyTerms.rental.maximumDays}
        required
      />
    </>
  ),
  result: (booking, path, search) => (
    <DeadlineResult kind="rental" deadlines={rentalDeadlines(booking)} path={path} search={search} />
  ),
})

interface DeadlineResultProps {
  readonly kind: DeadlineKind
  readonly deadlines: readonly Deadline[]
  readonly path: string
  readonly search: URLSearchParams
}

function DeadlineResult({ kind, deadlines, path, search }: DeadlineResultProps) {
  return (
    <div className="stack deadline-result">
      <DataTable
        caption={table.caption}
        columns={table.columns}
        rows={deadlines.map(({ id, day, time, instant }) => ({
          key: id,
          cells: [
            deadlineWords[id].title,
            <time key="when" dateTime={instant?.toISOString() ?? day}>
              <b>{formatWeekday(day)}</b>
              {time && `, ${formatTime(time)}`}
            </time>,
            deadlineWords[id].note,
          ],
        }))}
      />
      <p className="screen-only">
        <a className="button" href={`${deadlineCalendar[kind].path}?${filledIn(search)}`} download="">
          {calendar}
        </a>
      </p>
      <ShareLink path={path} search={search} />
    </div>
  )
}
