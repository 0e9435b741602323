import { Hono } from 'hono'
import type { RequestIdVariables } from '#kernel/http/request-id.ts'
import { cacheText } from '#kernel/render/cached-response.ts'
import { PageCache } from '#kernel/render/page-cache.ts'
import { sendCached } from '#kernel/render/send-cached.ts'
import { vehicleMessages } from '#subjects/inventory/facts/messages.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { viewFromQuery, viewToQuery } from '#subjects/inventory/rules/inventory-view.ts'
import { inventoryAnswer } from '#subjects/inventory/view/data/inventory-answer.ts'
import { listedOf } from './find-vehicles.ts'
import type { VehicleServices } from './vehicles.ts'

type Call = Hono<{ Variables: RequestIdVariables }>

const cacheBytes = 4 * 1024 * 1024
const retryAfterSeconds = '5'

/** CART-217: GET /api/inventory with the query of the inventory page answers with what that page shows. */
export function inventoryCall({ ports, dataVersion, now }: Omit<VehicleServices, 'log'>): Call {
  const answers = new PageCache(cacheBytes)
  const call: Call = new Hono()
  call.get('/', async (c) => {
    const { town, ...view } = viewFromQuery(new URL(c.req.url).searchParams)
    const at = now()
    const answer = await answers.get(viewToQuery(view), dataVersion(), at.getTime(), async () => {
      const { found, failedWith, until } = await inventoryAnswer(
        ports.vehicles,
        view,
        at,
        vehicleQuery.retries.elsewhere,
      )
      const value = found
        ? { ...found, vehicles: found.vehicles.map(listedOf) }
        : { error: vehicleMessages.unavailable }
      return cacheText(JSON.stringify(value), { status: failedWith === null ? 200 : 503, until, keep: found !== null })
    })
    return sendCached(c, answer, {
      always:
        answer.status === 200
          ? { 'Cache-Control': 'public, no-cache' }
          : { 'Cache-Control': 'no-store', 'Retry-After': retryAfterSeconds },
      withBody: { 'Content-Type': 'application/json' },
    })
  })
  call.all('/', (c) =>
    c.json({ error: vehicleMessages.readOnly }, 405, { Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }),
  )
  return call
}
