import type { DeskLead } from '#subjects/contact/server/leads/lead-desk.ts'

interface AskedAbout {
  readonly id: string
  /** By the name that the latest message knew it by. */
  readonly name: string
  readonly messages: number
  readonly waiting: number
  readonly last: Date
}

/** The carts that messages are about, the most asked for first; what looks like advertising asks for nothing. */
export function cartsAskedAbout(leads: readonly DeskLead[]): {
  readonly carts: readonly AskedAbout[]
  readonly withoutCart: number
} {
  const asked = leads.filter(({ desk, status }) => desk !== 'quarantined' && status !== 'spam')
  const carts = [...Map.groupBy(asked, ({ cart_id }) => cart_id)].flatMap(([id, about]) => {
    const [latest] = about.toSorted((a, b) => (a.received_at < b.received_at ? 1 : -1))
    if (id === null || !latest) return []
    return {
      id,
      name: latest.cart_name ?? id,
      messages: about.length,
      waiting: about.filter(({ status }) => status === 'new').length,
      last: new Date(latest.received_at),
    }
  })
  return {
    carts: carts.toSorted((a, b) => b.messages - a.messages || b.last.getTime() - a.last.getTime()),
    withoutCart: asked.filter(({ cart_id }) => cart_id === null).length,
  }
}
