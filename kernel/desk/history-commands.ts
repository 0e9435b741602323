import { openDatabase } from '#app/database.ts'
import type { Db } from '#kernel/db/schema.ts'
import { changedFields } from '#kernel/history/describe-change.ts'
import { latestRuns, type RecordedChange, type Run, readChanges, readRun } from '#kernel/history/read-runs.ts'
import { UndoRefusedError, undoRun } from '#kernel/history/undo-run.ts'
import { formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { formatCount } from '#kit/formats/format.ts'
import { runBy } from './asking.ts'
import { type DeskCall, type DeskCommand, type ExitCode, MisuseError } from './desk-command.ts'
import { historyKinds } from './history-kinds.ts'
import { exactly, readArgs } from './read-args.ts'

const usuallyListed = 20
const mostListed = 10_000

/** SITE-102: what the desk has changed, run by run. */
export const historyCommand: DeskCommand = {
  usage: `  history [--limit N]     who changed what, and when: the last ${usuallyListed} runs or so many
  history show RUN        what a run changed, from what to what`,
  run: async (call) => {
    const { positionals, flags } = readArgs(call.args, ['limit'], [])
    if (positionals[0] === 'show') {
      const [, run = ''] = exactly(positionals, 'show', 'RUN')
      return showRun(call, runId(run))
    }
    exactly(positionals)
    return listRuns(call, limitOf(flags.limit))
  },
}

/** SITE-101. */
export const undoCommand: DeskCommand = {
  usage: '  undo RUN                takes back what a run changed; that is a run as well, and can be undone',
  run: ({ args, settings, say, warn, by }) => {
    const [text = ''] = exactly(readArgs(args, [], []).positionals, 'RUN')
    const id = runId(text)
    return withDatabase<ExitCode>(settings, async (db) => {
      try {
        const undo = { id, by: runBy({ by }, 'undo', String(id)), at: new Date(), kinds: historyKinds }
        const { run, changes } = await undoRun(db, undo)
        for (const change of changes) say(lineOf({ ...change, erased: false }))
        say(`Run ${id} is undone, by run ${run}.`)
        return 0
      } catch (error) {
        if (!(error instanceof UndoRefusedError)) throw error
        warn(`${error.message}. Nothing was changed.`)
        return 1
      }
    })
  },
}

function listRuns({ settings, say, warn }: DeskCall, limit: number): Promise<ExitCode> {
  return withDatabase<ExitCode>(settings, async (db) => {
    const runs = await latestRuns(db, limit)
    const width = (cells: readonly string[]) => Math.max(0, ...cells.map(({ length }) => length))
    const widths = [width(runs.map(({ id }) => String(id))), width(runs.map(({ who }) => who))] as const
    for (const { id, at, who, command, changed, undoneBy } of runs) {
      const undone = undoneBy === undefined ? '' : `, undone by run ${undoneBy}`
      const cells = [String(id).padStart(widths[0]), formatEasternStamp(at), who.padEnd(widths[1]), command]
      say(`${cells.join('  ')}  (${formatCount(changed, 'change')}${undone})`)
    }
    warn(`${formatCount(runs.length, 'run')}. Times are Eastern.`)
    return 0
  })
}

function showRun({ settings, say, warn }: DeskCall, id: number): Promise<ExitCode> {
  return withDatabase<ExitCode>(settings, async (db) => {
    const run = await readRun(db, id)
    if (!run) {
      warn(`There is no run ${id}.`)
      return 1
    }
    say(headOf(run))
    for (const change of await readChanges(db, id)) say(lineOf(change))
    return 0
  })
}

function headOf({ id, at, who, command, undoes, undoneBy }: Run): string {
  const rest = [
    ...(undoes === undefined ? [] : [`undoes run ${undoes}`]),
    ...(undoneBy === undefined ? [] : [`undone by run ${undoneBy}`]),
  ]
  return [`Run ${id}, ${formatEasternStamp(at)} Eastern, by ${who}: ${command}`, ...rest].join('; ')
}

/** 'ev-nomad: price $8,495 → $829' */
function lineOf(change: RecordedChange): string {
  const kind = historyKinds[change.kind]
  const name = kind?.nameOf(change) ?? change.key
  if (change.erased) return `${name}: changed; what it was is erased`
  if (!change.before) return `${name}: added`
  if (!change.after) return `${name}: removed`
  const plain = (field: string, value: unknown) => ({ label: field, text: String(value) })
  return `${name}: ${changedFields(change, kind?.words ?? plain).join(', ')}`
}

function runId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new MisuseError(`"${text}" is no number of a run, as "history" tells it`)
  return Number(text)
}

function limitOf(text: string | boolean | undefined): number {
  if (text === undefined) return usuallyListed
  const limit = Number(text)
  if (!Number.isInteger(limit) || limit < 1 || limit > mostListed)
    throw new MisuseError(`--limit must be a whole number from 1 to ${mostListed}, not "${text}"`)
  return limit
}

async function withDatabase<Result>(
  settings: DeskCall['settings'],
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}
