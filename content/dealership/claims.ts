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
  yearsInBusiness: '15+', // spec §9 Other, §2 Home and About
  customers: '500+', // spec §9 Other, §2 Home and About
  municipalities: {
    served: 23, // spec §1: showroom page, town routes, shared list
    withCounty: 24, // spec §1: footer, about page and some pages; the 24th entry is the county itself
  },
  // spec §9: claimed in structured data; for the owner to confirm
  rating: { value: 4.8, best: 5, reviews: 127 },
  serviceRadiusMeters: 50000, // spec §9
  priceRange: '$$', // spec §9
  structuredReturn: { days: 30, country: 'US' }, // spec §9; the return policy itself gives 7, 3 and 30 days
  carts: {
    // spec §9: all listed carts
    topSpeedMph: 25,
    rangeMiles: { from: 35, to: 60 },
    seats: { from: 2, to: 8 },
  },
  zeroPercentFinancing: '0% financing on select models', // spec §2 Home
} as const satisfies Claims

// spec §9 Sales figures: the three carts on the home page with the prices shown there
export const featuredCarts = [
  { name: 'Evolution D5 Maverick 4 Plus', slug: 'd5-maverick-4-plus', brand: 'Evolution', price: 12995 },
  { name: 'Evolution D6 Max XT4', slug: 'd6-max-xt4', brand: 'Evolution', price: 16995 },
  // The Denago page starts the EV City series at 15,000.
  { name: 'Denago EV City', slug: 'ev-city', brand: 'Denago', price: 11995 },
] as const

// spec §9: three featured vehicles per town page, six skeleton cards on the inventory page
export const listLimits = { featuredPerTown: 3, inventorySkeletons: 6 } as const

// spec §7: how the vehicle list is asked for
export const vehicleQuery = {
  freshMinutes: 5,
  retries: { inventory: 3, elsewhere: 1 },
  refetchOnWindowFocus: false,
} as const
