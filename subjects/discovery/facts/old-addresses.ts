import { countyHub } from '#subjects/county/facts/county-hub.ts'

const spellings = {
  '/rentals': ['/rental'],
  '/services': ['/service'],
  '/showroom': ['/showrooms'],
  '/contact': ['/contact-us'],
  '/about': ['/about-us'],
  '/eco-impact': ['/eco-impact-calculator'],
  [countyHub.url]: ['/carbon-county'],
  '/site-map': ['/sitemap'],
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
