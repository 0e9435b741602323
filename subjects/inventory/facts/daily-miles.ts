/**
 * The miles of a day that the plot of range against need takes; it opens with a usual day. In a file of its own, since the inventory sorts
 * by range and must not load the words of a cart's page for that.
 */
export const dailyMiles = { min: 1, max: 200, usual: 10 } as const
