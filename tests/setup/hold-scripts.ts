import type { Page } from '@playwright/test'

/** Keeps a page's scripts from arriving until the returned function is called. */
export async function holdScripts(page: Page, pattern = '**/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
