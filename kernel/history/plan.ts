import { formatEasternMoment } from '#kit/dates/eastern-time.ts'

/** Why something cannot be done. */
export interface Problem {
  /** The field of the form that it is about, where it is about one. */
  readonly field?: string
  /** A sentence without its period. */
  readonly text: string
}

/**
 * Whether a form changes a field that another person has changed to something else meanwhile: `asked` is what was typed, `seen` what the
 * form had shown, `now` what is stored.
 */
export const isOvertaken = <Value>(
  { asked, seen, now }: Readonly<Record<'asked' | 'seen' | 'now', Value>>,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): boolean => !isSame(asked, seen) && !isSame(now, seen) && !isSame(now, asked)

/** The problem that the second person reads: 'Price is $8,295 by now: Dana changed it on Wednesday, July 16, 2025 at 9:05 AM'. */
export const overtaken = (field: string, now: string, last?: { readonly who: string; readonly at: Date }): Problem => ({
  field,
  text: `${now} by now: ${last ? `${last.who} changed it on ${formatEasternMoment(last.at)}` : 'someone else changed it'}`,
})

/** What an action would do; the desk shows it before a person applies it. */
export interface Plan<Change> {
  /** Undefined where there is nothing to do, or nothing can be done. */
  readonly change: Change | undefined
  readonly problems: readonly Problem[]
  /** What is unusual, such as a price that moves by half: the dealer must tick a box before the change is made. */
  readonly warnings: readonly string[]
}

/** The plan of these changes; its change is undefined where there are none. */
export function planOf<Change>(changes: readonly Change[], warnings: readonly string[] = []): Plan<readonly Change[]> {
  return { change: changes.length > 0 ? changes : undefined, problems: [], warnings }
}

export function refusal(...problems: readonly Problem[]): Plan<never> {
  return { change: undefined, problems, warnings: [] }
}

export const sentencesOf = (problems: readonly Problem[]) => problems.map(({ text }) => `${text}.`).join(' ')
