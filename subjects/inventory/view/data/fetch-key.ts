import { fillText } from '#kit/formats/fill-text.ts'
import { vehicleListMessages } from '#subjects/inventory/facts/messages.ts'

interface Question {
  readonly queryKey: readonly unknown[]
  readonly signal?: AbortSignal
  /** `failure`: what an answer that is not OK is called. */
  readonly meta?: Readonly<Record<string, unknown>> | undefined
}

/** SITE-23: a query fetches the first element of its key, as JSON. */
export async function fetchKey({ queryKey: [address], signal, meta }: Question): Promise<unknown> {
  const response = await fetch(String(address), {
    headers: { Accept: 'application/json' },
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) {
    const text = typeof meta?.failure === 'string' ? meta.failure : vehicleListMessages.httpError
    throw new Error(fillText(text, { status: response.status, code: response.status }))
  }
  return response.json()
}
