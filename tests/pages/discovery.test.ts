import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageIndex } from '#app/head/page-index.ts'
import { themeColors } from '#app/styles/theme-colors.ts'
import { business } from '#content/business.ts'
import { testApp, testSiteUrl } from '../setup/test-app.ts'

const { app, ports } = await testApp()

test('the sitemap names every canonical page that is to be found, and no other', async () => {
  const sitemap = await (await app.request('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  const expected = (await pageIndex(ports)).filter(({ unlisted }) => !unlisted).map(({ path }) => testSiteUrl + path)
  expect(listed).toEqual(expected)
})

test('robots.txt lets everybody in, away from the calls, and names the sitemap', async () => {
  expect(await (await app.request('/robots.txt')).text()).toBe(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${testSiteUrl}/sitemap.xml\n`,
  )
})

test('the web manifest speaks of this business, and its icons exist', async () => {
  const response = await app.request('/site.webmanifest')
  expect(response.headers.get('content-type')).toBe('application/manifest+json')
  const manifest = (await response.json()) as { name: string; background_color: string; icons: { src: string }[] }
  expect(manifest.name).toBe(business.name)
  expect(manifest.background_color).toBe(themeColors.light)
  for (const { src } of manifest.icons) expect((await app.request(src)).status).toBe(200)
})

test('the browser is told the same paper tones as the style sheet uses', () => {
  const paper = readFileSync('app/styles/theme.css', 'utf8').match(/--color-paper: light-dark\((.*?), (.*?)\)/)
  expect(paper?.slice(1)).toEqual([themeColors.light, themeColors.dark])
})

test('every answer of a page names the speculation rules, which never touch the calls', async () => {
  expect((await app.request('/')).headers.get('speculation-rules')).toBe('"/speculation-rules.json"')
  const response = await app.request('/speculation-rules.json')
  expect(response.headers.get('content-type')).toBe('application/speculationrules+json')
  expect(JSON.stringify(await response.json())).toContain('{"not":{"href_matches":"/api/*"}}')
})

test('files whose address changes with their content are kept forever, others for a day', async () => {
  const page = await (await app.request('/')).text()
  const font = page.match(/href="(\/assets\/[^"]+\.woff2)"/)?.[1] ?? ''
  expect((await app.request(font)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await app.request('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=86400')
})
