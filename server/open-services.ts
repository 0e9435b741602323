import { hostname } from 'node:os'
import { startLeadService } from '#site/contact/server/leads/lead-service.ts'
import { outboxFigures } from '#site/contact/server/leads/outbox-figures.ts'
import { photosDirectory } from '#site/pictures/server/photos.ts'
import type { AppServices } from './app.ts'
import { openDatabase } from './db/open-database.ts'
import type { Settings } from './env.ts'
import type { Logger } from './log.ts'
import { Metrics } from './metrics/metrics.ts'
import { processFigures } from './metrics/process-figures.ts'
import { startServingState } from './serving/serving-state.ts'

interface OpenServices {
  readonly services: Omit<AppServices, 'pages' | 'assets'>
  /** Where the leads are kept, and whether they are mailed: for whoever starts the site. */
  readonly location: string
  readonly sentence: string
  readonly close: () => Promise<void>
}

/** Opens the database and starts the outbox worker, as the settings say. */
export async function openServices(settings: Settings, log: Logger): Promise<OpenServices> {
  const { ports, ready, dataVersion, location, leads, close } = await openDatabase(settings)
  const serving = startServingState({
    connection: leads,
    process: `${hostname()}:${settings.port}`,
    mail: settings.mail ? 'on' : 'off',
    dataDir: settings.dataDir,
    log,
  })
  const leadService = startLeadService({ leads }, settings, log, serving.mailed)
  const metrics = settings.metrics ? new Metrics() : undefined
  metrics?.add(processFigures())
  metrics?.add(outboxFigures(leads.db))
  return {
    services: {
      siteUrl: settings.siteUrl,
      hsts: settings.hsts,
      log,
      ports,
      photosDirectory: photosDirectory(settings.dataDir),
      now: () => new Date(),
      dataVersion,
      ready,
      contact: leadService.contact,
      metrics,
    },
    location,
    sentence: leadService.sentence,
    close: async () => {
      await leadService.stop()
      await serving.stop()
      await close()
    },
  }
}
