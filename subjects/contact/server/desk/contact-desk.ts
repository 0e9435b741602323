import type { DeskCall } from '#kernel/desk/desk.ts'
import { createLeadDesk, type LeadDesk } from '#subjects/contact/server/leads/lead-desk.ts'

declare module '#kernel/desk/desk.ts' {
  interface DeskSettings {
    readonly leadsKeptDays: number
    readonly mail?: { readonly url: string; readonly from: string; readonly to: string } | undefined
    readonly webhook?: object | undefined
  }
}

/** The messages of this call. */
export async function leadsOf({ open, settings }: DeskCall): Promise<LeadDesk> {
  return createLeadDesk({
    connection: (await open()).leads,
    mailDomain: new URL(settings.siteUrl).hostname,
    webhook: settings.webhook !== undefined,
    now: () => new Date(),
  })
}
