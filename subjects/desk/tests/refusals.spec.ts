import { expect, type Locator, type Page, test } from '@playwright/test'
import { messageWords } from '#subjects/desk/facts/message-words.ts'
import { deskPage, deskUrl, newMessage } from '#tests/setup/desk-browser.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

interface Refusal {
  readonly form: string
  readonly path: string | (() => Promise<string>)
  /** Types what cannot be done, or is so unusual that it is asked about. */
  readonly type: (page: Page) => Promise<unknown>
  readonly button: string
  /** The field that is marked, by its label; none where the form asks about what is unusual, or a file is refused. */
  readonly field?: string
}

/** Types what a browser would not let through. */
async function force(field: Locator, text: string): Promise<void> {
  await field.evaluate((input) => {
    input.removeAttribute('maxlength')
    if (input instanceof HTMLInputElement) input.type = 'text'
  })
  await field.fill(text)
}

const file = (text: string) => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(text) })
const longNote = 'x'.repeat(10_000)
/** One of each kind of form; that each form of the desk comes back so is held where its screen is tested. */
const refusals: readonly Refusal[] = [
  {
    form: 'a price that is no number, in the list',
    path: '/carts',
    type: (page) => page.getByLabel('Price of Evolution D5 Ranger 4', { exact: true }).fill('cheap'),
    button: 'Save the price of Evolution D5 Ranger 4',
    field: 'Price of Evolution D5 Ranger 4',
  },
  {
    form: 'a price 36 % down, of one cart',
    path: '/carts/ev-nomad',
    type: (page) => page.getByLabel('Price', { exact: true }).fill('5400'),
    button: 'Save',
  },
  {
    form: 'a file that is no photo',
    path: '/carts/ev-nomad',
    type: (page) => page.locator('input[type=file]').setInputFiles(file('no photo')),
    button: 'Save the photos',
  },
  {
    form: 'a notice that ends before it begins',
    path: '/hours',
    type: async (page) => {
      const form = page.locator('form#notice')
      await form.getByLabel('Notice', { exact: true }).fill('Open house')
      await form.getByLabel('First day').fill('2027-03-05')
      await form.getByLabel('Last day').fill('2027-03-03')
    },
    button: 'Save the notice',
    field: 'Last day',
  },
  {
    form: 'a person without a letter in the name',
    path: '/shop/team/new',
    type: async (page) => {
      for (const label of ['Name', 'Role', 'Description']) await page.getByLabel(label, { exact: true }).fill('!!')
    },
    button: 'Add the person',
    field: 'Name',
  },
  {
    form: 'a note that is too long',
    path: async () => `/messages/${(await newMessage()).id}`,
    type: (page) => force(page.getByLabel(messageWords.noteLabel), longNote),
    button: 'Save the note',
  },
  {
    form: 'applying a file of carts with a row that cannot be taken',
    path: '/import',
    type: async (page) => {
      const rows = 'id,price\nev-nomad,8111\nclassic-2-pro,cheap\n'
      await page.locator('input[type=file]').setInputFiles({ ...file(rows), name: 'carts.csv' })
      await page.getByRole('button', { name: 'Preview the changes' }).tap()
      await expect(page.getByRole('heading', { name: 'What the file changes' })).toBeVisible()
      await page.getByRole('checkbox').evaluateAll((boxes) => {
        for (const box of boxes) box.removeAttribute('required')
      })
    },
    button: 'Make these changes',
  },
]

for (const isScripted of [true, false])
  test.describe(isScripted ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: isScripted })

    for (const { form, path, type, button, field } of refusals)
      test(`DESK-29: ${form}: why it comes back is in sight and has the focus, and its field is marked`, async ({
        context,
      }) => {
        const page = await deskPage(context)
        await page.goto(deskUrl + (typeof path === 'string' ? path : await path()))
        await type(page)
        await page.getByRole('button', { name: button, exact: true }).last().tap()
        const reason = page.getByRole('alert')
        await expect(reason).toHaveCount(1)
        await expect(reason).toBeInViewport({ ratio: 1 })
        await expect(reason).toBeFocused()
        if (field) await expect(page.getByLabel(field, { exact: true })).toHaveAttribute('aria-invalid', 'true')
      })

    test('DESK-104, DESK-91: a price that was refused is discarded: the field has the one that is saved, and nothing is kept', async ({
      context,
    }) => {
      const page = await deskPage(context)
      await page.goto(`${deskUrl}/carts/ev-rover-xl6`)
      const price = page.getByLabel('Price', { exact: true })
      const saved = await price.inputValue()
      await price.fill('5400')
      await page.getByRole('button', { name: 'Save', exact: true }).last().tap()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(price).toHaveValue('5,400')
      await page.getByRole('link', { name: 'Discard' }).tap()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(price).toHaveValue(saved)
      await expect(page.getByRole('button', { name: 'Discard it' })).toHaveCount(0)
    })
  })
