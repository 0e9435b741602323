import { type Context, Hono } from 'hono'
import { piecesOf, streamText } from '#kernel/files/stream-text.ts'
import type { RequestIdVariables } from '#kernel/http/request-id.ts'
import type { Logger } from '#kernel/log/log.ts'
import type { Ports } from '#kernel/page/page.ts'
import { cacheText } from '#kernel/render/cached-response.ts'
import { PageCache } from '#kernel/render/page-cache.ts'
import { sendCached } from '#kernel/render/send-cached.ts'
import { vehicleMessages } from '#subjects/inventory/facts/messages.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { saleOf } from '#subjects/inventory/rules/vehicle-sale.ts'
import { findVehicle } from '#subjects/inventory/rules/vehicle-slug.ts'

export interface VehicleServices {
  readonly ports: Ports
  readonly dataVersion: () => string
  readonly log: Logger
  readonly now: () => Date
}

type Calls = Hono<{ Variables: RequestIdVariables }>

const cacheBytes = 8 * 1024 * 1024
// A list of more is sent piece by piece: as one text it would hold up everybody else.
const mostKept = 2_000
const unkept = { 'Cache-Control': 'no-store' }
// Kept, but asked about every time: a changed inventory shows at once, an unchanged one is a 304.
const kept = { 'Cache-Control': 'public, no-cache' }
const retryAfterSeconds = '5'
const endOfTime = new Date(8.64e15)
const offered = { state: 'offered' } as const

/** GET /api/vehicles and /api/vehicles/{id} (CART-4 to CART-8); an id may carry its brand in front. */
export function vehicleCalls({ ports, dataVersion, log, now }: VehicleServices): Calls {
  const answers = new PageCache(cacheBytes)
  const missing = cacheJson({ error: vehicleMessages.fetchError }, 404)
  const gone = cacheJson({ error: vehicleMessages.fetchError }, 410)
  const calls: Calls = new Hono()

  async function answer(
    c: Context<{ Variables: RequestIdVariables }>,
    key: string,
    read: () => Promise<readonly Vehicle[] | Vehicle | null>,
  ) {
    try {
      const at = now()
      const page = await answers.get(key, dataVersion(), at.getTime(), async () => {
        const found = await read()
        if (found === null) return missing
        // CART-105: what is sold is told with that for a while.
        const sale = Array.isArray(found) ? offered : saleOf(found as Vehicle, at)
        if (sale.state === 'gone') return gone
        return cacheJson(found, 200, sale.state === 'sold' ? sale.until : endOfTime)
      })
      return sendCached(c, page, {
        always: page.status === 200 ? kept : unkept,
        withBody: { 'Content-Type': 'application/json' },
      })
    } catch (error) {
      log.error({ id: c.var.requestId, error: String(error) }, 'the carts could not be read')
      return c.json({ error: vehicleMessages.unavailable }, 503, { ...unkept, 'Retry-After': retryAfterSeconds })
    }
  }

  calls.get('/', async (c) => {
    const list = await ports.vehicles.list().catch(() => [])
    return list.length > mostKept
      ? streamText(c, listPieces(list), { 'Content-Type': 'application/json', ...kept })
      : answer(c, '', () => ports.vehicles.list())
  })
  calls.get('/:id', (c) => {
    const id = c.req.param('id')
    return answer(c, id, () => findVehicle(id, (exact) => ports.vehicles.get(exact)))
  })
  for (const path of ['/', '/:id'])
    calls.all(path, (c) => c.json({ error: vehicleMessages.readOnly }, 405, { Allow: 'GET, HEAD', ...unkept }))
  return calls
}

function* listPieces(list: readonly Vehicle[]): Generator<string> {
  let before = '['
  for (const piece of piecesOf(list)) {
    yield before + piece.map((vehicle) => JSON.stringify(vehicle)).join(',')
    before = ','
  }
  yield ']'
}

/** What is not there has endlessly many addresses, so only what is there is kept. */
function cacheJson(value: unknown, status: 200 | 404 | 410, until = endOfTime) {
  const json = JSON.stringify(value)
  return cacheText(json, {
    status,
    until,
    keep: status === 200,
  })
}
