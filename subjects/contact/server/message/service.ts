import type { LeadConnection } from '#kernel/db/connection.ts'
import { databaseNote, type Logger } from '#kernel/log/log.ts'
import { createAcceptLead } from '#subjects/contact/server/message.ts'
import { readShop } from '#subjects/dealership/server/shop-store.ts'
import { type MailWorker, startMailWorker } from './deliver.ts'
import { startHousekeeping } from './erase.ts'
import { mailDelivery } from './mail.ts'
import { createOutbox } from './outbox.ts'
import { createSmtpTransport, tryMailServer } from './smtp.ts'
import { suspectsIn } from './suspects.ts'
import { createWebhook } from './webhook.ts'

interface LeadSettings {
  readonly siteUrl: string
  readonly desk?: { readonly url: string } | undefined
  readonly mail: { readonly url: string; readonly from: string; readonly to: string } | undefined
  readonly webhook: { readonly url: string; readonly secret: string } | undefined
  readonly leadsKeptDays: number
}

const houseMs = 60_000

/** Stores leads, mails them where there is a mail server, posts them where there is a webhook, and ends them in time. */
export function startLeadService(
  connection: LeadConnection,
  { siteUrl, desk, mail, webhook, leadsKeptDays }: LeadSettings,
  log: Logger,
) {
  const now = () => new Date()
  const outbox = createOutbox(connection)
  const workers: MailWorker[] = []
  const shared = { outbox, log, now, database: databaseNote(log) }
  if (mail) {
    const addresses = { ...mail, deskUrl: desk?.url }
    const suspects = () => suspectsIn(connection.db)
    const phones = async () => (await readShop(connection.db)).phones
    const deliver = mailDelivery(createSmtpTransport(mail.url), addresses, suspects, phones, now)
    workers.push(startMailWorker({ ...shared, recipients: ['dealer', 'visitor', 'suspects'], deliver }))
    void tryAtStart(mail.url, log)
  }
  if (webhook) {
    const deliver = createWebhook(webhook, now)
    workers.push(startMailWorker({ ...shared, recipients: ['webhook'], deliver }))
  }
  const mailDomain = new URL(siteUrl).hostname
  const housekeeping = { keptDays: leadsKeptDays, mailDomain: mail && mailDomain }
  const stopHousekeeping = startHousekeeping(connection, housekeeping, log, now, houseMs, shared.database)
  return {
    acceptLead: createAcceptLead({ connection, mailDomain, now, webhook: !!webhook }, () => {
      for (const worker of workers) worker.wake()
    }),
    /** What happens to leads, in a sentence for the operator who starts the site. */
    sentence: `${
      mail
        ? `Messages are mailed to ${mail.to}.`
        : `Messages are kept and not mailed: SMTP_URL is not set. Read them at ${desk?.url ?? 'the desk, once DESK_URL is set'}.`
    }${webhook ? ` Each is posted to ${new URL(webhook.url).host} as well.` : ''}`,
    stop: async () => {
      await stopHousekeeping()
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}

/** The operator learns of wrong settings at the start and not with the first message; the start waits for nothing. */
async function tryAtStart(url: string, log: Logger): Promise<void> {
  try {
    await tryMailServer(url)
    log.info('the mail server answers')
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    log.error(
      { alarm: 'mail-server', error: said.replace(/\s+/g, ' ').slice(0, 200) },
      'the mail server does not take our mails: messages are kept until it does',
    )
  }
}
