import type { ClaimedMail } from './outbox.ts'

/** Hands one mail or one call over; when it returns, whoever took it has taken responsibility. */
export type Deliver = (claimed: ClaimedMail) => Promise<void>

/** It was not taken. `permanent`: it never will be, however often it is offered. */
export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused'
  readonly permanent: boolean

  constructor(message: string, permanent: boolean) {
    super(message)
    this.permanent = permanent
  }
}
