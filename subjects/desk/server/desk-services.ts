import type { BlockList } from 'node:net'
import type { Context, Hono } from 'hono'
import type { ReactNode } from 'react'
import type { SiteStatus } from '#kernel/command-line/site-status.ts'
import type { Database } from '#kernel/db/open-database.ts'
import type { History } from '#kernel/history/history-kind.ts'
import type { RunAuthor } from '#kernel/history/record-run.ts'
import type { RequestVariables } from '#kernel/http/request-kind.ts'
import type { Logger } from '#kernel/log/log.ts'
import type { Metrics } from '#kernel/metrics/metrics.ts'
import type { Assets } from '#kernel/press/built-assets.ts'
import type { Worker } from '#kernel/worker/worker.ts'
import type { Messages } from '#subjects/contact/server/message/decisions.ts'
import type { Upload } from '#subjects/desk/facts/uploads.ts'
import type { Screen } from '#subjects/desk/view/desk.document.tsx'
import type { CartStore } from '#subjects/inventory/rules/cart-source.ts'
import type { PictureFiles } from '#subjects/pictures/server/make-picture-files.ts'
import type { Passkeys } from './passkeys.ts'
import type { People, Session } from './people.ts'

/** What the app hands to the desk. */
export interface DeskSite {
  /** Its own origin: another one than the site's. */
  readonly deskUrl: string
  readonly siteUrl: string
  readonly hsts?: string | undefined
  readonly metrics?: Metrics | undefined
  readonly trustedProxies: BlockList
  readonly dataDir: string
  readonly database: Database
  readonly vehicles: CartStore
  readonly history: History
  readonly messages: Messages
  /** Tells which parts of the site need a person: mails, backups, the disk. */
  readonly siteStatus: () => Promise<SiteStatus>
  readonly pictureFiles?: PictureFiles | undefined
  /** The process beside the server, in which files are read. */
  readonly worker: Pick<Worker, 'run'>
  readonly assets: Assets
  /** Where the built files lie; left out where nothing needs them. */
  readonly filesDirectory?: string
  /** The script that the browser runs: passkeys, and seeing what others change. */
  readonly script: string
  readonly log: Logger
  /** Whether the process is about to end. */
  readonly stopping?: () => boolean
  readonly now: () => Date
}

export interface DeskServices extends DeskSite {
  readonly people: People
  readonly passkeys: Passkeys
}

export interface DeskVariables extends RequestVariables {
  readonly session: Session | undefined
  /** What files the form may bring; undefined for none. */
  readonly upload: Upload | undefined
  /** The version of the data from before the screen read them. */
  readonly version: string | undefined
  /** Signs a change: the person who has signed in, its command in the history, and the time. */
  readonly by: (what: string) => RunAuthor
  /** Answers with a screen, in the frame of the desk. */
  readonly show: (body: ReactNode, screen: ShownScreen) => Promise<Response>
}

interface ShownScreen extends Screen {
  /** How many messages are to be answered, where the screen has counted them already. */
  readonly waiting?: number
}

/** The links up, from a screen to the one that leads to it. */
export const upToMore = { href: '/more', text: 'More' } as const
export const upToCarts = { href: '/carts', text: 'All carts' } as const

export type DeskRoutes = Hono<{ Variables: DeskVariables }>
export type DeskContext = Context<{ Variables: DeskVariables }>
/** A screen with its addresses: one function for each. */
export type ScreenRoutes = (services: DeskServices) => DeskRoutes

/** By HTTPS no other site of the same domain can set a cookie of this name. */
export const sessionCookie = (deskUrl: string) => (deskUrl.startsWith('https:') ? '__Host-desk' : 'desk')

/** What the desk answers to a form that sends more than it may. */
export const tooLong = 'This is longer than anything that the desk asks for here.'
