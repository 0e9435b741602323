export type MunicipalityType = 'Borough' | 'Township'

export type Municipality = {
  name: string
  type: MunicipalityType
  /** The short name in a path: 'east-penn'. */
  slug: string
  /** The name with its type in a path: 'east-penn-township'. */
  fullSlug: string
  /** The canonical town page. */
  url: string
  /** The registered rental page. */
  rentalPath: string
  /** Further paths on which the town page answers. */
  extraPaths: readonly string[]
}

/*
 * TOWN-3, TOWN-4: 9 boroughs and 14 townships (15 were announced), in the order and with the types of the list.
 * (TOWN-8: by law Nesquehoning and Palmerton are boroughs; labels and paths keep the list's reading.)
 *
 * TOWN-6: {slug} in /{slug}-golf-carts carries the type, since a rental path is said to leave it out (TOWN-22).
 * /jim-thorpe-golf-carts is therefore a guess, to be redirected.
 */
export const municipalities = [
  {
    name: 'Beaver Meadows',
    type: 'Borough',
    slug: 'beaver-meadows',
    fullSlug: 'beaver-meadows-borough',
    url: '/beaver-meadows-borough-golf-carts',
    rentalPath: '/rentals/beaver-meadows',
    extraPaths: [],
  },
  {
    name: 'East Side',
    type: 'Borough',
    slug: 'east-side',
    fullSlug: 'east-side-borough',
    url: '/east-side-borough-golf-carts',
    rentalPath: '/rentals/east-side',
    extraPaths: [],
  },
  {
    name: 'Jim Thorpe',
    type: 'Borough',
    slug: 'jim-thorpe',
    fullSlug: 'jim-thorpe-borough',
    url: '/jim-thorpe-borough-golf-carts',
    rentalPath: '/rentals/jim-thorpe',
    extraPaths: [],
  },
  {
    name: 'Lansford',
    type: 'Borough',
    slug: 'lansford',
    fullSlug: 'lansford-borough',
    url: '/lansford-borough-golf-carts',
    rentalPath: '/rentals/lansford',
    extraPaths: [],
  },
  {
    name: 'Lehighton',
    type: 'Borough',
    slug: 'lehighton',
    fullSlug: 'lehighton-borough',
    url: '/lehighton-borough-golf-carts',
    rentalPath: '/rentals/lehighton',
    extraPaths: [],
  },
  {
    name: 'Parryville',
    type: 'Borough',
    slug: 'parryville',
    fullSlug: 'parryville-borough',
    url: '/parryville-borough-golf-carts',
    rentalPath: '/rentals/parryville',
    extraPaths: [],
  },
  {
    name: 'Summit Hill',
    type: 'Borough',
    slug: 'summit-hill',
    fullSlug: 'summit-hill-borough',
    url: '/summit-hill-borough-golf-carts',
    rentalPath: '/rentals/summit-hill',
    extraPaths: [],
  },
  {
    name: 'Weatherly',
    type: 'Borough',
    slug: 'weatherly',
    fullSlug: 'weatherly-borough',
    url: '/weatherly-borough-golf-carts',
    rentalPath: '/rentals/weatherly',
    extraPaths: [],
  },
  {
    name: 'Weissport',
    type: 'Borough',
    slug: 'weissport',
    fullSlug: 'weissport-borough',
    url: '/weissport-borough-golf-carts',
    rentalPath: '/rentals/weissport',
    extraPaths: [],
  },
  {
    name: 'East Penn',
    type: 'Township',
    slug: 'east-penn',
    fullSlug: 'east-penn-township',
    url: '/east-penn-township-golf-carts',
    rentalPath: '/rentals/east-penn',
    extraPaths: [],
  },
  {
    name: 'Franklin',
    type: 'Township',
    slug: 'franklin',
    fullSlug: 'franklin-township',
    url: '/franklin-township-golf-carts',
    rentalPath: '/rentals/franklin',
    extraPaths: [],
  },
  {
    name: 'Kidder',
    type: 'Township',
    slug: 'kidder',
    fullSlug: 'kidder-township',
    url: '/kidder-township-golf-carts',
    rentalPath: '/rentals/kidder',
    extraPaths: [],
  },
  {
    name: 'Kline',
    type: 'Township',
    slug: 'kline',
    fullSlug: 'kline-township',
    url: '/kline-township-golf-carts',
    rentalPath: '/rentals/kline',
    extraPaths: [],
  },
  {
    name: 'Lausanne',
    type: 'Township',
    slug: 'lausanne',
    fullSlug: 'lausanne-township',
    url: '/lausanne-township-golf-carts',
    rentalPath: '/rentals/lausanne',
    extraPaths: [],
  },
  {
    name: 'Lehigh',
    type: 'Township',
    slug: 'lehigh',
    fullSlug: 'lehigh-township',
    url: '/lehigh-township-golf-carts',
    rentalPath: '/rentals/lehigh',
    extraPaths: [],
  },
  {
    name: 'Lower Towamensing',
    type: 'Township',
    slug: 'lower-towamensing',
    fullSlug: 'lower-towamensing-township',
    url: '/lower-towamensing-township-golf-carts',
    rentalPath: '/rentals/lower-towamensing',
    extraPaths: [],
  },
  {
    name: 'Mahoning',
    type: 'Township',
    slug: 'mahoning',
    fullSlug: 'mahoning-township',
    url: '/mahoning-township-golf-carts',
    rentalPath: '/rentals/mahoning',
    extraPaths: [],
  },
  {
    name: 'Packer',
    type: 'Township',
    slug: 'packer',
    fullSlug: 'packer-township',
    url: '/packer-township-golf-carts',
    rentalPath: '/rentals/packer',
    extraPaths: ['/packer'],
  },
  {
    name: 'Penn Forest',
    type: 'Township',
    slug: 'penn-forest',
    fullSlug: 'penn-forest-township',
    url: '/penn-forest-township-golf-carts',
    rentalPath: '/rentals/penn-forest',
    extraPaths: ['/penn-forest'],
  },
  {
    name: 'Towamensing',
    type: 'Township',
    slug: 'towamensing',
    fullSlug: 'towamensing-township',
    url: '/towamensing-township-golf-carts',
    rentalPath: '/rentals/towamensing',
    extraPaths: [],
  },
  {
    name: 'Banks',
    type: 'Township',
    slug: 'banks',
    fullSlug: 'banks-township',
    url: '/banks-township-golf-carts',
    rentalPath: '/rentals/banks',
    extraPaths: [],
  },
  {
    name: 'Nesquehoning',
    type: 'Township',
    slug: 'nesquehoning',
    fullSlug: 'nesquehoning-township',
    url: '/nesquehoning-township-golf-carts',
    rentalPath: '/rentals/nesquehoning-township',
    extraPaths: ['/nesquehoning'],
  },
  {
    name: 'Palmerton',
    type: 'Township',
    slug: 'palmerton',
    fullSlug: 'palmerton-township',
    url: '/palmerton-township-golf-carts',
    rentalPath: '/rentals/palmerton-township',
    extraPaths: ['/palmerton'],
  },
] as const satisfies readonly Municipality[]

export type MunicipalitySlug = (typeof municipalities)[number]['slug']

/*
 * TOWN-2: the footer and the about page count 24 municipalities; 23 exist. The 24th entry is the
 * county itself, a hub page with the map and all 23 (docs/contradictions.md).
 */
export const countyHub = {
  name: 'Carbon County',
  slug: 'carbon-county',
  url: '/carbon-county-golf-carts',
} as const
