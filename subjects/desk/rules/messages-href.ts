import { contactInterests, messageRules } from '#subjects/contact/facts/contact-form.ts'
import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'
import { type MessageKind, messageKinds } from '#subjects/desk/facts/message-words.ts'

/** The choice of a list of messages, as its address holds it. */
export interface Choice {
  readonly kind: MessageKind | ''
  readonly interest: ContactInterest | ''
  readonly search: string
  readonly page: number
}

/** '/messages?kind=new&page=2', '/messages/ID?kind=new': holds only what differs from the list of all messages. */
export function messagesHref(choice: Partial<Choice>, id?: string): string {
  const query = messagesQuery(choice)
  return `/messages${id === undefined ? '' : `/${id}`}${query ? `?${query}` : ''}`
}

/** 'kind=new&page=2' */
export function messagesQuery({ kind, interest, search, page }: Partial<Choice>): string {
  const chosen = Object.entries({ kind, interest, search, page: page && page > 1 ? String(page) : '' })
  return new URLSearchParams(chosen.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()
}

/** Reads the choice out of a query; what it does not know is left out. */
export function choiceIn({
  kind = '',
  interest = '',
  search = '',
  page = '',
}: Readonly<Record<string, string>>): Choice {
  return {
    kind: Object.hasOwn(messageKinds, kind) ? (kind as MessageKind) : '',
    interest: contactInterests.find(({ value }) => value === interest)?.value ?? '',
    search: search.trim().slice(0, messageRules.longestNote),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}
