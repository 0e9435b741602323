import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { modelButton } from '#subjects/inventory/facts/model-button.ts'
import { modelViewer } from '#subjects/inventory/facts/model-viewer.ts'
import { launchOptions } from '#tests/setup/launch-options.ts'

// Without a graphics card the processor draws; Chromium wants to be told that it may.
const args = [...launchOptions.args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
test.use({ launchOptions: { ...launchOptions, args }, viewport: { width: 390, height: 844 } })

/** Its series is painted in more than one color. */
const path = '/vehicles/d5-maverick-4'
const frame = (page: Page) => page.locator('.model-frame[data-drawn]')
const gallery = (page: Page) => page.locator('.gallery-strip')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** The processor draws, and shares its cores with the other tests. */
const drawnMs = 60_000

test.beforeEach(() => test.setTimeout(300_000))

async function visit(page: Page, address = path): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-island=gallery]')).toHaveAttribute('data-hydrated', '')
}

async function open(page: Page, address = path): Promise<void> {
  await visit(page, address)
  await button(page, modelButton.open).click()
  await expect(frame(page)).toBeVisible({ timeout: drawnMs })
}

/** The files of the viewer that the page has asked for. */
function watchModels(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/media\/models\/|model-panel/.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** The canvas once nothing moves on it, as points of three channels. */
async function points(page: Page): Promise<Buffer> {
  let before = Buffer.alloc(0)
  for (;;) {
    const shot = await page.locator('.model-frame').screenshot()
    const now = await sharp(shot).removeAlpha().raw().toBuffer()
    if (now.equals(before)) return now
    before = now
  }
}

/** How many points another step has changed. */
async function changes(page: Page, step: () => Promise<unknown>): Promise<number> {
  const before = await points(page)
  await step()
  const after = await points(page)
  let count = 0
  for (let at = 0; at < after.length; at += 3) if (Math.abs((after[at] ?? 0) - (before[at] ?? 0)) > 24) count += 1
  return count
}

test('CART-180, CART-181: nothing is fetched before the tap; keys and buttons turn it, told in words; a wheel scrolls', async ({
  page,
}) => {
  const asked = watchModels(page)
  await visit(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await button(page, modelButton.open).click()
  await expect(frame(page)).toBeVisible({ timeout: drawnMs })
  expect(asked).toHaveLength(2)
  await expect(page.getByRole('application', { name: /^Model of the / })).toBeFocused()
  const told = page.locator('.turn-around [role=status]').filter({ hasText: 'Seen from' })
  await expect(told).toContainText('the front right')
  const turn = async () => {
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight')
  }
  expect(await changes(page, turn)).toBeGreaterThan(2000)
  await expect(told).not.toContainText('the front right')
  expect(await changes(page, () => page.keyboard.press('+'))).toBeGreaterThan(1000)
  expect(await changes(page, () => button(page, modelViewer.moves[0].label).click())).toBeGreaterThan(1000)
  const canvas = page.locator('.model-frame canvas')
  await expect(canvas).toHaveCSS('touch-action', 'pan-y')
  await canvas.hover()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 240)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
})

test('CART-181, CART-184, CART-185: paints by radio inputs, lamps, measures, without a fault, and back with the focus', async ({
  page,
}) => {
  // What goes wrong without a word on the page.
  const wrong: string[] = []
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()))
  page.on('pageerror', ({ message }) => wrong.push(message))
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await open(page)
  const paints = page.getByRole('group', { name: modelViewer.paint }).getByRole('radio')
  await expect(paints.first()).toBeChecked()
  // The browser's own blue ring would say nothing of the paint.
  await expect(paints.first()).toHaveCSS('appearance', 'none')
  await paints.first().focus()
  expect(await changes(page, () => page.keyboard.press('ArrowDown'))).toBeGreaterThan(800)
  await expect(paints.nth(1)).toBeChecked()
  expect(await changes(page, () => page.getByLabel(modelViewer.lamps).check())).toBeGreaterThan(1000)
  await page.getByLabel(modelViewer.measure).check()
  const told = page.locator('.model-measures')
  await expect(told.locator('dd')).toHaveText([/^11 ft 5 in$/, /^\d ft/, /^\d ft/])
  await expect(told).toContainText('It passes a gate wider than ')
  await expect(told).toContainText(/A garage 20 ft deep and 8 ft high leaves \d+ ft/)
  await expect(page.locator('.model-marks b').first()).toHaveText('11 ft 5 in')
  await expect(gallery(page)).toBeHidden()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  expect(wrong).toEqual([])
  await button(page, modelButton.close).click()
  await expect(gallery(page)).toBeVisible()
  await expect(button(page, modelButton.open)).toBeFocused()
})

