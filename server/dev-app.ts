import type { Hono } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { startLeadService } from '#site/contact/server/leads/lead-service.ts'
import { photosDirectory } from '#site/pictures/server/photos.ts'
import { createApp } from './app.ts'
import { openDatabase } from './db/open-database.ts'
import { readSettings } from './env.ts'
import { createLog } from './log.ts'
import type { Assets } from './render/assets.ts'

const refreshPreamble = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/@vite/client')
await import('/site/shared/view/styles/all.ts')
await import('/site/client.ts')`

/** In development Vite serves style and scripts itself. */
const devAssets: Assets = { css: () => '', scripts: () => [], fonts: [], devHead: refreshPreamble }

let running: ReturnType<typeof start> | undefined

/** The app for one request: module changes are in it, and nothing is kept. */
export async function devApp(siteUrl: string): Promise<Hono<{ Variables: RequestIdVariables }>> {
  running ??= start()
  const { settings, database, leads } = await running
  const { ports, ready } = database
  return createApp({
    siteUrl,
    log: createLog('warn'),
    ports,
    assets: devAssets,
    photosDirectory: photosDirectory(settings.dataDir),
    now: () => new Date(),
    dataVersion: () => '',
    ready,
    contact: leads.contact,
    styleguide: true,
  })
}

async function start() {
  const settings = readSettings(process.env)
  const database = await openDatabase(settings)
  return { settings, database, leads: startLeadService(database, settings, createLog('warn')) }
}
