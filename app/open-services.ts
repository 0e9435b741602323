import type { Logger } from '#kernel/log/log.ts'
import { Metrics, processFigures } from '#kernel/metrics/metrics.ts'
import { removeLeftFolders } from '#kernel/work-folder.ts'
import { startLeadService } from '#subjects/contact/server/leads/lead-service.ts'
import { outboxFigures } from '#subjects/contact/server/leads/lead-status.ts'
import { type PictureParts, startPictureService } from '#subjects/pictures/server/picture-service.ts'
import { type Database, openDatabase } from './database.ts'
import type { Settings } from './settings.ts'
import type { AppServices } from './site.ts'

export interface OpenServices {
  readonly database: Database
  readonly services: Omit<AppServices, 'assets'>
  /** Where the leads are kept, and whether they are mailed, as the start prints it. */
  readonly location: string
  readonly sentence: string
  readonly close: () => Promise<void>
}

/** Opens the database, starts the outbox worker and the pictures, as the settings say. */
export async function openServices(settings: Settings, log: Logger, pictureParts: PictureParts): Promise<OpenServices> {
  const database = await openDatabase(settings)
  removeLeftFolders(settings.dataDir)
  const { db, ports, ready, dataVersion, location, leads, close } = database
  const leadService = startLeadService(leads, settings, log)
  const pictures = startPictureService(db, settings.dataDir, log, pictureParts)
  const metrics = settings.metrics ? new Metrics() : undefined
  metrics?.add(processFigures())
  metrics?.add(outboxFigures(leads.db))
  return {
    database,
    services: {
      siteUrl: settings.siteUrl,
      hsts: settings.hsts,
      log,
      ports,
      pictureFiles: pictures.files,
      now: () => new Date(),
      dataVersion,
      ready,
      contact: {
        acceptLead: leadService.acceptLead,
        ownOrigins: settings.ownOrigins,
        trustedProxies: settings.trustedProxies,
      },
      metrics,
    },
    location,
    sentence: leadService.sentence,
    close: async () => {
      await leadService.stop()
      await pictures.stop()
      await close()
    },
  }
}
