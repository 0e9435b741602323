import type { ListedPage } from '#site/page.ts'
import { xmlText } from '#site/shared/server/xml.ts'

/** Every page that is to be found, with its pictures, and the day of its last change where that is known. */
export function sitemap(entries: readonly ListedPage[], siteUrl: string): string {
  const urls = entries
    .filter(({ unlisted }) => !unlisted)
    .map(({ path, changed, share, images = [] }) => {
      const pictures = [...new Set([...images, share.path])]
      return [
        `<url><loc>${xmlText(siteUrl + path)}</loc>`,
        ...(changed ? [`<lastmod>${xmlText(changed)}</lastmod>`] : []),
        ...pictures.map((picture) => `<image:image><image:loc>${xmlText(siteUrl + picture)}</image:loc></image:image>`),
        '</url>',
      ].join('')
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`
}