/** Counts what is drawn, from the first script on. */
const countDrawings = () => {
  const { drawElements } = WebGL2RenderingContext.prototype
  Object.assign(window, { drawings: 0 })
  WebGL2RenderingContext.prototype.drawElements = function (...what) {
    ;(window as unknown as { drawings: number }).drawings += 1
    drawElements.apply(this, what)
  }
}

test('CART-183: it is drawn only when something changes, coarsely while it turns and finely at rest', async ({
  page,
}) => {
  await page.addInitScript(countDrawings)
  await open(page)
  const drawings = () => page.evaluate(() => (window as unknown as { drawings: number }).drawings)
  const drawnIn30Frames = async () => {
    const before = await drawings()
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame)
    })
    return (await drawings()) - before
  }
  const wide = () => page.locator('.model-frame canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)
  await expect.poll(drawnIn30Frames).toBe(0)
  const atRest = await drawings()
  const fine = await wide()
  const turning = await page.locator('.model-handle').evaluate((handle) => {
    handle.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
    return handle.querySelector('canvas')?.width
  })
  expect(turning).toBeLessThan(fine)
  await expect.poll(wide).toBe(fine)
  expect(await drawings()).toBeGreaterThan(atRest)
})

/** How bright the cart is on the whole, told apart from the plain ground behind it. */
async function brightness(page: Page): Promise<number> {
  const shown = await points(page)
  const ground = [...shown.subarray(0, 3)]
  let [sum, count] = [0, 0]
  for (let at = 0; at < shown.length; at += 3) {
    const apart = Math.max(...ground.map((value, channel) => Math.abs(value - (shown[at + channel] ?? 0))))
    if (apart < 24) continue
    sum += Math.max(shown[at] ?? 0, shown[at + 1] ?? 0, shown[at + 2] ?? 0)
    count += 1
  }
  return sum / count
}

test('CART-186: the rear is lit as the front is', async ({ page }) => {
  await open(page)
  const front = await brightness(page)
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowLeft')
  expect((await brightness(page)) / front).toBeGreaterThan(0.8)
})

const withoutGraphics = () => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
for (const [what, sentence, prepare] of [
  ['the file is none', modelButton.failed, (page: Page) => page.route('**/models/**', (route) => route.fulfill())],
  ['there is no WebGL', modelButton.noGraphics, (page: Page) => page.addInitScript(withoutGraphics)],
] as const)
  test(`CART-180: ${what}: the pictures stay, with a sentence`, async ({ page }) => {
    await prepare(page)
    await visit(page)
    await button(page, modelButton.open).click()
    await expect(page.getByText(sentence)).toBeVisible({ timeout: drawnMs })
    await expect(gallery(page)).toBeVisible()
    await expect(button(page, modelButton.open)).toBeVisible()
  })

test('CART-180: the device takes its graphics memory back: the pictures stay, and the button starts again', async ({
  page,
}) => {
  await open(page)
  await page.locator('.model-frame canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect(page.getByText(modelButton.lost)).toBeVisible()
  await expect(gallery(page)).toBeVisible()
  await button(page, modelButton.open).click()
  await expect(frame(page)).toBeVisible({ timeout: drawnMs })
})

test('CART-180: a device that saves data is told the size and asked again', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked = watchModels(page)
  await visit(page)
  await button(page, modelButton.open).click()
  await expect(page.getByText(/^Your device saves data\. The model takes about \d+ KB\.$/)).toBeVisible()
  expect(asked).toEqual([])
  await button(page, /^Load \d+ KB$/).click()
  await expect(frame(page)).toBeVisible({ timeout: drawnMs })
})
