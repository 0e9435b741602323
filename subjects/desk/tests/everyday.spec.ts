import { expect, type Locator, type Page, test } from '@playwright/test'
import { deskPage, deskUrl } from '#tests/setup/desk-browser.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** A thumb at the desk: how often it has tapped. */
async function thumbAt(page: Page) {
  await page.goto(deskUrl)
  const thumb = {
    taps: 0,
    async tap(place: Locator) {
      await place.tap()
      thumb.taps += 1
    },
    tab: (name: string) => thumb.tap(page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name })),
    async type(place: Locator, text: string) {
      await thumb.tap(place)
      await place.fill(text)
    },
  }
  return thumb
}

const told = (page: Page) => page.locator('.desk-told')

test('DESK-11: from Today a price takes at most four taps, its undo two, and a sale three', async ({ context }) => {
  const page = await deskPage(context)
  const thumb = await thumbAt(page)
  await thumb.tab('Carts')
  await thumb.type(page.getByLabel('Price of Denago EV Nomad', { exact: true }), '8250')
  await thumb.tap(page.getByRole('button', { name: 'Save the price of Denago EV Nomad', exact: true }))
  await expect(told(page)).toContainText('$8,250')
  expect(thumb.taps).toBeLessThanOrEqual(4)

  thumb.taps = 0
  await thumb.tap(told(page).getByRole('button', { name: 'Undo' }))
  await expect(told(page)).toContainText('price $8,250 →')
  expect(thumb.taps).toBeLessThanOrEqual(2)

  await page.goto(deskUrl)
  thumb.taps = 0
  await thumb.tab('Carts')
  await thumb.tap(page.getByRole('button', { name: 'Denago EV Nomad is sold', exact: true }))
  await expect(told(page)).toContainText('ev-nomad')
  expect(thumb.taps).toBeLessThanOrEqual(3)
  await told(page).getByRole('button', { name: 'Undo' }).tap()
  await expect(told(page)).toContainText('sold on')
})

test('DESK-11: six photos take at most six taps', async ({ context }) => {
  const page = await deskPage(context)
  const thumb = await thumbAt(page)
  await thumb.tab('Carts')
  await thumb.tap(page.getByRole('link', { name: 'Denago EV Nomad XL', exact: true }))
  const files = await Promise.all(
    [600, 610, 620, 630, 640, 650].map(async (width) => ({
      name: `IMG_${width}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await telephonePhoto(width, 400),
    })),
  )
  const choosing = page.waitForEvent('filechooser')
  await thumb.tap(page.getByText('Add photos'))
  await (await choosing).setFiles(files)
  await expect(page.getByText('6 photos to send.')).toBeVisible()
  await thumb.tap(page.getByRole('button', { name: 'Send', exact: true }))
  await expect(page.getByRole('img', { name: /^Picture 10 of/ })).toBeVisible()
  expect(thumb.taps).toBeLessThanOrEqual(6)
  await told(page).getByRole('button', { name: 'Undo' }).tap()
  await expect(told(page)).toBeVisible()
})

test('DESK-11: a message is answered with at most two taps, from the telephone call that it names', async ({
  context,
  request,
}) => {
  const page = await deskPage(context)
  const message = { ...goodSubmission, lastName: 'Thumb', message: `The brakes squeal, says ${Date.now()}.` }
  const sent = await request.post('/api/contact', { data: message, headers: { 'x-forwarded-for': '192.0.2.77' } })
  const { id } = (await sent.json()) as { id: string }
  const thumb = await thumbAt(page)
  const row = page.getByRole('listitem').filter({ hasText: message.message })
  await expect(row.getByRole('link', { name: 'Call Ada Thumb' })).toHaveAttribute('href', 'tel:+15705550134')
  await thumb.tap(row.getByRole('button', { name: 'Answered' }))
  await expect(told(page)).toContainText(id)
  expect(thumb.taps).toBeLessThanOrEqual(2)
})
