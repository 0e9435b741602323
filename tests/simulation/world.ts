import type { Scheduler } from 'fast-check'
import { createLog } from '#kernel/log/log.ts'
import { acceptSubmission } from '#subjects/contact/server/accept-submission.ts'
import type { Clock } from '#subjects/contact/server/leads/mail-worker.ts'
import { type MailWorker, startMailWorker } from '#subjects/contact/server/leads/mail-worker.ts'
import type { Outbox } from '#subjects/contact/server/leads/outbox.ts'
import { DeliveryRefused } from '#subjects/contact/server/leads/outbox.ts'
import { StoreUnavailable } from '#subjects/contact/server/leads/with-lead-store.ts'
import { MemoryLeads } from './memory-leads.ts'

const second = 1_000
/** As long as the store is tried, and as long as a delivery may take, before the caller is told that it failed. */
const storeMs = 5 * second
const deliveryMs = 720 * second
const webhookMs = 10 * second
/** Seldom: in a history that has nothing to wait for, polls are all that happens. */
const pollMs = 600 * second

const log = createLog('silent')
const soon = Promise.resolve()
const never = new Promise<never>(() => {})

/** How a call goes wrong: before it has done anything, or after, so that only its answer is lost. */
export type Fault = 'before' | 'after'

/** A process of the site: what it is waiting for ends with it. */
interface Site {
  alive: boolean
  /** Whether what was under way when it died still arrives. */
  requestsArrive: boolean
  readonly died: Promise<void>
  readonly die: () => void
  workers: readonly MailWorker[]
}

interface Timer {
  readonly at: number
  readonly site: Site
  readonly work: () => void
}

interface Call {
  readonly site: Site
  readonly deadline: number
}

export interface Visitor {
  readonly lastName: string
  readonly key: string | undefined
  readonly site: number
}

/** No message of these names a cart. */
const noCarts = { get: async () => null }

/**
 * Two processes of the site over one store, one mail server and one webhook, in a time of their own. Every call waits twice for the
 * scheduler: until it does what it does, and until it is answered. So anything can happen at every await.
 */
export class World {
  readonly store: MemoryLeads
  /** The Message-ID of every mail that the mail server took, and of every call that the webhook did, in their order. */
  readonly taken: string[] = []
  /** Of those, the ones whose "250" was not heard. */
  readonly unheard: string[] = []
  readonly visitors: Visitor[] = []
  readonly acknowledged = new Map<Visitor, { readonly id: string; readonly afterMs: number }>()
  readonly storeFaults: Fault[] = []
  readonly mailFaults: Fault[] = []
  crashes = 0
  clockSteps = 0
  readonly #scheduler: Scheduler
  readonly #sites: Site[]
  readonly #calls = new Set<Call>()
  #timers: Timer[] = []
  #elapsedMs = 0
  #wallMs = Date.parse('2026-05-06T15:00:00Z')

  constructor(scheduler: Scheduler, store = new MemoryLeads()) {
    this.#scheduler = scheduler
    this.store = store
    this.#sites = [this.#start(), this.#start()]
  }

