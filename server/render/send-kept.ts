import type { Context } from 'hono'
import { acceptedEncoding } from '#server/http/accepted-encoding.ts'
import type { KeptPage } from './kept-page.ts'

type Headers = Readonly<Record<string, string>>

interface Sending {
  /** On the whole answer and on "you have it already" alike. */
  readonly always: Headers
  /** Where there is a body. */
  readonly withBody: Headers
}

/** Sends what was kept in the best encoding that the client takes, or says that it has it already. */
export function sendKept(c: Context, kept: KeptPage, { always, withBody }: Sending): Response {
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  c.header('ETag', `"${kept.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`)
  c.header('Vary', 'Accept-Encoding')
  for (const [name, value] of Object.entries(always)) c.header(name, value)
  if (kept.status === 200 && matches(c.req.header('if-none-match'), kept.etag)) return c.body(null, 304)
  for (const [name, value] of Object.entries(withBody)) c.header(name, value)
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  return c.body(kept.bodies[encoding], kept.status as 200)
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  return (
    header.trim() === '*' ||
    header.split(',').some((given) => given.replace(/^\s*(W\/)?"|(-br|-gzip)?"\s*$/g, '') === etag)
  )
}
