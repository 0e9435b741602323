import { AsyncLocalStorage } from 'node:async_hooks'

/** The calls that a campaign counts: statements to the database, calls of the file system, words to a mail server or a webhook. */
export type Counted = 'statement' | 'file' | 'word'

/**
 * How a call fails: the other side refuses it and it may be tried again; the line breaks before it arrives; it takes effect, and its
 * answer is lost.
 */
export const waysToFail = ['busy', 'lost', 'answer lost'] as const
export type WayToFail = (typeof waysToFail)[number]

/** One fault: of the calls of one kind, the nth fails in one way. */
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

  /** Counts a call, and returns how it fails, where it is the one that does. */
  next(): WayToFail | undefined {
    this.calls += 1
    return this.calls === this.nth ? this.way : undefined
  }

  get hasStruck(): boolean {
    return this.calls >= this.nth
  }
}

const current = new AsyncLocalStorage<NthFault>()

/** Does work of which one call fails. Calls beside it (a timer, another test) do not count. */
export const withFault = <Result>(fault: NthFault, work: () => Promise<Result>): Promise<Result> =>
  current.run(fault, work)

/** How this call fails, where it shall. */
export function faultOf(counted: Counted): WayToFail | undefined {
  const fault = current.getStore()
  return fault?.of === counted ? fault.next() : undefined
}
