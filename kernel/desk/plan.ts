/** What an action would do: the desk shows it before it is applied. */
export interface Plan<Change> {
  /** Undefined where nothing is to be done, or nothing can be. */
  readonly change: Change | undefined
  /** Why it cannot be done, in sentences without their period. */
  readonly problems: readonly string[]
  /** What is so unusual about it that the dealer has to agree first. */
  readonly reasons: readonly string[]
  /** The fields of the form that the problems are about. */
  readonly fields?: readonly string[]
}

export function refusal(...problems: readonly string[]): Plan<never> {
  return { change: undefined, problems, reasons: [] }
}

/** A refusal that is about these fields of the form. */
export function refusalOf(fields: readonly string[], ...problems: readonly string[]): Plan<never> {
  return { ...refusal(...problems), fields }
}
