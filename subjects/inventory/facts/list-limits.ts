// Apart from vehicle-query.ts: the list's island takes these at once, and how carts are asked for only when it asks.
// TOWN-27, CART-13: three featured vehicles per town page, six skeleton cards on the inventory page
export const listLimits = { featuredPerTown: 3, inventorySkeletons: 6 } as const
/** CART-19: how many carts an empty answer shows instead. */
export const nearestCarts = 3
