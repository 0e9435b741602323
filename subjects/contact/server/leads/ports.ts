import type { ContactSubmission, LeadContext } from '#subjects/contact/rules/contact-submission.ts'

/** A submission that has passed the rules, with what decides how it is stored. */
export interface NewLead {
  readonly submission: ContactSubmission
  readonly context?: LeadContext
  /** The sender's idempotency key: the same one again is a repeat. */
  readonly key?: string
  readonly source: 'script' | 'form'
  /** Whose limit it counts against; left out where nobody sent it over the network. */
  readonly sender?: string
  /** Why a person did perhaps not write this; the lead is then quarantined. */
  readonly suspicion?: string
}

export type Acceptance =
  | { readonly outcome: 'stored' | 'repeated'; readonly id: string }
  /** The key was used before, for another submission. */
  | { readonly outcome: 'key-reused' }
  /** The sender has sent too many. Nothing is stored. */
  | { readonly outcome: 'too-many'; readonly retryAfter: number }

/** The database cannot store anything at this moment: full, locked, away. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** Stores a lead for good. When it has answered, the lead and its mails are on disk. */
export type AcceptLead = (lead: NewLead) => Promise<Acceptance>
