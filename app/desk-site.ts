import { type StatusCall, siteStatusOf } from '#kernel/command-line/site-status.ts'
import { historyOf } from '#kernel/history/history-kind.ts'
import { messagesOf } from '#subjects/contact/server/message/decisions.ts'
import { messageOptions } from '#subjects/contact/server/message/store.ts'
import { createDesk } from '#subjects/desk/server/desk-app.ts'
import type { DeskRoutes, DeskSite } from '#subjects/desk/server/desk-services.ts'
import type { Database } from './database.ts'
import type { Settings } from './settings.ts'
import { subjects } from './subjects.ts'

/** What the desk is handed; the rest it gets from the settings, the database and the subjects. */
type DeskGiven = Omit<
  DeskSite,
  'trustedProxies' | 'dataDir' | 'database' | 'vehicles' | 'history' | 'messages' | 'siteStatus'
>

type DeskSettings = StatusCall['settings'] & Pick<Settings, 'trustedProxies'>

/** The desk in the browser, over the database that the site reads. */
export function deskOver(given: DeskGiven, settings: DeskSettings, database: Database): DeskRoutes {
  const siteStatus = siteStatusOf(subjects)
  return createDesk({
    ...given,
    trustedProxies: settings.trustedProxies,
    dataDir: settings.dataDir,
    database,
    vehicles: database.ports.vehicles,
    history: historyOf(subjects),
    messages: messagesOf(messageOptions(database.writer, settings, given.now)),
    siteStatus: () => siteStatus({ settings, open: async () => database, now: given.now }),
  })
}
