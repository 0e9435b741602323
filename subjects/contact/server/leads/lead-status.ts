import type { LeadConnection } from '#kernel/db/connection.ts'
import type { OutboxMail, Recipient } from './outbox.ts'
import { purge } from './retention.ts'
import { withLeadStore } from './with-lead-store.ts'

/** How far a lead has come on its way to the dealer. */
export const deskStates = ['quarantined', 'waiting', 'mailed', 'dead'] as const
export type DeskState = (typeof deskStates)[number]

export interface LeadStatus {
  readonly leads: Readonly<Record<DeskState, number>>
  /** Mails and calls of the webhook, by recipient, that were given up. */
  readonly deadLetters: Readonly<Record<Recipient, number>>
  readonly waitingMails: number
  readonly oldestWaiting: Date | undefined
  /** Why the mail server has not taken one of them so far. */
  readonly refusal: string | undefined
  /** When it has last taken one. */
  readonly lastSent: Date | undefined
  readonly waitingCalls: number
  readonly oldestWaitingCall: Date | undefined
  /** Since when files hold what was erased. */
  readonly outstandingErasure: Date | undefined
}

/** How things stand with the mails of these leads; what is left of an erasure is finished where that can be. */
export async function leadStatus(
  connection: LeadConnection,
  leads: readonly { readonly desk: DeskState }[],
): Promise<LeadStatus> {
  const mails = await withLeadStore(connection, () =>
    connection.db
      .selectFrom('outbox')
      .select(['recipient', 'state', 'created_at', 'settled_at', 'last_error'])
      .orderBy('created_at')
      .execute(),
  )
  const counted = (state: DeskState) => leads.filter(({ desk }) => desk === state).length
  const dead = (to: Recipient) => mails.filter(({ recipient, state }) => recipient === to && state === 'dead').length
  const waiting = mails.filter(({ state }) => state === 'waiting')
  const [calls, letters] = [true, false].map((toWebhook) =>
    waiting.filter(({ recipient }) => (recipient === 'webhook') === toWebhook),
  ) as [typeof waiting, typeof waiting]
  const sent = mails
    .flatMap(({ recipient, state, settled_at }) => (recipient !== 'webhook' && state === 'sent' && settled_at) || [])
    .toSorted()
    .at(-1)
  return {
    leads: {
      quarantined: counted('quarantined'),
      waiting: counted('waiting'),
      mailed: counted('mailed'),
      dead: counted('dead'),
    },
    deadLetters: { dealer: dead('dealer'), visitor: dead('visitor'), webhook: dead('webhook') },
    waitingMails: letters.length,
    oldestWaiting: oldestOf(letters),
    refusal: letters.findLast(({ last_error }) => last_error !== null)?.last_error ?? undefined,
    lastSent: sent === undefined ? undefined : new Date(sent),
    waitingCalls: calls.length,
    oldestWaitingCall: oldestOf(calls),
    outstandingErasure: await purge(connection),
  }
}

function oldestOf([oldest]: readonly Pick<OutboxMail, 'created_at'>[]): Date | undefined {
  return oldest && new Date(oldest.created_at)
}
