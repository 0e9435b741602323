import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createHttpServer } from '#kernel/http/http-server.ts'
import { createLog, flushLog, output } from '#kernel/log/log.ts'
import { serveMetrics } from '#kernel/metrics/metrics.ts'
import { type Assets, readBuiltAssets } from '#kernel/press/built-assets.ts'
import { stopOnSignal } from '#kernel/stop-on-signal.ts'
import { type OpenServices, openServices } from './open-services.ts'
import { type Settings, SettingsError, settingsOfProcess } from './settings.ts'
import { createSite } from './site.ts'

const flushMs = 500
// Forty photos take long on a weak signal; the server then prepares them one by one.
const uploads = { requestMs: 20 * 60_000, silenceMs: 5 * 60_000 }
const filesDirectory = join(import.meta.dirname, '../client')
const built = {
  program: join(import.meta.dirname, 'worker.js'),
  masters: join(filesDirectory, 'media'),
  made: join(filesDirectory, '../../pictures'),
}

async function main(): Promise<void> {
  const settings = settingsOfProcess()
  const log = createLog(settings.logLevel)
  const { services, database, worker, location, whatHappensToMessages, close } = await openServices(
    settings,
    log,
    built,
  )
  if (settings.metrics && services.metrics)
    await serveMetrics(services.metrics, settings.metrics).catch(failAtPort('METRICS_PORT', settings.metrics.port))
  const assets = readBuiltAssets(filesDirectory)
  let stopping = () => false
  const { app, serveFromCache, press } = await createSite({
    ...services,
    assets,
    filesDirectory,
    logRequests: settings.logRequests,
    stopping: () => stopping(),
  })
  const server = createHttpServer({ fetch: app.fetch, serveFromCache }, settings)
  server.once('error', failAtPort('PORT', settings.port))
  server.listen(settings.port, settings.host, () => {
    log.info({ url: settings.siteUrl, messages: location }, 'serving')
    output.write(
      `\n  Switchback is open at ${settings.siteUrl}\n  Messages are kept in ${location}\n  ${whatHappensToMessages}\n\n`,
    )
  })
  const given = { settings, services, database, worker, assets, stopping: () => stopping() }
  const desk = settings.desk && (await openDesk(settings.desk, given))
  const stopPrinting = press.start()
  const closeAll = () => {
    stopPrinting()
    return close()
  }
  const servers = desk ? [server, desk] : [server]
  stopping = stopOnSignal(servers, { log, close: closeAll, flush: () => flushLog(flushMs) })
}

interface DeskParts extends Pick<OpenServices, 'services' | 'database' | 'worker'> {
  readonly settings: Settings
  readonly assets: Assets
  readonly stopping: () => boolean
}

/** The desk listens in this process, on a port and an origin of its own. A site without a desk loads none of its screens. */
async function openDesk(
  { url, port, host }: NonNullable<Settings['desk']>,
  { settings, services, database, ...given }: DeskParts,
): Promise<Server> {
  const { deskOver } = await import('./desk-site.ts')
  const script = readFileSync(join(import.meta.dirname, '../desk/client.js'), 'utf8')
  const app = deskOver({ ...services, ...given, filesDirectory, deskUrl: url, script }, settings, database)
  const server = createHttpServer({ fetch: app.fetch }, { ...settings, ...uploads })
  server.once('error', failAtPort('DESK_PORT', port))
  const leads = url === `http://localhost:${port}` ? '' : `: what answers there has to lead to ${host}:${port}`
  server.listen(port, host, () => output.write(`  The desk is open at ${url}${leads}\n\n`))
  return server
}

function failAtPort(setting: string, port: number) {
  return (error: NodeJS.ErrnoException): never =>
    fail(error.code === 'EADDRINUSE' ? `The port ${port} is taken: set ${setting} to another one.` : error.message)
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

main().catch((error: unknown) => {
  fail(
    error instanceof SettingsError
      ? error.message
      : `The site could not start: ${error instanceof Error ? error.message : error}`,
  )
})
