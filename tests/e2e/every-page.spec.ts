import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** Pages that the site does not list. */
const unlisted = ['/no-such-page', '/thank-you']
let paths: readonly string[] = []
/** One page of each kind: pages of one kind have the same parts in the same places. */
let kinds: readonly string[] = []

const kindOf = (path: string) =>
  path
    .replace(/^(\/(?:vehicles|rentals|policies)\/).*/, '$1')
    .replace(/^\/[a-z-]+(-(?:borough|township)-golf-carts)$/, '$1')

test.beforeAll(async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  expect(listed.length).toBeGreaterThan(4)
  paths = [...listed, ...unlisted]
  kinds = [...new Map(paths.toReversed().map((path) => [kindOf(path), path])).values()]
})

const expected404 = /\/no-such-page Failed to load resource: the server responded with a status of 404/
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Visits these pages, and says what axe or the console has against them. */
async function faultsOf(page: Page, visited: readonly string[], only?: string): Promise<readonly string[]> {
  const faults: string[] = []
  page.on('console', (message) => faults.push(`${page.url()} ${message.text()}`))
  page.on('pageerror', (error) => faults.push(`${page.url()} ${error.message}`))
  for (const path of visited) {
    await page.goto(path)
    // No page holds a frame of another origin, which is all that the slower way is for.
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze()
    for (const { id, nodes } of violations)
      faults.push(`${path} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }
  return faults.filter((fault) => !expected404.test(fault))
}

// Under FULL=1 every page, in parts, so that no worker is left alone with all of them at the end.
const parts = process.env.FULL === '1' ? 4 : 1
for (let part = 0; part < parts; part += 1)
  test.describe(`part ${part + 1} of ${parts}`, () => {
    test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

    test('SITE-10: no page has an accessibility violation in the light scheme, nor a console message', async ({
      page,
    }) => {
      test.setTimeout(600_000)
      const visited = parts === 1 ? kinds : paths.filter((_, index) => index % parts === part)
      expect(await faultsOf(page, visited)).toEqual([])
    })
  })

test.describe('dark', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

  // All that the scheme changes is colors: every other rule has been held in the light.
  test('SITE-10: no page has an accessibility violation in the dark scheme, nor a console message', async ({
    page,
  }) => {
    test.setTimeout(600_000)
    expect(await faultsOf(page, kinds, 'color-contrast')).toEqual([])
  })
})

test('SITE-10: no page scrolls sideways at 320 pixels', async ({ page }) => {
  test.setTimeout(300_000)
  await page.setViewportSize({ width: 320, height: 640 })
  const wide: string[] = []
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > 320) wide.push(`${path} is ${width} wide`)
  }
  expect(wide).toEqual([])
})
