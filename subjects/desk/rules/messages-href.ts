import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'
import type { mailKinds, mailStates, markings } from '#subjects/desk/facts/messages.ts'

/** A message as the desk shows it. */
export interface Message {
  readonly id: string
  readonly received_at: string
  readonly state: 'accepted' | 'quarantined'
  readonly suspicion: string | null
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string
  readonly interest: ContactInterest
  readonly message: string
  readonly cart_id: string | null
  readonly cart_name: string | null
  readonly town: string | null
  readonly status: keyof typeof markings
  readonly status_by: string | null
  readonly status_at: string | null
  readonly notes: readonly { readonly id: string; readonly at: string; readonly who: string; readonly text: string }[]
  readonly mails: readonly {
    readonly id: string
    readonly recipient: keyof typeof mailKinds
    readonly state: keyof typeof mailStates
    readonly due_at: string
    readonly settled_at: string | null
    readonly last_error: string | null
  }[]
}

/** What a list of messages is chosen by, as its address says it. */
export interface Choice {
  readonly kind: string
  readonly interest: string
  readonly search: string
  readonly page: number
}

/** '/messages?kind=new&page=2': only what differs from the list of all. */
export function messagesHref({ kind, interest, search, page }: Partial<Choice>): string {
  const chosen = Object.entries({ kind, interest, search, page: page && page > 1 ? String(page) : '' })
  const query = new URLSearchParams(chosen.flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return query.size > 0 ? `/messages?${query}` : '/messages'
}
