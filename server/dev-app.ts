import { resolve } from 'node:path'
import type { Hono } from 'hono'
import { pages } from '#site/pages.ts'
import { createSite } from './app.ts'
import { settingsOfProcess } from './env.ts'
import type { RequestVariables } from './http/request-kind.ts'
import { createLog } from './log.ts'
import { openServices } from './open-services.ts'
import type { Assets } from './render/assets.ts'

const refreshPreamble = `import { injectIntoGlobalHook } from '/@react-refresh'
injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('/@vite/client')
await import('/site/styles.ts')
await import('/site/client.ts')`

const pictureProgram = resolve('site/pictures/server/picture-process.ts')

/** In development Vite serves style and scripts itself. */
const devAssets: Assets = {
  css: () => '',
  scripts: () => [],
  integrity: () => ({}),
  devHead: refreshPreamble,
}

let opened: ReturnType<typeof openServices> | undefined

/** The app for one request: module changes are in it, and nothing is cached. */
export async function devApp(siteUrl: string): Promise<Hono<{ Variables: RequestVariables }>> {
  opened ??= openServices(settingsOfProcess(), createLog('warn'), { pictureProgram })
  const { services } = await opened
  return createSite({
    ...services,
    siteUrl,
    dataVersion: () => '',
    pages: pages(true),
    assets: devAssets,
    quickCompression: true,
  }).app
}
