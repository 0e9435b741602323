import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from '#kernel/log/log.ts'

export interface RenewalServices {
  readonly version: () => string
  /** What is kept and is not of this version, or is true no more: what was asked for most comes first. */
  readonly outdated: (version: string) => readonly string[]
  /** Every address that pages have, whether they are kept or not. */
  readonly addresses: () => Promise<readonly string[]>
  /** Whether there is room for pages that nobody has asked for yet. */
  readonly roomy: () => boolean
  /** Makes the page at this address and puts it in the place of the old one, if there is one; tells whether it could. */
  readonly renew: (address: string) => Promise<boolean>
  /** Whether somebody waits for a page. */
  readonly busy: () => boolean
  readonly log: Pick<Logger, 'warn'>
}

const lookEveryMs = 250
const retryMs = 1_000
const shortestPauseMs = 4
const longestPauseMs = 20
const busyPauseMs = 20
// Of as many it is clear that it is not they, but what they are made of.
const mostFailures = 3
// Making pages takes a third of the time at most.
const pauseForWork = 2

/**
 * Makes all pages anew after a start, after each change of the data and when they have expired, one at a time with
 * pauses, so that nobody who asks for one has to wait for it.
 */
export class Renewal {
  readonly #services: RenewalServices
  #filledFor: string | undefined
  #stopped = false
  #failed: ReadonlySet<string> = new Set()
  #timer: NodeJS.Timeout | undefined

  constructor(services: RenewalServices) {
    this.#services = services
  }

  start(): void {
    this.#timer = setTimeout(() => void this.#round(), lookEveryMs).unref()
  }

  /** Begins no further page. One that is being made may end as it likes. */
  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  async #round(): Promise<void> {
    const version = this.#services.version()
    const failed = await this.#renewAll(version).catch(() => new Set(['all of them']))
    if (this.#stopped) return
    if (failed.size > 0 && this.#failed.size === 0)
      this.#services.log.warn({ pages: [...failed] }, 'pages could not be made anew; they are tried again')
    this.#failed = failed
    const changed = this.#services.version() !== version
    const waitMs = failed.size > 0 ? retryMs : changed ? 0 : lookEveryMs
    this.#timer = setTimeout(() => void this.#round(), waitMs).unref()
  }

  /** Answers with what could not be made. A change meanwhile ends the round: the next one begins with what is asked for most. */
  async #renewAll(version: string): Promise<ReadonlySet<string>> {
    const { outdated, addresses, roomy } = this.#services
    const failed = await this.#each(outdated(version), version)
    if (failed.size > 0 || this.#filledFor === version || this.#over(version)) return failed
    const left = await this.#each(await addresses(), version, roomy)
    if (left.size === 0 && !this.#over(version)) this.#filledFor = version
    return left
  }

  async #each(addresses: readonly string[], version: string, goOn = () => true): Promise<ReadonlySet<string>> {
    const failed = new Set<string>()
    const lately = this.#failed
    const others = addresses.filter((address) => !lately.has(address))
    for (const address of [...others, ...addresses.filter((one) => lately.has(one))]) {
      if (this.#over(version) || !goOn() || failed.size >= mostFailures) break
      const start = performance.now()
      if (!(await this.#services.renew(address))) failed.add(address)
      await this.#pause(performance.now() - start)
    }
    return failed
  }

  async #pause(tookMs: number): Promise<void> {
    const pauseMs = Math.min(longestPauseMs, Math.max(shortestPauseMs, tookMs * pauseForWork))
    await wait(pauseMs, undefined, { ref: false })
    while (this.#services.busy() && !this.#stopped) await wait(busyPauseMs, undefined, { ref: false })
  }

  #over(version: string): boolean {
    return this.#stopped || this.#services.version() !== version
  }
}
