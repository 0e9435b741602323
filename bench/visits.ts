import type { Browser, BrowserContext, Page } from '@playwright/test'

const slowdown = 4
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }
// Slow 4G as Lighthouse models it: the round trip of the line itself.
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 }
const settledMs = 1_500

export type Sample = Readonly<Record<string, number>>

async function slowPage(context: BrowserContext, line: 'slow' | 'fast'): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (line === 'slow') await session.send('Network.emulateNetworkConditions', slow4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

async function inContext<Result>(browser: Browser, line: 'slow' | 'fast', work: (page: Page) => Promise<Result>) {
  const context = await browser.newContext(phone)
  try {
    return await work(await slowPage(context, line))
  } finally {
    await context.close()
  }
}

/** A first visit to a page: what comes over the line before the visitor touches it, and when the visitor sees it. */
export function load(browser: Browser, url: string, path: string): Promise<Sample> {
  return inContext(browser, 'slow', async (page) => {
    const bytes = { all: 0, script: 0, requests: 0 }
    const kinds = new Map<string, string>()
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.all += encodedDataLength
      bytes.requests += 1
      if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength
    })
    await page.addInitScript(() => {
      const seen = { largest: 0, shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(url + path, { waitUntil: 'load' })
    await page.waitForTimeout(settledMs)
    const { first, largest, shift } = await page.evaluate(() => ({
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ...(window as unknown as { seen: { largest: number; shift: number } }).seen,
    }))
    return {
      'KB over the line': bytes.all / 1_024,
      'KB of script': bytes.script / 1_024,
      requests: bytes.requests,
      'first paint, ms': first,
      'largest paint, ms': largest,
      'layout shift': shift,
    }
  })
}

/** Milliseconds from navigation until the inventory's count has changed after the first key. */
export function firstKey(browser: Browser, url: string): Promise<Sample> {
  return inContext(browser, 'slow', async (page) => {
    await page.addInitScript(() => {
      const { promise, resolve } = Promise.withResolvers<number>()
      Object.assign(window, { answered: promise })
      document.addEventListener('DOMContentLoaded', () => {
        const first = document.querySelector('#results')?.textContent
        const watch = new MutationObserver(() => {
          if (document.querySelector('#results')?.textContent === first) return
          watch.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
        })
        watch.observe(document.body, { subtree: true, childList: true, characterData: true })
      })
    })
    await page.goto(`${url}/inventory`, { waitUntil: 'commit' })
    await page.locator('#search').press('x')
    const ms = await page.evaluate(() => (window as unknown as { answered: Promise<number> }).answered)
    return { 'first key answered, ms': ms }
  })
}
