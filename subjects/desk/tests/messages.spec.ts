import { expect, type Page, test } from '@playwright/test'
import { deskPage, deskUrl, newMessage } from '#tests/setup/desk-browser.ts'

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test.describe('on a phone without script', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled: false })

  test('LEAD-63, DESK-10: a message is answered in two taps, and taken back in one', async ({ context }) => {
    const { name } = await newMessage()
    const page = await deskPage(context)
    await page.goto(deskUrl)
    await rowOf(page, name).getByLabel(`More for ${name}`).tap()
    await rowOf(page, name).getByRole('button', { name: 'Mark answered' }).first().tap()
    await expect(page.getByRole('status')).toContainText(`${name}: answered`)
    await expect(rowOf(page, name)).toHaveCount(0)
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap()
    await expect(rowOf(page, name)).toHaveCount(1)
  })

  test('LEAD-54, LEAD-70, DESK-10: messages are exported, and a person forgotten', async ({ context }) => {
    const { name, email } = await newMessage()
    const page = await deskPage(context)
    await page.goto(`${deskUrl}/messages/export`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download a spreadsheet' }).tap()
    expect((await download).suggestedFilename()).toMatch(/^messages-[\d-]+\.csv$/)
    await page.goto(`${deskUrl}/forget`)
    await page.getByLabel('E-mail address or phone number').fill(email)
    await page.getByRole('button', { name: 'Show the messages' }).tap()
    await expect(rowOf(page, name)).toHaveCount(1)
    await page.getByRole('button', { name: 'Erase for good' }).tap()
    await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('1 message and 2 mails are erased.')
  })
})

test('DESK-91, LEAD-54: what was typed about a person goes from the browser when the person is forgotten', async ({
  context,
}) => {
  const [forgotten, other] = [await newMessage(), await newMessage()]
  const page = await deskPage(context)
  for (const { id } of [forgotten, other]) {
    await page.goto(`${deskUrl}/messages/${id}`)
    await page.getByRole('textbox', { name: 'Note' }).fill('Call her mother instead')
  }
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')))
  expect(await drafts()).toHaveLength(2)
  await page.goto(`${deskUrl}/forget`)
  await page.getByLabel('E-mail address or phone number').fill(forgotten.email)
  await page.getByRole('button', { name: 'Show the messages' }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible()
  expect(await drafts()).toEqual([expect.stringContaining(other.id)])
})
