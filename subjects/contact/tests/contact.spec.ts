import { expect, type Page, test } from '@playwright/test'
import { business } from '#subjects/dealership/facts/business.ts'
import { locations } from '#subjects/dealership/facts/locations.ts'
import { budgets } from '#tests/budgets.ts'
import { holdScripts } from '#tests/setup/hold-scripts.ts'
import { answer, eachFromItsOwnAddress, fillIn, hydrated, open, send, toast, violations } from './contact-page.ts'

eachFromItsOwnAddress()

test('LEAD-10: every message under its field, tied to it, the first invalid field focused', async ({ page }) => {
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

test('LEAD-10: a message goes as soon as its field is right', async ({ page }) => {
  await open(page)
  await send(page).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await page.getByLabel('First name').fill('A')
  await expect(page.getByText('First name is required')).toBeHidden()
})

test('LEAD-7, LEAD-8: four interests with their labels; the message box is at least 120 px high', async ({ page }) => {
  await open(page)
  const options = page.getByLabel('What is this about?').getByRole('option')
  await expect(options).toHaveText(['Sales Inquiry', 'Service Request', 'Parts & Accessories', 'General Question'])
  const box = page.getByLabel('Message', { exact: true })
  await expect(box).toHaveCSS('min-height', '120px')
  expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(120)
})

test('LEAD-23, SITE-6: what was typed and chosen before the script was there is kept', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/client-*.js')
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

const from = '/contact?interest=service&cart=d5-maverick-4-plus&town=jim-thorpe'
const cart = (page: Page) => page.getByRole('checkbox', { name: 'Evolution D5 Maverick 4 Plus' })
const town = (page: Page) => page.getByRole('checkbox', { name: 'Jim Thorpe Borough' })

test('LEAD-22: cart and town stand beside the form, go along, and are left out once unchecked', async ({ page }) => {
  const sent: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) sent.push(request.postDataJSON())
  })
  await open(page, from)
  await expect(page.getByLabel('What is this about?')).toHaveValue('service')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  expect(await violations(page)).toEqual([])
  await expect(cart(page)).toBeChecked()
  await town(page).uncheck()
  await fillIn(page, 'Can it carry a canoe?')
  await send(page).click()
  await page.waitForURL('**/thank-you')
  expect(sent).toMatchObject([{ cart: 'd5-maverick-4-plus', message: 'Can it carry a canoe?' }])
  expect(sent[0]).not.toHaveProperty('town')
})

test('LEAD-22, LEAD-23: what was unchecked before the script was there stays unchecked', async ({ page }) => {
  const release = await holdScripts(page, '**/assets/client-*.js')
  await page.goto(from, { waitUntil: 'commit' })
  await cart(page).uncheck()
  release()
  await hydrated(page)
  await expect(cart(page)).not.toBeChecked()
  await expect(town(page)).toBeChecked()
})

test('LEAD-24: a whole message by keyboard alone', async ({ page }) => {
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

test('LEAD-1, LEAD-2, LEAD-3: showrooms, numbers, hours and the form, named for a screen reader', async ({ page }) => {
  await open(page)
  const main = page.getByRole('main')
  for (const name of ['Get In Touch', 'Business Hours', 'Send Us a Message'])
    await expect(main.getByRole('heading', { name })).toBeVisible()
  for (const name of ['Pocono Pines Showroom', 'Scranton Showroom', 'Online Showroom'])
    await expect(main.getByRole('heading', { name })).toBeVisible()
  for (const name of [...locations.map(({ phone }) => phone), business.email, business.website])
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('SITE-5, LEAD-42: before the first interaction no more than 75 KB of script come, and no toast', async ({
  page,
}) => {
  const sizes: number[] = []
  const names: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    names.push(response.url())
    sizes.push((await response.request().sizes()).responseBodySize)
  })
  await open(page)
  await page.waitForLoadState('networkidle')
  expect(names.filter((name) => name.includes('toast'))).toEqual([])
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.script)
})

test('LEAD-42: nothing on the page breaks its own policy, the toast included', async ({ page }) => {
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

  test('LEAD-22: a cart is taken out of the form by a click, and stays out', async ({ page }) => {
    await page.goto(from)
    await cart(page).uncheck()
    await fillIn(page, 'short')
    await send(page).click()
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('short')
    await expect(town(page)).toBeChecked()
    await expect(cart(page)).toHaveCount(0)
  })

  test('LEAD-21: invalid input comes back with its messages and all values; then it ends at /thank-you', async ({
    page,
  }) => {
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

test('LEAD-90: the number, whether somebody is there, then the form, its first field on a phone’s first screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Call \(/ })).toBeInViewport()
  await expect(main.getByText(/^(Open now|Closed)/).first()).toBeInViewport()
  await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 })
  const form = await page.locator('#form').boundingBox()
  const places = await main.getByRole('heading', { name: 'Get In Touch' }).boundingBox()
  expect(places?.y).toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0))
})
