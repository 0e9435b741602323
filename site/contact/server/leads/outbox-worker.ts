import type { Logger } from '#server/log.ts'
import { mailAttempts, mailBackoffMs } from '#site/contact/rules/mail-backoff.ts'
import { MailRefused, type SendMail } from './mail-transport.ts'
import { dealerMail, type MailAddresses, visitorMail } from './mails.ts'
import type { ClaimedMail, Outbox, OutboxMail } from './outbox.ts'

interface WorkerOptions {
  readonly outbox: Outbox
  readonly send: SendMail
  readonly addresses: MailAddresses
  readonly log: Logger
  readonly now?: () => Date
  readonly random?: () => number
  /** How often to ask for mails that are due, or that another process has left. */
  readonly pollMs?: number
  readonly concurrency?: number
}

export interface OutboxWorker {
  /** Polls at once: there are new mails. */
  readonly wake: () => void
  /** Claims nothing new, and waits for the deliveries in flight. */
  readonly stop: () => Promise<void>
}

const longestReason = 500

/** Sends the waiting mails, a few at once, each for itself: one that fails delays no other. */
export function startOutboxWorker({
  outbox,
  send,
  addresses,
  log,
  now = () => new Date(),
  random = Math.random,
  pollMs = 2_000,
  concurrency = 8,
}: WorkerOptions): OutboxWorker {
  const inFlight = new Set<Promise<void>>()
  let stopped = false
  let polling: Promise<void> | undefined
  let pollAgain = false
  let timer: NodeJS.Timeout | undefined

  function wake(): void {
    if (stopped) return
    if (polling) {
      pollAgain = true
      return
    }
    clearTimeout(timer)
    polling = poll().finally(() => {
      polling = undefined
      if (stopped) return
      if (pollAgain) {
        pollAgain = false
        wake()
      } else timer = setTimeout(wake, pollMs).unref()
    })
  }

  async function poll(): Promise<void> {
    const free = concurrency - inFlight.size
    if (free <= 0) return
    try {
      const claimed = await outbox.claim(free, now())
      for (const one of claimed) {
        const delivery = deliver(one).finally(() => {
          inFlight.delete(delivery)
          wake()
        })
        inFlight.add(delivery)
      }
    } catch (error) {
      log.warn({ error: String(error) }, 'the outbox could not be read')
    }
  }

  async function deliver({ mail, lead }: ClaimedMail): Promise<void> {
    const about = { mail: mail.id, lead: lead.id, recipient: mail.recipient, attempts: mail.attempts }
    try {
      const content = mail.recipient === 'dealer' ? dealerMail(lead, addresses) : visitorMail(lead, addresses)
      await send({ ...content, messageId: mail.message_id })
      await outbox.sent(mail.id, now())
      log.info(about, 'mail delivered')
    } catch (error) {
      await recordFailure(mail, error, about)
    }
  }

  async function recordFailure(mail: OutboxMail, error: unknown, about: object): Promise<void> {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, longestReason)
    const permanent = error instanceof MailRefused && error.permanent
    const dead = permanent || mail.attempts >= mailAttempts
    const due = dead ? undefined : new Date(now().getTime() + mailBackoffMs(mail.attempts, random()))
    // The server's own words may name the visitor: they stay in the database, with the lead.
    const code = /^[A-Z]+ (?:\d{3})?|^\d{3}/.exec(reason)?.[0]?.trim()
    if (dead) log.error({ ...about, alarm: 'dead-letter', code }, 'a mail was given up')
    else log.warn({ ...about, code, due }, 'a mail was not delivered yet')
    try {
      await outbox.failed(mail, reason, now(), due)
    } catch (failure) {
      // The lease runs out, and the mail is tried again.
      log.warn({ ...about, error: String(failure) }, 'the outbox could not be written')
    }
  }

  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await polling
      await Promise.all(inFlight)
    },
  }
}
