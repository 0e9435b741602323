import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { examples } from '#kit/parts/examples.tsx'
import { startSite } from '#tests/setup/site-process.ts'

test('SITE-157: in development /parts shows each part of the kit, at 320 pixels as well, without an accessibility violation', async ({
  page,
}) => {
  // The first visit compiles the whole site.
  test.setTimeout(180_000)
  const site = await startSite({ program: ['scripts/run.ts', 'scripts/dev-server.ts'] })
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(`${site.url}/parts`, { waitUntil: 'networkidle' })
      await expect(page.locator('article > h2')).toHaveText(Object.keys(examples))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await page.setViewportSize({ width: 1280, height: 720 })
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([])
    }
  } finally {
    await site.end()
  }
})
