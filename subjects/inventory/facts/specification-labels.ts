/** The labels of the specifications we know, in the order in which they are shown. */
export const specificationLabels = {
  seatingCapacity: 'Seats',
  range: 'Range',
  topSpeed: 'Top speed',
  batteryType: 'Battery',
  chargingTime: 'Charging time',
  payload: 'Payload',
  driveType: 'Drive',
} as const

/** What is told after them, of a cart of which the dealer has entered it. */
export const useLabels = { hours: 'Hours of use', miles: 'Mileage', stockNumber: 'Stock number' } as const

/** Carts side by side on the compare page. */
export const compareLimit = 4
