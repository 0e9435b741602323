import { expect, type Locator, type Page, test } from '@playwright/test'
import { deskPage, deskUrl } from '#tests/setup/desk-browser.ts'
import { telephonePhoto } from '#tests/setup/photos.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic', 'latin1') }
const photosOf = async (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `photo-${index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await telephonePhoto(400 + 4 * index, 300),
    })),
  )

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name })
const pictures = (page: Page) => page.locator('[data-order] li')

test.describe('on a phone', () => {
  test.use(phone)

  test('DESK-28: a link to a field that is folded away opens its fold', async ({ context }) => {
    const page = await deskPage(context)
    await page.goto(`${deskUrl}/carts/ev-city#length`)
    await expect(page.getByLabel('Length', { exact: true })).toBeInViewport()
  })

  test('DESK-20, DESK-21: a tap on the picture in a row opens its cart, which offers to save once something is typed', async ({
    context,
  }) => {
    const page = await deskPage(context)
    await page.goto(`${deskUrl}/carts`)
    // The link of the row lies over the picture.
    await page.locator('#cart-d5-ranger-4 .desk-cart-picture').tap({ force: true })
    await expect(page.getByRole('heading', { name: 'Evolution D5 Ranger 4', exact: true })).toBeVisible()
    const save = page.getByRole('button', { name: 'Save', exact: true })
    await expect(save).toHaveCount(0)
    await page.getByLabel('Price', { exact: true }).fill('8,000')
    await expect(save).toHaveCount(1)
    await expect(save).toBeInViewport()
  })

  test('DESK-104: a form that creates something shows its button from the start', async ({ context }) => {
    const page = await deskPage(context)
    await page.goto(`${deskUrl}/new-cart`)
    await expect(page.getByRole('button', { name: 'Add the cart' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden()
    await expect(tab(page, 'History')).toBeVisible()
  })

  test('DESK-104: with a change the bar to save stands in the place of the tabs, and one tap takes the change back', async ({
    context,
  }) => {
    const page = await deskPage(context)
    await page.goto(`${deskUrl}/carts/d5-ranger-6`)
    const [price, name] = [page.getByLabel('Price', { exact: true }), page.getByLabel('Name', { exact: true })]
    const [before, called] = [await price.inputValue(), await name.inputValue()]
    const [save, discard] = ['Save', 'Discard'].map((text) => page.getByRole('button', { name: text, exact: true }))
    await expect(save as Locator).toBeHidden()
    await expect(discard as Locator).toBeHidden()
    const told = page.locator('[data-told-changes]')
    await price.fill('1250')
    await expect(told).toHaveText(`Price $${before} → $1,250`)
    await page.getByRole('radio', { name: 'No', exact: true }).check()
    await expect(told).toContainText('2')
    await price.fill(before)
    await expect(told).toHaveText('In stock: No')
    await name.fill('Another')
    await expect(told).toContainText('2')
    await expect(save as Locator).toBeInViewport({ ratio: 1 })
    await expect(tab(page, 'History')).toBeHidden()
    await (discard as Locator).tap()
    await expect(price).toHaveValue(before)
    await expect(tab(page, 'History')).toBeVisible()
    // What another test changes may load the page anew meanwhile.
    await expect(() => page.reload()).toPass()
    await expect(name).toHaveValue(called)
  })

  test('DESK-20, DESK-60: a price and a sale in three taps each, and each with its undo in sight', async ({
    context,
  }) => {
    const page = await deskPage(context)
    await page.goto(deskUrl)
    await tab(page, 'Carts').tap()
    const price = page.getByLabel('Price of Evolution D5 Ranger 4', { exact: true })
    const before = await price.inputValue()
    const save = page.getByRole('button', { name: 'Save the price of Evolution D5 Ranger 4', exact: true })
    await expect(save).toBeHidden()
    await price.tap()
    const untouched = await price.boundingBox()
    await price.fill(String(Number(before.replace(',', '')) - 100))
    await save.tap()
    await expect(page.getByRole('status').filter({ hasText: 'price' })).toBeInViewport()
    await expect(price).toBeInViewport()
    expect(await price.boundingBox()).toMatchObject({ x: untouched?.x, width: untouched?.width })
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(price).toHaveValue(before)
    await expect(price).toBeInViewport()
    await page.getByLabel('More for Evolution D5 Ranger 4', { exact: true }).tap()
    await page.getByRole('button', { name: 'Mark sold: Evolution D5 Ranger 4', exact: true }).tap()
    await expect(page.getByRole('status').filter({ hasText: 'sold on' })).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Evolution D5 Ranger 4', exact: true })).toBeInViewport()
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect(price).toBeInViewport()
  })

  test('DESK-22: six photos in four taps, seen before they are sent; a HEIC among them is told at once', async ({
    context,
  }) => {
    const page = await deskPage(context)
    await page.goto(deskUrl)
    await tab(page, 'Carts').tap()
    await page.getByRole('link', { name: 'Evolution D5 Ranger 6', exact: true }).tap()
    await expect(page.getByRole('heading', { name: 'Evolution D5 Ranger 6' })).toBeVisible()
    const count = await pictures(page).count()
    const choosing = page.waitForEvent('filechooser')
    await page.getByText('Add photos').tap()
    await (await choosing).setFiles([heic, ...(await photosOf(6))])
    await expect(page.getByText('IMG_1.HEIC is a HEIC photo')).toContainText('6 photos chosen')
    await expect(page.locator('[data-chosen] img')).toHaveCount(6)
    await page.getByRole('button', { name: 'Save the photos' }).tap()
    await expect(pictures(page)).toHaveCount(count + 6)
    await expect(page.getByRole('status').filter({ hasText: '6 photos added' })).toBeInViewport()
    await page.getByRole('button', { name: 'Undo' }).tap()
  })

  test('DESK-62: a HEIC photo that the browser can read is sent as a JPEG, and nothing is sent before one is chosen', async ({
    context,
  }) => {
    const page = await deskPage(context)
    await page.goto(`${deskUrl}/carts/classic-2-pro`)
    const send = page.getByRole('button', { name: 'Save the photos' })
    await expect(send).toBeHidden()
    // A name and a type of HEIC around what this browser reads.
    const readable = { ...heic, name: 'IMG_2.HEIC', buffer: await telephonePhoto(3_000, 300) }
    await page.locator('input[type=file]').setInputFiles(readable)
    await expect(page.locator('[data-chosen] img')).toHaveAttribute('alt', 'IMG_2.jpg')
    const sides = await page
      .locator('[data-chosen] img')
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
    expect(Math.max(...sides)).toBe(2_560)
    await send.tap()
    await expect(page.getByRole('status').filter({ hasText: '1 photo added' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).tap()
  })

  test('DESK-100: a photo that is taken on the walk leads back to it, with what was typed so far', async ({
    context,
  }) => {
    const page = await deskPage(context)
    await page.goto(`${deskUrl}/carts/mach-4-2022/inspection`)
    await page.getByRole('group', { name: 'Roof' }).getByText('Has marks', { exact: true }).tap()
    await page.getByLabel('Roof: which marks').fill('Hail')
    await page.locator('input[type=file]').setInputFiles(await photosOf(1))
    await page.getByRole('button', { name: 'Save the photos' }).tap()
    await expect(page.getByRole('status').filter({ hasText: '1 photo added' })).toBeInViewport()
    await expect(page).toHaveURL(/\/inspection/)
    await expect(page.getByLabel('Roof: which marks')).toHaveValue('Hail')
    await page.getByRole('button', { name: 'Discard it' }).tap()
    await page.getByRole('button', { name: 'Undo' }).tap()
  })

  test('DESK-91: what was typed and chosen is there again after Back, a closed tab and an ended session, until it is saved', async ({
    context,
  }) => {
    const first = await deskPage(context)
    await first.goto(`${deskUrl}/new-cart`)
    const nameOn = (page: Page) => page.getByLabel('Name', { exact: true })
    await nameOn(first).fill('Rover of a draft')
    await first.getByRole('radio', { name: 'Used', exact: true }).check()
    await first.goto(`${deskUrl}/carts`)
    await first.goBack()
    await expect(nameOn(first)).toHaveValue('Rover of a draft')
    await first.close()

    const page = await context.newPage()
    await page.goto(`${deskUrl}/new-cart`)
    await expect(nameOn(page)).toHaveValue('Rover of a draft')
    await expect(page.getByRole('radio', { name: 'Used', exact: true })).toBeChecked()
    const session = await context.cookies()
    await context.clearCookies()
    await page.getByRole('button', { name: 'Add the cart' }).tap()
    await expect(page.getByText('You were signed out meanwhile.')).toBeVisible()
    await context.addCookies(session)
    await page.goto(`${deskUrl}/new-cart`)
    await expect(nameOn(page)).toHaveValue('Rover of a draft')
    await page.getByRole('button', { name: 'Add the cart' }).tap()
    await expect(page.getByRole('alert')).toBeFocused()
    await page.goto(`${deskUrl}/new-cart`)
    await expect(nameOn(page)).toHaveValue('Rover of a draft')
    await page.getByRole('button', { name: 'Discard it' }).tap()
    await expect(nameOn(page)).toHaveValue('')
    await page.reload()
    await expect(nameOn(page)).toHaveValue('')

    await page.goto(`${deskUrl}/carts/classic-2-pro`)
    const before = await nameOn(page).inputValue()
    await nameOn(page).fill(`${before} II`)
    await page.getByRole('button', { name: 'Save', exact: true }).first().tap()
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap()
    await expect(nameOn(page)).toHaveValue(before)
  })
})

test.describe('on a phone, of a form that comes back', () => {
  test.use(phone)

  test('DESK-29: the reason leads to its field above the button', async ({ context }) => {
    const page = await deskPage(context)
    await page.goto(`${deskUrl}/carts/forester-4-plus`)
    await page.getByLabel('Seats', { exact: true }).fill('a few')
    await page.getByRole('button', { name: 'Save', exact: true }).first().tap()
    await expect(page.getByText('Seats cannot be "a few": write a number.')).toHaveCount(1)
    await page.getByRole('alert').getByRole('link', { name: 'Seats' }).tap()
    const field = page.getByLabel('Seats', { exact: true })
    await expect(field).toBeFocused()
    const isCovered = () =>
      field.evaluate((input) => {
        const { left, top, bottom } = input.getBoundingClientRect()
        return document.elementFromPoint(left + 8, (top + bottom) / 2) !== input
      })
    await expect.poll(isCovered).toBe(false)
  })
})

test('DESK-106, DESK-60: one tap in its row puts a cart out of stock, and one takes that back', async ({ context }) => {
  const page = await deskPage(context)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${deskUrl}/carts?sort=name`)
  const stock = page.getByRole('switch', { name: 'In stock: Denago EV Rover XL', exact: true })
  await expect(stock).toBeChecked()
  await stock.click()
  await expect(stock).not.toBeChecked()
  await expect(stock).toBeInViewport()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(stock).toBeChecked()
  await expect(page).toHaveURL(/sort=name/)
})

test('DESK-64: beside a cart far down the list, the list shows it below the link to all and the search', async ({
  context,
}) => {
  const page = await deskPage(context)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${deskUrl}/carts/mach-6-2023`)
  const list = page.getByRole('navigation', { name: 'All carts' })
  await expect(list.getByRole('link', { name: 'Swift EV Mach 6 2023' })).toBeInViewport()
  await expect(list.getByRole('link', { name: 'All carts' })).toBeInViewport({ ratio: 1 })
  await expect(list.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
})

test('DESK-22: pictures are dragged into another order', async ({ context }) => {
  const page = await deskPage(context)
  await page.goto(`${deskUrl}/carts/ev-rover-xl`)
  const path = (index: number) => pictures(page).nth(index).getAttribute('data-path')
  const [first, second] = [await path(0), await path(1)]
  // What another test changes may load the page anew before the drag begins.
  await expect(async () => {
    await pictures(page).nth(1).locator('img').hover()
    await page.mouse.down()
    // The first picture is large: its foot is in sight together with the second one.
    const { x = 0, y = 0, height = 0 } = (await pictures(page).nth(0).locator('img').boundingBox()) ?? {}
    await page.mouse.move(x + 40, y + height - 40, { steps: 5 })
    await page.mouse.up()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  expect([await path(0), await path(1)]).toEqual([second, first])
  await page.getByRole('button', { name: 'Undo' }).click()
})

test('DESK-10: without script photos and a price are sent as well', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await deskPage(context)
  await page.goto(`${deskUrl}/carts/ev-rover-xxl`)
  const count = await pictures(page).count()
  await page.locator('input[type=file]').setInputFiles(await photosOf(1))
  await page.getByRole('button', { name: 'Save the photos' }).click()
  await expect(pictures(page)).toHaveCount(count + 1)
  await page.locator('summary', { hasText: 'Other details' }).click()
  await page.getByLabel('Color', { exact: true }).fill('Teal')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Teal' })).toBeVisible()
  await context.close()
})

test('DESK-10: without script a day is closed once what visitors read was shown, and open again by the undo', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await deskPage(context)
  await page.goto(`${deskUrl}/hours`)
  // The last of the two: tomorrow, or the next day on which we are open.
  const close = page.getByRole('button', { name: /^Close / }).last()
  const name = (await close.textContent()) ?? ''
  await close.click()
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByRole('status')).toContainText('closed')
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.goto(`${deskUrl}/hours`)
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await context.close()
})

test('DESK-104: where the script of the desk does not come, what saves a form is in sight', async ({ context }) => {
  const page = await deskPage(context)
  const save = page.getByRole('button', { name: 'Save the prices' })
  await page.goto(`${deskUrl}/prices`)
  await expect(save).toBeHidden()
  await page.route('**/desk-*.js', (route) => route.abort())
  await page.reload()
  await expect(save).toBeVisible()
})
