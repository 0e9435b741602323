import type { BlockList } from 'node:net'
import type { RateLimit } from '#kernel/http/rate-limit.ts'
import type { Logger } from '#kernel/log/log.ts'
import type { AcceptLead } from '#subjects/contact/server/leads/accept-lead.ts'
import type { VehicleSource } from '#subjects/inventory/rules/vehicle-source.ts'

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
