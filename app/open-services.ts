import type { Logger } from '#kernel/log/log.ts'
import { Metrics } from '#kernel/metrics/metrics.ts'
import { processFigures } from '#kernel/metrics/process-figures.ts'
import { startLeadService } from '#subjects/contact/server/leads/lead-service.ts'
import { outboxFigures } from '#subjects/contact/server/leads/outbox-figures.ts'
import { openLaterPictures } from '#subjects/pictures/server/later-pictures.ts'
import { startPhotoService } from '#subjects/pictures/server/photo-service.ts'
import { openDatabase } from './database.ts'
import type { Settings } from './settings.ts'
import type { AppServices } from './site.ts'

/** Where the parts of the build lie. */
interface BuiltParts {
  readonly pictureProgram: string
  /** Left out where nothing is built. */
  readonly filesDirectory?: string
}

interface OpenServices {
  readonly services: Omit<AppServices, 'pages' | 'assets'>
  /** Where the leads are kept, and whether they are mailed: for whoever starts the site. */
  readonly location: string
  readonly sentence: string
  readonly close: () => Promise<void>
}

/** Opens the database, starts the outbox worker and takes up the photos, as the settings say. */
export async function openServices(settings: Settings, log: Logger, built: BuiltParts): Promise<OpenServices> {
  const { db, ports, ready, dataVersion, location, leads, close } = await openDatabase(settings)
  const leadService = startLeadService({ leads }, settings, log)
  const photos = await startPhotoService({ db, dataDir: settings.dataDir, log, program: built.pictureProgram })
  const directory = built.filesDirectory
  const laterPictures = directory ? openLaterPictures({ directory, worker: photos.worker, log }) : undefined
  const metrics = settings.metrics ? new Metrics() : undefined
  metrics?.add(processFigures())
  metrics?.add(outboxFigures(leads.db))
  return {
    services: {
      siteUrl: settings.siteUrl,
      hsts: settings.hsts,
      log,
      ports,
      photoFiles: photos.files,
      laterPictures,
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
      laterPictures?.stop()
      await photos.stop()
      await close()
    },
  }
}
