import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import { makeFolder } from '#kernel/folders.ts'
import { JobEnded } from '#kernel/worker/worker.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { byteOrderMark } from '#kit/formats/csv.ts'
import { severalWords } from '#subjects/desk/facts/several-words.ts'
import { ImportCarts, PreviewImport } from '#subjects/desk/view/import-carts.tsx'
import { cartFileEndings, cartsAsCsv } from '#subjects/inventory/server/cart-file.ts'
import { applyCarts } from '#subjects/inventory/server/change-carts.ts'
import { carryOut, textsOf } from './carry-out.ts'
import { cartStoresOf } from './desk-carts.ts'
import { type DeskContext, type DeskRoutes, type ScreenRoutes, upToCarts } from './desk-services.ts'
import { importFolder } from './kept-imports.ts'
import type { PlannedCartFile, planCartFile } from './plan-cart-file.ts'
import { withFiles } from './receive-files.ts'

const screen = { title: 'Download or upload carts', tab: 'carts', up: upToCarts } as const
const tooMuch = 'to read it takes more memory or time than there is: divide it, or save it anew as CSV'

/** Exports carts as a file, and imports a file after showing every change (DESK-23). */
export const importScreens: ScreenRoutes = (services) => {
  const { dataDir, now, worker } = services
  const stores = cartStoresOf(services)
  const routes: DeskRoutes = new Hono()
  const folder = importFolder(dataDir)

  const ask = (c: DeskContext, problem?: string) => {
    if (problem) c.status(422)
    return c.var.show(<ImportCarts problem={problem} />, screen)
  }

  /** Plans a file that is kept here; returns why it cannot be read, where it cannot. */
  async function planFile(name: string, seen?: string): Promise<PlannedCartFile | string> {
    const input = { file: join(folder, name), existing: await stores.vehicles.list(), today: stores.today(), seen }
    return worker
      .run<typeof planCartFile>('planCartFile', async () => input)
      .catch((error) => (error instanceof JobEnded ? tooMuch : Promise.reject(error)))
  }

  routes.get('/import', (c) => ask(c))

  routes.post('/import', (c) =>
    withFiles(c, dataDir, async ({ files: [file] }) => {
      const ending = extname(file?.name ?? '').toLowerCase()
      if (!file || !cartFileEndings.includes(ending))
        return ask(c, 'Choose a file of carts: CSV, Excel (.xlsx) or JSON.')
      const name = `${randomUUID()}${ending}`
      makeFolder(folder)
      await rename(file.path, join(folder, name))
      const planned = await planFile(name)
      if (typeof planned !== 'string') return show(c, name, planned)
      await rm(join(folder, name), { force: true })
      return ask(c, `${file.name}: ${planned}.`)
    }),
  )

  routes.post('/import/:name', async (c, next) => {
    const name = c.req.param('name')
    if (!/^[0-9a-f-]{36}\.[a-z]+$/.test(name)) return next()
    const form = await textsOf(c)
    if (!existsSync(join(folder, name))) return ask(c, 'The file is not here any more: choose it again.')
    const planned = await planFile(name, form.seen)
    if (typeof planned === 'string') return ask(c, `The file cannot be read any more: ${planned}.`)
    const { carts, preview } = planned
    // The import does exactly what the dealer has seen: after another change it has to be seen again.
    if (!carts) return show(c, name, planned, `${severalWords.meanwhile}.`)
    if (preview.bad > 0 && !form.leaveOut)
      return show(c, name, planned, 'Some rows cannot be read: tick the box to leave them out.')
    return carryOut(
      c,
      {
        change: carts.length > 0 ? { carts, photos: [] } : undefined,
        problems: [],
        warnings: [...preview.warnings, ...preview.unread],
      },
      {
        apply: async (change, by) => {
          const run = await applyCarts(stores)(change, by)
          await rm(join(folder, name), { force: true })
          return run
        },
        what: 'import',
        to: '/carts',
        form,
        again: ({ problems: [problem] }) => show(c, name, planned, `${problem?.text ?? 'Tick the box first'}.`),
      },
    )
  })

  function show(c: DeskContext, name: string, { seen, preview }: PlannedCartFile, problem?: string): Promise<Response> {
    if (problem) c.status(422)
    return c.var.show(<PreviewImport name={name} seen={seen} plan={preview} problem={problem} />, screen)
  }

  routes.get('/export/:name', async (c, next) => {
    const kind = /^carts\.(csv|json)$/.exec(c.req.param('name'))?.[1]
    if (!kind) return next()
    const carts = await stores.vehicles.list()
    const text = kind === 'csv' ? byteOrderMark + cartsAsCsv(carts) : `${JSON.stringify(carts, null, 2)}\n`
    const { day } = easternClock(now())
    return c.body(text, 200, {
      'Content-Type': kind === 'csv' ? 'text/csv; charset=utf-8' : 'application/json',
      'Content-Disposition': `attachment; filename="carts-${day}.${kind}"`,
    })
  })

  return routes
}
