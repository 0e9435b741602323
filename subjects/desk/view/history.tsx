import type { Run } from '#kernel/history/read-runs.ts'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { formatCount, formatDate, formatTime } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Icon, type IconName } from '#kit/parts/icon.tsx'
import { commandTold } from '#subjects/desk/facts/history-words.ts'
import type { ChangedPicture } from '#subjects/desk/rules/pictures-in.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import { TextLink } from './controls.tsx'

export interface HistoryRun extends Run {
  readonly changed: number
  readonly lines: readonly string[]
  readonly pictures: readonly ChangedPicture[]
  /** The cart's picture, or a sign for what the run is about. */
  readonly mark: { readonly image: string } | { readonly icon: IconName }
  readonly isUndoable: boolean
}

interface HistoryProps {
  readonly runs: readonly HistoryRun[]
  readonly older: number | undefined
  readonly now: Date
}

/** DESK-90: the history by day: what was done in one sentence, when and by whom. */
export function History({ runs, older, now }: HistoryProps) {
  const days = Map.groupBy(runs, ({ at }) => easternClock(at).day)
  return (
    <>
      <h1>History</h1>
      {runs.length === 0 && <p>Nothing has been changed so far.</p>}
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="desk-day" aria-label={dayTold(day, now)}>
          <h2>{dayTold(day, now)}</h2>
          <ol className="desk-list desk-log">
            {ofDay.map((run) => (
              <RunTold key={run.id} run={run} />
            ))}
          </ol>
        </section>
      ))}
      {older !== undefined && <ButtonLink href={`/history?before=${older}`}>Older changes</ButtonLink>}
    </>
  )
}

/** One run, with all that it changed. */
export function OneRun({ run, now }: { readonly run: HistoryRun; readonly now: Date }) {
  return (
    <>
      <h1>{dayTold(easternClock(run.at).day, now)}</h1>
      <ol className="desk-list desk-log">
        <RunTold run={run} />
      </ol>
    </>
  )
}

function RunTold({ run }: { readonly run: HistoryRun }) {
  const { id, at, who, command, undoes, undoneBy, changed, lines, pictures, mark, isUndoable } = run
  return (
    <li>
      <span className="desk-log-mark">
        {'image' in mark ? <Picture path={mark.image} alt="" layout="shelf" /> : <Icon name={mark.icon} />}
      </span>
      <div>
        {(lines.length > 0 ? lines : [commandTold(command)]).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="small soft">
          {formatTime(easternClock(at).time)}, {who}
          {undoes !== undefined && ' · an undo'}
          {undoneBy !== undefined && ' · undone'}
          {changed > lines.length && (
            <>
              {' · '}
              <TextLink href={`/history/${id}`}>All {formatCount(changed, 'change')}</TextLink>
            </>
          )}
        </p>
        {pictures.length > 0 && (
          <ul className="desk-log-pictures">
            {pictures.map(({ path, isNew }) => (
              <li key={path} data-gone={isNew ? undefined : ''}>
                <Picture path={path} alt={isNew ? 'A picture that came' : 'A picture that went'} layout="shelf" />
              </li>
            ))}
          </ul>
        )}
      </div>
      {isUndoable && undoneBy === undefined && (
        <form method="post" action={`/history/${id}/undo`}>
          <button type="submit" className="desk-text-button" aria-label={`Undo: ${lines[0]}`}>
            Undo
          </button>
        </form>
      )}
    </li>
  )
}

function dayTold(day: string, now: Date): string {
  const { day: today } = easternClock(now)
  if (day === today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : formatDate(day)
}
