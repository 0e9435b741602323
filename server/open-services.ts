import { startLeadService } from '#site/contact/server/leads/lead-service.ts'
import { startPhotoService } from '#site/pictures/server/photo-service.ts'
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

/** Opens the database, starts the outbox worker and takes up the photos, as the settings say. */
export async function openServices(settings: Settings, log: Logger, pictureProgram: string): Promise<OpenServices> {
  const { db, ports, ready, dataVersion, location, leads, close } = await openDatabase(settings)
  const leadService = startLeadService({ leads }, settings, log)
  const photos = await startPhotoService({ db, dataDir: settings.dataDir, log, program: pictureProgram })
  return {
    services: {
      siteUrl: settings.siteUrl,
      hsts: settings.hsts,
      log,
      ports,
      photoFiles: photos.files,
      now: () => new Date(),
      dataVersion,
      ready,
      contact: leadService.contact,
    },
    location,
    sentence: leadService.sentence,
    close: async () => {
      await leadService.stop()
      await photos.stop()
      await close()
    },
  }
}
