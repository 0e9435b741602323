import { Hono } from 'hono'

/** The calls of spec §7. Whatever goes wrong here answers `{ "error": … }`. */
export function api(): Hono {
  const calls = new Hono()
  calls.all('*', (c) => c.json({ error: 'There is nothing here.' }, 404, { 'Cache-Control': 'no-store' }))
  return calls
}
