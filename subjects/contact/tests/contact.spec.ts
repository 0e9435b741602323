import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { contactFields, contactMessages } from '#subjects/contact/facts/contact-form.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { locations } from '#subjects/dealership/facts/locations.ts'
import { holdBack } from '#tests/setup/hold-back.ts'
import { animated } from '#tests/setup/painted.ts'

let senders = 0

// Each test writes from an address of its own.
test.beforeEach(async ({ page }, info) => {
  senders += 1
  await page.setExtraHTTPHeaders({
    'X-Forwarded-For': `10.${info.workerIndex % 250}.${senders >> 8}.${senders & 255}`,
  })
})

const fields = { 'First name': 'Ada', 'Last name': 'Lovelace', 'E-mail': 'ada@example.com', Phone: '570-555-0134' }
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const hydrated = (page: Page) =>
  page.locator('[data-island="contact-form"][data-hydrated]').waitFor({ state: 'attached' })
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).exclude('footer').analyze())
    .violations

async function fillIn(page: Page, message: string) {
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value)
  await field(page, 'Message').fill(message)
}

async function open(page: Page, address = '/contact') {
  await page.goto(address)
  await hydrated(page)
}

/** A form that is filled in, with the call answered in the server's place. */
async function openFilledIn(page: Page, status: number, body: string) {
  await page.route('**/api/contact', (route) => route.fulfill({ status, body, contentType: 'application/json' }))
  await open(page)
  await fillIn(page, 'I would like to see a cart.')
}

test('LEAD-1, LEAD-3: showrooms, numbers, hours and the form, named for a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Call \(/ })).toBeInViewport()
  await expect(main.getByText(/^(Showrooms (open|closed)|Closed)/).first()).toBeInViewport()
  await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 })
  const form = await page.locator('#form').boundingBox()
  const places = await main.getByRole('heading', { name: 'Get In Touch' }).boundingBox()
  expect(places?.y).toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0))
  const headings = ['Get In Touch', 'Business Hours', 'Send Us a Message', ...locations.map(({ name }) => name)]
  for (const name of headings) await expect(main.getByRole('heading', { name })).toBeVisible()
  for (const name of [...locations.map(({ line }) => business.phones[line]), business.email, business.website])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(field(page, 'Message')).toHaveCSS('min-height', '120px')
  expect(await violations(page)).toEqual([])
})

test('LEAD-10: every message under its field, the first invalid one focused, each gone when its field is right', async ({
  page,
}) => {
  await open(page)
  await field(page, 'E-mail').fill('ada@')
  await field(page, 'Phone').fill('555-0134')
  await field(page, 'Message').fill('too short')
  await send(page).click()
  for (const { label, ...rules } of Object.values(contactFields)) {
    if (!('message' in rules)) continue
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, label)).toHaveAccessibleDescription(rules.message)
    await expect(page.getByText(rules.message, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('First name')).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.getByLabel('First name').fill('A')
  await expect(page.getByText('First name is required')).toBeHidden()
  await expect(page.getByText('Last name is required')).toBeVisible()
})

const from = '/contact?interest=service&cart=d5-maverick-4-plus&town=jim-thorpe'
const cart = (page: Page) => page.getByRole('checkbox', { name: 'Evolution D5 Maverick 4 Plus' })
const town = (page: Page) => page.getByRole('checkbox', { name: 'Jim Thorpe Borough' })

test('LEAD-23, SITE-6: what was typed, chosen and unchecked before the script was there is kept', async ({ page }) => {
  const release = await holdBack(page, '**/assets/client-*.js')
  await page.goto(from, { waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Early')
  await page.getByLabel('What is this about?').selectOption('parts')
  await field(page, 'Message').fill('Typed before anything was there.')
  await cart(page).uncheck()
  release()
  await hydrated(page)
  await expect(page.getByLabel('First name')).toHaveValue('Early')
  await expect(page.getByLabel('What is this about?')).toHaveValue('parts')
  await expect(field(page, 'Message')).toHaveValue('Typed before anything was there.')
  await expect(cart(page)).not.toBeChecked()
  await expect(town(page)).toBeChecked()
})

test('LEAD-22: cart and town stand beside the form, go along, and are left out once unchecked', async ({ page }) => {
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) sent.push(request.postDataJSON())
  })
  await open(page, from)
  await expect(page.getByLabel('What is this about?')).toHaveValue('service')
  await expect(field(page, 'Message')).toHaveValue('')
  expect(await violations(page)).toEqual([])
  await expect(cart(page)).toBeChecked()
  await town(page).uncheck()
  await fillIn(page, 'Can it carry a canoe?')
  await send(page).click()
  await page.waitForURL('**/thank-you')
  expect(sent).toMatchObject([{ cart: 'd5-maverick-4-plus', message: 'Can it carry a canoe?' }])
  expect(sent[0]).not.toHaveProperty('town')
})

