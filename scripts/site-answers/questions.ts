import type { Question } from './ask.ts'

const words = (text: string) => text.trim().split(/\s+/)

/** What no page links to and somebody asks for all the same. */
export const wellKnown = words(`
  /sitemap.xml /robots.txt /llms.txt /.well-known/security.txt /speculation-rules.json /site.webmanifest /favicon.svg
  /favicon.ico /healthz /readyz /feeds/vehicles.csv /feeds/new-arrivals.xml /api/vehicles /api /api/nowhere /api/contact
  /thank-you /styleguide /privacy-policy /terms-of-service /inventory/compare /packer /penn-forest /nesquehoning /palmerton
  /icon-192.png /icon-512.png /icon-maskable-512.png /apple-touch-icon.png`)

export const queries = words(`
  /inventory?search=ranger /inventory?search=RANGER%204 /inventory?search=zzzz /inventory?search=%3Cb%3E%22%26
  /inventory?brand=denago /inventory?brand=Evolution&category=lifted /inventory?brand=nobody /inventory?category=Utility
  /inventory?price=under-15000 /inventory?price=15000-25000 /inventory?price=over-25000 /inventory?price=cheap
  /inventory?seats=2 /inventory?seats=6&condition=new /inventory?seats=99 /inventory?condition=used&stock=in
  /inventory?stock=out /inventory?sort=price-low /inventory?sort=price-high /inventory?sort=seats /inventory?sort=range
  /inventory?sort=newest&brand=evolution /inventory?sort=nonsense /inventory?page=2 /inventory?page=-1&sort=seats
  /inventory?page=99999&brand=denago&price=under-15000&seats=4&condition=new&stock=in&search=ev&sort=price-low
  /inventory?utm_source=mail
  /inventory/compare?carts=ev-city /inventory/compare?carts=ev-city,d5-ranger-4
  /inventory/compare?carts=ev-city,d5-ranger-4,d5-maverick-4-plus
  /inventory/compare?carts=ev-city,d5-ranger-4,d5-maverick-4-plus,onward-4-passenger-2021
  /inventory/compare?carts=ev-city,d5-ranger-4,d5-maverick-4-plus,onward-4-passenger-2021,ev-nomad
  /inventory/compare?carts=ev-city&carts=ev-nomad /inventory/compare?carts=ev-city,ev-city,nowhere,%3Cb%3E
  /inventory/compare?carts=denago-ev-city /inventory/compare?carts=
  /rentals?days=1 /rentals?days=5&cart=six-seater&miles=31 /rentals?days=30&cart=utility&town=kidder /rentals?days=0
  /rentals?days=9999 /rentals?days=three&miles=far /rentals?from=2026-07-03&to=2026-07-06&town=jim-thorpe
  /rentals?from=2026-07-06&to=2026-07-03 /rentals?from=2026-07-03 /rentals?from=2026-12-24&to=2027-01-02&miles=0
  /rentals?days=7&from=2026-02-30&to=2026-07-03&cart=boat /rentals?days=14&miles=99999
  /policies/return-policy?item=new-cart&received=2026-06-10 /policies/return-policy?item=used-cart&received=2026-06-01&time=14:30
  /policies/return-policy?item=part&received=2026-06-01&returned=2026-06-12 /policies/return-policy?item=as-is-cart&received=2026-06-01
  /policies/return-policy?item=boat&received=yesterday&time=25:00&returned=2026-01-01
  /policies/return-policy?received=2026-06-10&returned=2026-06-01
  /policies/return-policy/deadlines.ics /policies/return-policy/deadlines.ics?item=new-cart&received=2026-06-10
  /policies/return-policy/deadlines.ics?item=part&received=2026-06-01&time=09:15&returned=2026-06-12
  /policies/return-policy/deadlines.ics?item=as-is-cart&received=2026-06-01 /policies/return-policy/deadlines.ics?received=never
  /policies/rental-policy?pickup=2026-07-03&time=10:00&days=3 /policies/rental-policy?pickup=2026-11-01&time=01:30&days=1
  /policies/rental-policy?pickup=2026-07-03&time=noon&days=400 /policies/rental-policy?pickup=
  /policies/rental-policy/deadlines.ics /policies/rental-policy/deadlines.ics?pickup=2026-07-03&time=10:00&days=3
  /policies/rental-policy/deadlines.ics?pickup=2026-03-08&time=02:30&days=2 /policies/rental-policy/deadlines.ics?pickup=x&days=0
  /policies/storage-policy?from=2026-11-01&to=2027-04-01&place=indoor
  /policies/storage-policy?from=2026-11-01&to=2027-04-01&place=covered-outdoor&maintenance=on&prep=on
  /policies/storage-policy?from=2026-11-15&to=2026-12-20&place=indoor&prep=on
  /policies/storage-policy?from=2027-04-01&to=2026-11-01&place=cellar /policies/storage-policy?from=2026-11-01&to=2036-11-01
  /eco-impact?miles=25&use=recreational&years=5 /eco-impact?miles=120&use=commercial&years=10
  /eco-impact?miles=1,200.5&use=golf_course&years=1 /eco-impact?miles=-5&use=residential /eco-impact?miles=much&use=flying&years=7
  /eco-impact?miles= /eco-impact?miles=1e400 /eco-impact?years=3
  /contact?interest=service /contact?interest=parts&cart=ev-city /contact?cart=nowhere&town=nowhere&interest=gossip
  /contact?town=jim-thorpe&cart=denago-d5-ranger-4&interest=sales
  /carbon-county-golf-carts?town=18229 /carbon-county-golf-carts?town=jim+thorp /carbon-county-golf-carts?town=Lehigh
  /carbon-county-golf-carts?town=Philadelphia /carbon-county-golf-carts?town= /carbon-county-golf-carts?town=%3Cscript%3E
  /carbon-county-golf-carts?town=99999 /carbon-county-golf-carts?town=Albrightsville
  /vehicles/ev-city?down=2,000&rate=7.9%25&months=48 /vehicles/ev-city?down=-1&rate=abc&months=0
  /vehicles/ev-city?rate=0&months=36 /vehicles/ev-city?down=999999&rate=99&months=999 /vehicles/ev-city?months=12
  /vehicles/ev-city?town=jim-thorpe /vehicles/ev-city?town=nowhere /vehicles/ev-city?miles=12 /vehicles/ev-city?miles=12.5+miles
  /vehicles/ev-city?miles=900 /vehicles/ev-city?miles=-3 /vehicles/ev-city?miles=20&town=banks&down=500&rate=5&months=60
  /vehicles/onward-4-passenger-2021?town=lausanne&miles=33`)

