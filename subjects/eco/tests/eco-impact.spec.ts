import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { eco } from '#subjects/eco/facts/eco.ts'
import { ecoImpact } from '#subjects/eco/facts/eco-page.ts'
import { holdScripts } from '#tests/setup/hold-scripts.ts'

const result = (page: Page) => page.getByRole('region', { name: 'Your result' })
const banner = (page: Page) => page.getByText('Great Choice for the Environment!', { exact: true })
const plot = (page: Page) => page.getByRole('img', { name: ecoImpact.plot.heading })
const emptyPlot = (page: Page) => page.getByText(ecoImpact.plot.empty)
/** The banner’s own animation at a moment of its life, as the style sheet has it. */
const bannerAt = (page: Page, milliseconds: number) =>
  banner(page).evaluate((element, time) => {
    const [animation] = element.closest('.eco-result-banner')?.getAnimations() ?? []
    if (!animation) throw new Error('the banner is not animated')
    animation.pause()
    animation.currentTime = time
  }, milliseconds)
const left = (page: Page) => result(page).locator('dl > div', { hasText: 'Net savings' }).locator('.eco-result-figure')

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/eco-impact${query}`)
  await expect(page.locator('[data-island=eco-calculator]')).toHaveAttribute('data-hydrated', '')
}

async function openInStillTime(page: Page): Promise<void> {
  await page.clock.install()
  await open(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

async function choose(page: Page): Promise<void> {
  await page.getByLabel('Miles per week').fill('40')
  await page.getByLabel('Type of use').selectOption('Commercial')
  await page.getByLabel('Timeframe').selectOption('5 years')
  await page.getByRole('button', { name: 'Calculate My Impact' }).click()
}

/** What a screen reader is told, in order. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const status = document.querySelector('[data-island=eco-calculator] [role=status]')
    if (!status) throw new Error('There is nothing to hear.')
    new MutationObserver(() => {
      const text = status.textContent?.trim()
      if (text) heard.push(text)
    }).observe(status, { childList: true, subtree: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
}

test.describe('eco calculator', () => {
  test('ECO-14: idle, then calculating for 1.5 seconds with the button disabled, then the result', async ({ page }) => {
    await openInStillTime(page)
    await expect(result(page)).toBeHidden()
    await page.getByRole('button', { name: 'Calculate My Impact' }).click()
    const calculating = page.getByRole('button', { name: 'Calculating...', exact: true })
    await expect(calculating).toBeDisabled()
    await page.clock.runFor(1400)
    await expect(calculating).toBeDisabled()
    await expect(banner(page)).toBeHidden()
    await expect(page.locator('[data-island=eco-calculator]')).not.toContainText('$')
    await page.clock.runFor(200)
    await expect(page.getByRole('button', { name: 'Calculate My Impact' })).toBeEnabled()
    await expect(result(page)).toBeVisible()
    await expect(banner(page)).toBeVisible()
  })

  test('ECO-15: the banner and its subtext show for 3 seconds after each result', async ({ page }) => {
    await openInStillTime(page)
    for (const miles of ['40', '80']) {
      await page.getByLabel('Miles per week').fill(miles)
      await page.getByRole('button', { name: 'Calculate My Impact' }).click()
      await page.clock.runFor(1600)
      await expect(result(page)).toContainText('Your switch to electric saves the planet and your wallet')
      await bannerAt(page, eco.timing.bannerMs - 1)
      await expect(banner(page)).toBeVisible()
      await bannerAt(page, eco.timing.bannerMs + 300)
      await expect(banner(page)).toBeHidden()
    }
  })

  test('ECO-16: figures count up from zero and stand still after 2 to 3 seconds by card', async ({ page }) => {
    await openInStillTime(page)
    await page.getByRole('button', { name: 'Calculate My Impact' }).click()
    await page.clock.runFor(1550)
    const shown = (label: string) =>
      result(page).locator('dl > div', { hasText: label }).locator('.eco-result-figure [aria-hidden=true]')
    const counting = result(page).locator('.eco-result-figure [aria-hidden=true]')
    await expect(counting).toHaveCount(6)
    expect(Number((await shown('Net savings').textContent())?.replace('$', ''))).toBeLessThan(100)
    await page.clock.runFor(1800)
    await expect(counting).toHaveCount(6)
    await page.clock.runFor(300)
    await expect(shown('CO₂ not released')).toHaveCount(0)
    await expect(shown('Net savings')).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(counting).toHaveCount(0)
    await expect(left(page)).toHaveText('$280')
    await expect(result(page)).toContainText('1,699 lbs')
    await expect(result(page)).toContainText('0.85 tons')
  })

  test('ECO-19: a screen reader hears the result once, whole, and no frame of it', async ({ page }) => {
    await open(page)
    const heard = await listen(page)
    await page.getByRole('button', { name: 'Calculate My Impact' }).click()
    await expect(left(page).locator('[aria-hidden=true]')).toHaveCount(1)
    await expect(left(page).locator('[aria-hidden=true]')).toHaveCount(0)
    await expect(banner(page)).toBeHidden()
    const sentences = await heard()
    expect(sentences).toHaveLength(1)
    expect(sentences[0]).toContain('Great Choice for the Environment!')
    expect(sentences[0]).toContain('Net savings: $280')
    expect(await page.locator('[data-island=eco-calculator] [role=status]').count()).toBe(1)
  })
})

test('ECO-18, ECO-23: without a request the result is a link that shows it again elsewhere', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    // The browser itself looks up the icon, in its cache, whenever the address changes.
    if (new URL(request.url()).pathname !== '/favicon.svg') asked.push(request.url())
  })
  await choose(page)
  await expect(left(page)).toHaveText('$4,479')
  expect(asked).toEqual([])
  await expect(page).toHaveURL('/eco-impact?miles=40&use=commercial&years=5')
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await context.newPage()
  await other.goto(link)
  await expect(left(other)).toHaveText('$4,479')
  await expect(other.getByLabel('Type of use')).toHaveValue('commercial')
  await expect(banner(other)).toBeHidden()
})

test('ECO-24: the plot explains itself before the first result, and changes with each result alone', async ({
  page,
}) => {
  await open(page)
  await expect(emptyPlot(page)).toBeVisible()
  await page.getByLabel('Miles per week').fill('50')
  await page.getByLabel('Timeframe').selectOption('3 years')
  await expect(emptyPlot(page)).toBeVisible()
  await page.getByRole('button', { name: 'Calculate My Impact' }).click()
  await expect(plot(page)).toHaveAccessibleName(/After 3 years: gas cart \$1,820, electric cart \$140\./)
  await page.getByLabel('Miles per week').fill('25')
  await expect(plot(page)).toHaveAccessibleName(/After 3 years: gas cart \$1,820/)
  await page.getByRole('button', { name: 'Calculate My Impact' }).click()
  await expect(plot(page)).toBeHidden()
  await expect(plot(page)).toHaveAccessibleName(/After 3 years: gas cart \$910, electric cart \$70\./)
})

test('ECO-19: starts from what was typed before the script came', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/eco-impact', { waitUntil: 'commit' })
  await page.getByLabel('Miles per week').fill('77')
  await page.getByLabel('Timeframe').selectOption('10 years')
  release()
  await expect(page.locator('[data-island=eco-calculator]')).toHaveAttribute('data-hydrated', '')
  await expect(page.getByLabel('Miles per week')).toHaveValue('77')
  await expect(page.getByLabel('Timeframe')).toHaveValue('10')
})

test('ECO-16, ECO-19: works by keyboard alone, keeps its place, and does not count up where motion is unwanted', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page)
  await page.getByLabel('Miles per week').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('60')
  for (const _ of ['use', 'years', 'button']) await page.keyboard.press('Tab')
  const button = page.getByRole('button', { name: 'Calculate My Impact' })
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(left(page)).toHaveText('$672')
  await expect(result(page).locator('.eco-result-figure [aria-hidden=true]')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('ECO-21: nothing moves by itself while a result comes and the banner goes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await page.evaluate(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { hadRecentInput: boolean; value: number }[]) {
        if (!entry.hadRecentInput) (window as unknown as { moved: number }).moved += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.getByRole('button', { name: 'Calculate My Impact' }).click()
  await expect(banner(page)).toBeVisible()
  await expect(banner(page)).toBeHidden()
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01)
})

for (const width of [320, 1280]) {
  test(`ECO-19: a result has no accessibility violation and fits at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '?miles=1e300&use=golf_course&years=10')
    await page.getByText(ecoImpact.plot.table).click()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('ECO-22: the form asks with GET, and the same result stands in the page', async ({ page }) => {
    await page.goto('/eco-impact')
    await choose(page)
    await expect(page).toHaveURL('/eco-impact?miles=40&use=commercial&years=5#result')
    await expect(left(page)).toHaveText('$4,479')
    await expect(banner(page)).toBeVisible()
    await expect(plot(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeHidden()
    await expect(page.getByLabel('Miles per week')).toHaveValue('40')
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test(`ECO-15, ECO-22: the banner goes, and never lies over the heading (motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.emulateMedia({ reducedMotion })
      await page.goto('/eco-impact?miles=40')
      await expect(banner(page)).toBeVisible()
      const heading = await page.getByRole('heading', { name: 'Your result' }).boundingBox()
      const over = await page.locator('.eco-result-banner').boundingBox()
      expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
      await expect(banner(page)).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Your result' })).toBeVisible()
    })
})

test('ECO-26: on a phone the result is on the first two screens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/eco-impact?miles=40&use=commercial&years=5')
  const box = await left(page).boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(2 * 844)
})

test('ECO-28: each fact’s figure stays on one line', async ({ page }) => {
  await page.goto('/eco-impact')
  const facts = page.locator('section', { has: page.getByRole('heading', { name: 'Environmental Facts' }) })
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const rows = await facts.locator('dd').evaluateAll((figures) =>
      figures.map((figure) => {
        const range = document.createRange()
        range.selectNodeContents(figure)
        const tops = [...range.getClientRects()].map(({ top }) => top)
        return figure.scrollWidth > figure.clientWidth ? 0 : new Set(tops).size
      }),
    )
    expect(rows, `${width} pixels`).toEqual([1, 1, 1, 1])
  }
})
