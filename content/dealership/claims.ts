type Claims = {
  readonly yearsInBusiness: { readonly value: number; readonly display: string }
  readonly customers: { readonly value: number; readonly display: string }
  readonly municipalities: { readonly served: number; readonly withCounty: number }
  readonly townshipsAnnounced: number
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
  yearsInBusiness: { value: 15, display: '15+' }, // spec §9 Other, §2 Home and About
  customers: { value: 500, display: '500+' }, // spec §9 Other, §2 Home and About
  municipalities: {
    served: 23, // spec §1: showroom page, town routes, shared list
    withCounty: 24, // spec §1: footer, about page and some pages; the 24th entry is the county itself
  },
  // spec §2 Footer announces 15 townships and names 14; the county entry fills the place.
  townshipsAnnounced: 15,
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
