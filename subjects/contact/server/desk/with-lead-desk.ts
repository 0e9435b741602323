import { openDatabase } from '#app/database.ts'
import type { Settings } from '#app/settings.ts'
import { createLeadDesk, type LeadDesk } from '#subjects/contact/server/leads/lead-desk.ts'

/** Opens the database for one piece of work at the desk. */
export async function withLeadDesk<Result>(
  settings: Settings,
  work: (desk: LeadDesk) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings)
  try {
    const mailDomain = new URL(settings.siteUrl).hostname
    const webhook = settings.webhook !== undefined
    return await work(createLeadDesk({ connection: database.leads, mailDomain, webhook, now: () => new Date() }))
  } finally {
    await database.close()
  }
}
