// How often pages ask for the list of carts (CART-11)
export const vehicleQuery = {
  freshMinutes: 5,
  retries: { inventory: 3, elsewhere: 1 },
  refetchOnWindowFocus: false,
} as const
