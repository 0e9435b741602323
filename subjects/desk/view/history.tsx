import type { Run } from '#kernel/history/read-runs.ts'
import { formatEasternRecent } from '#kit/dates/eastern-time.ts'
import { formatCount } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import type { ChangedPicture } from '#subjects/desk/rules/pictures-in.ts'
import { Picture } from '#subjects/pictures/view/picture.tsx'
import { Send, TextLink } from './controls.tsx'

export interface HistoryRun extends Run {
  readonly changed: number
  readonly lines: readonly string[]
  readonly pictures: readonly ChangedPicture[]
  readonly isUndoable: boolean
}

interface HistoryProps {
  readonly runs: readonly HistoryRun[]
  readonly older: number | undefined
  readonly now: Date
}

export function History({ runs, older, now }: HistoryProps) {
  return (
    <>
      <h1>History</h1>
      {runs.length === 0 && <p>Nothing has been changed so far.</p>}
      <ol className="desk-list">
        {runs.map((run) => (
          <li key={run.id}>
            <RunLines run={run} now={now} />
            {run.changed > run.lines.length && (
              <p>
                <TextLink href={`/history/${run.id}`}>All {formatCount(run.changed, 'change')}</TextLink>
              </p>
            )}
          </li>
        ))}
      </ol>
      {older !== undefined && <ButtonLink href={`/history?before=${older}`}>Older changes</ButtonLink>}
    </>
  )
}

interface RunProps {
  readonly run: HistoryRun
  readonly now: Date
}

export function OneRun({ run, now }: RunProps) {
  return (
    <>
      <h1>Change {run.id}</h1>
      <RunLines run={run} now={now} />
    </>
  )
}

function RunLines({ run, now }: RunProps) {
  const { id, at, who, command, undoes, undoneBy, lines, pictures, isUndoable } = run
  return (
    <>
      <div className="spread">
        <p className="small soft">
          {formatEasternRecent(at, now)}, {who}
          {undoes !== undefined && `, undoing change ${undoes}`}
          {undoneBy !== undefined && `, undone by change ${undoneBy}`}
        </p>
        {isUndoable && undoneBy === undefined && (
          <form method="post" action={`/history/${id}/undo`}>
            <Send aria-label={`Undo change ${id}`}>Undo</Send>
          </form>
        )}
      </div>
      {(lines.length > 0 ? lines : [command]).map((line) => (
        <p key={line} className="desk-change">
          {line}
        </p>
      ))}
      {pictures.length > 0 && (
        <ul className="cluster">
          {pictures.map(({ path, isNew }) => (
            <li key={path} className="desk-changed-picture" data-gone={isNew ? undefined : ''}>
              <Picture path={path} alt={isNew ? 'A picture that came' : 'A picture that went'} layout="shelf" />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
