import { InvalidArgumentError } from 'commander'
import { latestRuns, type RecordedChange, type Run, readChanges, readRun } from '#kernel/history/read-runs.ts'
import { changedFields } from '#kernel/history/record-run.ts'
import { type HistoryKinds, planUndo, undoRun } from '#kernel/history/undo-run.ts'
import { formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { formatCount } from '#kit/formats/format.ts'
import { type DeskCommands, examples, isRefused } from './desk.ts'

const usuallyListed = 20
const mostListed = 10_000

/** SITE-100: what the desk has changed, run by run. SITE-101: takes a run back. */
export function historyCommands(kinds: HistoryKinds): DeskCommands {
  return (program, does) => {
    const history = program
      .command('history')
      .description(`who changed what, and when: the last ${usuallyListed} runs or so many`)
      .option('--limit <N>', 'how many', numberUpTo(mostListed), usuallyListed)
      .addHelpText('after', examples('history --limit 50', 'history show 12'))
      .action(
        does(async ({ open, say, warn }, { limit }: { limit: number }) => {
          const runs = await latestRuns((await open()).db, limit)
          const idWidth = Math.max(0, ...runs.map(({ id }) => String(id).length))
          const whoWidth = Math.max(0, ...runs.map(({ who }) => who.length))
          for (const { id, at, who, command, changed, undoneBy } of runs) {
            const undone = undoneBy === undefined ? '' : `, undone by run ${undoneBy}`
            const cells = [String(id).padStart(idWidth), formatEasternStamp(at), who.padEnd(whoWidth), command]
            say(`${cells.join('  ')}  (${formatCount(changed, 'change')}${undone})`)
          }
          warn(`${formatCount(runs.length, 'run')}. Times are Eastern.`)
          return 0
        }),
      )

    history
      .command('show')
      .description('what a run changed, from what to what')
      .argument('<RUN>', 'its number', runId)
      .addHelpText('after', examples('history show 12'))
      .action(
        does(async ({ open, say, warn }, id: number) => {
          const { db } = await open()
          const run = await readRun(db, id)
          if (!run) {
            warn(`There is no run ${id}.`)
            return 1
          }
          say(headOf(run))
          for (const change of await readChanges(db, id)) say(lineOf(change, kinds))
          return 0
        }),
      )

    program
      .command('undo')
      .description('takes back what a run changed; that is a run as well, and can be undone')
      .argument('<RUN>', 'its number', runId)
      .addHelpText('after', examples('undo 12'))
      .action(
        does(async (call, id: number) => {
          const { db } = await call.open()
          if (isRefused(call, await planUndo(db, id))) return 1
          const undone = await undoRun(db, { id, by: call.by(String(id)), at: new Date(), kinds })
          for (const change of undone.changes) call.say(lineOf({ ...change, erased: false }, kinds))
          call.say(`Run ${id} is undone, by run ${undone.run}.`)
          return 0
        }),
      )
  }
}

function headOf({ id, at, who, command, undoes, undoneBy }: Run): string {
  const what = `Run ${id}, ${formatEasternStamp(at)} Eastern, by ${who}: ${command}`
  return [what, undoes && `undoes run ${undoes}`, undoneBy && `undone by run ${undoneBy}`].filter(Boolean).join('; ')
}

/** 'ev-nomad: price $8,495 → $829' */
function lineOf(change: RecordedChange, kinds: HistoryKinds): string {
  const kind = kinds[change.kind]
  const name = kind?.nameOf(change) ?? change.key
  if (change.erased) return `${name}: changed; what it was is erased`
  if (!change.before) return `${name}: added`
  if (!change.after) return `${name}: removed`
  const plain = (field: string, value: unknown) => ({ label: field, text: String(value) })
  return `${name}: ${changedFields(change, kind?.words ?? plain).join(', ')}`
}

function numberUpTo(most: number): (text: string) => number {
  return (text) => {
    if (!/^[1-9]\d{0,8}$/.test(text) || Number(text) > most)
      throw new InvalidArgumentError(`It is a whole number from 1 to ${most}.`)
    return Number(text)
  }
}

const runId = numberUpTo(999_999_999)
