/** How often something may be done. */
export type Limit =
  /** So often at once; each is given back after a while. */
  | { readonly most: number; readonly refillMs: number }
  /** So often; all are given back when none was taken for this long. */
  | { readonly most: number; readonly restMs: number }

/** What is known of one limit: how much is used, as of when. */
export interface Usage {
  readonly used: number
  readonly at: number
}

/** Later than this was written by a clock that has since been set back. */
const clockToleranceMs = 60_000

/** Takes so much of a limit: the usage from then on, or how long it is until that can be taken. */
export function takeFrom(
  limit: Limit,
  before: Usage,
  cost: number,
  at: number,
): { readonly usage?: Usage; readonly waitMs: number } {
  const used = before.at - at > clockToleranceMs ? 0 : usedAt(limit, before, at)
  if (used + cost <= limit.most) return { usage: { used: used + cost, at: Math.max(at, before.at) }, waitMs: 0 }
  const waitMs = 'refillMs' in limit ? (used + cost - limit.most) * limit.refillMs : before.at + limit.restMs - at
  return { waitMs }
}

function usedAt(limit: Limit, { used, at: since }: Usage, at: number): number {
  const passedMs = Math.max(0, at - since)
  if ('refillMs' in limit) return Math.max(0, used - passedMs / limit.refillMs)
  return passedMs >= limit.restMs ? 0 : used
}

/** Of addresses that reach one mailbox, one: without case, tags and dots. */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/\+.*/, '').replaceAll('.', '')
  return `${name}${email.slice(at)}`.toLowerCase()
}
