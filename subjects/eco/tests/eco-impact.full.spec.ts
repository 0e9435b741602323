import { expect, type Page, test } from '@playwright/test'
import { ecoImpact } from '#subjects/eco/facts/eco-page.ts'
import { holdBack } from '#tests/setup/hold-back.ts'

const result = (page: Page) => page.getByRole('region', { name: 'Your result' })
const banner = (page: Page) => page.getByText('Great Choice for the Environment!', { exact: true })
const plot = (page: Page) => page.getByRole('img', { name: ecoImpact.plot.heading })
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

  test('ECO-16: figures count up from zero, each card in its own time, and stand still after 3 seconds', async ({
    page,
  }) => {
    await openInStillTime(page)
    await page.getByRole('button', { name: 'Calculate My Impact' }).click()
    const counting = result(page).locator('.eco-result-figure [aria-hidden=true]')
    await page.clock.runFor(1550)
    await expect(counting).toHaveCount(6)
    const savings = left(page).locator('[aria-hidden=true]')
    await expect(savings).toHaveText(/^\$\d\d?\s*$/)
    await page.clock.runFor(2100)
    await expect.poll(() => counting.count()).toBeLessThan(6)
    await expect(savings).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(counting).toHaveCount(0)
    await expect(left(page)).toHaveText('$280')
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

test('ECO-24: the plot changes with each result alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '?miles=50&years=3')
  await page.getByLabel('Miles per week').fill('25')
  await expect(plot(page)).toHaveAccessibleName(/After 3 years: gas cart \$1,820, electric cart \$140\./)
  await page.getByRole('button', { name: 'Calculate My Impact' }).click()
  await expect(plot(page)).toHaveAccessibleName(/After 3 years: gas cart \$910, electric cart \$70\./)
})

test('ECO-19: starts from what was typed before the script came', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
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

test('ECO-15, ECO-19, ECO-21: while the banner comes and goes a screen reader hears the result once and whole, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const status = page.locator('[data-island=eco-calculator] [role=status]')
  const noticed = await status.evaluateHandle((element) => {
    const heard: string[] = []
    const notes = { heard, moved: 0 }
    const listen = () => element.textContent?.trim() && heard.push(element.textContent)
    new MutationObserver(listen).observe(element, { childList: true, subtree: true, characterData: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { hadRecentInput: boolean; value: number }[])
        if (!entry.hadRecentInput) notes.moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    return notes
  })
  await page.getByRole('button', { name: 'Calculate My Impact' }).click()
  await expect(banner(page)).toBeVisible()
  await expect(banner(page)).toBeHidden()
  const { heard, moved } = await noticed.jsonValue()
  expect(heard).toEqual([expect.stringMatching(/Great Choice for the Environment!.*Net savings: \$280/s)])
  expect(moved).toBeLessThan(0.01)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('ECO-15, ECO-22: the form asks with GET, the result stands in the page, and the banner goes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/eco-impact')
    await choose(page)
    await expect(page).toHaveURL('/eco-impact?miles=40&use=commercial&years=5#result')
    await expect(left(page)).toHaveText('$4,479')
    await expect(plot(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeHidden()
    await expect(banner(page)).toBeVisible()
    await expect(banner(page)).toBeHidden()
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
