import { ChangedMeanwhile } from '#kernel/history/decide.ts'
import type { Plan, Problem } from '#kernel/history/plan.ts'
import type { RunBy } from '#kernel/history/record-run.ts'
import type { DeskContext } from './desk-services.ts'

export type Texts = Readonly<Record<string, string>>

interface CarryOut<Change> {
  readonly apply: (change: Change, by: RunBy) => Promise<number | undefined>
  /** The name of the change in the history. */
  readonly what: string
  /** The screen to go on to. */
  readonly to: string
  /** The texts of the form; a tick under `agreed` agrees to what is unusual. */
  readonly form: Texts
  /** Shows the form again with its problems. */
  readonly again: (told: Pick<Plan<Change>, 'problems' | 'reasons'>) => Response | Promise<Response>
}

/** Applies a plan and goes on to a screen that tells of it; a plan with problems goes to `again`. */
export async function carryOut<Change>(
  c: DeskContext,
  { change, problems, reasons }: Plan<Change>,
  { apply, what, to, form, again }: CarryOut<Change>,
): Promise<Response> {
  const told = (inTheWay: readonly Problem[], unusual: readonly string[] = []) => {
    c.status(422)
    return again({ problems: inTheWay, reasons: unusual })
  }
  if (problems.length > 0) return told(problems)
  if (reasons.length > 0 && !form.agreed) return told([], reasons)
  try {
    const run = change && (await apply(change, c.var.by(what)))
    const [path, query = ''] = to.split('?')
    const asked = new URLSearchParams(query)
    asked.set('run', String(run ?? 'none'))
    return c.redirect(`${path}?${asked}`, 303)
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return told([{ text: error.message }])
    throw error
  }
}

/** The texts of a form; of several texts with one name the last. */
export async function textsOf(c: DeskContext): Promise<Texts> {
  const form = Object.entries(await c.req.parseBody())
  return Object.fromEntries(form.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** What the form has shown of the present state, where it says so. */
export function seenIn({ seen = '' }: Texts): Texts | undefined {
  try {
    const texts: object = JSON.parse(seen)
    return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, String(text)]))
  } catch {
    return undefined
  }
}
