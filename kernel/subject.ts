import type { Hono } from 'hono'
import type { SubjectCommands } from './command-line/all-commands.ts'
import type { Database } from './db/open-database.ts'
import type { Db, TableSet } from './db/schema.ts'
import type { SubjectHistory } from './history/history-kind.ts'
import type { RequestVariables } from './http/request-kind.ts'
import type { Logger } from './log/log.ts'
import type { Collector } from './metrics/metrics.ts'
import type { Page, PageEntry, Ports } from './page/page.ts'
import type { Press } from './press/press.ts'

/** What the routes of every subject are made with. */
export interface Services {
  readonly siteUrl: string
  readonly log: Logger
  readonly ports: Ports
  readonly pages: readonly Page[]
  readonly entries: () => Promise<readonly PageEntry[]>
  readonly press: Press
  readonly now: () => Date
  readonly dataVersion: Database['dataVersion']
}

export type Routes = Hono<{ Variables: RequestVariables }>

/**
 * What one subject gives besides its pages and islands, which the app finds by the names of their files. `app/subjects.ts` lists
 * all subjects. `Own` is what its routes need besides the services of every subject.
 */
export interface Subject<Own = unknown> extends SubjectHistory, SubjectCommands {
  readonly tables?: TableSet
  /** Imported by the site alone: the command line loads no page. */
  readonly routes?: () => Promise<(services: Services & Own) => Routes>
  /** What it counts, for the metrics. */
  readonly figures?: (db: Db, now: () => Date) => Collector
}
