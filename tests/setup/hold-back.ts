import type { Page } from '@playwright/test'

/** Holds back what a page asks for at these addresses, until the test calls the returned function. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
