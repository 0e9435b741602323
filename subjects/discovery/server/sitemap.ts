import type { PageEntry } from '#kernel/page/page.ts'
import { xmlText } from '#kit/formats/xml.ts'

/** Every page that is to be found, with its pictures, and the day of its last change where that is known. */
export function sitemap(entries: readonly PageEntry[], siteUrl: string): string {
  const listed = entries.filter(({ unlisted }) => !unlisted)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${listed.map((entry) => `${addressOf(entry, siteUrl)}\n`).join('')}</urlset>
`
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