  get now(): Date {
    return new Date(this.#wallMs + this.#elapsedMs)
  }

  /** Sends a message as the form does: the same words under the same key, until the site has said yes. */
  async visit(visitor: Visitor): Promise<void> {
    const sent = {
      firstName: 'Ada',
      lastName: visitor.lastName,
      email: `${visitor.lastName}@example.com`,
      phone: '570-555-0134',
      interest: 'sales',
      message: 'Which cart is for me?',
    }
    const origin = { source: 'script' as const, ...(visitor.key === undefined ? {} : { key: visitor.key }) }
    const beganMs = this.#elapsedMs
    for (let attempt = 0; !this.acknowledged.has(visitor); attempt += 1) {
      await this.#scheduler.schedule(soon)
      const site = this.#sites[(visitor.site + attempt) % this.#sites.length]
      if (!site?.alive) continue
      const answered = acceptSubmission(sent, origin, {
        acceptLead: (lead) => this.#accept(site, lead),
        vehicles: noCarts,
        ownOrigins: [],
        log,
      })
      const answer = await Promise.race([answered, site.died])
      if (answer?.ok) this.acknowledged.set(visitor, { id: answer.id, afterMs: this.#elapsedMs - beganMs })
    }
  }

  /** Ends a process where it stands, and puts another in its place. */
  crash(index: number, requestsArrive: boolean): void {
    const site = this.#sites[index]
    if (!site) return
    this.crashes += 1
    site.alive = false
    site.requestsArrive = requestsArrive
    site.die()
    if (!requestsArrive) for (const call of this.#calls) if (call.site === site) this.#calls.delete(call)
    this.#timers = this.#timers.filter((timer) => timer.site !== site)
    this.#sites[index] = this.#start()
  }

  /** A clock that was set stays so for longer than the two seconds between two polls, which would be too many to simulate. */
  setClock(ms: number): void {
    this.clockSteps += 1
    this.#wallMs += ms
    for (const { workers } of this.#sites) for (const worker of workers) worker.wake()
  }

  /** Lets time pass, but never beyond what a call that is under way may take. */
  async pass(ms: number): Promise<void> {
    const end = this.#elapsedMs + ms
    for (;;) {
      const limit = Math.min(end, ...[...this.#calls].map(({ deadline }) => deadline))
      const [next] = this.#timers.toSorted((one, another) => one.at - another.at)
      this.#elapsedMs = Math.max(this.#elapsedMs, Math.min(limit, next?.at ?? limit))
      if (!next || next.at > limit) return
      this.#timers = this.#timers.filter((timer) => timer !== next)
      next.work()
      // The one that waited for it begins its next call before any more time passes.
      for (let turn = 0; turn < 4; turn += 1) await soon
    }
  }

  /** Lets everything come to its end: nothing fails any more, and time passes. */
  async settle(): Promise<void> {
    this.storeFaults.length = 0
    this.mailFaults.length = 0
    await this.#scheduler.waitIdle()
    for (let round = 0; round < 200 && this.#isWaiting(); round += 1) {
      await this.pass(pollMs)
      await this.#scheduler.waitIdle()
    }
  }

  #isWaiting(): boolean {
    return [...this.store.mails.values()].some(({ state }) => state === 'waiting')
  }

  #start(): Site {
    const { promise: died, resolve: die } = Promise.withResolvers<void>()
    const clock: Clock = {
      now: () => this.now,
      elapsedMs: () => this.#elapsedMs,
      later: (ms, work) => {
        const timer = { at: this.#elapsedMs + ms, site, work }
        this.#timers.push(timer)
        return () => {
          this.#timers = this.#timers.filter((one) => one !== timer)
        }
      },
    }
    const site: Site = { alive: true, requestsArrive: false, died, die, workers: [] }
    const onStore = <Result>(work: () => Result) => this.#call(site, storeMs, () => this.#withStore(work))
    const shared = {
      outbox: {
        claim: (...given) => onStore(() => this.store.claim(...given)),
        sent: (...given) => onStore(() => this.store.sent(...given)),
        failed: (...given) => onStore(() => this.store.failed(...given)),
      } satisfies Outbox,
      log,
      clock,
      random: () => 0.5,
      pollMs,
    }
    const allowances = [
      [['dealer', 'visitor'], deliveryMs],
      [['webhook'], webhookMs],
    ] as const
    site.workers = allowances.map(([recipients, allowanceMs]) =>
      startMailWorker({
        ...shared,
        recipients,
        deliver: ({ mail }) => this.#call(site, allowanceMs, () => this.#take(mail.message_id)),
      }),
    )
    return site
  }

  async #accept(site: Site, lead: Parameters<MemoryLeads['accept']>[0]) {
    const at = this.now
    const acceptance = await this.#call(site, storeMs, () => this.#withStore(() => this.store.accept(lead, at)))
    if (acceptance.outcome === 'stored') for (const worker of site.workers) worker.wake()
    return acceptance
  }

  #withStore<Result>(work: () => Result): Result {
    const fault = this.storeFaults.shift()
    if (fault === 'before') throw new StoreUnavailable('away')
    const result = work()
    if (fault === 'after') throw new StoreUnavailable('no answer')
    return result
  }

  #take(messageId: string): void {
    const fault = this.mailFaults.shift()
    if (fault === 'before') throw new DeliveryRefused('421 later', false)
    this.taken.push(messageId)
    if (fault !== 'after') return
    this.unheard.push(messageId)
    throw new DeliveryRefused('ECONNECTION', false)
  }

  async #call<Result>(site: Site, allowanceMs: number, work: () => Result): Promise<Result> {
    const call = { site, deadline: this.#elapsedMs + allowanceMs }
    this.#calls.add(call)
    await this.#scheduler.schedule(soon)
    if (!site.alive && !site.requestsArrive) return never
    const answer = outcomeOf(work)
    if (!site.alive) this.#calls.delete(call)
    await this.#scheduler.schedule(soon)
    this.#calls.delete(call)
    return site.alive ? answer() : never
  }
}

function outcomeOf<Result>(work: () => Result): () => Result {
  try {
    const result = work()
    return () => result
  } catch (error) {
    return () => {
      throw error
    }
  }
}
