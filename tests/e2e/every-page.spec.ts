import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { states } from '#tests/setup/states.ts'

/** Pages of one kind have the same parts in the same places. */
const kindOf = (path: string) =>
  path
    .replace(/^(\/(?:vehicles|rentals|policies)\/).*/, '$1')
    .replace(/^\/[a-z-]+(-(?:borough|township)-golf-carts)$/, '$1')

/** Under FULL=1 every page and state, otherwise one of each kind. */
const full = process.env.FULL === '1'

async function pathsOf(request: APIRequestContext, every = full): Promise<readonly string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  expect(listed.length).toBeGreaterThan(4)
  const paths = [...listed, '/no-such-page', '/thank-you']
  const some = every ? paths : new Map(paths.toReversed().map((path) => [kindOf(path), path])).values()
  return full ? [...some, ...states] : [...some]
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// In parts, so that no worker is left alone with all of them at the end.
for (const [colorScheme, part] of [
  ['light', 0],
  ['light', 1],
  ['dark', 0],
] as const)
  test.describe(`${colorScheme}, part ${part}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('SITE-10, FIT-21, TOWN-57, RENT-50, POL-95: no page has an accessibility violation, writes to the console, or scrolls sideways at 320 pixels', async ({
      page,
      request,
    }) => {
      test.setTimeout(600_000)
      const faults: string[] = []
      page.on('console', (message) => {
        // The browser notes there, too, that a page itself is not found or answers a problem.
        const isOwnStatus = message.text().startsWith('Failed to load') && message.location().url === page.url()
        if (!isOwnStatus) faults.push(`${page.url()} ${message.text()}`)
      })
      page.on('pageerror', (error) => faults.push(`${page.url()} ${error.message}`))
      // All that the scheme changes is colors: every other rule has been held in the light.
      const dark = colorScheme === 'dark'
      const paths = await pathsOf(request, dark ? false : undefined)
      for (const path of dark ? paths : paths.filter((_, index) => index % 2 === part)) {
        await page.setViewportSize({ width: 1280, height: 720 })
        await page.goto(path)
        await page.evaluate(() => {
          for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
        })
        // No page holds a frame of another origin, which is all that the slower way is for.
        const axe = new AxeBuilder({ page }).setLegacyMode()
        const { violations } = await (dark ? axe.withRules('color-contrast') : axe.withTags(rules)).analyze()
        for (const { id, nodes } of violations)
          faults.push(`${path} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
        await page.setViewportSize({ width: 320, height: 640 })
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        if (width > 320) faults.push(`${path} is ${width} wide`)
      }
      expect(faults).toEqual([])
    })
  })
