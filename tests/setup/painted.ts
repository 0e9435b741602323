import type { Page } from '@playwright/test'

/** Waits until the browser has painted what has changed. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Waits until every animation that runs has come to its end. */
export async function animated(page: Page): Promise<void> {
  await painted(page)
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}
