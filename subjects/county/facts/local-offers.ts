import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'

// The five offers of the local business, in this order. Readers see `shown` (TOWN-42).
export const localOffers = {
  name: 'What we offer',
  items: [
    { name: 'Electric Golf Carts', shown: null, path: addresses.inventory },
    { name: 'Sales', shown: 'Sales', path: addresses.inventory },
    { name: 'Maintenance', shown: 'Repairs', path: addresses.services },
    { name: 'Rentals', shown: 'Rentals', path: addresses.rentals },
    { name: 'Financing', shown: 'Financing', path: business.externalSites.financingApplication },
  ],
} as const
