// CART-11: how the vehicle list is asked for
export const vehicleQuery = {
  freshMinutes: 5,
  retries: { inventory: 3, elsewhere: 1 },
  refetchOnWindowFocus: false,
} as const
