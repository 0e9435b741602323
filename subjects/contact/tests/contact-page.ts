import AxeBuilder from '@axe-core/playwright'
import { type Page, test } from '@playwright/test'

let senders = 0

/** Each test writes from an address of its own. */
export function eachFromItsOwnAddress() {
  test.beforeEach(async ({ page }, info) => {
    senders += 1
    await page.setExtraHTTPHeaders({
      'X-Forwarded-For': `10.${info.workerIndex % 250}.${senders >> 8}.${senders & 255}`,
    })
  })
}

export const fields = { 'First name': 'Ada', 'Last name': 'Lovelace', Email: 'ada@example.com', Phone: '570-555-0134' }

export async function fillIn(page: Page, message: string) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Message', { exact: true }).fill(message)
}

export const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
export const hydrated = (page: Page) =>
  page.locator('[data-island="contact-form"][data-hydrated]').waitFor({ state: 'attached' })
export const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

export const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).exclude('footer').analyze())
    .violations

export async function open(page: Page, address = '/contact') {
  await page.goto(address)
  await hydrated(page)
}

/** Answers the call in the server's place. */
export async function answer(page: Page, status: number, body: string, wait = 0) {
  await page.route('**/api/contact', async (route) => {
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait))
    await route.fulfill({ status, body, contentType: 'application/json' })
  })
}
