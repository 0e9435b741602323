/** The clocks by which the dealership opens, closes and counts its days. */
export const timeZone = 'America/New_York'
