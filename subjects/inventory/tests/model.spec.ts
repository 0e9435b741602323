import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { modelButton } from '#subjects/inventory/facts/model-button.ts'
import { modelViewer } from '#subjects/inventory/facts/model-viewer.ts'
import { sideViews } from '#subjects/inventory/facts/side-views.ts'
import { launchOptions } from '#tests/setup/launch-options.ts'

// Without a graphics card the processor draws; Chromium wants to be told that it may.
const args = [...launchOptions.args, '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
test.use({ launchOptions: { ...launchOptions, args }, viewport: { width: 390, height: 844 } })

/** What we list is from bumper to bumper; a guard or a step may stand out by a little. */
const lengthTolerance = 0.02

/** Its series is painted in more than one color. */
const path = '/vehicles/d5-maverick-4'
const frame = (page: Page) => page.locator('.model-frame[data-drawn]')
const gallery = (page: Page) => page.locator('.gallery-strip')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The processor draws, and shares its cores with whatever else is tested. */
const drawnMs = 60_000
const ofModels = /\/media\/models\/|model-panel/

test.beforeEach(() => test.setTimeout(120_000))

async function visit(page: Page, address = path): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-island=gallery]')).toHaveAttribute('data-hydrated', '')
}

async function open(page: Page, address = path): Promise<void> {
  await visit(page, address)
  await button(page, modelButton.open).click()
  await expect(frame(page)).toBeVisible({ timeout: drawnMs })
}

/** Loads, decodes and sets up as ever, and paints nothing: 39 times the processor would take minutes for it. */
function withoutDrawing(): void {
  const nothing = () => {}
  const { prototype } = WebGL2RenderingContext
  Object.assign(prototype, { drawElements: nothing, drawArrays: nothing, drawElementsInstanced: nothing })
}

/** What goes wrong without a word on the page. */
function watch(page: Page): readonly string[] {
  const wrong: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  page.on('pageerror', ({ message }) => wrong.push(message))
  return wrong
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

const changed = (a: Buffer, b: Buffer): number => {
  let count = 0
  for (let at = 0; at < a.length; at += 3) if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > 24) count += 1
  return count
}

test.describe('every cart', () => {
  test.describe.configure({ mode: 'parallel' })
  const brands = ['Denago', 'Evolution', ''] as const
  for (const brand of brands) {
    test(`CART-180, CART-185: the models of ${brand || 'the used carts'} load, as long as we say they are`, async ({
      page,
      request,
    }) => {
      test.setTimeout(300_000)
      const wrong = watch(page)
      await page.addInitScript(withoutDrawing)
      const all = (await (await request.get('/api/vehicles')).json()) as { id: string; brand: string }[]
      const carts = all.filter((cart) => (brand ? cart.brand === brand : !brands.some((other) => other === cart.brand)))
      expect(carts.length).toBeGreaterThan(0)
      for (const { id } of carts) {
        await open(page, `/vehicles/${id}`)
        const [length = 0, width = 0, height = 0] = ((await frame(page).getAttribute('data-drawn')) ?? '')
          .split(' ')
          .map((metres) => Number(metres) / 0.0254)
        const told = sideViews[id]?.lengthInches
        if (told !== undefined)
          expect.soft(Math.abs(length / told - 1), `${id}: ${length} for ${told}`).toBeLessThan(lengthTolerance)
        expect.soft(length, id).toBeGreaterThan(85)
        expect.soft(width, id).toBeGreaterThan(44)
        expect.soft(width, id).toBeLessThan(72)
        expect.soft(height, id).toBeGreaterThan(70)
        expect.soft(height, id).toBeLessThan(92)
      }
      expect(wrong).toEqual([])
    })
  }
})

test('CART-180: nothing of a model is fetched before the tap, and then two files', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => ofModels.test(url))).toEqual([])
  await button(page, modelButton.open).click()
  await expect(frame(page)).toBeVisible({ timeout: drawnMs })
  expect(asked.filter((url) => ofModels.test(url))).toHaveLength(2)
})

test('CART-181: arrow keys turn it, plus and minus zoom, and its sentence says from where it is seen', async ({
  page,
}) => {
  await open(page)
  const model = page.getByRole('application', { name: /^Model of the / })
  await expect(model).toBeFocused()
  const told = page.locator('.turn-around [role=status]').filter({ hasText: 'Seen from' })
  await expect(told).toContainText('the front right')
  const before = await points(page)
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight')
  await expect(told).not.toContainText('the front right')
  const turned = await points(page)
  expect(changed(before, turned)).toBeGreaterThan(2000)
  await page.keyboard.press('+')
  const closer = await points(page)
  expect(changed(turned, closer)).toBeGreaterThan(1000)
  await button(page, modelViewer.buttons.left).click()
  expect(changed(closer, await points(page))).toBeGreaterThan(1000)
  // The gallery under it has arrow keys of its own.
  await expect(page.locator('.gallery > [aria-live]')).toContainText('Picture 1')
})

test('CART-184: a paint of its series is chosen by radio inputs and painted', async ({ page }) => {
  await open(page)
  const paints = page.getByRole('group', { name: modelViewer.paint }).getByRole('radio')
  expect(await paints.count()).toBeGreaterThan(1)
  await expect(paints.first()).toBeChecked()
  const before = await points(page)
  await paints.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(paints.nth(1)).toBeChecked()
  expect(changed(before, await points(page))).toBeGreaterThan(800)
})

test('CART-184: a used cart has the one paint that it has', async ({ page }) => {
  await open(page, '/vehicles/freedom-txt-2020')
  await expect(page.getByRole('group', { name: modelViewer.paint }).getByRole('radio')).toHaveCount(1)
})

