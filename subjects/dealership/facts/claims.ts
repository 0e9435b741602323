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

// What the dealership says about itself. Where two pages say two things, both stand here under their own names;
// docs/contradictions.md tells which page says which.
export const claims = {
  yearsInBusiness: '15+', // SHOP-19, SHOP-42
  customers: '500+', // SHOP-19, SHOP-42
  municipalities: {
    served: 23, // Showroom page, town routes, shared list (SHOP-17)
    withCounty: 24, // Footer and about page; the 24th entry is the county itself (SHOP-17)
  },
  // Claimed in structured data; for the owner to confirm (SHOP-9)
  rating: { value: 4.8, best: 5, reviews: 127 },
  serviceRadiusMeters: 50000,
  priceRange: '$$',
  structuredReturn: { days: 30, country: 'US' }, // SHOP-9; the return policy itself gives 7, 3 and 30 days
  carts: {
    // All listed carts (CART-58)
    topSpeedMph: 25,
    rangeMiles: { from: 35, to: 60 },
    seats: { from: 2, to: 8 },
  },
  zeroPercentFinancing: '0% financing on select models', // SHOP-19
} as const satisfies Claims
