import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { noStore } from '#kernel/http/answer-headers.ts'
import { setRequestKind } from '#kernel/http/request-kind.ts'
import { Printed, sendPrinted } from '#kernel/press/printed.ts'
import type { Routes, Services } from '#kernel/subject.ts'
import { vehicleMessages } from '#subjects/inventory/facts/vehicle-messages.ts'
import { findCart } from '#subjects/inventory/rules/cart-slug.ts'
import { saleOf } from '#subjects/inventory/rules/page/cart-sale.ts'
import { specialsEnd } from '#subjects/inventory/rules/special-price.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'

const cacheBytes = 8 * 1024 * 1024
// Kept, but asked about every time: a changed inventory shows at once, an unchanged one is a 304.
const kept = { 'Cache-Control': 'public, no-cache' }
const retryAfterSeconds = '5'

type CallServices = Pick<Services, 'ports' | 'dataVersion' | 'log' | 'now'>

/** GET /api/vehicles and /api/vehicles/{id} (CART-4, CART-6, CART-7); an id may carry its brand in front. */
export function vehicleRoutes({ ports, dataVersion, log, now }: CallServices): Routes {
  const answers = new LRUCache<string, Printed>({ maxSize: cacheBytes, sizeCalculation: ({ bytes }) => bytes })
  const routes: Routes = new Hono()
  const read = (id: string | undefined) =>
    id === undefined ? ports.vehicles.list() : findCart(id, (exact) => ports.vehicles.get(exact))

  routes.use('/api/vehicles/:id', setRequestKind('cart-call'))
  routes.use('/api/vehicles', setRequestKind('list-call'))
  routes.get('/api/vehicles/:id?', async (c) => {
    const id = c.req.param('id')
    const key = id ?? ''
    try {
      const at = now()
      const version = dataVersion()
      const before = answers.get(key)
      const isGood = before?.version === version && at.getTime() < before.until
      const printed = isGood ? before : print(await read(id), version, at)
      // What is not there has endlessly many addresses, so only what is there is kept.
      if (printed.status === 200) answers.set(key, printed)
      return sendPrinted(c, printed, at)
    } catch (error) {
      log.error({ id: c.var.requestId, error: String(error) }, 'the carts could not be read')
      return c.json({ error: vehicleMessages.unavailable }, 503, { ...noStore, 'Retry-After': retryAfterSeconds })
    }
  })
  routes.all('/api/vehicles/:id?', (c) =>
    c.json({ error: vehicleMessages.readOnly }, 405, { Allow: 'GET, HEAD', ...noStore }),
  )
  return routes
}

const bodyHeaders = { 'Content-Type': 'application/json' }
const absent = JSON.stringify({ error: vehicleMessages.fetchError })
// Made once: ids of what is not there are endless.
const missing = new Printed(absent, { status: 404, headers: noStore, bodyHeaders })
const gone = new Printed(absent, { status: 410, headers: noStore, bodyHeaders })

function print(found: readonly OfferedVehicle[] | OfferedVehicle | null, version: string, at: Date): Printed {
  if (found === null) return missing
  // The call answers with a sold cart as long as its page stays (CART-104).
  const sale = 'id' in found ? saleOf(found, at) : undefined
  if (sale?.state === 'gone') return gone
  const until = sale?.state === 'sold' ? sale.until : specialsEnd('id' in found ? [found] : found)
  return new Printed(JSON.stringify(found), { version, headers: kept, bodyHeaders, ...(until && { until }) })
}
