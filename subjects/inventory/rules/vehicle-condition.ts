import type { Vehicle } from './vehicle.ts'

/** One fact, two readings: what never had an owner is new, everything else is used. */
export function vehicleCondition(vehicle: Pick<Vehicle, 'isNew'>): 'new' | 'used' {
  return vehicle.isNew ? 'new' : 'used'
}
