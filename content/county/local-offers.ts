import { business } from '#content/dealership/business.ts'

// spec §1: the local business lists offers for Electric Golf Carts, Sales, Maintenance, Rentals and Financing
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
