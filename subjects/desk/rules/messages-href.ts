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
