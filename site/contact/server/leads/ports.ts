import type { ContactMessage } from '#site/contact/rules/contact-message.ts'

export interface Submission {
  readonly message: ContactMessage
  /** What the sender calls this one message, so that a repeat of it is known as one. */
  readonly key?: string
  readonly source: 'script' | 'form'
  /** Why a person did perhaps not write this. */
  readonly suspicion?: string
}

export type Acceptance =
  | { readonly outcome: 'stored' | 'repeated'; readonly id: string }
  /** The key was used before, for other words. */
  | { readonly outcome: 'changed' }

/** The database cannot take anything in at this moment: full, locked, away. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/** Takes a message in for good. When it has answered, the lead and its mails are on disk. */
export type AcceptLead = (submission: Submission) => Promise<Acceptance>
