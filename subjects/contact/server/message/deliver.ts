import type { Logger } from '#kernel/log/log.ts'
import { retry } from '#kernel/retry.ts'
import { formatList } from '#kit/formats/format.ts'
import type { Recipient } from '#subjects/contact/rules/message.ts'
import type { MailRow } from './message-row.ts'
import {
  type ClaimedMail,
  type Deliver,
  DeliveryRefused,
  leaseMs,
  mailAttempts,
  mailBackoffMs,
  type Outbox,
} from './outbox.ts'
import { failureCode } from './smtp.ts'
import type { outageLog } from './transactions.ts'

interface WorkerOptions {
  readonly outbox: Outbox
  /** The kinds of mail that this worker delivers; workers of other kinds never wait for it. */
  readonly recipients: readonly Recipient[]
  readonly deliver: Deliver
  readonly log: Logger
  /** Shared by the workers, so that together they log once that the database is away. */
  readonly outages: ReturnType<typeof outageLog>
  /** Reads the wall clock, which the operator may set at any moment. */
  readonly now: () => Date
  /** How often the worker asks for mails that are due, or that another process has left. */
  readonly pollMs?: number
}

export type MailWorker = ReturnType<typeof startMailWorker>

const atOnce = 8
const longestReason = 500
const markBackoff = { firstMs: 250, factor: 2, longestMs: 5_000, jitter: [0.75, 1.25] } as const

/** Delivers the waiting mails, a few at once, each for itself: one that fails delays no other. */
export function startMailWorker(options: WorkerOptions) {
  const { outbox, recipients, deliver, log, now, outages, pollMs = 2_000 } = options
  /** The ids of mails under way: the worker claims none of them again, even when its lease seems over. */
  const inFlight = new Map<string, Promise<void>>()
  /** Mails that the other side has taken and that are not marked as sent yet, with the reason for which some readers have none of it. */
  const taken = new Map<string, string | null>()
  const kind = recipients.includes('webhook') ? 'webhook call' : 'mail'
  const watch = createClockWatch(leaseMs)
  const clockUndisturbed = () => watch(now().getTime(), performance.now())
  let stopped = false
  let woken = Promise.withResolvers<void>()

  function wake(): void {
    // Looks at the clock as often as it can: two steps of the clock between two looks may cancel each other out.
    clockUndisturbed()
    woken.resolve()
  }

  async function run(): Promise<void> {
    while (!stopped) {
      woken = Promise.withResolvers()
      await poll()
      const timer = setTimeout(wake, pollMs)
      await woken.promise
      clearTimeout(timer)
    }
  }

  async function poll(): Promise<void> {
    // A clock that was set makes leases look expired, so the worker takes none over until it has run undisturbed for a whole lease.
    const takeOver = clockUndisturbed()
    const limit = atOnce - inFlight.size
    if (limit <= 0) return
    try {
      const claimed = await outbox.claim({ limit, now: now(), recipients, except: [...inFlight.keys()], takeOver })
      outages.answered()
      // The clock was set during the claim: mails taken over by the old time may be under way in another process, so this one
      // leaves all of them until the lease ends.
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
      outages.failed(error)
    }
  }

  async function work(claimed: ClaimedMail): Promise<void> {
    const { id, lead_id, recipient, attempts } = claimed.mail
    const leaseEndsMs = performance.now() + leaseMs
    const about = { mail: id, message: lead_id, recipient, attempts }
    try {
      // This process never sends again what was taken, also where some readers were refused: the others would have it twice.
      if (!taken.has(id)) {
        const outcome = await deliver(claimed)
        if (outcome === 'needless') {
          await outbox.deleteUnsent(claimed.mail)
          log.info(about, `${kind} left out: it came too late`)
          return
        }
        taken.set(id, outcome === 'taken' ? null : tellRefused(outcome.refused))
      }
    } catch (error) {
      await recordFailure(claimed.mail, error, about)
      return
    }
    // Tries until the lease ends: a mail that was taken must not look as if it still waited.
    const isTransient = (error: unknown) => {
      log.warn({ ...about, error: String(error) }, `a ${kind} was delivered, and the outbox could not be written`)
      return true
    }
    const timeoutMs = leaseEndsMs - performance.now()
    const mark = retry(() => outbox.sent(id, now(), taken.get(id) ?? null), {
      backoff: markBackoff,
      timeoutMs,
      isTransient,
    })
    await mark.then(
      () => {
        taken.delete(id)
        log.info(about, `${kind} delivered`)
      },
      () => {},
    )
  }

  function tellRefused(readers: readonly string[]): string {
    const sentence = 'the mail server refuses a reader of LEADS_TO: "mail test" says which'
    log.error({ alarm: 'reader', readers: readers.length }, sentence)
    return `refused for ${formatList(readers)}`
  }

  async function recordFailure(mail: MailRow, error: unknown, about: object): Promise<void> {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, longestReason)
    const permanent = error instanceof DeliveryRefused && error.permanent
    const dead = permanent || mail.attempts >= mailAttempts
    const due = dead ? undefined : new Date(now().getTime() + mailBackoffMs(mail.attempts, Math.random()))
    const code = failureCode(error)
    if (dead) log.error({ ...about, alarm: 'dead-letter', code }, `a ${kind} was given up`)
    else log.warn({ ...about, code, due }, `a ${kind} was not delivered yet`)
    try {
      await outbox.failed(mail, reason, now(), due)
    } catch (failure) {
      // The lease runs out, and a worker tries the mail again.
      log.warn({ ...about, error: String(failure) }, 'the outbox could not be written')
    }
  }

  const running = run()
  return {
    /** Looks for new mails at once. */
    wake,
    /** Claims no more mails, and waits for the deliveries under way. */
    stop: async () => {
      stopped = true
      wake()
      await running
      await Promise.all(inFlight.values())
    },
  }
}

/** A machine corrects its clock by less than this on its own. */
const clockToleranceMs = 30_000

/** Tells whether the wall clock has run on undisturbed for so long; a worker asks as often as it can. */
export function createClockWatch(quietMs: number): (wallMs: number, elapsedMs: number) => boolean {
  let offset: number | undefined
  let disturbedAt = Number.NEGATIVE_INFINITY
  return (wallMs, elapsedMs) => {
    const measured = wallMs - elapsedMs
    offset ??= measured
    if (Math.abs(measured - offset) > clockToleranceMs) {
      offset = measured
      disturbedAt = elapsedMs
    }
    return elapsedMs - disturbedAt >= quietMs
  }
}
