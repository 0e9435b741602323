import type { BlockList } from 'node:net'
import type { Settings } from '#app/settings.ts'
import type { LeadConnection } from '#kernel/db/connection.ts'
import type { Logger } from '#kernel/log/log.ts'
import { createAcceptLead } from './accept-lead.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createSmtpTransport, mailDelivery, tryMailServer } from './mail-transport.ts'
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

const longestReason = 200

type LeadSettings = Pick<Settings, 'siteUrl' | 'ownOrigins' | 'trustedProxies' | 'mail' | 'webhook' | 'leadsKeptDays'>

/** Stores leads, mails them where there is a mail server, and posts them where there is a webhook. */
export function startLeadService(
  { leads }: { readonly leads: LeadConnection },
  settings: LeadSettings,
  log: Logger,
): LeadService {
  const { mail, webhook } = settings
  const now = () => new Date()
  const outbox = createOutbox(leads)
  const workers: OutboxWorker[] = []
  if (mail) {
    const deliver = mailDelivery(createSmtpTransport(mail.url), mail)
    workers.push(startOutboxWorker({ outbox, recipients: ['dealer', 'visitor'], deliver, log }))
    void tryAtStart(mail.url, log)
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

/** A mail server that is wrongly set is known at the start and not with the first message; the start waits for nothing. */
async function tryAtStart(url: string, log: Logger): Promise<void> {
  try {
    await tryMailServer(url)
    log.info('the mail server answers')
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const reason = said.replace(/\s+/g, ' ').slice(0, longestReason)
    log.error(
      { alarm: 'mail-server', error: reason },
      'the mail server does not take our mails: messages are kept until it does',
    )
  }
}
