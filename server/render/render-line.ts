/** As many pages wait to be made as may. */
export class LineFull extends Error {
  override name = 'LineFull'
}

/** What is asked for by a path alone goes before what is asked for by a query, of which there are endlessly many. */
export type Turn = 'path' | 'query'

/**
 * New pages are made one after the other, and between two of them whatever else came in is answered: rendering never
 * gives way by itself. A page costs a few milliseconds, so the line is over within a second.
 */
export class RenderLine {
  readonly #waiting: Record<Turn, (() => void)[]> = { path: [], query: [] }
  readonly #most: number
  #inside = 0
  #scheduled = false

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
    setImmediate(() => {
      this.#scheduled = false
      const { path, query } = this.#waiting
      const work = path.shift() ?? query.shift()
      work?.()
      if (path.length + query.length > 0) this.#schedule()
    })
  }
}
