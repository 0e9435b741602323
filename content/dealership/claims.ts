type Claims = {
  readonly yearsInBusiness: string
  readonly customers: string
  readonly municipalities: { readonly served: number; readonly withCounty: number }
  readonly rating: { readonly value: number; readonly best: number; readonly reviews: number }
  readonly serviceRadiusMeters: number
  readonly priceRange: string
  readonly structuredReturn: { readonly days: number; readonly country: string }
  readonly carts: {
    readonly topSpeedMph: number
    readonly rangeMiles: { readonly from: number; readonly to: number }
    readonly seats: { readonly from: number; readonly to: number }
  }
  readonly zeroPercentFinancing: string
}

// What the dealership says about itself. Where two pages say two things, both are here under their own names;
// docs/contradictions.md tells which page says which.
export const claims = {
  yearsInBusiness: '15+', // SHOP-23, SHOP-42
  customers: '500+', // SHOP-23, SHOP-42
  municipalities: {
    served: 23, // SHOP-18: showroom page, town routes, shared list
    withCounty: 24, // SHOP-18: footer and about page; the 24th entry is the county itself
  },
  // SHOP-10: claimed in structured data; for the owner to confirm
  rating: { value: 4.8, best: 5, reviews: 127 },
  serviceRadiusMeters: 50000,
  priceRange: '$$',
  structuredReturn: { days: 30, country: 'US' }, // SHOP-11; the return policy itself gives 7, 3 and 30 days
  carts: {
    // CART-59: all listed carts
    topSpeedMph: 25,
    rangeMiles: { from: 35, to: 60 },
    seats: { from: 2, to: 8 },
  },
  zeroPercentFinancing: '0% financing on select models', // SHOP-20
} as const satisfies Claims

// SHOP-22: the three carts on the home page with the prices shown there
export const featuredCarts = [
  { name: 'Evolution D5 Maverick 4 Plus', slug: 'd5-maverick-4-plus', brand: 'Evolution', price: 12995 },
  { name: 'Evolution D6 Max XT4', slug: 'd6-max-xt4', brand: 'Evolution', price: 16995 },
  // The Denago page starts the EV City series at 15,000.
  { name: 'Denago EV City', slug: 'ev-city', brand: 'Denago', price: 11995 },
] as const

// How many carts a town page shows, and how many placeholders the inventory (CART-18)
export const listLimits = { featuredPerTown: 3, inventorySkeletons: 6 } as const

// CART-9, CART-10: how the vehicle list is asked for
export const vehicleQuery = {
  freshMinutes: 5,
  retries: { inventory: 3, elsewhere: 1 },
  refetchOnWindowFocus: false,
} as const
