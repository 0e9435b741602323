import { business } from '#content/dealership/business.ts'

// TOWN-42: the five offers of the local business, in this order
export const localOffers = {
  name: 'Golf carts and service',
  items: [
    { name: 'Electric Golf Carts', path: '/inventory' },
    { name: 'Sales', path: '/inventory' },
    { name: 'Maintenance', path: '/services' },
    { name: 'Rentals', path: '/rentals' },
    { name: 'Financing', path: business.externalSites.financingApplication },
  ],
} as const
