/**
 * Bytes, largest contentful paint and layout shift of home, inventory and a cart page, as a phone on slow 4G with a CPU
 * slowed four times has them. `node bench/pictures.ts http://127.0.0.1:3001 http://127.0.0.1:3002` asks both sites in turn,
 * so that two builds are compared in one run. The figures are medians.
 */
import { type BrowserContext, chromium } from '@playwright/test'
import { median } from './median.ts'

const rounds = 5
const paths = ['/', '/inventory', '/vehicles/ev-city']
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }
const slowdown = 4
// Lighthouse's slow 4G, as it is applied to every request.
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
const settledMs = 1_000

interface Visit {
  /** Of all files until the page has settled, and of its pictures. */
  readonly bytes: number
  readonly pictureBytes: number
  readonly lcp: number
  readonly shift: number
  /** Pictures once more when the visitor has been to the end of the page. */
  readonly scrolledBytes: number
}

async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const kinds = new Map<string, string>()
  const sums = { all: 0, pictures: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sums.all += encodedDataLength
    if (kinds.get(requestId) === 'Image') sums.pictures += encodedDataLength
  })
  await page.addInitScript(() => {
    const seen = { lcp: 0, shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(settledMs)
  const { all: bytes, pictures: pictureBytes } = sums
  const { lcp } = await page.evaluate(() => (window as unknown as { seen: { lcp: number } }).seen)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 150))
    }
  })
  await page.waitForLoadState('networkidle')
  const { shift } = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen)
  await page.close()
  return { bytes, pictureBytes, lcp, shift, scrolledBytes: sums.pictures }
}

const bases = process.argv.slice(2).map((base) => base.replace(/\/$/, ''))
if (bases.length === 0) throw new Error('Name the address of at least one running site.')

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})
const kilobytes = (value: number) => `${(value / 1024).toFixed(1)} KB`.padStart(11)
try {
  const head = ['all files', 'pictures', 'scrolled', 'LCP', 'CLS'].map((name) => name.padStart(11)).join('')
  process.stdout.write(`Medians of ${rounds}, 390 px, DPR 3, slow 4G, CPU ${slowdown}×\n${''.padEnd(46)}${head}\n`)
  for (const path of paths) {
    const visits = new Map<string, Visit[]>(bases.map((base) => [base, []]))
    for (let round = 0; round < rounds; round += 1) {
      for (const base of bases) {
        const context = await browser.newContext(phone)
        visits.get(base)?.push(await visit(context, base + path))
        await context.close()
      }
    }
    for (const [base, all] of visits) {
      const of = (name: keyof Visit) => median(all.map((one) => one[name]))
      const bytes = [of('bytes'), of('pictureBytes'), of('scrolledBytes')].map(kilobytes).join('')
      const rest = `${Math.round(of('lcp'))} ms`.padStart(11) + of('shift').toFixed(4).padStart(11)
      process.stdout.write(`${`${base}${path}`.padEnd(46)}${bytes}${rest}\n`)
    }
  }
} finally {
  await browser.close()
}
