import { Hono } from 'hono'
import { changeLines, isUndoable } from '#kernel/history/change-line.ts'
import { latestRuns, readChanges, readRun } from '#kernel/history/read-runs.ts'
import { ChangedMeanwhile } from '#kernel/history/record-run.ts'
import { planUndo, undoRun } from '#kernel/history/undo-run.ts'
import { picturesIn } from '#subjects/desk/rules/pictures-in.ts'
import { Refused } from '#subjects/desk/view/controls.tsx'
import { History, type HistoryRun, OneRun } from '#subjects/desk/view/history.tsx'
import { textsOf } from './carry-out.ts'
import { byPerson, type DeskRoutes, type Screens } from './desk-services.ts'

const perPage = 40
const fewLines = 3
const mostPictures = 6

/** DESK-7: what changed, by whom, from what to what, and the way back. */
export const historyScreens: Screens = ({ database: { db, refreshDataVersion }, history, deskUrl, now }) => {
  const routes: DeskRoutes = new Hono()

  async function changesOf(id: number, most: number) {
    const changes = await readChanges(db, id)
    return {
      lines: await changeLines(db, changes.slice(0, most), history.kinds),
      pictures: changes.flatMap(picturesIn).slice(0, mostPictures),
      isUndoable: isUndoable(changes, history.kinds),
    }
  }

  routes.get('/history', async (c) => {
    const before = readId(c.req.query('before'))
    const runs = await latestRuns(db, perPage, before)
    const shown: HistoryRun[] = []
    for (const run of runs) shown.push({ ...run, ...(await changesOf(run.id, fewLines)) })
    const older = runs.length === perPage ? runs.at(-1)?.id : undefined
    return c.var.show(<History runs={shown} older={older} now={now()} />, { title: 'History', tab: 'history' })
  })

  routes.get('/history/:run', async (c, next) => {
    const run = await readRun(db, readId(c.req.param('run')) ?? 0)
    if (!run) return next()
    const changes = await changesOf(run.id, Number.POSITIVE_INFINITY)
    return c.var.show(<OneRun run={{ ...run, changed: changes.lines.length, ...changes }} now={now()} />, {
      title: 'One change',
      tab: 'history',
    })
  })

  routes.post('/history/:run/undo', async (c) => {
    const id = readId(c.req.param('run')) ?? 0
    const refuse = (problem: string) => {
      c.status(409)
      return c.var.show(<Refused>{problem}.</Refused>, { title: 'Not undone', tab: 'history' })
    }
    const { problems } = await planUndo(db, id)
    if (problems[0]) return refuse(problems[0])
    try {
      const undone = await undoRun(db, { id, by: byPerson(c, `undo ${id}`), at: now(), ...history })
      await refreshDataVersion()
      return c.redirect(screenThatTells(undone.run, (await textsOf(c)).back), 303)
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return refuse(error.message.replace(/\.$/, ''))
      throw error
    }
  })

  /** The screen on which the undo was asked for, where it is one of the desk. */
  function screenThatTells(run: number | undefined, back = '/history'): string {
    const asked = URL.parse(back, deskUrl)
    const { pathname, searchParams } = asked?.origin === deskUrl ? asked : new URL('/history', deskUrl)
    searchParams.set('run', String(run))
    return `${pathname}?${searchParams}`
  }

  return routes
}

const readId = (text: string | undefined) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined)
