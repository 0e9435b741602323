/**
 * What the plot of range against need takes; it opens with a day that is common here. It stands alone, since the inventory sorts
 * by range and must not fetch the words of a cart's page for that.
 */
export const dailyMiles = { min: 1, max: 200, usual: 10 } as const
