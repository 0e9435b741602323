/** The lithium packs that several of our carts have, by their ampere-hours at 48 volts, with the hours that their chargers take. */
export const packs = {
  lithium90: { volts: 48, ampereHours: 90, chemistry: 'lithium', chargingFrom: 5, chargingTo: 6 },
  lithium105: { volts: 48, ampereHours: 105, chemistry: 'lithium', chargingFrom: 5, chargingTo: 7 },
  lithium110: { volts: 48, ampereHours: 110, chemistry: 'lithium', chargingFrom: 6, chargingTo: 8 },
  lithium150: { volts: 48, ampereHours: 150, chemistry: 'lithium', chargingFrom: 7, chargingTo: 9 },
} as const
