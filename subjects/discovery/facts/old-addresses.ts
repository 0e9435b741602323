import { countyHub } from '#subjects/county/facts/county-hub.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'

const spellings = {
  [addresses.rentals]: ['/rental'],
  [addresses.services]: ['/service'],
  [addresses.showroom]: ['/showrooms'],
  [addresses.contact]: ['/contact-us'],
  [addresses.about]: ['/about-us'],
  [addresses.ecoImpact]: ['/eco-impact-calculator'],
  [countyHub.url]: ['/carbon-county'],
  [addresses.siteMap]: ['/sitemap'],
  // The file's place before RFC 9116 gave it a folder
  '/.well-known/security.txt': ['/security.txt'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/**
 * Other spellings of a page's name → the page. The site guesses nothing: an address that names no page of ours gets 404. Policies list
 * theirs in `oldAddresses`, towns in `townRedirects`.
 */
export const oldAddresses: readonly (readonly [from: string, to: string])[] = Object.entries(spellings).flatMap(
  ([to, froms]) => froms.map((from) => [from, to] as const),
)
