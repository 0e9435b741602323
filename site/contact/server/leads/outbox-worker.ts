import type { Logger } from '#server/log.ts'
import { mailAttempts, retryPause } from '#site/shared/rules/retry-pause.ts'
import { type MailCarrier, MailRefused } from './mail-carrier.ts'
import { dealerMail, type MailAddresses, visitorMail } from './mails.ts'
import type { ClaimedMail, Outbox } from './outbox.ts'

interface WorkerOptions {
  readonly outbox: Outbox
  readonly carry: MailCarrier
  readonly addresses: MailAddresses
  readonly log: Logger
  readonly now?: () => Date
  readonly random?: () => number
  /** How often to look for mails that another process has left. */
  readonly lookEveryMs?: number
  /** How many mails are on their way at once. */
  readonly atOnce?: number
}

export interface OutboxWorker {
  /** There may be something to do. */
  readonly nudge: () => void
  /** Takes nothing new, and waits for what is on its way. */
  readonly stop: () => Promise<void>
}

const reasonLength = 500

/** Carries the waiting mails, a few at once, each for itself: one that fails delays no other. */
export function startOutboxWorker({
  outbox,
  carry,
  addresses,
  log,
  now = () => new Date(),
  random = Math.random,
  lookEveryMs = 2_000,
  atOnce = 8,
}: WorkerOptions): OutboxWorker {
  const onTheWay = new Set<Promise<void>>()
  let stopped = false
  let looking: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined

  function nudge(): void {
    if (stopped) return
    if (looking) {
      again = true
      return
    }
    clearTimeout(timer)
    looking = look().finally(() => {
      looking = undefined
      if (stopped) return
      if (again) {
        again = false
        nudge()
      } else timer = setTimeout(nudge, lookEveryMs).unref()
    })
  }

  async function look(): Promise<void> {
    const free = atOnce - onTheWay.size
    if (free <= 0) return
    try {
      const claimed = await outbox.claim(free, now())
      for (const one of claimed) {
        const delivery = deliver(one).finally(() => {
          onTheWay.delete(delivery)
          nudge()
        })
        onTheWay.add(delivery)
      }
    } catch (error) {
      log.warn({ error: String(error) }, 'the outbox could not be read')
    }
  }

  async function deliver({ mail, lead }: ClaimedMail): Promise<void> {
    const about = { mail: mail.id, lead: lead.id, recipient: mail.recipient, attempts: mail.attempts }
    try {
      const written = mail.recipient === 'dealer' ? dealerMail(lead, addresses) : visitorMail(lead, addresses)
      await carry({ ...written, messageId: mail.message_id })
      await outbox.sent(mail.id, now())
      log.info(about, 'mail delivered')
    } catch (error) {
      await settle(mail, error, about)
    }
  }

  async function settle(mail: ClaimedMail['mail'], error: unknown, about: object): Promise<void> {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, reasonLength)
    const permanent = error instanceof MailRefused && error.permanent
    const dead = permanent || mail.attempts >= mailAttempts
    const due = dead ? undefined : new Date(now().getTime() + retryPause(mail.attempts, random()))
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

  nudge()
  return {
    nudge,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await looking
      await Promise.all(onTheWay)
    },
  }
}
