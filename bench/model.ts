/**
 * "Turn it around" on a cart's page, on slow 4G with a CPU slowed four times and the processor doing the graphics:
 * bytes before and after the tap, the time to the first frame, and from a key or a drag to its painted frame.
 * `node bench/model.ts http://127.0.0.1:3001 ev-city forester-6-plus`. A still frame of the same page is the measure beside it.
 */
import { chromium, type Page } from '@playwright/test'

const [site = 'http://127.0.0.1:3000', ...ids] = process.argv.slice(2)
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const slowdown = 4
// Lighthouse's slow 4G, as it is applied to every request.
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const flags = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist']
const presses = 24

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags })
for (const id of ids.length > 0 ? ids : ['ev-city']) console.info(id, await measure(id))
await browser.close()

async function measure(id: string) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(`${site}/vehicles/${id}`, { waitUntil: 'networkidle' })
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const before = bytes
  const still = await delays(page, () => page.keyboard.press('Shift'))
  const start = performance.now()
  await page.getByRole('button', { name: 'Turn it around' }).click()
  await page.locator('.model-frame[data-drawn]').waitFor({ timeout: 60_000 })
  await frames(page)
  const first = performance.now() - start
  const keys = await delays(page, () => page.keyboard.press('ArrowRight'))
  const box = await page.locator('.model-frame canvas').boundingBox()
  if (!box) throw new Error('there is no model')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  let x = middle.x
  const drags = await delays(page, () => {
    x += 5
    return page.mouse.move(x, middle.y)
  })
  await page.mouse.up()
  await context.close()
  return { bytes: bytes - before, first: Math.round(first), still, keys, drags }
}

/** Two frames of the page: the one that is drawn now has been painted. */
function frames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** From each event's own time to the paint that follows it, in ms. */
async function delays(page: Page, act: () => Promise<unknown>) {
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { seen })
    const note = (event: Event) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => seen.push(performance.now() - event.timeStamp)
        port2.postMessage(0)
      })
    for (const kind of ['keydown', 'pointermove']) addEventListener(kind, note, { capture: true })
    const stop = () => {
      for (const kind of ['keydown', 'pointermove']) removeEventListener(kind, note, true)
    }
    Object.assign(window, { stop })
  })
  for (let press = 0; press < presses; press += 1) {
    await act()
    await page.waitForTimeout(60)
  }
  const seen = await page.evaluate(() => {
    const { seen: found, stop } = window as unknown as { seen: number[]; stop: () => void }
    stop()
    return found
  })
  const sorted = seen.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { median: at(0.5), p90: at(0.9), worst: at(1) }
}
