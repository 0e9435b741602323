import { countyHub } from '#content/county/county-hub.ts'

const guesses = {
  '/': ['/home', '/index', '/default', '/welcome'],
  '/inventory': [
    '/vehicles',
    '/vehicle',
    '/carts',
    '/shop',
    '/store',
    '/products',
    '/models',
    '/brands',
    '/search',
    '/for-sale',
  ],
  '/rentals': ['/rental', '/rent', '/golf-cart-rentals', '/golf-cart-rental', '/reserve', '/reservations'],
  '/services': ['/service', '/repair', '/repairs', '/maintenance', '/parts', '/batteries'],
  '/showroom': ['/showrooms', '/locations', '/location', '/directions', '/hours', '/visit', '/test-drive', '/events'],
  '/contact': ['/contact-us', '/quote', '/get-a-quote', '/appointment', '/financing', '/faq', '/questions'],
  '/about': ['/about-us', '/team', '/our-team', '/our-story', '/staff'],
  '/eco-impact': ['/eco', '/eco-calculator', '/eco-impact-calculator', '/calculator'],
  '/evolution': ['/evolution-golf-carts', '/brands/evolution'],
  '/denago': ['/denago-golf-carts', '/brands/denago'],
  [countyHub.url]: [
    '/carbon-county',
    '/county',
    '/municipalities',
    '/service-area',
    '/service-areas',
    '/areas-we-serve',
  ],
  '/site-map': ['/policies', '/policy', '/legal', '/sitemap', '/all-pages'],
  '/sitemap.xml': ['/sitemap_index.xml', '/sitemap-index.xml'],
  '/feeds/new-arrivals.xml': ['/feed', '/feeds', '/rss', '/rss.xml', '/feed.xml', '/atom.xml'],
  '/feeds/vehicles.csv': ['/inventory.csv', '/vehicles.csv'],
  '/.well-known/security.txt': ['/security.txt'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Addresses that somebody will try, from an old site or by guessing → the page that was meant. */
export const oldAddresses: readonly (readonly [from: string, to: string])[] = Object.entries(guesses).flatMap(
  ([to, froms]) => froms.map((from) => [from, to] as const),
)
