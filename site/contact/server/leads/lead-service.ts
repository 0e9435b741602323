import type { BlockList } from 'node:net'
import type { Database } from '#server/db/open-database.ts'
import type { Settings } from '#server/env.ts'
import type { Logger } from '#server/log.ts'
import { createAcceptLead } from './accept-lead.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createSmtpTransport, mailDelivery } from './mail-transport.ts'
import { createOutbox } from './outbox.ts'
import { type OutboxWorker, startOutboxWorker } from './outbox-worker.ts'
import type { AcceptLead } from './ports.ts'
import { createWebhook } from './webhook.ts'

export interface LeadService {
  readonly contact: {
    readonly acceptLead: AcceptLead
    readonly ownOrigins: readonly string[]
    readonly trustedProxies: BlockList
  }
  /** What happens to leads, in a sentence for whoever starts the site. */
  readonly sentence: string
  readonly stop: () => Promise<void>
}

type LeadSettings = Pick<Settings, 'siteUrl' | 'ownOrigins' | 'trustedProxies' | 'mail' | 'webhook' | 'leadsKeptDays'>

/** Stores leads, mails them where there is a mail server, and posts them where there is a webhook. */
export function startLeadService({ leads }: Pick<Database, 'leads'>, settings: LeadSettings, log: Logger): LeadService {
  const { mail, webhook } = settings
  const now = () => new Date()
  const outbox = createOutbox(leads)
  const workers: OutboxWorker[] = []
  if (mail) {
    const deliver = mailDelivery(createSmtpTransport(mail.url), mail)
    workers.push(startOutboxWorker({ outbox, recipients: ['dealer', 'visitor'], deliver, log }))
  }
  if (webhook) {
    const deliver = createWebhook(webhook, { now })
    workers.push(startOutboxWorker({ outbox, recipients: ['webhook'], deliver, log }))
  }
  const housekeeping = startHousekeeping({ connection: leads, keptDays: settings.leadsKeptDays, log })
  const acceptLead = createAcceptLead({
    connection: leads,
    mailDomain: new URL(settings.siteUrl).hostname,
    now,
    webhook: webhook !== undefined,
    onStored: () => {
      for (const worker of workers) worker.wake()
    },
  })
  return {
    contact: { acceptLead, ownOrigins: settings.ownOrigins, trustedProxies: settings.trustedProxies },
    sentence: `${
      mail
        ? `Messages are mailed to ${mail.to}.`
        : 'Messages are kept, and mailed to nobody: SMTP_URL is not set. Read them with "npm run desk -- leads list".'
    }${webhook ? ` Each is posted to ${new URL(webhook.url).host} as well.` : ''}`,
    stop: async () => {
      await housekeeping.stop()
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}
