import { Hono } from 'hono'
import { contactCall } from '#server/contact/contact-call.ts'
import type { ContactServices } from '#server/contact/refusal.ts'
import { type VehicleServices, vehicleCalls } from './vehicles.ts'

/** The calls. Whatever goes wrong here answers `{ "error": … }`. */
export function api(contact: ContactServices, vehicles: VehicleServices): Hono {
  const calls = new Hono()
  calls.route('/contact', contactCall(contact))
  calls.route('/vehicles', vehicleCalls(vehicles))
  calls.all('*', (c) => c.json({ error: 'There is nothing here.' }, 404, { 'Cache-Control': 'no-store' }))
  return calls
}