test('LEAD-24: a whole message by keyboard alone', async ({ page }) => {
  await open(page)
  await page.getByLabel('First name').focus()
  for (const text of Object.values(fields)) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Written without a mouse.')
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await expect(page.getByLabel('What is this about?')).toHaveValue('service')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/thank-you')
})

test('LEAD-11: Sending... and disabled, then a cleared form and /thank-you', async ({ page }) => {
  await open(page)
  await fillIn(page, 'I would like to see a cart.')
  await page.getByLabel('What is this about?').selectOption('parts')
  const letGo = await holdBack(page, '**/api/contact')
  // The next page never comes, so that this one can be looked at.
  const next = page.waitForRequest('**/thank-you')
  await page.route('**/thank-you', (route) => route.fulfill({ status: 204 }))
  await send(page).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  letGo()
  await next
  for (const label of [...Object.keys(fields), 'Message']) await expect(field(page, label)).toHaveValue('')
  await expect(page.getByLabel('What is this about?')).toHaveValue('sales')
  await expect(send(page)).toBeEnabled()
})

for (const [name, body, text] of [
  ['the server’s error text', '{"error":"We are full."}', 'We are full.'],
  ['no answer', '', 'Failed to send message. Please try again.'],
] as const)
  test(`LEAD-13, SITE-20: ${name}: a toast and a lasting line, values kept, and it can be sent again`, async ({
    page,
  }) => {
    await openFilledIn(page, 503, body)
    if (!body) await page.route('**/api/contact', (route) => route.abort())
    await send(page).click()
    for (const part of ['Error', text]) await expect(toast(page)).toContainText(part)
    await expect(toast(page)).toHaveAttribute('data-look', 'bad')
    for (const [label, value] of Object.entries(fields)) await expect(field(page, label)).toHaveValue(value)
    await expect(send(page)).toBeFocused()
    // A toast under the pointer stays, however long the look at the page takes.
    await toast(page).hover()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(toast(page)).toHaveCount(0)
    await expect(page.locator('form').getByText(`Error: ${text}`)).toBeVisible()
    await page.unroute('**/api/contact')
    await send(page).click()
    await page.waitForURL('**/thank-you')
  })

test('LEAD-10, LEAD-15: fields that only the server finds wrong are told under them', async ({ page }) => {
  await openFilledIn(page, 422, '{"error":"Please check.","fields":{"phone":"Phone number is required"}}')
  await send(page).click()
  await expect(field(page, 'Phone')).toHaveAccessibleDescription('Phone number is required')
  await expect(field(page, 'Phone')).toBeFocused()
})

test('LEAD-4: a pasted text that is too long stays whole and is told', async ({ page }) => {
  await open(page)
  const long = 'Brakes squeal. '.repeat(700)
  await fillIn(page, long)
  await send(page).click()
  await expect(page.getByText(contactMessages.tooLong)).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue(long)
})

test('LEAD-25: a double click sends once, and a second try carries the same key', async ({ page }) => {
  const keys: (string | undefined)[] = []
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await open(page)
  await fillIn(page, 'I would like to see a cart.')
  await page.route('**/api/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await answered
    await route.fulfill({ status: 500, body: '{}' })
  })
  await send(page).dblclick()
  answer()
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

test('SITE-20: one toast at a time, gone after 5000 ms, or by Escape', async ({ page }) => {
  await page.clock.install()
  await openFilledIn(page, 500, '{}')
  for (let time = 0; time < 2; time += 1) {
    await send(page).click()
    await expect(toast(page)).toHaveCount(1)
  }
  await page.clock.runFor(4_500)
  await expect(toast(page)).toHaveCount(1)
  await page.clock.runFor(1_000)
  await expect(toast(page)).toHaveCount(0)
  await send(page).click()
  await expect(toast(page)).toHaveCount(1)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toast(page)).toHaveCount(0)
})

test('SITE-20: a toast that is swiped by more than 50 goes, and stays by less', async ({ page }) => {
  await openFilledIn(page, 500, '{}')
  await send(page).click()
  for (const [distance, left] of [
    [30, 1],
    [80, 0],
  ] as const) {
    await animated(page)
    const box = await toast(page).boundingBox()
    if (!box) throw new Error('there is no toast')
    await page.mouse.move(box.x + 60, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 60 + distance / 2, box.y + 20)
    await page.mouse.move(box.x + 60 + distance, box.y + 20)
    await page.mouse.up()
    await animated(page)
    await expect(toast(page)).toHaveCount(left)
  }
})
