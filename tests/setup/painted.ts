import type { Page } from '@playwright/test'

/** Waits until the browser has painted the latest change. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Waits until every running animation has ended. */
export async function animated(page: Page): Promise<void> {
  await painted(page)
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}

/** Counts from here on how much of the page moves, as the browser measures it; `buffered` counts what has moved before as well. */
export async function countMoves(page: Page, buffered = false): Promise<() => Promise<number>> {
  const moves = await page.evaluateHandle((buffered) => {
    const counted = { sum: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[]) counted.sum += entry.value
    }).observe({ type: 'layout-shift', buffered })
    return counted
  }, buffered)
  return async () => (await moves.jsonValue()).sum
}
