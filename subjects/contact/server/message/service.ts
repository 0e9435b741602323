import type { Writer } from '#kernel/db/connection.ts'
import type { Logger } from '#kernel/log/log.ts'
import { repeat } from '#kernel/repeat.ts'
import { minute } from '#kit/dates/eastern-time.ts'
import { readShop } from '#subjects/dealership/server/shop-store.ts'
import { type MailWorker, startMailWorker } from './deliver.ts'
import { checkRetention, purge } from './erase.ts'
import { createMailDelivery } from './mail.ts'
import { createOutbox } from './outbox.ts'
import { createSmtpTransport, tryMailServer } from './smtp.ts'
import { createMessageStore, messageOptions } from './store.ts'
import { findSuspects, mailAboutSuspects } from './suspects.ts'
import { outageLog } from './transactions.ts'
import { createWebhook } from './webhook.ts'

interface ServiceSettings {
  readonly siteUrl: string
  readonly desk?: { readonly url: string } | undefined
  readonly mail: { readonly url: string; readonly from: string; readonly to: string } | undefined
  readonly webhook: { readonly url: string; readonly secret: string } | undefined
  readonly messagesKeptDays: number
}

/** Stores messages, mails them where there is a mail server, posts them where there is a webhook, and erases them in time. */
export function startMessageService(writer: Writer, settings: ServiceSettings, log: Logger, now: () => Date) {
  const { desk, mail, webhook } = settings
  const options = messageOptions(writer, settings, now)
  const outbox = createOutbox(writer)
  const workers: MailWorker[] = []
  const shared = { outbox, log, now, outages: outageLog(log, writer) }
  if (mail) {
    const addresses = { ...mail, deskUrl: desk?.url }
    const suspects = () => findSuspects(writer.db)
    const phones = async () => (await readShop(writer.db)).phones
    const deliver = createMailDelivery(createSmtpTransport(mail.url), addresses, suspects, phones, now)
    workers.push(startMailWorker({ ...shared, recipients: ['dealer', 'visitor', 'suspects'], deliver }))
    void tryAtStart(mail.url, log)
  }
  if (webhook) {
    const deliver = createWebhook(webhook, now)
    workers.push(startMailWorker({ ...shared, recipients: ['webhook'], deliver }))
  }
  const housekeeping = { keptDays: settings.messagesKeptDays, mailDomain: mail && options.mailDomain }
  const stopHousekeeping = startHousekeeping(writer, housekeeping, log, now, minute, shared.outages)
  return {
    storeMessage: createMessageStore(options, () => {
      for (const worker of workers) worker.wake()
    }),
    /** A sentence for the operator who starts the site: what happens to messages. */
    whatHappensToMessages: `${
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

/** Tries the mail server at the start, so that the operator learns of wrong settings before the first message; nothing waits for it. */
async function tryAtStart(url: string, log: Logger): Promise<void> {
  try {
    await tryMailServer(url)
    log.info('the mail server answers')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.error(
      { alarm: 'mail-server', error: reason.replace(/\s+/g, ' ').slice(0, 200) },
      'the mail server does not take our mails: messages are kept until it does',
    )
  }
}

/** Erases messages past their time, mails the dealer about suspects once a day, and ends erasures that a backup held up. */
export function startHousekeeping(
  writer: Writer,
  /** `mailDomain` is left out where there is no mail server. */
  { keptDays, mailDomain }: { readonly keptDays: number; readonly mailDomain?: string | undefined },
  log: Logger,
  now: () => Date,
  everyMs: number,
  outages = outageLog(log, writer),
) {
  let announced: number | undefined

  async function tidy(): Promise<void> {
    try {
      const { ended, days, fewerFrom } = await checkRetention(writer, keptDays, now())
      outages.answered()
      if (ended > 0) log.info({ messages: ended, days }, 'messages were past their time and are erased')
      if (fewerFrom && announced !== fewerFrom.getTime())
        log.warn({ days, keptDays, fewerFrom }, 'LEADS_KEPT_DAYS is shorter than before, and takes effect then')
      announced = fewerFrom?.getTime()
      if (mailDomain !== undefined) await mailAboutSuspects(writer, mailDomain, now())
      const since = await purge(writer)
      if (since) log.warn({ since }, 'what was erased is still in the files: a backup or another reader holds them')
    } catch (error) {
      outages.failed(error)
    }
  }

  return repeat(tidy, { everyMs }, log)
}
