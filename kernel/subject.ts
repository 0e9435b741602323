import type { Hono } from 'hono'
import type { Database } from './db/open-database.ts'
import type { RequestVariables } from './http/request-kind.ts'
import type { Logger } from './log/log.ts'
import type { Page, PageEntry, Ports } from './page/page.ts'
import type { Press } from './press/press.ts'

/**
 * What routes are made with. A subject that brings a service of its own adds it here by declaration merging:
 * `declare module '#kernel/subject.ts' { interface Services { readonly things: Things } }`.
 */
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

/** What one subject gives to the site. `app/subjects.ts` lists all of them. */
export interface Subject {
  readonly name: string
  /** The modules of its pages, each a file `NAME.page.tsx`. */
  readonly pages?: Readonly<Record<string, unknown>>
  readonly routes?: (services: Services) => Routes
}
