/**
 * Where each kind of page lives, in the order in which the site lists them. A page's file is named like its key:
 * `ecoImpact` is eco-impact.page.tsx. A parameter stands for what a record fills in.
 */
export const addresses = {
  home: '/',
  inventory: '/inventory',
  compare: '/inventory/compare',
  about: '/about',
  ecoImpact: '/eco-impact',
  brand: '/:brand',
  vehicle: '/vehicles/:id',
  services: '/services',
  showroom: '/showroom',
  contact: '/contact',
  siteMap: '/site-map',
  thankYou: '/thank-you',
  rentals: '/rentals',
  rentalTown: '/rentals/:town',
  county: '/carbon-county-golf-carts',
  town: '/:town-golf-carts',
  townNotFound: '/towns/:town',
  policy: '/policies/:policy',
} as const

type Fixed<Path extends string> = Path extends `${string}:${string}` ? never : Path
type Filled<Path extends string> = Path extends `${infer Before}:${string}-golf-carts`
  ? `${Before}${string}-golf-carts`
  : Path extends `/${infer Before}/:${string}`
    ? `/${Before}/${string}`
    : never
type Path = Fixed<Kind> | Filled<Kind>
type Kind = (typeof addresses)[keyof typeof addresses]

/** An address of our own: a page, perhaps with a query and a place on it. */
export type Href = Path | `${Path}?${string}` | `${Path}#${string}`
