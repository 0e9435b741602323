import { formatTime, formatWeekday } from '#kit/formats/format.ts'
import { DataTable } from '#kit/parts/data-table.tsx'
import { givenIn, ShareLink } from '#kit/parts/planner.tsx'
import { deadlineCalendar, deadlineFinder, deadlineWords } from '#subjects/policies/facts/deadline-finder.ts'
import type { Deadline } from '#subjects/policies/rules/deadlines.ts'
import '#kit/parts/button.css'
import './deadline-result.css'

interface DeadlineResultProps {
  readonly kind: 'returns' | 'rental'
  readonly deadlines: readonly Deadline[]
  readonly path: string
  readonly search: URLSearchParams
}

export function DeadlineResult({ kind, deadlines, path, search }: DeadlineResultProps) {
  const { caption, columns } = deadlineFinder.table
  return (
    <div className="stack deadline-result">
      <DataTable
        caption={caption}
        columns={columns}
        rows={deadlines.map((deadline) => ({
          key: deadline.id,
          cells: [
            deadlineWords[deadline.id].title,
            <When key="when" deadline={deadline} />,
            deadlineWords[deadline.id].note,
          ],
        }))}
      />
      <p className="screen-only">
        <a className="button" href={`${deadlineCalendar[kind].path}?${givenIn(search)}`} download="">
          {deadlineFinder.calendar}
        </a>
      </p>
      <ShareLink path={path} search={search} />
    </div>
  )
}

function When({ deadline: { day, time, instant } }: { readonly deadline: Deadline }) {
  return (
    <time dateTime={instant?.toISOString() ?? day}>
      <b>{formatWeekday(day)}</b>
      {time && `, ${formatTime(time)}`}
    </time>
  )
}
