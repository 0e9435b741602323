/** The labels of the known specifications, in reading order. */
export const specificationLabels = {
  seatingCapacity: 'Seats',
  range: 'Range',
  topSpeed: 'Top speed',
  batteryType: 'Battery',
  chargingTime: 'Charging time',
  payload: 'Payload',
  driveType: 'Drive',
} as const

/** The labels after them, for facts that the dealer has entered. */
export const useLabels = { hours: 'Hours of use', miles: 'Mileage', stockNumber: 'Stock number' } as const

/** The most carts side by side on the compare page. */
export const compareLimit = 4
