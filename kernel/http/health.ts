import { Hono } from 'hono'
import { siteVersion } from '#kernel/site-version.ts'
import { noStore } from './answer-headers.ts'
import { type RequestVariables, setRequestKind } from './request-kind.ts'

interface HealthServices {
  readonly ready: () => Promise<void>
  readonly stopping?: () => boolean
}

/**
 * `/healthz` tells that the process serves visitors, and its version. The proxy asks it, since the process sends printed pages without the
 * database too. `/readyz` also tells that the database answers and stores: then a start or an update is complete.
 */
export function health({ ready, stopping }: HealthServices): Hono<{ Variables: RequestVariables }> {
  const checks = new Hono<{ Variables: RequestVariables }>()
  checks.on('GET', ['/healthz', '/readyz'], setRequestKind('probe'), async (c, next) =>
    stopping?.() ? c.json({ ok: false, error: 'The site is stopping.' }, 503, noStore) : next(),
  )
  checks.get('/healthz', (c) => c.json({ ok: true, version: siteVersion }, 200, noStore))
  checks.get('/readyz', async (c) => {
    try {
      await ready()
      return c.json({ ok: true }, 200, noStore)
    } catch {
      return c.json({ ok: false, error: 'The database does not answer, or stores nothing.' }, 503, noStore)
    }
  })
  return checks
}
