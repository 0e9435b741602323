/** Why something cannot be done. */
export interface Problem {
  /** The field of the form that it is about, where it is about one. */
  readonly field?: string
  /** A sentence without its period. */
  readonly text: string
}

/** What an action would do; the desk shows it before a person applies it. */
export interface Plan<Change> {
  /** Undefined where there is nothing to do, or nothing can be done. */
  readonly change: Change | undefined
  readonly problems: readonly Problem[]
  /** What is so unusual about the change that the dealer has to agree first. */
  readonly reasons: readonly string[]
}

/** A plan of these changes; without a change where there are none. */
export function planOf<Change>(changes: readonly Change[], reasons: readonly string[] = []): Plan<readonly Change[]> {
  return { change: changes.length > 0 ? changes : undefined, problems: [], reasons }
}

export function refusal(...problems: readonly Problem[]): Plan<never> {
  return { change: undefined, problems, reasons: [] }
}
