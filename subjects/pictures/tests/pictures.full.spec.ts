import { expect, type Page, test } from '@playwright/test'
import { countMoves, painted } from '#tests/setup/painted.ts'

/** Calls every picture of the page, those that wait until the visitor is near too. */
const callAll = (page: Page) =>
  page.locator('main img').evaluateAll((all) => {
    for (const image of all as HTMLImageElement[]) image.loading = 'eager'
  })

for (const [path, width] of [
  ['/', 390],
  ['/inventory', 390],
  ['/inventory', 1440],
  ['/vehicles/ev-city', 1440],
] as const)
  test(`PIC-11: ${path} does not move when its pictures come late, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/media/**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const images = page.locator('main img')
    await expect(images.first()).toBeVisible()
    // What the late type faces move is not counted: from here on nothing but pictures comes.
    await page.evaluate(() => document.fonts.ready)
    await painted(page)
    const moved = await countMoves(page)
    letGo()
    await callAll(page)
    const waiting = () =>
      images.evaluateAll((all) => all.filter((image) => !(image as HTMLImageElement).naturalWidth).length)
    await expect.poll(waiting).toBe(0)
    await painted(page)
    expect(await moved()).toBe(0)
  })

for (const [path, card] of [
  ['/inventory', '.cart'],
  ['/', '.cart'],
] as const)
  test(`PIC-11: ${path}: the picture begins where its card does, and the words of a row above its link`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const gaps = await page.locator(card).evaluateAll((cards) =>
      cards.slice(0, 6).flatMap((each) => {
        const box = (selector: string) => each.querySelector(selector)?.getBoundingClientRect()
        const offset = (box('img')?.top ?? 0) - each.getBoundingClientRect().top
        const link = box('.cart-link')
        return [Math.abs(offset), link ? (box('.cart-text')?.bottom ?? 0) - link.top : 0]
      }),
    )
    expect(gaps.length).toBeGreaterThan(4)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(1)
  })

/** The file that the browser has chosen for each picture of the page. */
const chosen = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc.replace(/\?.*/, '')))

for (const [name, width, deviceScaleFactor, hero, card, map] of [
  ['a phone', 390, 3, /-phone\.avif$/, /-368\.avif$/, /-812\.avif$/],
  ['a plain desk screen', 1440, 1, /-1440\.avif$/, /-368\.avif$/, /-812\.avif$/],
  ['a fine desk screen', 1440, 2, /-1920\.avif$/, /-736\.avif$/, /-1624\.avif$/],
] as const) {
  test(`PIC-19: ${name} fetches the files made for it`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor })
    const page = await context.newPage()
    await page.goto('/')
    await callAll(page)
    await expect.poll(async () => (await chosen(page)).every((path) => path.endsWith('.avif'))).toBe(true)
    const files = await chosen(page)
    // After the scene the kinds of carts, the three that are featured, the map, and a scene beside the reasons.
    const kinds = Array.from({ length: 5 }, () => /-side-368\.avif$/)
    const expected = [hero, ...kinds, card, card, card, map, /service-bay-/]
    expect(files).toHaveLength(expected.length)
    for (const [index, file] of expected.entries()) expect(files[index]).toMatch(file)
    await page.goto('/inventory')
    // On a phone it is a row's small picture.
    await expect.poll(async () => (await chosen(page))[0]).toMatch(width < 640 ? /-368\.avif$/ : card)
    await context.close()
  })
}

test('PIC-19: a small picture of the gallery fetches the smallest file, and each opens by itself in its largest form', async ({
  page,
}) => {
  await page.goto('/vehicles/ev-city')
  const small = page.locator('.gallery-choice img')
  await small.last().scrollIntoViewIfNeeded()
  await expect
    .poll(() => small.last().evaluate((image) => (image as HTMLImageElement).currentSrc))
    .toContain('-368.avif')
  expect(await small.count()).toBe(3)
  await expect(page.locator('.gallery-choice image')).toHaveAttribute('href', /ev-city-side-368\.avif/)
  await page.getByRole('link', { name: 'Open picture 2 by itself' }).click()
  await expect(page).toHaveURL(/\/media\/carts\/ev-city-side\.webp\?v=/)
})

for (const width of [390, 1440])
  test(`PIC-54: home shows its scene in the evening where dark is asked for, and by day where not, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const scene = page.locator('.hero-picture')
    const shown = () => scene.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ''))
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await expect.poll(shown).toMatch(/ridge-overlook-(?:phone|\d+)\./)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(shown).toMatch(/ridge-overlook-evening-(?:phone|\d+)\.avif/)
  })

test('PIC-54: a bright scene without an evening is dimmed where dark is asked for, and by day as it is', async ({
  page,
}) => {
  for (const [colorScheme, filter] of [
    ['light', 'none'],
    ['dark', /brightness/],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of ['/rentals', '/services']) {
      await page.goto(path)
      await expect(page.locator('.page-top-figure picture > img')).toHaveCSS('filter', filter)
    }
    await page.goto('/showroom')
    await expect(page.locator('.page-top-figure picture > img')).toHaveCSS('filter', 'none')
  }
})
