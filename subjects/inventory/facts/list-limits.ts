// In a file of its own: the list's island needs these limits at once, and vehicle-query.ts only when it asks for carts.
// Three featured vehicles per town page, six skeleton cards on the inventory page (TOWN-27, CART-13)
export const listLimits = { featuredPerTown: 3, inventorySkeletons: 6 } as const
/** An empty answer shows this many carts instead (CART-19). */
export const mostNearest = 3
