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