test('CART-185, CART-184: measures for gate and garage in feet and inches, and the lamps', async ({ page }) => {
  await open(page)
  await page.getByLabel(modelViewer.measure).check()
  const told = page.locator('.model-measures')
  await expect(told.locator('dd')).toHaveText([/^11 ft 3 in$/, /^\d ft/, /^\d ft/])
  await expect(told).toContainText('It passes a gate wider than ')
  await expect(told).toContainText(/A garage 20 ft deep and 8 ft high leaves \d+ ft/)
  await expect(page.locator('.model-marks b').first()).toHaveText('11 ft 3 in')
  const dark = await points(page)
  await page.getByLabel(modelViewer.lamps).check()
  expect(changed(dark, await points(page))).toBeGreaterThan(1000)
})

test('CART-181: a finger and the wheel still scroll the page', async ({ page }) => {
  await open(page)
  const canvas = page.locator('.model-frame canvas')
  await expect(canvas).toHaveCSS('touch-action', 'pan-y')
  await canvas.hover()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 240)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
})

test('CART-181: back to the pictures, and the button keeps the focus', async ({ page }) => {
  await open(page)
  await expect(gallery(page)).toBeHidden()
  await button(page, modelButton.close).click()
  await expect(gallery(page)).toBeVisible()
  await expect(button(page, modelButton.open)).toBeFocused()
  await expect(frame(page)).toHaveCount(0)
})

test.describe('CART-180: what goes wrong leaves the pictures and a sentence', () => {
  test('the model cannot be fetched', async ({ page }) => {
    await page.route('**/media/models/**', (route) => route.abort())
    await visit(page)
    await button(page, modelButton.open).click()
    await expect(page.getByText(modelButton.failed)).toBeVisible()
    await expect(gallery(page)).toBeVisible()
    await expect(button(page, modelButton.open)).toBeVisible()
  })

  test('the file is none', async ({ page }) => {
    await page.route('**/media/models/**', (route) => route.fulfill({ body: 'no model' }))
    await visit(page)
    await button(page, modelButton.open).click()
    await expect(page.getByText(modelButton.failed)).toBeVisible({ timeout: drawnMs })
    await expect(gallery(page)).toBeVisible()
  })

  test('the browser has no WebGL: nothing is fetched', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visit(page)
    await button(page, modelButton.open).click()
    await expect(page.getByText(modelButton.noGraphics)).toBeVisible()
    await expect(gallery(page)).toBeVisible()
    expect(asked.filter((url) => ofModels.test(url))).toEqual([])
  })

  test('the device takes its graphics memory back', async ({ page }) => {
    await open(page)
    await page.locator('.model-frame canvas').evaluate((canvas: HTMLCanvasElement) => {
      canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    })
    await expect(page.getByText(modelButton.lost)).toBeVisible()
    await expect(gallery(page)).toBeVisible()
    await button(page, modelButton.open).click()
    await expect(frame(page)).toBeVisible({ timeout: drawnMs })
  })
})

test('CART-180: a device that saves data is told the size and asked again', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page)
  await button(page, modelButton.open).click()
  await expect(page.getByText(/^Your device saves data\. The model takes about \d+ KB\.$/)).toBeVisible()
  expect(asked.filter((url) => ofModels.test(url))).toEqual([])
  await page.getByRole('button', { name: /^Load \d+ KB$/ }).click()
  await expect(frame(page)).toBeVisible({ timeout: drawnMs })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`CART-181: axe finds nothing on the open viewer, ${colorScheme}, and the policy stays whole`, async ({
    page,
  }) => {
    const wrong = watch(page)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await open(page)
    await page.getByLabel(modelViewer.measure).check()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(wrong).toEqual([])
    const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy).not.toMatch(/unsafe|blob:|wasm/)
    expect(policy).toContain("require-trusted-types-for 'script'")
  })
}

test.describe('script off', () => {
  test.use({ javaScriptEnabled: false })

  test('CART-180: the pictures are there and the button is not', async ({ page }) => {
    await page.goto(path)
    await expect(gallery(page)).toBeVisible()
    await expect(button(page, modelButton.open)).toBeHidden()
  })
})

test('CART-193: a phone that can place a cart before its camera gets a link to the file', async ({
  browser,
  baseURL,
}) => {
  const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
  const context = await browser.newContext({ userAgent: android, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await open(page, `${baseURL}${path}`)
  const viewer = await page.getByRole('link', { name: modelButton.ar }).getAttribute('href')
  expect(viewer).toContain('intent://arvr.google.com/scene-viewer/1.0?file=http')
  const file = new URL(new URLSearchParams(viewer?.split(/[?#]/)[1]).get('file') ?? '')
  expect((await page.request.get(file.href)).headers()['content-type']).toBe('model/gltf-binary')
  await context.close()

  const apple = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const quick = await apple.newPage()
  await quick.addInitScript(() => {
    const { supports } = DOMTokenList.prototype
    DOMTokenList.prototype.supports = function (token) {
      return token === 'ar' || supports.call(this, token)
    }
  })
  await open(quick, `${baseURL}${path}`)
  const link = quick.getByRole('link', { name: modelButton.ar })
  await expect(link).toHaveAttribute('rel', 'ar')
  await expect(link.locator('> img')).toHaveCount(1)
  const usdz = await quick.request.get((await link.getAttribute('href')) ?? '')
  expect(usdz.headers()['content-type']).toBe('model/vnd.usdz+zip')
  expect((await usdz.body()).subarray(0, 2).toString()).toBe('PK')
  await apple.close()
})
