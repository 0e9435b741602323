import { ChangedMeanwhile } from '#kernel/history/in-turn.ts'
import type { Plan } from '#kernel/history/plan.ts'
import type { RunAuthor } from '#kernel/history/record-run.ts'
import type { FormState } from '#subjects/desk/view/form-parts.tsx'
import type { DeskContext } from './desk-services.ts'
import type { Unchanged } from './run-summary.ts'

export type Texts = Readonly<Record<string, string>>

interface FormAnswer {
  /** The name of the change in the history. */
  readonly what: string
  /** The screen to go on to. */
  readonly to: string
  /** The sentence that the screen shows where nothing changed. */
  readonly unchanged?: Unchanged | undefined
  /** The texts of the form; a tick under `agreed` agrees to what is unusual. */
  readonly form: Texts
  /** Shows the form again with its texts, and why it was refused. */
  readonly again: (state: FormState) => Response | Promise<Response>
}

interface ChangeToMake extends FormAnswer {
  /** Returns the number of the run; undefined where nothing changed. */
  readonly make: (by: RunAuthor) => Promise<number | undefined>
}

/** Makes a change and goes on to a screen that tells of it; the form comes back where another person came first (DESK-7). */
export async function changeAndRedirect(
  c: DeskContext,
  { make, what, to, unchanged = 'none', form, again }: ChangeToMake,
): Promise<Response> {
  try {
    const run = await make(c.var.by(what))
    const [path, query = ''] = to.split('?')
    const search = new URLSearchParams(query)
    search.set('run', String(run ?? unchanged))
    return c.redirect(`${path}?${search}`, 303)
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error
    c.status(409)
    return again({ values: form, problems: [{ text: error.message }], warnings: [] })
  }
}

interface PlanToApply<Change> extends FormAnswer {
  readonly apply: (change: Change, by: RunAuthor) => Promise<number | undefined>
}

/** Makes the change of a plan; the form comes back where the plan has problems, or warnings to which the person has not agreed. */
export function carryOut<Change>(
  c: DeskContext,
  { change, problems, warnings }: Plan<Change>,
  { apply, ...answer }: PlanToApply<Change>,
): Response | Promise<Response> {
  const { form, again } = answer
  if (problems.length === 0 && (warnings.length === 0 || form.agreed))
    return changeAndRedirect(c, { ...answer, make: async (by) => change && apply(change, by) })
  c.status(422)
  return again({ values: form, problems, warnings: problems.length > 0 ? [] : warnings })
}

/** The texts of a form; of several texts with one name the last. */
export async function textsOf(c: DeskContext): Promise<Texts> {
  const form = Object.entries(await c.req.parseBody())
  return Object.fromEntries(form.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** The values that the form had shown, from its hidden field `seen`; undefined where it has none. */
export function seenIn({ seen = '' }: Texts): Texts | undefined {
  try {
    const texts: object = JSON.parse(seen)
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, String(text)]))
  } catch {
    return undefined
  }
}
