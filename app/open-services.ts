import { removeLeftFolders } from '#kernel/folders.ts'
import type { Logger } from '#kernel/log/log.ts'
import { Metrics, processFigures } from '#kernel/metrics/metrics.ts'
import { everyHour } from '#kernel/repeat.ts'
import { createWorker } from '#kernel/worker/worker.ts'
import { startMessageService } from '#subjects/contact/server/message/service.ts'
import { removeOldImports } from '#subjects/desk/server/kept-imports.ts'
import { photosOfCarts } from '#subjects/inventory/server/cart-row.ts'
import { openPictures, type PictureFolders } from '#subjects/pictures/server/picture-service.ts'
import { openDatabase } from './database.ts'
import type { Settings } from './settings.ts'
import { subjects } from './subjects.ts'

/** The folders and the program that the build has made for the services. */
export interface BuiltParts extends PictureFolders {
  /** The program of the process beside the server. */
  readonly program: string
}

export type OpenServices = Awaited<ReturnType<typeof openServices>>

/** Opens the database, starts the outbox worker, the pictures and the chores, as the settings say. */
export async function openServices(settings: Settings, log: Logger, built: BuiltParts) {
  const database = await openDatabase(settings)
  const { dataDir } = settings
  removeLeftFolders(dataDir)
  const { db, ports, ready, dataVersion, location, writer, close } = database
  const now = () => new Date()
  const messageService = startMessageService(writer, settings, log, now)
  const worker = createWorker(built.program)
  const pictures = openPictures(db, dataDir, { ...built, photosOfCarts, worker, log, now })
  const imports = () => removeOldImports(dataDir, now())
  const stopChores = everyHour({ pictures: pictures.cleanUp, imports }, log)
  const metrics = settings.metrics ? new Metrics() : undefined
  metrics?.add(processFigures())
  for (const { figures } of subjects) if (figures) metrics?.add(figures(writer.db, now))
  return {
    database,
    worker,
    services: {
      siteUrl: settings.siteUrl,
      hsts: settings.hsts,
      log,
      ports,
      pictureFiles: pictures.files,
      now,
      dataVersion,
      ready,
      contact: {
        storeMessage: messageService.storeMessage,
        ownOrigins: settings.ownOrigins,
        trustedProxies: settings.trustedProxies,
      },
      metrics,
    },
    /** Where the site keeps messages, and whether it mails them, as the start prints it. */
    location,
    whatHappensToMessages: messageService.whatHappensToMessages,
    close: async () => {
      await messageService.stop()
      await worker.stop()
      await stopChores()
      await close()
    },
  }
}
