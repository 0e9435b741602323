import { expect, type Page, test } from '@playwright/test'
import { answer, eachFromItsOwnAddress, fields, fillIn, open, send, toast } from './contact-page.ts'

eachFromItsOwnAddress()

test('LEAD-11, LEAD-12: Sending... and disabled, then /thank-you', async ({ page }) => {
  await open(page)
  await fillIn(page, 'I would like to see a cart.')
  await page.route('**/api/contact', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await send(page).click()
  const sending = page.getByRole('button', { name: 'Sending...' })
  await expect(sending).toBeDisabled()
  await page.waitForURL('**/thank-you')
})

test('LEAD-12: the form is cleared when its message has arrived', async ({ page }) => {
  await open(page)
  await fillIn(page, 'I would like to see a cart.')
  await page.getByLabel('What is this about?').selectOption('parts')
  await answer(page, 200, '{"ok":true,"id":"x"}')
  // The next page never comes, so that this one can be looked at.
  await page.route('**/thank-you', (route) => route.fulfill({ status: 204 }))
  await send(page).click()
  for (const label of [...Object.keys(fields), 'Message'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  await expect(page.getByLabel('What is this about?')).toHaveValue('sales')
  await expect(send(page)).toBeEnabled()
})

const failures: [string, (page: Page) => Promise<void>, string][] = [
  ['the server’s error text', (page) => answer(page, 503, '{"error":"We are full."}'), 'We are full.'],
  ['an answer without a text', (page) => answer(page, 500, '{}'), 'Failed to submit contact form'],
  ['an answer that is no JSON', (page) => answer(page, 502, '<h1>Bad gateway</h1>'), 'Failed to submit contact form'],
  [
    'no answer',
    async (page) => void (await page.route('**/api/contact', (route) => route.abort())),
    'Failed to send message. Please try again.',
  ],
]
for (const [name, fail, text] of failures)
  test(`LEAD-13, LEAD-14, SITE-21: ${name}: a destructive toast, values kept, and it can be sent again`, async ({
    page,
  }) => {
    await open(page)
    await fillIn(page, 'I would like to see a cart.')
    await fail(page)
    await send(page).click()
    await expect(toast(page)).toContainText('Error')
    await expect(toast(page)).toContainText(text)
    await expect(toast(page)).toHaveAttribute('data-look', 'bad')
    for (const [label, value] of Object.entries(fields))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    await expect(send(page)).toBeEnabled()
    await expect(send(page)).toBeFocused()
    await page.unroute('**/api/contact')
    await send(page).click()
    await page.waitForURL('**/thank-you')
  })

test('LEAD-10, LEAD-15: fields that only the server finds wrong are told under them', async ({ page }) => {
  await open(page)
  await fillIn(page, 'I would like to see a cart.')
  await answer(page, 422, '{"error":"Please check.","fields":{"phone":"Phone number is required"}}')
  await send(page).click()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription('Phone number is required')
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
})

test('SITE-20: one toast at a time, gone after 5000 ms', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await fillIn(page, 'I would like to see a cart.')
  await answer(page, 500, '{}')
  for (let time = 0; time < 2; time += 1) {
    await send(page).click()
    await expect(toast(page)).toHaveCount(1)
  }
  await page.clock.runFor(4_500)
  await expect(toast(page)).toHaveCount(1)
  await page.clock.runFor(1_000)
  await expect(toast(page)).toHaveCount(0)
})

test('SITE-20: a toast is closed by its button and by Escape', async ({ page }) => {
  await open(page)
  await fillIn(page, 'I would like to see a cart.')
  await answer(page, 500, '{}')
  await send(page).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toHaveCount(0)
  await send(page).click()
  await expect(toast(page)).toHaveCount(1)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toast(page)).toHaveCount(0)
})

for (const [distance, left] of [
  [30, 1],
  [80, 0],
] as const)
  test(`SITE-20: a swipe of ${distance} ${left ? 'is not enough' : 'dismisses a toast'}; the threshold is 50`, async ({
    page,
  }) => {
    await open(page)
    await fillIn(page, 'I would like to see a cart.')
    await answer(page, 500, '{}')
    await send(page).click()
    const box = await toast(page).boundingBox()
    if (!box) throw new Error('there is no toast')
    await page.waitForTimeout(250)
    await page.mouse.move(box.x + 60, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 60 + distance / 2, box.y + 20)
    await page.mouse.move(box.x + 60 + distance, box.y + 20)
    await page.mouse.up()
    await page.waitForTimeout(400)
    await expect(toast(page)).toHaveCount(left)
  })

test('LEAD-25: a double click sends once, and a second try carries the same key', async ({ page }) => {
  const keys: (string | undefined)[] = []
  await open(page)
  await fillIn(page, 'I would like to see a cart.')
  await page.route('**/api/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await new Promise((resolve) => setTimeout(resolve, 200))
    await route.fulfill({ status: 500, body: '{}' })
  })
  await send(page).dblclick()
  await expect(toast(page)).toHaveCount(1)
  expect(keys).toHaveLength(1)
  await send(page).click()
  await expect.poll(() => keys.length).toBe(2)
  expect(keys[1]).toBe(keys[0])
  await expect(send(page)).toBeEnabled()
  await page.getByLabel('First name').fill('Augusta')
  await send(page).click()
  await expect.poll(() => keys.length).toBe(3)
  expect(keys[2]).not.toBe(keys[0])
})

test('LEAD-91: the failure stands under the button until the next try, when the toast has long gone', async ({
  page,
}) => {
  await open(page)
  await fillIn(page, 'I would like to see a cart.')
  await answer(page, 503, '{"error":"We are full."}')
  await send(page).click()
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button').click()
  await expect(toast(page)).toHaveCount(0)
  const line = page.locator('form').getByText('Error: We are full.')
  await expect(line).toBeVisible()
  await page.unroute('**/api/contact')
  await send(page).click()
  await page.waitForURL('**/thank-you')
})