export const unknown = words(`
  /nowhere /nowhere/deeper /nowhere.html /towns/nowhere /towns/jim-thorp /nowhere-golf-carts /jim-thorp-golf-carts
  /rentals/nowhere /vehicles/nowhere /vehicle/nowhere /vehicles/%3Cb%3E /vehicles/ /vehicles/ev-city/more /policies/nowhere
  /feeds/nowhere.xml /media/nowhere.webp /media/carts/nowhere.webp /media/carts/nowhere.svg /assets/nowhere-00000000.js
  /api/vehicles/nowhere /api/vehicles/%3Cb%3E /api/vehicles/ev-city/more /photos/nowhere.jpg /.env /.git/config /wp-login.php
  /%E0%A4%A /%00 /..%2f..%2fetc%2fpasswd /../../etc/passwd /towns/carbon-county /towns /\\evil.example
  /${'long'.repeat(400)}`)

export const nearMisses = words(`
  / // /? /#x /home /index.html /index.php /Inventory /INVENTORY/ /inventory/ //inventory /inventory// /inventory.html
  /inventory/?brand=denago /Inventory?brand=denago&page=2 /rentals/ /Rentals/Jim-Thorpe/ /rentals//jim-thorpe
  /rentals.aspx /rentals/index.html /Vehicles/EV-City/ /vehicle/EV-CITY /VEHICLE//ev-city/ /vehicles /policies /Policies/
  /policies/return-policy/ /return-policy /Return-Policy.html /privacy/ /PRIVACY /terms/ /towns/ /towns/Jim-Thorpe-Borough
  /Jim-Thorpe-Golf-Carts/ /RENTALS//Nesquehoning/ /security.txt /Sitemap.xml /sitemap.xml/ /ROBOTS.TXT /contact/ /Contact?interest=service
  /api/vehicles/ /API/vehicles /api/vehicles/EV-City /vehicle/ev-city /vehicles/evolution-ev-city /vehicles/denago-ev-city /vehicles/EV-CITY /healthz/ /thank-you/ /inventory/compare/ /Inventory/Compare?carts=ev-city
  /evil.example//rentals //evil.example //evil.example/rentals /rentals/%6Aim-thorpe /%72entals /rentals;x=1`)

