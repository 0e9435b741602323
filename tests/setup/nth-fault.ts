import { AsyncLocalStorage } from 'node:async_hooks'

/** What is counted: statements to the database, calls of the file system, what is said to a mail server or a webhook. */
export type Counted = 'statement' | 'file' | 'word'

/**
 * How a call fails: it is turned away and may be tried again; the line breaks before it arrives; it takes effect, and its
 * answer is lost.
 */
export const waysToFail = ['busy', 'lost', 'answer lost'] as const
export type WayToFail = (typeof waysToFail)[number]

/** One failure: of the calls of one kind, the nth fails in one way. */
export class NthFault {
  calls = 0
  readonly of: Counted
  readonly nth: number
  readonly way: WayToFail

  constructor(of: Counted, nth: number, way: WayToFail) {
    this.of = of
    this.nth = nth
    this.way = way
  }

  /** Counts a call: how it fails, where it is the one that does. */
  next(): WayToFail | undefined {
    this.calls += 1
    return this.calls === this.nth ? this.way : undefined
  }

  get hasStruck(): boolean {
    return this.calls >= this.nth
  }
}

const current = new AsyncLocalStorage<NthFault>()

/** Does work of which one call fails. What goes on beside it (a timer, another test) is not counted. */
export const withFault = <Result>(fault: NthFault, work: () => Promise<Result>): Promise<Result> =>
  current.run(fault, work)

/** How this call fails, where it shall. */
export function faultOf(counted: Counted): WayToFail | undefined {
  const fault = current.getStore()
  return fault?.of === counted ? fault.next() : undefined
}
