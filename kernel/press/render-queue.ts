export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** A canonical page goes before a view with a query: of views there are endlessly many. */
export type Priority = 'page' | 'view'

const longestPauseMs = 20

/** Makes new pages one after the other, and answers other requests between two of them. */
export class RenderQueue {
  readonly #waiting: Record<Priority, (() => void)[]> = { page: [], view: [] }
  readonly #most: number
  #inside = 0
  #scheduled = false
  #lastTookMs = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Runs the work that makes a view; throws `QueueFull` where too many are in the making. */
  async enter<Made>(make: () => Promise<Made>): Promise<Made> {
    if (this.#inside >= this.#most) throw new QueueFull()
    this.#inside += 1
    try {
      return await make()
    } finally {
      this.#inside -= 1
    }
  }

  /** Begins the work when its turn comes. While it waits for something, other work goes on. */
  run<Done>(priority: Priority, work: () => Done | Promise<Done>): Promise<Done> {
    return new Promise((resolve) => {
      this.#waiting[priority].push(() => resolve((async () => work())()))
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    // Node accepts one connection in each round of its loop, so one round is too short a pause: this one takes as long as the last turn.
    if (this.#lastTookMs >= 1) setTimeout(() => this.#next(), this.#lastTookMs)
    else setImmediate(() => this.#next())
  }

  #next(): void {
    this.#scheduled = false
    const { page, view } = this.#waiting
    const work = page.shift() ?? view.shift()
    const start = performance.now()
    work?.()
    this.#lastTookMs = Math.min(longestPauseMs, performance.now() - start)
    if (page.length + view.length > 0) this.#schedule()
    else this.#lastTookMs = 0
  }
}
