/** The choice of a list of messages, as its address holds it. */
export interface Choice {
  readonly kind: string
  readonly interest: string
  readonly search: string
  readonly page: number
}

/** '/messages?kind=new&page=2': holds only what differs from the list of all messages. */
export function messagesHref({ kind, interest, search, page }: Partial<Choice>): string {
  const chosen = Object.entries({ kind, interest, search, page: page && page > 1 ? String(page) : '' })
  const query = new URLSearchParams(chosen.flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return query.size > 0 ? `/messages?${query}` : '/messages'
}
