import { setTimeout as wait } from 'node:timers/promises'
import type { EncodedText } from './encoded-text.ts'

interface Waiting {
  readonly text: EncodedText
  /** False once the page is made anew. */
  readonly current: () => boolean
}

const most = 500
const pauseMs = 100

/** Makes the smallest form of kept pages afterwards, one at a time, while nobody waits for a page that is not there. */
export class Recompressor {
  readonly #waiting: Waiting[] = []
  readonly #busy: () => boolean
  #working = false

  constructor(busy: () => boolean) {
    this.#busy = busy
  }

  add(waiting: Waiting): void {
    if (this.#waiting.length >= most) return
    this.#waiting.push(waiting)
    if (!this.#working) void this.#work()
  }

  async #work(): Promise<void> {
    this.#working = true
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      while (this.#busy()) await wait(pauseMs, undefined, { ref: false })
      // Where that fails for want of memory, the fast forms stay.
      if (next.current()) await next.text.shrink().catch(() => {})
    }
    this.#working = false
  }
}
