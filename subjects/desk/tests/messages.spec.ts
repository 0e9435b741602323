import { expect, test } from '@playwright/test'
import { deskPage, deskUrl, newMessage } from '#tests/setup/desk-browser.ts'

test('LEAD-64: a topic that is chosen is shown at once, among the messages of the same kind', async ({ context }) => {
  const { name } = await newMessage()
  const page = await deskPage(context)
  await page.goto(`${deskUrl}/messages?kind=new`)
  const sender = page.getByRole('link', { name, exact: true })
  await expect(sender).toBeVisible()
  await page.getByLabel('Topic').selectOption('parts')
  await expect(page).toHaveURL(/kind=new&interest=parts/)
  await expect(sender).toHaveCount(0)
})

test('LEAD-64: keys pass over topics without leaving the list, and a button shows the one that is meant', async ({
  context,
}) => {
  const page = await deskPage(context)
  await page.goto(`${deskUrl}/messages`)
  const topic = page.getByLabel('Topic')
  await topic.focus()
  for (const _ of ['sales', 'service']) await topic.press('ArrowDown')
  await expect(topic).toHaveValue('service')
  await expect(page).toHaveURL(`${deskUrl}/messages`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/interest=service/)
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
  await page.getByLabel('Email address or phone number').fill(forgotten.email)
  await page.getByRole('button', { name: 'Show the messages' }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible()
  expect(await drafts()).toEqual([expect.stringContaining(other.id)])
})

test('LEAD-62: a second tap on a button is no second decision', async ({ context }) => {
  const { id } = await newMessage()
  const page = await deskPage(context)
  await page.goto(`${deskUrl}/messages/${id}`)
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await page.getByRole('button', { name: 'Mark answered', exact: true }).dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'answered' })).toBeVisible()
  expect(posts).toHaveLength(1)
})

test('LEAD-70: a spreadsheet and a file for another program are downloaded one right after the other', async ({
  context,
}) => {
  const page = await deskPage(context)
  await page.goto(`${deskUrl}/messages/export`)
  for (const [name, ending] of [
    ['Download a spreadsheet', 'csv'],
    ['Download for another program', 'json'],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    expect((await download).suggestedFilename()).toMatch(new RegExp(`[.]${ending}$`))
  }
})
