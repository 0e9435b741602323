// CART-11: how the vehicle list is asked for
export const vehicleQuery = {
  freshMinutes: 5,
  retries: { inventory: 3, elsewhere: 1 },
  refetchOnWindowFocus: false,
} as const

// TOWN-27, CART-13: three featured vehicles per town page, six skeleton cards on the inventory page
export const listLimits = { featuredPerTown: 3, inventorySkeletons: 6 } as const
