import type { LeadConnection } from '#kernel/db/connection.ts'
import type { Recipient } from './outbox.ts'
import { purge } from './retention.ts'
import { withLeadStore } from './with-lead-store.ts'

/** How far a lead has come on its way to the dealer. */
export const deskStates = ['quarantined', 'waiting', 'mailed', 'dead'] as const
export type DeskState = (typeof deskStates)[number]

interface Waiting {
  readonly count: number
  readonly oldest: Date | undefined
}

export interface LeadStatus {
  readonly leads: Readonly<Record<DeskState, number>>
  /** When the first of them came. */
  readonly first: Date | undefined
  /** Mails and calls of the webhook, by recipient, that were given up. */
  readonly deadLetters: Readonly<Record<Recipient, number>>
  readonly mails: Waiting
  readonly calls: Waiting
  /** Why the mail server has not taken one of those that wait. */
  readonly refusal: string | undefined
  /** When it has last taken one. */
  readonly lastSent: Date | undefined
  /** Since when files hold what was erased. */
  readonly outstandingErasure: Date | undefined
}

/** How things stand with the mails of these leads; what is left of an erasure is finished where that can be. */
export async function leadStatus(
  connection: LeadConnection,
  leads: readonly { readonly desk: DeskState; readonly received_at: string }[],
): Promise<LeadStatus> {
  const all = await withLeadStore(connection, () =>
    connection.db
      .selectFrom('outbox')
      .select(['recipient', 'state', 'created_at', 'settled_at', 'last_error'])
      .orderBy('created_at')
      .execute(),
  )
  const count = (state: DeskState) => leads.filter(({ desk }) => desk === state).length
  const dead = (to: Recipient) => all.filter(({ recipient, state }) => recipient === to && state === 'dead').length
  const calls = all.filter(({ recipient, state }) => recipient === 'webhook' && state === 'waiting')
  const mails = all.filter(({ recipient, state }) => recipient !== 'webhook' && state === 'waiting')
  const sent = all.flatMap(({ recipient, state, settled_at }) =>
    recipient !== 'webhook' && state === 'sent' && settled_at ? [settled_at] : [],
  )
  return {
    leads: Object.fromEntries(deskStates.map((state) => [state, count(state)])) as LeadStatus['leads'],
    first: instant(leads.map(({ received_at }) => received_at).toSorted()[0]),
    deadLetters: { dealer: dead('dealer'), visitor: dead('visitor'), webhook: dead('webhook') },
    mails: { count: mails.length, oldest: instant(mails[0]?.created_at) },
    calls: { count: calls.length, oldest: instant(calls[0]?.created_at) },
    refusal: mails.findLast(({ last_error }) => last_error !== null)?.last_error ?? undefined,
    lastSent: instant(sent.toSorted().at(-1)),
    outstandingErasure: await purge(connection),
  }
}

function instant(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text)
}
