/** For how long pages of the data before may go on while those of the present data are made, at most. */
const graceMs = 2_000

/**
 * Which versions of the data a page may be made of: the present one, and while pages are made anew (`renewing`) for two
 * seconds each that was the present one before.
 */
export class DataVersions {
  readonly #read: () => string
  readonly #clock: () => number
  /** When each of those before was first known to be out of date. */
  readonly #before = new Map<string, number>()
  #present: string | undefined
  renewing = false

  constructor(read: () => string, clock = () => performance.now()) {
    this.#read = read
    this.#clock = clock
  }

  present(): string {
    const version = this.#read()
    if (version !== this.#present) this.#change(version)
    return version
  }

  /** Whether a page of this version may still be given out, though it is not the present one. */
  stillGood(version: string): boolean {
    const since = this.renewing ? this.#before.get(version) : undefined
    return since !== undefined && this.#clock() - since < graceMs
  }

  #change(version: string): void {
    const now = this.#clock()
    for (const [old, since] of this.#before) if (now - since >= graceMs) this.#before.delete(old)
    if (this.#present !== undefined) this.#before.set(this.#present, now)
    this.#before.delete(version)
    this.#present = version
  }
}

/** Whoever loads a page again asks for the present one, and so does the dealer who wants to see what has become of a change. */
export function asksForPresent(cacheControl: string | undefined): boolean {
  return cacheControl !== undefined && /\bno-cache\b|\bmax-age=0\b/.test(cacheControl)
}
