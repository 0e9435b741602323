import fc from 'fast-check'
import { leadRules } from '#subjects/contact/facts/lead-rules.ts'
import type { MemoryLeads } from './memory-leads.ts'
import { type Fault, type Visitor, World } from './world.ts'

const second = 1_000
const repeatMs = leadRules.repeatMinutes * 60 * second
const day = 86_400 * second

/** What befalls the site while messages are under way. */
type Event =
  | { readonly kind: 'pass'; readonly ms: number }
  | { readonly kind: 'clock'; readonly ms: number }
  | { readonly kind: 'crash'; readonly site: number; readonly requestsArrive: boolean }
  | { readonly kind: 'store' | 'mail'; readonly fault: Fault }

const fault = fc.constantFrom<Fault>('before', 'after')
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    kind: fc.constant('pass' as const),
    ms: fc.constantFrom(second, 60 * second, 900 * second, 3_600 * second),
  }),
  fc.record({ kind: fc.constant('clock' as const), ms: fc.constantFrom(-5 * day, -60 * second, 60 * second, 5 * day) }),
  fc.record({ kind: fc.constant('crash' as const), site: fc.nat(1), requestsArrive: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('store' as const, 'mail' as const), fault }),
)

/** Whose order the scheduler chooses, who writes, and what befalls the site meanwhile. */
export const histories = [
  fc.scheduler(),
  fc.array(fc.record({ keyed: fc.boolean(), site: fc.nat(1) }), { minLength: 1, maxLength: 2 }),
  fc.array(event, { maxLength: 5 }),
] as const

/** Lets one history happen, to its end; `store` puts another in the place of the one in memory. */
export async function run(
  scheduler: fc.Scheduler,
  visitors: readonly { readonly keyed: boolean; readonly site: number }[],
  events: readonly Event[],
  store?: MemoryLeads,
): Promise<World> {
  const world = new World(scheduler, store)
  for (const [index, { keyed, site }] of visitors.entries()) {
    const visitor: Visitor = { lastName: `number-${index}`, key: keyed ? `key-${index}` : undefined, site }
    world.visitors.push(visitor)
    void world.visit(visitor)
  }
  void befall(world, scheduler, events)
  await world.settle()
  return world
}

async function befall(world: World, scheduler: fc.Scheduler, events: readonly Event[]): Promise<void> {
  for (const event of events) {
    await scheduler.schedule(Promise.resolve())
    if (event.kind === 'pass') await world.pass(event.ms)
    else if (event.kind === 'clock') world.setClock(event.ms)
    else if (event.kind === 'crash') world.crash(event.site, event.requestsArrive)
    else (event.kind === 'store' ? world.storeFaults : world.mailFaults).push(event.fault)
  }
}

/** What the way of a message must not do, in a sentence; nothing where it went right. */
export function faultOf(world: World): string | undefined {
  const { store, visitors, acknowledged, taken, unheard, crashes, clockSteps } = world
  for (const visitor of visitors) {
    const leads = [...store.leads.values()].filter(({ last_name }) => last_name === visitor.lastName)
    const answer = acknowledged.get(visitor)
    if (!answer) return `${visitor.lastName} got no answer`
    if (!leads.some((lead) => lead.id === answer.id)) return `${visitor.lastName} was acknowledged and is lost`
    // Without a key the same words are one message within ten minutes by the clock.
    const isRepeat = visitor.key !== undefined || (clockSteps === 0 && answer.afterMs < repeatMs)
    if (leads.length > 1 && isRepeat) return `${visitor.lastName} is doubled`
    for (const lead of leads) {
      const mails = [...store.mails.values()].filter(({ lead_id }) => lead_id === lead.id)
      const recipients = mails.map(({ recipient }) => recipient).toSorted()
      if (recipients.join() !== 'dealer,visitor,webhook') return `${lead.id} has mails to ${recipients.join()}`
    }
  }
  for (const { message_id, state } of store.mails.values()) {
    if (state !== 'sent') return `${message_id} is ${state}`
    const copies = taken.filter((one) => one === message_id).length
    if (copies === 0) return `${message_id} is marked as sent and was not taken`
    // The protocol allows one more for each "250" that was not heard, and for each process that died.
    const allowed = 1 + crashes + unheard.filter((one) => one === message_id).length
    if (copies > allowed) return `${message_id} was taken ${copies} times, ${allowed} are allowed`
  }
  const sent = new Set([...store.mails.values()].map(({ message_id }) => message_id))
  return taken.every((one) => sent.has(one)) ? undefined : 'a mail was taken that the site did not write'
}
