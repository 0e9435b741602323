import { type Plan, refusal } from '#kernel/desk/plan.ts'
import { formatCount } from '#kit/formats/format.ts'
import type { DeskLead, LeadDesk } from './lead-desk.ts'

/** The message that an action is about; a problem where there is none, or it is not of a kind for that action. */
export async function planForLead(
  desk: LeadDesk,
  id: string,
  problemOf: (lead: DeskLead) => string | undefined = () => undefined,
): Promise<Plan<DeskLead>> {
  const found = await desk.find(id)
  if (!found) return refusal(`There is no message ${id}`)
  const problem = problemOf(found.lead)
  return problem ? refusal(problem) : { change: found.lead, problems: [], reasons: [] }
}

/** Erases messages for good, once the dealer has seen which. */
export function planErasure(leads: readonly DeskLead[]): Plan<readonly DeskLead[]> {
  const count = formatCount(leads.length, 'message')
  const reason = `${count}, with mails, notes and all that is known of the sender: this cannot be undone.`
  return { change: leads, problems: [], reasons: [reason] }
}

/** Erases what came from an e-mail address or a phone number. */
export async function planForgetting(desk: LeadDesk, person: string): Promise<Plan<readonly DeskLead[]>> {
  const leads = (await desk.from(person)) ?? []
  return leads.length === 0 ? refusal(`No message is from ${person}: nothing was erased`) : planErasure(leads)
}

/** A sender is known by number and by address, and may have written under the other as well: how many more there are. */
export async function othersFrom(desk: LeadDesk, erased: readonly DeskLead[]): Promise<ReadonlyMap<string, number>> {
  const others = new Map<string, number>()
  for (const person of new Set(erased.flatMap(({ email_key, phone }) => [email_key, phone]))) {
    const count = (await desk.from(person))?.length ?? 0
    if (count > 0) others.set(person, count)
  }
  return others
}

interface AskedAbout {
  readonly id: string
  /** By the name that the latest message knew it by. */
  readonly name: string
  readonly messages: number
  readonly waiting: number
  readonly last: Date
}

/** LEAD-33: the carts that messages are about, the most asked for first; what looks like advertising asks for nothing. */
export function cartsAskedAbout(leads: readonly DeskLead[]): {
  readonly carts: readonly AskedAbout[]
  readonly withoutCart: number
} {
  const asked = leads.filter(({ desk, status }) => desk !== 'quarantined' && status !== 'spam')
  const carts = [...Map.groupBy(asked, ({ cart_id }) => cart_id)].flatMap(([id, about]) => {
    const [latest] = about.toSorted((a, b) => b.received_at.localeCompare(a.received_at))
    if (id === null || !latest) return []
    const waiting = about.filter(({ status }) => status === 'new').length
    const last = new Date(latest.received_at)
    return { id, name: latest.cart_name ?? id, messages: about.length, waiting, last }
  })
  return {
    carts: carts.toSorted((a, b) => b.messages - a.messages || b.last.getTime() - a.last.getTime()),
    withoutCart: asked.filter(({ cart_id }) => cart_id === null).length,
  }
}
