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

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Visits these pages, and says what axe or the console has against them. */
async function faultsOf(page: Page, visited: readonly string[], only?: string): Promise<readonly string[]> {
  const messages = listen(page)
  const violations: string[] = []
  for (const path of visited) {
    await page.goto(path)
    // No page holds a frame of another origin, which is all that the slower way is for.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations: found } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze()
    for (const { id, nodes } of found)
      violations.push(`${path} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }
  const unexpected = messages.filter((message) => !(message.includes('/no-such-page') && expected404.test(message)))
  return [...violations, ...unexpected]
}

// In parts, so that no worker is left alone with all of them at the end.
const parts = 4
for (let part = 0; part < parts; part += 1) {
  test.describe(`part ${part + 1} of ${parts}`, () => {
    test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

    test('SITE-10: no page has an accessibility violation in the light scheme, nor a console message', async ({
      page,
    }) => {
      test.setTimeout(600_000)
      const visited = [...paths, ...unlisted].filter((_, index) => index % parts === part)
      expect(await faultsOf(page, visited)).toEqual([])
    })
  })
}

/** Pages of one kind have the same colors in the same places. */
const kindOf = (path: string) =>
  path
    .replace(/^(\/(?:vehicles|rentals|policies)\/).*/, '$1')
    .replace(/^\/[a-z-]+(-(?:borough|township)-golf-carts)$/, '$1')

test.describe('dark', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

  // All that the scheme changes is colors: every other rule has been held in the light.
  test('SITE-10: no page has an accessibility violation in the dark scheme, nor a console message', async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const firstOfKind = new Map([...paths, ...unlisted].toReversed().map((path) => [kindOf(path), path]))
    expect(await faultsOf(page, [...firstOfKind.values()], 'color-contrast')).toEqual([])
  })
})

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
