import { business } from '#content/dealership/business.ts'
import { addresses } from '#content/shared/addresses.ts'

// TOWN-42: the five offers of the local business, in this order
export const localOffers = {
  name: 'What we offer',
  items: [
    { name: 'Electric Golf Carts', path: addresses.inventory },
    { name: 'Sales', path: addresses.inventory },
    { name: 'Maintenance', path: addresses.services },
    { name: 'Rentals', path: addresses.rentals },
    { name: 'Financing', path: business.externalSites.financingApplication },
  ],
} as const
