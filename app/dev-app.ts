import { resolve } from 'node:path'
import type { Hono } from 'hono'
import type { RequestVariables } from '#kernel/http/request-kind.ts'
import { createLog } from '#kernel/log/log.ts'
import type { Assets } from '#kernel/press/built-assets.ts'
import { openServices } from './open-services.ts'
import { settingsOfProcess } from './settings.ts'
import { createSite } from './site.ts'

const refreshPreamble = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/@vite/client')
await import('/app/styles.ts')
await import('/app/client.ts')`

const pictureParts = {
  program: resolve('subjects/pictures/server/picture-process.ts'),
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

/** The app for one request: module changes are in it, and nothing is cached. */
export async function devApp(siteUrl: string): Promise<Hono<{ Variables: RequestVariables }>> {
  opened ??= openServices(settingsOfProcess(), createLog('warn'), pictureParts)
  const { services } = await opened
  return createSite({
    ...services,
    siteUrl,
    dataVersion: () => '',
    assets: devAssets,
  }).app
}
