import { piecesOf } from '#kernel/files/stream-text.ts'
import type { PageEntry } from '#kernel/page/page.ts'
import { xmlText } from '#kit/formats/xml.ts'

/** A fifth of what a file may hold by the protocol, so that none of them is large either. */
const addressesPerSitemap = 10_000

const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The files that the addresses fill: one as a rule. */
export function sitemapParts(entries: readonly PageEntry[]): readonly (readonly PageEntry[])[] {
  const listed = entries.filter(({ unlisted }) => !unlisted)
  const count = Math.max(1, Math.ceil(listed.length / addressesPerSitemap))
  return Array.from({ length: count }, (_, part) =>
    listed.slice(part * addressesPerSitemap, (part + 1) * addressesPerSitemap),
  )
}

/** Names the files, where they are several. */
export function sitemapIndex(parts: number, siteUrl: string): string {
  const files = Array.from(
    { length: parts },
    (_, part) => `<sitemap><loc>${xmlText(siteUrl + sitemapPath(part + 1))}</loc></sitemap>\n`,
  )
  return `${prolog}<sitemapindex ${schema}>\n${files.join('')}</sitemapindex>\n`
}

export function sitemapPath(part: number): string {
  return `/sitemap-${part}.xml`
}

/** Every page that is to be found, with its pictures, and the day of its last change where that is known. */
export function* sitemap(entries: readonly PageEntry[], siteUrl: string): Generator<string> {
  yield `${prolog}<urlset ${schema} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
  for (const piece of piecesOf(entries)) yield piece.map((entry) => `${addressOf(entry, siteUrl)}\n`).join('')
  yield '</urlset>\n'
}

function addressOf({ path, changed, share, images = [] }: PageEntry, siteUrl: string): string {
  const pictures = [...new Set([...images, ...(share ? [share.path] : [])])]
  return [
    `<url><loc>${xmlText(siteUrl + path)}</loc>`,
    ...(changed ? [`<lastmod>${xmlText(changed)}</lastmod>`] : []),
    ...pictures.map((picture) => `<image:image><image:loc>${xmlText(siteUrl + picture)}</image:loc></image:image>`),
    '</url>',
  ].join('')
}
