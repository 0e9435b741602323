import type { Run } from '#kernel/history/read-runs.ts'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { formatCount, formatTime } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Icon, type IconName } from '#kit/parts/icon.tsx'
import { commandText } from '#subjects/desk/facts/history-words.ts'
import { dayWithYear } from '#subjects/desk/rules/day-with-year.ts'
import { foldUndos } from '#subjects/desk/rules/folded-undos.ts'
import type { ChangedPicture } from '#subjects/pictures/rules/pictures-in.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import { Sentence, TextLink } from './controls.tsx'

export interface HistoryRun extends Run {
  readonly changed: number
  readonly lines: readonly string[]
  readonly pictures: readonly ChangedPicture[]
  /** The cart's picture, or a sign for what the run is about. */
  readonly mark: { readonly image: string } | { readonly icon: IconName }
  readonly isUndoable: boolean
  /** Its undo, the undo of that, and so on, where they stand in its line. */
  readonly undos?: readonly HistoryRun[]
}

interface HistoryProps {
  readonly runs: readonly HistoryRun[]
  readonly older: number | undefined
  readonly now: Date
}

/** The history by day: what was done in one sentence, when and by whom (DESK-90). */
export function HistoryScreen({ runs, older, now }: HistoryProps) {
  const days = Map.groupBy(runs, ({ at }) => easternClock(at).day)
  return (
    <>
      <h1>History of changes</h1>
      {runs.length === 0 && <p>No changes yet. Each change appears here, with its undo.</p>}
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="desk-day" aria-label={dayText(day, now)}>
          <h2>{dayText(day, now)}</h2>
          <ol className="desk-list desk-log">
            {foldUndos(ofDay).map((run) => (
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
      <h1>{dayText(easternClock(run.at).day, now)}</h1>
      <ol className="desk-list desk-log">
        <RunTold run={run} />
      </ol>
    </>
  )
}

function RunTold({ run }: { readonly run: HistoryRun }) {
  const { id, who, command, undoes, changed, lines, pictures, mark, undos = [] } = run
  const last = undos.at(-1) ?? run
  const isBack = undos.length % 2 === 1
  return (
    <li>
      <span className="desk-log-mark">
        {'image' in mark ? <Picture path={mark.image} alt="" layout="shelf" /> : <Icon name={mark.icon} />}
      </span>
      <div>
        {(lines.length > 0 ? lines : [commandText(command)]).map((line) => (
          <Sentence key={line}>{line}</Sentence>
        ))}
        <p className="small soft">
          {timeOf(run)}, {who}
          {undoes !== undefined && ' · an undo'}
          {last !== run && ` · ${isBack ? 'undone' : 'redone'} ${timeOf(last)}, ${last.who}`}
          {last.undoneBy !== undefined && ' · undone'}
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
      {last.isUndoable && last.undoneBy === undefined && (
        <form method="post" action={`/history/${last.id}/undo`}>
          <button type="submit" className="desk-text-button" aria-label={`${isBack ? 'Redo' : 'Undo'}: ${lines[0]}`}>
            {isBack ? 'Redo' : 'Undo'}
          </button>
        </form>
      )}
    </li>
  )
}

const timeOf = ({ at }: HistoryRun) => formatTime(easternClock(at).time)

function dayText(day: string, now: Date): string {
  const { day: today } = easternClock(now)
  if (day === today) return 'Today'
  return day === addDays(today, -1) ? 'Yesterday' : dayWithYear(day, today)
}
