import { Hono } from 'hono'
import type { Change } from '#kernel/history/change.ts'
import { changeLines, isUndoable } from '#kernel/history/change-line.ts'
import { sentencesOf } from '#kernel/history/plan.ts'
import { latestRuns, type Run, readChangesOf, readRun } from '#kernel/history/read-runs.ts'
import { undoRun } from '#kernel/history/undo-run.ts'
import { wholeNumber } from '#kit/formats/whole-number.ts'
import type { IconName } from '#kit/parts/icon.tsx'
import { messageKind } from '#subjects/contact/server/tables.ts'
import { shopKind } from '#subjects/dealership/server/shop-store.ts'
import { listPictureOf } from '#subjects/desk/rules/list-picture.ts'
import { Refused } from '#subjects/desk/view/controls.tsx'
import { type HistoryRun, HistoryScreen, OneRun } from '#subjects/desk/view/history.tsx'
import { vehicleKind } from '#subjects/inventory/server/cart-history.ts'
import { inspectionKind } from '#subjects/inventory/server/inspections.ts'
import { changedPictures, picturesIn } from '#subjects/pictures/rules/pictures-in.ts'
import { changeAndRedirect, textsOf } from './carry-out.ts'
import type { DeskRoutes, ScreenRoutes } from './desk-services.ts'
import { personKind } from './people.ts'

/** The picture of each cart, by its id. */
type Images = ReadonlyMap<string, string | undefined>

const oneChange = { title: 'One change', tab: 'history', up: { href: '/history', text: 'History' } } as const
const perPage = 40
const fewLines = 3
const mostPictures = 6

/** The screens of the history: what changed, by whom, from what to what, and the undo (DESK-7). */
export const historyScreens: ScreenRoutes = ({ database, vehicles, history, deskUrl, now }) => {
  const { db, refreshDataVersion } = database
  const routes: DeskRoutes = new Hono()

  /** The runs with their changes, each in at most this many lines. */
  async function shownRuns(runs: readonly Run[], most: number): Promise<readonly HistoryRun[]> {
    const images: Images = new Map((await vehicles.list()).map(({ id, images }) => [id, listPictureOf(images)]))
    const changesOf = await readChangesOf(
      db,
      runs.map(({ id }) => id),
    )
    const shownChanges = [...changesOf.values()].flatMap((changes) => changes.slice(0, most))
    const lines = await changeLines(db, shownChanges, history.kinds)
    const lineOf = new Map(shownChanges.map((change, index) => [change, lines[index] ?? '']))
    return runs.map((run) => {
      const changes = changesOf.get(run.id) ?? []
      return {
        ...run,
        changed: changes.length,
        mark: markOf(changes[0], images),
        lines: changes.flatMap((change) => lineOf.get(change) ?? []),
        pictures: changes.flatMap(changedPictures).slice(0, mostPictures),
        isUndoable: isUndoable(changes, history.kinds),
      }
    })
  }

  routes.get('/history', async (c) => {
    const before = readId(c.req.query('before'))
    const runs = await latestRuns(db, perPage, before)
    const shown = await shownRuns(runs, fewLines)
    const older = runs.length === perPage ? runs.at(-1)?.id : undefined
    return c.var.show(<HistoryScreen runs={shown} older={older} now={now()} />, { title: 'History', tab: 'history' })
  })

  routes.get('/history/:run', async (c, next) => {
    const run = await readRun(db, readId(c.req.param('run')) ?? 0)
    if (!run) return next()
    const [shown] = await shownRuns([run], Number.POSITIVE_INFINITY)
    return c.var.show(shown && <OneRun run={shown} now={now()} />, oneChange)
  })

  routes.post('/history/:run/undo', async (c) => {
    const id = readId(c.req.param('run')) ?? 0
    const form = await textsOf(c)
    return changeAndRedirect(c, {
      make: async (by) => {
        const { run } = await undoRun(db, { id, by, ...history })
        await refreshDataVersion()
        return run
      },
      what: `undo ${id}`,
      to: screenOfDesk(form.back),
      form,
      again: ({ problems }) =>
        c.var.show(<Refused>{sentencesOf(problems)}</Refused>, { ...oneChange, title: 'Not undone' }),
    })
  })

  /** The screen on which the person asked for the undo, where it is one of the desk. */
  function screenOfDesk(back = '/history'): string {
    const screen = URL.parse(back, deskUrl)
    return screen?.origin === deskUrl ? screen.pathname + screen.search : '/history'
  }

  return routes
}

const icons: Readonly<Record<string, IconName>> = { [messageKind]: 'mail', [shopKind]: 'clock', [personKind]: 'people' }

/** The picture of the first changed cart, or a sign for what else the run is about (DESK-90). */
function markOf(change: Change | undefined, images: Images): HistoryRun['mark'] {
  if (change?.kind !== vehicleKind && change?.kind !== inspectionKind)
    return { icon: icons[change?.kind ?? ''] ?? 'list' }
  const [id = ''] = change.key.split(' ')
  const image = images.get(id) ?? listPictureOf(picturesIn(change.before))
  return image === undefined ? { icon: 'cart' } : { image }
}

const readId = (text = '') => wholeNumber(text, 9)
