import type { PageLink } from '#kit/parts/section-types.ts'
import { addresses, policyAddresses } from '#subjects/dealership/facts/addresses.ts'
import { business, type Coordinates, type PhoneLine, type PostalAddress } from '#subjects/dealership/facts/business.ts'
import { claims } from '#subjects/dealership/facts/claims.ts'
import type { PostedHours, Weekday, WeeklyHours } from '#subjects/dealership/facts/hours.ts'
import { aboutMenu, mainLinks } from '#subjects/dealership/facts/navigation.ts'
import { datesThatChange, weekShown } from '#subjects/dealership/rules/hours.ts'
import type { Shop, ShopToday } from '#subjects/dealership/rules/shop.ts'

/** The reference by which every other node names the dealership. */
export const theOrganization = { '@id': '/#organization' } as const

export function postalAddress({ street, city, state, zip }: PostalAddress) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: business.country,
  }
}

/** The dealership as the footer of every page shows it. The local business of a town is another node. */
export function organization({ phones }: Pick<Shop, 'phones'>) {
  return {
    '@type': 'Organization',
    ...theOrganization,
    name: business.name,
    url: addresses.home,
    logo: '/icon-512.png',
    telephone: phones.main,
    email: business.email,
    address: postalAddress(business.address),
  }
}

const [home] = mainLinks
const named = [...mainLinks, ...aboutMenu.links]

type NamedUrl = (typeof named)[number]['url']

/** The way to a page from the home page. A page that the navigation names is given by its path alone. */
export function breadcrumbTrail(...steps: readonly (NamedUrl | PageLink)[]): readonly PageLink[] {
  const crumbs = steps.map((step) => (typeof step === 'string' ? named.find(({ url }) => url === step) : step))
  return [home, ...crumbs].flatMap((crumb) => (crumb ? { name: crumb.name, url: crumb.url } : []))
}

/** The very items that the page shows (FIND-11). */
export function breadcrumb(trail: readonly PageLink[]) {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${trail.at(-1)?.url ?? home.url}#breadcrumb`,
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

interface PlaceFacts {
  /** Where a page shows it: `/showroom#pocono-pines`. */
  readonly id: string
  readonly name: string
  readonly address: PostalAddress
  readonly line: PhoneLine
  readonly coordinates: Coordinates
  readonly hours: PostedHours
}

export function place({ id, name, address, line, coordinates, hours }: PlaceFacts, today: ShopToday) {
  return {
    '@type': 'Place',
    '@id': id,
    name,
    address: postalAddress(address),
    telephone: today.phones[line],
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    ...openAt(hours, today),
  }
}

const dayNames: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

/** Groups the days with the same times; leaves out a day without times. */
export function openingHours(week: WeeklyHours) {
  const byTimes = new Map<string, { opens: string; closes: string; dayOfWeek: string[] }>()
  for (const [weekday, name] of Object.entries(dayNames)) {
    const hours = week[weekday as Weekday]
    if (typeof hours === 'string') continue
    const { opens, closes } = hours
    const group = byTimes.get(opens + closes) ?? { opens, closes, dayOfWeek: [] }
    group.dayOfWeek.push(name)
    byTimes.set(opens + closes, group)
  }
  return [...byTimes.values()].map((group) => ({ '@type': 'OpeningHoursSpecification', ...group }))
}

/** Search engines read a day that opens and closes at midnight as closed. */
const closed = { opens: '00:00', closes: '00:00' } as const

/** The week, or the one that the dealer has said in its place, and the announced dates that have other hours (SHOP-80). */
export function openAt(hours: Pick<PostedHours, 'department' | 'week'>, { weeks, dates }: ShopToday) {
  const special = datesThatChange(weeks[hours.department], dates).map(({ day, hours: ofDay }) => {
    const { opens, closes } = ofDay === 'closed' ? closed : ofDay
    return { '@type': 'OpeningHoursSpecification', validFrom: day, validThrough: day, opens, closes }
  })
  return {
    openingHoursSpecification: openingHours(weekShown(hours, weeks)),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}

export const currency = 'USD'

interface OfferFacts {
  /** Its own address, where something else speaks of it. */
  readonly offerId?: string
  /** The price as the page words it. */
  readonly priceText: string
  /** Dollars an hour from which the work starts; left out where the price depends or nothing is charged. */
  readonly pricePerHour?: number
}

export function offer({ offerId, priceText, pricePerHour }: OfferFacts) {
  return {
    '@type': 'Offer',
    ...(offerId && { '@id': offerId }),
    description: priceText,
    offeredBy: theOrganization,
    ...(pricePerHour !== undefined && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: pricePerHour,
        priceCurrency: currency,
        unitCode: 'HUR',
      },
    }),
  }
}

/** The return window as claimed; the return policy itself tells of 7, 3 and 30 days (SHOP-9). */
export const merchantReturnPolicy = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: claims.structuredReturn.country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: claims.structuredReturn.days,
  merchantReturnLink: policyAddresses.returns,
}
