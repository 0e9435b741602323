/**
 * How long after navigation the inventory answers the first key, on a phone's line and a CPU slowed four times. The key is
 * pressed as soon as the field can be seen, long before the script is there; it counts as answered when the list has changed.
 * `node bench/first-key.ts http://127.0.0.1:3001 http://127.0.0.1:3002` asks both sites in turn. The figures are medians.
 */
import { type Browser, chromium } from '@playwright/test'
import { median } from './median.ts'

const rounds = 7
const slowdown = 4
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }
// Slow 4G as Lighthouse models it: the round trip of the line itself.
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 }

interface Answer {
  readonly painted: number
  readonly answered: number
}

async function firstKey(browser: Browser, base: string): Promise<Answer> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<number>()
    Object.assign(window, { answered: promise })
    document.addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('#results')
      const first = heading?.textContent
      const watch = new MutationObserver(() => {
        if (document.querySelector('#results')?.textContent === first) return
        watch.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      })
      watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    })
  })
  await page.goto(`${base}/inventory`, { waitUntil: 'commit' })
  await page.locator('#search').press('x')
  const answered = await page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered)
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  await context.close()
  return { painted, answered }
}

const bases = process.argv.slice(2).map((base) => base.replace(/\/$/, ''))
if (bases.length === 0) throw new Error('Name the address of at least one running site.')

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
})
try {
  const answers = new Map<string, Answer[]>(bases.map((base) => [base, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const base of bases) answers.get(base)?.push(await firstKey(browser, base))
  process.stdout.write(`Medians of ${rounds}, 390 px, round trip ${slow4G.latency} ms, CPU ${slowdown}×\n`)
  for (const [base, all] of answers) {
    const cell = (name: keyof Answer) => `${Math.round(median(all.map((one) => one[name])))} ms`.padStart(10)
    process.stdout.write(`${base.padEnd(30)} painted${cell('painted')}   first key answered${cell('answered')}\n`)
  }
} finally {
  await browser.close()
}
