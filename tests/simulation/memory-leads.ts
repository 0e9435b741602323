import { leadRules } from '#subjects/contact/facts/lead-rules.ts'
import { normalizeSubmission } from '#subjects/contact/rules/contact-submission.ts'
import { leadId } from '#subjects/contact/rules/lead-id.ts'
import {
  acknowledgementLimit,
  type Limit,
  mailboxKey,
  mailboxLimit,
  senderLimit,
  takeFrom,
  type Usage,
} from '#subjects/contact/rules/limit.ts'
import { longestMailBackoffMs } from '#subjects/contact/rules/mail-timing.ts'
import { type Acceptance, leadDigest, leadRow, type NewLead } from '#subjects/contact/server/leads/accept-lead.ts'
import {
  type ClaimedMail,
  type ClaimOptions,
  type Lead,
  leaseMs,
  mailRow,
  type OutboxMail,
} from '#subjects/contact/server/leads/outbox.ts'

const second = 1_000

/**
 * What the databases do, in memory and at once, so that a hundred thousand histories of it are cheap. The contract suites
 * of the store and of the outbox hold for it as they do for the databases.
 */
export class MemoryLeads {
  readonly leads = new Map<string, Lead>()
  readonly mails = new Map<string, OutboxMail>()
  readonly #fingerprints = new Map<string, { digest: string; leadId: string; seenAt: number }>()
  readonly #limits = new Map<string, Usage>()
  readonly #webhook: boolean
  #count = 0

  constructor(webhook = true) {
    this.#webhook = webhook
  }

  clear(): void {
    for (const table of [this.leads, this.mails, this.#fingerprints, this.#limits]) table.clear()
  }

  accept(given: NewLead, at: Date): Acceptance {
    const lead = { ...given, submission: normalizeSubmission(given.submission) }
    const { key, submission, suspicion, sender } = lead
    const digest = leadDigest(lead)
    const fingerprint = key === undefined ? `digest:${digest}` : `key:${key}`
    const known = this.#fingerprints.get(fingerprint)
    if (known && (key !== undefined || this.#isRecent(known.seenAt, at)))
      return known.digest === digest ? { outcome: 'repeated', id: known.leadId } : { outcome: 'key-reused' }
    const cost = suspicion ? leadRules.perSender.suspiciousCost : 1
    const waitMs = sender === undefined ? 0 : this.#take(`sender:${sender}`, senderLimit, cost, at)
    if (waitMs > 0) return { outcome: 'too-many', retryAfter: Math.ceil(waitMs / second) }
    const id = leadId(at, this.#next())
    this.#fingerprints.set(fingerprint, { digest, leadId: id, seenAt: at.getTime() })
    this.leads.set(id, leadRow(id, lead, at))
    if (!suspicion) {
      this.#enqueue(id, 'dealer', at)
      if (this.#takeAcknowledgement(submission.email, at)) this.#enqueue(id, 'visitor', at)
      if (this.#webhook) this.#enqueue(id, 'webhook', at)
    }
    return { outcome: 'stored', id }
  }

  claim(
    limit: number,
    now: Date,
    { recipients = [], except = [], takeOver = true }: ClaimOptions = {},
  ): readonly ClaimedMail[] {
    const instant = now.toISOString()
    const after = (ms: number) => new Date(now.getTime() + ms).toISOString()
    const isDue = (due: string) => due <= instant || due > after(longestMailBackoffMs)
    const isFree = (until: string | null) =>
      until === null || (takeOver && (until <= instant || until > after(2 * leaseMs)))
    const isOurs = ({ recipient }: OutboxMail) => recipients.length === 0 || recipients.includes(recipient)
    const due = [...this.mails.values()].filter(
      (mail) =>
        mail.state === 'waiting' &&
        isOurs(mail) &&
        isDue(mail.due_at) &&
        isFree(mail.lease_until) &&
        !except.includes(mail.id),
    )
    const lease = String(this.#count++)
    return due
      .toSorted((a, b) => (a.due_at < b.due_at ? -1 : 1))
      .slice(0, limit)
      .flatMap((mail) => {
        const claimed = { ...mail, attempts: mail.attempts + 1, lease, lease_until: after(leaseMs) }
        this.mails.set(mail.id, claimed)
        const lead = this.leads.get(mail.lead_id)
        return lead ? [{ mail: claimed, lead }] : []
      })
  }

  sent(id: string, now: Date): void {
    const settled = { settled_at: now.toISOString(), lease: null, lease_until: null, last_error: null }
    this.#change(id, { state: 'sent', ...settled })
  }

  failed({ id, lease }: OutboxMail, reason: string, now: Date, due: Date | undefined): void {
    const present = this.mails.get(id)
    if (present?.state !== 'waiting' || present.lease !== lease) return
    const released = { lease: null, lease_until: null, last_error: reason }
    this.#change(id, {
      ...released,
      ...(due ? { due_at: due.toISOString() } : { state: 'dead' as const, settled_at: now.toISOString() }),
    })
  }

  #change(id: string, values: Partial<OutboxMail>): void {
    const mail = this.mails.get(id)
    if (mail) this.mails.set(id, { ...mail, ...values })
  }

  #enqueue(leadId: string, recipient: OutboxMail['recipient'], at: Date): void {
    const id = `mail-${this.#count++}`
    this.mails.set(id, mailRow(id, leadId, recipient, at, 'switchback.test'))
  }

  #isRecent(seenAt: number, at: Date): boolean {
    const windowMs = leadRules.repeatMinutes * 60 * second
    return seenAt > at.getTime() - windowMs && seenAt <= at.getTime() + windowMs
  }

  #takeAcknowledgement(email: string, at: Date): boolean {
    if (this.#take(`address:${mailboxKey(email)}`, mailboxLimit, 1, at) > 0) return false
    return this.#take('all', acknowledgementLimit, 1, at) === 0
  }

  #take(name: string, limit: Limit, cost: number, at: Date): number {
    const before = this.#limits.get(name) ?? { used: 0, at: at.getTime() }
    const { usage, waitMs } = takeFrom(limit, before, cost, at.getTime())
    if (usage) this.#limits.set(name, usage)
    return waitMs
  }

  /** Numbers instead of chance: a history that is run again is the same. */
  #next(): Uint8Array {
    const number = this.#count++
    return Uint8Array.from({ length: 8 }, (_, index) => Math.floor(number / 31 ** index) % 31)
  }
}
