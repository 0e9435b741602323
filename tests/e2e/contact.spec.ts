import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

let senders = 0

test.beforeEach(async ({ page }, info) => {
  senders += 1
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${info.workerIndex % 250}.${senders >> 8}.${senders & 255}` })
})

const fields = { 'First name': 'Ada', 'Last name': 'Lovelace', Email: 'ada@example.com', Phone: '570-555-0134' }

async function fillIn(page: Page, message: string) {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('Message', { exact: true }).fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const hydrated = (page: Page) =>
  page.locator('[data-island="contact-form"][data-hydrated]').waitFor({ state: 'attached' })
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).exclude('footer').analyze())
    .violations

async function open(page: Page, address = '/contact') {
  await page.goto(address)
  await hydrated(page)
}

/** Answers the call in the server's place. */
async function answer(page: Page, status: number, body: string, wait = 0) {
  await page.route('**/api/contact', async (route) => {
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait))
    await route.fulfill({ status, body, contentType: 'application/json' })
  })
}

test('§5 contact: every message under its field, tied to it, the first invalid field focused', async ({ page }) => {
  await open(page)
  await page.getByLabel('Email', { exact: true }).fill('ada@')
  await page.getByLabel('Phone', { exact: true }).fill('555-0134')
  await page.getByLabel('Message', { exact: true }).fill('too short')
  await send(page).click()
  const messages = {
    'First name': 'First name is required',
    'Last name': 'Last name is required',
    Email: 'Invalid email address',
    Phone: 'Phone number is required',
    Message: 'Message must be at least 10 characters',
  }
  for (const [label, text] of Object.entries(messages)) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(text)
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('First name')).toBeFocused()
  expect(await violations(page)).toEqual([])
})

test('§5 contact: a message goes as soon as its field is right', async ({ page }) => {
  await open(page)
  await send(page).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await page.getByLabel('First name').fill('A')
  await expect(page.getByText('First name is required')).toBeHidden()
})

test('§5 contact: four interests with their labels; the message box is at least 120 px high', async ({ page }) => {
  await open(page)
  const options = page.getByLabel('What is this about?').getByRole('option')
  await expect(options).toHaveText(['Sales Inquiry', 'Service Request', 'Parts & Accessories', 'General Question'])
  const box = page.getByLabel('Message', { exact: true })
  await expect(box).toHaveCSS('min-height', '120px')
  expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(120)
})

test('§4 contact form: Sending... and disabled, then /thank-you', async ({ page }) => {
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

test('§4 contact form: it is cleared on success', async ({ page }) => {
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
  test(`§8 contact: ${name}: a destructive toast, values kept, and it can be sent again`, async ({ page }) => {
    await open(page)
    await fillIn(page, 'I would like to see a cart.')
    await fail(page)
    await send(page).click()
    await expect(toast(page)).toContainText('Error')
    await expect(toast(page)).toContainText(text)
    await expect(toast(page)).toHaveClass(/toast-bad/)
    for (const [label, value] of Object.entries(fields))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    await expect(send(page)).toBeEnabled()
    await expect(send(page)).toBeFocused()
    await page.unroute('**/api/contact')
    await send(page).click()
    await page.waitForURL('**/thank-you')
  })

test('§8 contact: fields that only the server finds wrong are told under them', async ({ page }) => {
  await open(page)
  await fillIn(page, 'I would like to see a cart.')
  await answer(page, 422, '{"error":"Please check.","fields":{"phone":"Phone number is required"}}')
  await send(page).click()
  await expect(page.getByLabel('Phone', { exact: true })).toHaveAccessibleDescription('Phone number is required')
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
})

test('§4 toast: one at a time, gone after 5000 ms', async ({ page }) => {
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

test('§4 toast: closed by its button and by Escape', async ({ page }) => {
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
  test(`§4 toast: a swipe of ${distance} ${left ? 'is not enough' : 'dismisses it'}; the threshold is 50`, async ({
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

test('a double click sends once, and a second try carries the same key', async ({ page }) => {
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

test('sent before the rules have come: they are waited for, and nothing is lost', async ({ page }) => {
  await page.route('**/contact-rules-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await open(page)
  await fillIn(page, 'short')
  await send(page).click()
  await expect(page.getByText('Message must be at least 10 characters')).toBeVisible()
  await page.getByLabel('Message', { exact: true }).fill('It is long enough now.')
  await send(page).click()
  await page.waitForURL('**/thank-you')
})

test('the rules never come: the form goes the way it goes without script', async ({ page }) => {
  await page.route('**/contact-rules-*.js', (route) => route.abort())
  await open(page)
  await fillIn(page, 'short')
  await send(page).click()
  await expect(page.getByText('Message must be at least 10 characters')).toBeVisible()
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
})

test('what was typed and chosen before the script was there is kept', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact?town=jim-thorpe', { waitUntil: 'commit' })
  await page.getByLabel('First name').fill('Early')
  await page.getByLabel('What is this about?').selectOption('parts')
  await page.getByLabel('Message', { exact: true }).fill('Typed before anything was there.')
  release()
  await hydrated(page)
  await expect(page.getByLabel('First name')).toHaveValue('Early')
  await expect(page.getByLabel('What is this about?')).toHaveValue('parts')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Typed before anything was there.')
})

test('a link fills in the form, visibly and to be changed', async ({ page }) => {
  await open(page, '/contact?interest=service&cart=d5-maverick-4-plus&town=jim-thorpe')
  await expect(page.getByLabel('What is this about?')).toHaveValue('service')
  const message = page.getByLabel('Message', { exact: true })
  await expect(message).toHaveValue('I am asking about the Evolution D5 Maverick 4 Plus. I am in Jim Thorpe Borough.\n')
  await message.fill('Something else entirely.')
  await expect(message).toHaveValue('Something else entirely.')
})

test('a whole message by keyboard alone', async ({ page }) => {
  await open(page)
  await page.getByLabel('First name').focus()
  for (const text of ['Ada', 'Lovelace', 'ada@example.com', '570-555-0134']) {
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

test('§2 contact: three showrooms, phone line, e-mail, website and hours, named for a screen reader', async ({
  page,
}) => {
  await open(page)
  const main = page.getByRole('main')
  for (const name of ['Get In Touch', 'Business Hours', 'Send Us a Message'])
    await expect(main.getByRole('heading', { name })).toBeVisible()
  for (const name of ['Pocono Pines Showroom', 'Scranton Showroom', 'Online Showroom'])
    await expect(main.getByRole('heading', { name })).toBeVisible()
  for (const name of [
    '(570) 555-0151',
    '(570) 555-0162',
    '(800) 555-0187',
    'hello@switchbackgolfcarts.example',
    'switchbackgolfcarts.example',
  ])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('before the first interaction no more than 75 KB of script come, and no rules', async ({ page }) => {
  const sizes: number[] = []
  const names: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    names.push(response.url())
    sizes.push((await response.request().sizes()).responseBodySize)
  })
  await open(page)
  await page.waitForLoadState('networkidle')
  expect(names.filter((name) => /rules|toast/.test(name))).toEqual([])
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(75 * 1024)
})

test('nothing on the page breaks its own policy, the toast included', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/Content.Security.Policy|hydrat/i.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await open(page)
  await fillIn(page, 'I would like to see a cart.')
  await answer(page, 500, '{}')
  await send(page).click()
  await expect(toast(page)).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('invalid input comes back with its messages and all values; then it ends at /thank-you', async ({ page }) => {
    const name = `Lovelace ${Date.now()}`
    await page.goto('/contact')
    await fillIn(page, 'short')
    await page.getByLabel('Last name').fill(name)
    await page.getByLabel('What is this about?').selectOption('general')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await send(page).click()
    expect((await answered).status()).toBe(422)
    const message = page.getByLabel('Message', { exact: true })
    await expect(message).toHaveAccessibleDescription('Message must be at least 10 characters')
    await expect(message).toHaveValue('short')
    await expect(page.getByLabel('Last name')).toHaveValue(name)
    await expect(page.getByLabel('What is this about?')).toHaveValue('general')
    await message.fill('Long enough at last.')
    await send(page).click()
    await expect(page).toHaveURL(/\/thank-you$/)
  })
})
