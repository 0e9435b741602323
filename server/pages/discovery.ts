import { Hono } from 'hono'
import { pageIndex } from '#app/head/page-index.ts'
import type { Ports } from '#app/page.ts'
import { speculationRules } from './speculation-rules.ts'

interface DiscoveryServices {
  readonly siteUrl: string
  readonly ports: Ports
}

const anHour = { 'Cache-Control': 'public, max-age=3600' }

/** The files that tell machines what there is and how to move about. */
export function discovery({ siteUrl, ports }: DiscoveryServices): Hono {
  const files = new Hono()
  files.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`, 200, anHour),
  )
  files.get('/sitemap.xml', async (c) => {
    const listed = (await pageIndex(ports)).filter((entry) => !entry.unlisted)
    const urls = listed.map(({ path }) => `  <url><loc>${escapeXml(siteUrl + path)}</loc></url>`)
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      200,
      { 'Content-Type': 'application/xml; charset=utf-8', ...anHour },
    )
  })
  files.get('/speculation-rules.json', (c) =>
    c.body(JSON.stringify(speculationRules), 200, { 'Content-Type': 'application/speculationrules+json', ...anHour }),
  )
  return files
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
