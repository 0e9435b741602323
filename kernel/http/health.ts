import { Hono } from 'hono'
import type { Logger } from '#kernel/log/log.ts'
import { siteVersion } from '#kernel/site-version.ts'
import type { Routes } from '#kernel/subject.ts'
import { kindIs } from './request-kind.ts'

interface HealthServices {
  readonly log: Logger
  readonly ready: () => Promise<void>
  readonly stopping?: () => boolean
}

const noStore = { 'Cache-Control': 'no-store' }

/** `/healthz`: the process is alive, and of which version. `/readyz`: it can do its work, because the database answers, and will go on. */
export function health({ log, ready, stopping }: HealthServices): Routes {
  const checks: Routes = new Hono()
  checks.get('/healthz', kindIs('probe'), (c) => c.json({ ok: true, version: siteVersion }, 200, noStore))
  checks.get('/readyz', kindIs('probe'), async (c) => {
    if (stopping?.()) return c.json({ ok: false, error: 'The site is stopping.' }, 503, noStore)
    try {
      await ready()
      return c.json({ ok: true }, 200, noStore)
    } catch (error) {
      log.error({ id: c.var.requestId, error: String(error) }, 'the database does not answer')
      return c.json({ ok: false, error: 'The database does not answer.' }, 503, noStore)
    }
  })
  return checks
}
