/** What an action would do; the desk shows it before a person applies it. */
export interface Plan<Change> {
  /** Undefined where there is nothing to do, or nothing can be done. */
  readonly change: Change | undefined
  /** Why it cannot be done, in sentences without their period. */
  readonly problems: readonly string[]
  /** What is so unusual about the change that the dealer has to agree first. */
  readonly reasons: readonly string[]
  /** The fields of the form that the problems are about. */
  readonly fields?: readonly string[]
}

/** A plan of these changes; without a change where there are none. */
export function planOf<Change>(changes: readonly Change[], reasons: readonly string[] = []): Plan<readonly Change[]> {
  return { change: changes.length > 0 ? changes : undefined, problems: [], reasons }
}

export function refusal(...problems: readonly string[]): Plan<never> {
  return { change: undefined, problems, reasons: [] }
}

/** A refusal that is about these fields of the form. */
export function fieldRefusal(fields: readonly string[], ...problems: readonly string[]): Plan<never> {
  return { ...refusal(...problems), fields }
}
