import { hash, randomUUID } from 'node:crypto'
import { copyFile, readdir, rm, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import { makeFolder } from '#kernel/make-folder.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { byteOrderMark } from '#kit/formats/csv.ts'
import { uploads } from '#subjects/desk/facts/uploads.ts'
import { ImportCarts, type ImportPreview, PreviewImport } from '#subjects/desk/view/import-carts.tsx'
import { plannedCart } from '#subjects/inventory/rules/changed-cart.ts'
import { cartFileEndings, cartsAsCsv, readCartFile } from '#subjects/inventory/server/cart-file.ts'
import { applyCarts, type ImportPlan, planImport } from '#subjects/inventory/server/change-carts.ts'
import { carryOut, textsOf } from './carry-out.ts'
import { cartStores } from './cart-screens.tsx'
import type { DeskContext, DeskRoutes, Screens } from './desk-services.ts'
import { withFiles } from './receive-files.ts'

const screen = { title: 'Import and export', tab: 'carts' } as const
const dayMs = 86_400_000

/** DESK-23: carts out as a file and in again, with every change to see before it is made. */
export const importScreens: Screens = (services) => {
  const { dataDir, now } = services
  const stores = cartStores(services)
  const routes: DeskRoutes = new Hono()
  const folder = join(dataDir, 'imports')

  const ask = (c: DeskContext, problem?: string) => {
    if (problem) c.status(422)
    return c.var.show(<ImportCarts problem={problem} />, screen)
  }

  /** What a file that is kept here would do; why it cannot be read, where it cannot. */
  async function planFile(name: string): Promise<ImportPlan | string> {
    try {
      const { rows, unknown } = await readCartFile(join(folder, name))
      return await planImport(stores, { rows, unknown, onRow: () => {} })
    } catch (error) {
      return (error as Error).message
    }
  }

  routes.get('/import', (c) => ask(c))

  routes.post('/import', async (c) => {
    await clearOld(folder, now())
    return withFiles(c, dataDir, { most: 1, megabytes: uploads.cartFile.megabytes }, async ({ files: [file] }) => {
      const ending = extname(file?.name ?? '').toLowerCase()
      if (!file || !cartFileEndings.includes(ending))
        return ask(c, 'Choose a file of carts: CSV, Excel (.xlsx) or JSON.')
      const name = `${randomUUID()}${ending}`
      await copyFile(file.path, join(folder, name))
      const plan = await planFile(name)
      return typeof plan === 'string' ? ask(c, `${file.name}: ${plan}.`) : show(c, name, plan)
    })
  })

  routes.post('/import/:name', async (c, next) => {
    const name = c.req.param('name')
    if (!/^[0-9a-f-]{36}\.[a-z]+$/.test(name)) return next()
    const form = await textsOf(c)
    const plan = await planFile(name)
    if (typeof plan === 'string') return ask(c, 'The file is not here any more: choose it again.')
    // What was seen is what is done: another change meanwhile makes it another import.
    if (form.seen !== seenOf(plan)) return show(c, name, plan, 'Something was changed meanwhile. Look at it again.')
    if (plan.bad > 0 && !form.leaveOut)
      return show(c, name, plan, 'Some rows cannot be taken: tick what to do about them.')
    return carryOut(
      c,
      { ...plan, problems: [] },
      {
        apply: (change, by) => applyCarts(stores, change, by),
        ...{ what: 'import', to: '/carts', form },
        again: ({ problems: [problem = 'Tick the box first'] }) => show(c, name, plan, `${problem}.`),
      },
    )
  })

  function show(c: DeskContext, name: string, plan: ImportPlan, problem?: string): Promise<Response> {
    if (problem) c.status(422)
    return c.var.show(
      <PreviewImport name={name} seen={seenOf(plan)} plan={previewOf(plan)} problem={problem} />,
      screen,
    )
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
      'Cache-Control': 'no-store',
    })
  })

  return routes
}

function previewOf({ change, problems, reasons, bad, same, unread }: ImportPlan): ImportPreview {
  const carts = (change?.carts ?? []).flatMap((cart) => plannedCart(cart) ?? [])
  return { carts, problems, reasons: reasons.filter((reason) => !unread.includes(reason)), unread, bad, same }
}

const seenOf = (plan: ImportPlan) => hash('sha256', JSON.stringify(previewOf(plan)), 'base64url')

/** A file is kept until it is applied or a day has gone by. */
async function clearOld(folder: string, now: Date): Promise<void> {
  makeFolder(folder)
  for (const name of await readdir(folder)) {
    const { mtimeMs } = await stat(join(folder, name))
    if (now.getTime() - mtimeMs > dayMs) await rm(join(folder, name), { force: true })
  }
}
