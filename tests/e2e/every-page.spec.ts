import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** Every canonical URL, read from the site itself, and the pages that it does not list. */
const unlisted = ['/no-such-page', '/thank-you', '/styleguide']
let paths: string[] = []

test.beforeAll(async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  paths = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  expect(paths.length).toBeGreaterThan(4)
})

const expected404 = /Failed to load resource: the server responded with a status of 404/

function listen(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${page.url()} ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`${page.url()} ${error.message}`))
  return messages
}

for (const scheme of ['light', 'dark'] as const) {
  test(`SITE-10: no page has an accessibility violation in the ${scheme} scheme, nor a console message`, async ({
    browser,
  }) => {
    test.setTimeout(600_000)
    const context = await browser.newContext({ colorScheme: scheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const messages = listen(page)
    const violations: string[] = []
    for (const path of [...paths, ...unlisted]) {
      await page.goto(path)
      const { violations: found } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      for (const { id, nodes } of found)
        violations.push(`${path} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
    }
    expect(violations).toEqual([])
    expect(messages.filter((message) => !(message.includes('/no-such-page') && expected404.test(message)))).toEqual([])
    await context.close()
  })
}

test('SITE-11: no page scrolls sideways at 320 pixels', async ({ browser }) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ viewport: { width: 320, height: 640 } })
  const page = await context.newPage()
  const wide: string[] = []
  for (const path of [...paths, ...unlisted]) {
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) wide.push(`${path} is ${width} wide`)
  }
  expect(wide).toEqual([])
  await context.close()
})
