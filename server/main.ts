import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { startLeadService } from '#site/contact/server/leads/lead-service.ts'
import { photosDirectory } from '#site/pictures/server/photos.ts'
import { createApp } from './app.ts'
import { openDatabase } from './db/open-database.ts'
import { readSettings, SettingsError } from './env.ts'
import { createLog } from './log.ts'
import { readBuiltAssets } from './render/built-assets.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const filesDirectory = join(import.meta.dirname, '../client')

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  const log = createLog(settings.logLevel)
  const database = await openDatabase(settings)
  const leads = startLeadService(database, settings, log)
  const app = createApp({
    siteUrl: settings.siteUrl,
    log,
    ports: database.ports,
    assets: readBuiltAssets(filesDirectory),
    filesDirectory,
    photosDirectory: photosDirectory(settings.dataDir),
    now: () => new Date(),
    dataVersion: database.dataVersion,
    ready: database.ready,
    contact: leads.contact,
    styleguide: settings.styleguide,
  })
  const server = createAdaptorServer({ fetch: app.fetch })
  server.once('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === 'EADDRINUSE' ? `The port ${settings.port} is taken: set PORT to another one.` : error.message)
  })
  server.listen(settings.port, settings.host, () => {
    log.info({ url: settings.siteUrl, leads: database.location }, 'serving')
    process.stdout.write(
      `\n  Switchback is open at ${settings.siteUrl}\n  Leads are kept in ${database.location}\n  ${leads.sentence}\n\n`,
    )
  })
  stopOnSignal(server, log, async () => {
    await leads.stop()
    await database.close()
  })
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
