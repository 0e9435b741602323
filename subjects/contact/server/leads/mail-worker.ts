import type { Logger } from '#kernel/log/log.ts'
import { type Backoff, backoffMs } from '#kernel/retry.ts'
import { createClockWatch, mailAttempts, mailBackoffMs } from '#subjects/contact/rules/mail-timing.ts'
import { mailCode } from './mail-transport.ts'
import {
  type ClaimedMail,
  type Deliver,
  DeliveryRefused,
  leaseMs,
  type Outbox,
  type OutboxMail,
  type Recipient,
} from './outbox.ts'

/** What a worker asks about time, and what wakes it. */
export interface Clock {
  /** By the wall clock, which the operator may set at any moment. */
  readonly now: () => Date
  /** Milliseconds since some moment of this process, by a clock that is never set. */
  readonly elapsedMs: () => number
  /** Calls `work` once after this time; what it returns calls that off. */
  readonly later: (ms: number, work: () => void) => () => void
}

export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
  later: (ms, work) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

interface WorkerOptions {
  readonly outbox: Outbox
  /** The kinds of mail that it delivers, and how: workers of other kinds never wait for it. */
  readonly recipients: readonly Recipient[]
  readonly deliver: Deliver
  readonly log: Logger
  readonly clock?: Clock
  readonly random?: () => number
  /** How often to ask for mails that are due, or that another process has left. */
  readonly pollMs?: number
  readonly concurrency?: number
}

export interface MailWorker {
  /** Polls at once: there are new mails. */
  readonly wake: () => void
  /** Claims nothing new, and waits for the deliveries in flight. */
  readonly stop: () => Promise<void>
}

const longestReason = 500
const markBackoff = { firstMs: 250, factor: 2, longestMs: 5_000, jitter: [0.75, 1.25] } as const satisfies Backoff

/** Delivers what waits in the outbox, a few at once, each for itself: one that fails delays no other. */
export function startMailWorker({
  outbox,
  recipients,
  deliver,
  log,
  clock = systemClock,
  random = Math.random,
  pollMs = 2_000,
  concurrency = 8,
}: WorkerOptions): MailWorker {
  const { now, elapsedMs, later } = clock
  /** By the mail's id: it is not claimed again meanwhile, even when its lease seems over. */
  const inFlight = new Map<string, Promise<void>>()
  /** The other side has taken these, and they are not marked as sent yet: this process never sends them again. */
  const taken = new Set<string>()
  const kind = recipients.includes('webhook') ? 'webhook call' : 'mail'
  const watch = createClockWatch(leaseMs)
  const clockUndisturbed = () => watch(now().getTime(), elapsedMs())
  let stopped = false
  let polling: Promise<void> | undefined
  let pollAgain = false
  let cancelTimer = () => {}

  function wake(): void {
    if (stopped) return
    // Looked at as often as can be: two steps between two looks may cancel each other out.
    clockUndisturbed()
    if (polling) {
      pollAgain = true
      return
    }
    cancelTimer()
    polling = poll().finally(() => {
      polling = undefined
      if (stopped) return
      if (pollAgain) {
        pollAgain = false
        wake()
      } else cancelTimer = later(pollMs, wake)
    })
  }

  async function poll(): Promise<void> {
    // After the wall clock was set, a lease that seems over may belong to a delivery that goes on in another process.
    const takeOver = clockUndisturbed()
    const free = concurrency - inFlight.size
    if (free <= 0) return
    try {
      const claimed = await outbox.claim(free, now(), { recipients, except: [...inFlight.keys()], takeOver })
      // It was set while the claim was under way: what that took over by the old time may be on its way elsewhere. All
      // of it waits until the lease ends.
      if (takeOver && !clockUndisturbed()) return
      for (const one of claimed) {
        const { id } = one.mail
        const delivery = work(one).finally(() => {
          inFlight.delete(id)
          wake()
        })
        inFlight.set(id, delivery)
      }
    } catch (error) {
      log.warn({ error: String(error) }, 'the outbox could not be read')
    }
  }

  async function work(claimed: ClaimedMail): Promise<void> {
    const { mail, lead } = claimed
    const leaseEndsMs = elapsedMs() + leaseMs
    const about = { mail: mail.id, lead: lead.id, recipient: mail.recipient, attempts: mail.attempts }
    try {
      if (!taken.has(mail.id)) {
        await deliver(claimed)
        taken.add(mail.id)
      }
    } catch (error) {
      await recordFailure(mail, error, about)
      return
    }
    await recordSent(mail, leaseEndsMs, about)
  }

  /** What was taken must not look as if it were waiting: tried until the lease ends. */
  async function recordSent(mail: OutboxMail, leaseEndsMs: number, about: object): Promise<void> {
    for (let attempts = 1; ; attempts += 1) {
      try {
        await outbox.sent(mail.id, now())
        taken.delete(mail.id)
        log.info(about, `${kind} delivered`)
        return
      } catch (error) {
        log.warn({ ...about, error: String(error) }, `a ${kind} was delivered, and the outbox could not be written`)
      }
      const pauseMs = backoffMs(attempts, markBackoff, random())
      if (elapsedMs() + pauseMs >= leaseEndsMs) return
      await new Promise<void>((resume) => void later(pauseMs, resume))
    }
  }

  async function recordFailure(mail: OutboxMail, error: unknown, about: object): Promise<void> {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, longestReason)
    const permanent = error instanceof DeliveryRefused && error.permanent
    const dead = permanent || mail.attempts >= mailAttempts
    const due = dead ? undefined : new Date(now().getTime() + mailBackoffMs(mail.attempts, random()))
    const code = mailCode(error)
    if (dead) log.error({ ...about, alarm: 'dead-letter', code }, `a ${kind} was given up`)
    else log.warn({ ...about, code, due }, `a ${kind} was not delivered yet`)
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
      cancelTimer()
      await polling
      await Promise.all(inFlight.values())
    },
  }
}
