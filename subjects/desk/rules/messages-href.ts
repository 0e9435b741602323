import { contactInterests, messageRules } from '#subjects/contact/facts/contact-form.ts'
import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'
import { type MessageKind, messageKinds } from '#subjects/desk/facts/message-words.ts'

/** Which messages the list shows, as its address says it. */
export interface MessageListQuery {
  readonly kind: MessageKind | ''
  readonly interest: ContactInterest | ''
  readonly search: string
  readonly page: number
}

/** What a form on Today names as its origin; a form beside a list names the query of that list. */
export const fromToday = 'today'

/** '/messages?kind=new&page=2', '/messages/ID?kind=new': holds only what differs from the list of all messages. */
export function messagesHref(query: Partial<MessageListQuery>, id?: string): string {
  const text = messagesQuery(query)
  return `/messages${id === undefined ? '' : `/${id}`}${text ? `?${text}` : ''}`
}

/** 'kind=new&page=2' */
export function messagesQuery({ kind, interest, search, page }: Partial<MessageListQuery>): string {
  const chosen = Object.entries({ kind, interest, search, page: page && page > 1 ? String(page) : '' })
  return new URLSearchParams(chosen.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()
}

/** Reads the query of the list; leaves out what it does not know. */
export function readListQuery({
  kind = '',
  interest = '',
  search = '',
  page = '',
}: Readonly<Record<string, string>>): MessageListQuery {
  return {
    kind: Object.hasOwn(messageKinds, kind) ? (kind as MessageKind) : '',
    interest: contactInterests.find(({ value }) => value === interest)?.value ?? '',
    search: search.trim().slice(0, messageRules.longestNote),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}
