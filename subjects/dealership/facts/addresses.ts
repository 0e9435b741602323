/**
 * The address of each kind of page, in the order in which the site lists them. A page's file has the name of its key: `ecoImpact` is
 * eco-impact.page.tsx. A record fills in each parameter. Links name an address by its key.
 */
export const addresses = {
  home: '/',
  inventory: '/inventory',
  compare: '/inventory/compare',
  findACart: '/find-a-cart',
  mayIDriveItHere: '/may-i-drive-it-here',
  about: '/about',
  ecoImpact: '/eco-impact',
  brand: '/:brand',
  vehicle: '/vehicles/:id',
  services: '/services',
  showroom: '/showroom',
  contact: '/contact',
  damagedOnDelivery: '/damaged-on-delivery',
  siteMap: '/site-map',
  thankYou: '/thank-you',
  rentals: '/rentals',
  rentalTown: '/rentals/:town',
  county: '/carbon-county-golf-carts',
  town: '/:town-golf-carts',
  townNotFound: '/towns/:town',
  policy: '/policies/:policy',
} as const

/** The policies that pages outside of the policies link to; each of these documents takes its own address from here. */
export const policyAddresses = {
  delivery: '/policies/delivery-policy',
  privacy: '/privacy',
  rental: '/policies/rental-policy',
  returns: '/policies/return-policy',
  storage: '/policies/storage-policy',
  terms: '/policies/terms-conditions',
} as const
