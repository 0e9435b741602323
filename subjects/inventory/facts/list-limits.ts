// TOWN-27, CART-13: three featured vehicles per town page, six skeleton cards on the inventory page
export const listLimits = { featuredPerTown: 3, inventorySkeletons: 6 } as const
