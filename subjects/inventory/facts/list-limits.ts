// In a file of its own: the list's island needs these limits at once, and vehicle-query.ts only when it asks for carts.
// TOWN-27, CART-13: three featured vehicles per town page, six skeleton cards on the inventory page
export const listLimits = { featuredPerTown: 3, inventorySkeletons: 6 } as const
/** CART-19: an empty answer shows this many carts instead. */
export const nearestCarts = 3
