import { Hono } from 'hono'
import { contactCall } from '#subjects/contact/server/contact-call.ts'
import type { ContactServices } from '#subjects/contact/server/contact-services.ts'
import { inventoryCall } from '#subjects/inventory/server/inventory-call.ts'
import { type VehicleServices, vehicleCalls } from '#subjects/inventory/server/vehicles.ts'
import { kindIs } from './request-kind.ts'

/** The calls. Whatever goes wrong here answers `{ "error": … }`. */
export function api(contact: ContactServices, vehicles: VehicleServices): Hono {
  const calls = new Hono()
  calls.use('/contact', kindIs('contact-call'))
  calls.use('/vehicles/:id', kindIs('cart-call'))
  calls.use('/vehicles', kindIs('list-call'))
  calls.use('/inventory', kindIs('list-call'))
  calls.route('/contact', contactCall(contact))
  calls.route('/inventory', inventoryCall(vehicles))
  calls.route('/vehicles', vehicleCalls(vehicles))
  calls.all('*', (c) => c.json({ error: 'There is nothing here.' }, 404, { 'Cache-Control': 'no-store' }))
  return calls
}
