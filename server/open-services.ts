import { startLeadService } from '#site/contact/server/leads/lead-service.ts'
import { photosDirectory } from '#site/pictures/server/photos.ts'
import type { AppServices } from './app.ts'
import { openDatabase } from './db/open-database.ts'
import type { Settings } from './env.ts'
import type { Logger } from './log.ts'

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
  const leadService = startLeadService({ leads }, settings, log)
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
    },
    location,
    sentence: leadService.sentence,
    close: async () => {
      await leadService.stop()
      await close()
    },
  }
}
