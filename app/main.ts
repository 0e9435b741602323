import { join } from 'node:path'
import { createHttpServer } from '#kernel/http/http-server.ts'
import { createLog, flushLog, output } from '#kernel/log/log.ts'
import { serveMetrics } from '#kernel/metrics/metrics.ts'
import { readBuiltAssets } from '#kernel/press/built-assets.ts'
import { stopOnSignal } from '#kernel/stop-on-signal.ts'
import { openServices } from './open-services.ts'
import { SettingsError, settingsOfProcess } from './settings.ts'
import { createSite } from './site.ts'

const flushMs = 500
const filesDirectory = join(import.meta.dirname, '../client')
const pictureParts = {
  program: join(import.meta.dirname, 'picture-process.js'),
  masters: join(filesDirectory, 'media'),
  made: join(filesDirectory, '../../pictures'),
}

async function main(): Promise<void> {
  const settings = settingsOfProcess()
  const log = createLog(settings.logLevel)
  const { services, location, sentence, close } = await openServices(settings, log, pictureParts)
  if (settings.metrics && services.metrics)
    await serveMetrics(services.metrics, settings.metrics).catch(failAtPort('METRICS_PORT', settings.metrics.port))
  const assets = readBuiltAssets(filesDirectory)
  let stopping = () => false
  const { app, serveFromCache, press } = createSite({
    ...services,
    assets,
    filesDirectory,
    logRequests: settings.logRequests,
    stopping: () => stopping(),
  })
  const server = createHttpServer({ fetch: app.fetch, serveFromCache }, settings)
  server.once('error', failAtPort('PORT', settings.port))
  server.listen(settings.port, settings.host, () => {
    log.info({ url: settings.siteUrl, leads: location }, 'serving')
    output.write(`\n  Switchback is open at ${settings.siteUrl}\n  Leads are kept in ${location}\n  ${sentence}\n\n`)
  })
  const stopPrinting = press.start()
  const closeAll = () => {
    stopPrinting()
    return close()
  }
  stopping = stopOnSignal(server, { log, close: closeAll, flush: () => flushLog(flushMs) })
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
