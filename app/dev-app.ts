import { resolve } from 'node:path'
import { createLog } from '#kernel/log/log.ts'
import type { Assets } from '#kernel/press/built-assets.ts'
import { deskOver } from './desk-site.ts'
import { openServices } from './open-services.ts'
import { partsPage } from './parts-page.tsx'
import { settingsOfProcess } from './settings.ts'
import { createSite } from './site.ts'

const refreshPreamble = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/@vite/client')
await import('/app/styles.ts')
await import('/app/client.ts')`

const built = {
  program: resolve('app/worker.ts'),
  masters: 'studio/masters',
  made: 'dist/pictures',
}

/** In development Vite serves style and scripts itself. */
const devAssets: Assets = {
  css: () => '',
  scripts: () => [],
  devHead: refreshPreamble,
}

let opened: ReturnType<typeof openServices> | undefined

interface DevApp {
  readonly fetch: (request: Request) => Response | Promise<Response>
}

const open = () => {
  opened ??= openServices(settingsOfProcess(), createLog('warn'), built)
  return opened
}

/** The app for one request: it has the latest modules, and caches nothing. `/parts` shows the parts of the kit. */
export async function devApp(siteUrl: string): Promise<DevApp> {
  const { services } = await open()
  const { app } = await createSite({ ...services, siteUrl, dataVersion: () => '', assets: devAssets })
  return {
    fetch: (request) => (new URL(request.url).pathname === '/parts' ? partsPage(refreshPreamble) : app.fetch(request)),
  }
}

/** The desk, made in the same way; Vite serves its style and script at the site's address. */
export async function devDesk(siteUrl: string): Promise<DevApp> {
  const { services, database, worker } = await open()
  const settings = settingsOfProcess()
  const parts = ['/@vite/client', '/app/styles.ts', '/subjects/desk/view/client/desk-client.ts']
  const script = parts.map((path) => `await import('${siteUrl}${path}')`).join('\n')
  const deskUrl = settings.desk?.url ?? siteUrl
  return deskOver({ ...services, worker, siteUrl, assets: devAssets, deskUrl, script }, settings, database)
}
