import type { BlockList } from 'node:net'
import type { RateLimit } from '#server/http/rate-limit.ts'
import type { Logger } from '#server/log.ts'
import type { VehicleSource } from '#site/inventory/rules/vehicle-source.ts'
import type { AcceptLead } from './leads/ports.ts'

/** What the call and the form need. */
export interface ContactServices {
  readonly acceptLead: AcceptLead
  /** Knows by name the cart that a message is about. */
  readonly vehicles: Pick<VehicleSource, 'get'>
  /** Every origin that counts as our own. */
  readonly ownOrigins: readonly string[]
  readonly trustedProxies: BlockList
  readonly limit: RateLimit
  readonly log: Logger
}