/** From old sites and by guessing. */
export const guesses = words(`
  /index /default /welcome /carts /shop /store /products /models /brands /search /for-sale /rental /rent /golf-cart-rentals
  /golf-cart-rental /reserve /reservations /service /repair /repairs /maintenance /parts /batteries /showrooms /locations
  /location /directions /hours /visit /test-drive /events /contact-us /quote /get-a-quote /appointment /financing /faq /questions
  /about-us /team /our-team /our-story /staff /eco /eco-calculator /eco-impact-calculator /calculator /evolution-golf-carts
  /brands/evolution /denago-golf-carts /brands/denago /carbon-county /county /municipalities /service-area /service-areas
  /areas-we-serve /policies/privacy /policies/privacy-policy /policies/terms /policies/terms-of-service /tos
  /terms-and-conditions /policies/terms-and-conditions /storage /winter-storage /policies/storage /returns /refunds
  /policies/returns /delivery /shipping /policies/delivery /policies/rentals /policies/rental /policy /legal /sitemap /all-pages
  /sitemap_index.xml /sitemap-index.xml /feed /feeds /rss /rss.xml /feed.xml /atom.xml /inventory.csv /vehicles.csv
  /corrections-policy /delivery-policy /diversity-policy /ethics-policy /feedback-policy /publishing-policy /rental-policy
  /staffing-report /storage-policy /terms-conditions`)

/** Every form of a town's address, and the town in every form that asks for one. `name` is 'jim-thorpe-borough'. */
export function aboutTown(name: string): readonly string[] {
  const short = name.replace(/-(?:borough|township)$/, '')
  return [
    ...[name, short].flatMap((slug) => [`/towns/${slug}`, `/${slug}-golf-carts`, `/rentals/${slug}`, `/${slug}`]),
    `/${name.toUpperCase()}-golf-carts/`,
    `/Towns/${short}/`,
    `/carbon-county-golf-carts?town=${short.replaceAll('-', '+')}`,
    `/contact?town=${short}`,
    `/contact?town=${name}&interest=service`,
    `/rentals?days=3&town=${short}`,
    `/vehicles/ev-city?town=${short}`,
  ]
}

/** Every form of a cart's address, and the cart in every form that asks for one. */
export function aboutCart(id: string, brand: string): readonly string[] {
  const branded = `${brand.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${id}`
  return [
    `/vehicles/${id}`,
    `/vehicle/${branded}`,
    `/api/vehicles/${id}`,
    `/api/vehicles/${branded}`,
    `/vehicles/${id}/`,
    `/vehicles/${id}?down=1500&rate=6.5&months=60&miles=18&town=lehighton`,
    `/contact?cart=${id}&interest=sales`,
    `/inventory/compare?carts=${id},ev-nomad`,
    ...['', '-front', '-detail'].map((view) => `/media/carts/${id}${view}.svg`),
  ]
}

const scenes = words(
  'showroom-dusk dawn-row forest-trail lake-dock ridge-overlook main-street campground service-bay winter-storage',
)

export const earlierPictures = [...scenes.map((name) => `/media/scenes/${name}.svg`), '/media/carts/placeholder.svg']

const pages = words(
  '/ /inventory /contact /api/vehicles /api/vehicles/ev-city /api/contact /sitemap.xml /healthz /nowhere /rentals/jim-thorpe',
)

/** Other methods, other encodings, and "I have it already". */
export const manners: readonly Question[] = [
  ...pages.flatMap((path) => words('HEAD OPTIONS PUT PATCH DELETE').map((method): Question => ({ path, method }))),
  ...pages.filter((path) => !/contact$/.test(path)).map((path): Question => ({ path, method: 'POST', body: 'x=1' })),
  ...pages.flatMap((path) =>
    words('gzip br gzip;q=0 *').map(
      (encoding): Question => ({ path, headers: { 'accept-encoding': encoding }, note: `accepting ${encoding}` }),
    ),
  ),
  { path: '/favicon.svg', headers: { range: 'bytes=0-9' }, note: 'a range' },
]

export const keptBefore = words(
  '/ /inventory /api/vehicles /api/vehicles/ev-city /vehicles/ev-city /rentals?days=3 /nowhere',
)
