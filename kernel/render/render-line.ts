/** As many pages wait to be made as may. */
export class LineFull extends Error {
  override name = 'LineFull'
}

/**
 * What is asked for by a path alone goes before what is asked for by a query, of which there are endlessly many; what nobody
 * waits for goes last.
 */
export type Turn = 'path' | 'query' | 'renewal'

const longestPauseMs = 20

/**
 * New pages are made one after the other, and between two of them whatever else came in is answered: rendering never
 * gives way by itself. A page costs a few milliseconds, so the line is over within a second.
 */
export class RenderLine {
  readonly #waiting: Record<Turn, (() => void)[]> = { path: [], query: [], renewal: [] }
  readonly #most: number
  #inside = 0
  #scheduled = false
  #lastTookMs = 0

  constructor(most: number) {
    this.#most = most
  }

  /** True while a page is being made. */
  get busy(): boolean {
    return this.#inside > 0
  }

  /** Does what makes a page; throws `LineFull` where too many are being made already. */
  async enter<Made>(make: () => Promise<Made>): Promise<Made> {
    if (this.#inside >= this.#most) throw new LineFull()
    this.#inside += 1
    try {
      return await make()
    } finally {
      this.#inside -= 1
    }
  }

  /** Runs the work when its turn comes. What it waits for holds up nobody. */
  turn<Done>(turn: Turn, work: () => Done | Promise<Done>): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#waiting[turn].push(() => {
        try {
          resolve(work())
        } catch (error) {
          reject(error)
        }
      })
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    // Node accepts one connection in a round of its loop, so others get as much time as the last page took, not one round.
    if (this.#lastTookMs >= 1) setTimeout(() => this.#next(), this.#lastTookMs)
    else setImmediate(() => this.#next())
  }

  #next(): void {
    this.#scheduled = false
    const { path, query, renewal } = this.#waiting
    const work = path.shift() ?? query.shift() ?? renewal.shift()
    const start = performance.now()
    work?.()
    this.#lastTookMs = Math.min(longestPauseMs, performance.now() - start)
    if (path.length + query.length + renewal.length > 0) this.#schedule()
    else this.#lastTookMs = 0
  }
}
