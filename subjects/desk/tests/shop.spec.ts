import { expect, test } from '@playwright/test'
import { deskPage, deskUrl } from '#tests/setup/desk-browser.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled: false })

  test('DESK-50, DESK-10: a snow day is four taps from the first screen, without script, and one tap back', async ({
    context,
    page: site,
  }) => {
    const page = await deskPage(context)
    await page.goto(deskUrl)
    await page.getByRole('link', { name: 'More' }).tap()
    await page.getByRole('link', { name: 'Special hours and notices' }).tap()
    // The last of the two: tomorrow, or the next day on which we are open.
    await page
      .getByRole('button', { name: /^Close / })
      .last()
      .tap()
    await expect(page.getByRole('alert')).toContainText('would be closed all day')
    await page.getByRole('alert').getByRole('button').tap()
    await expect(page.getByRole('status')).toContainText('closed, a snow day')
    await expect(page.getByText('a snow day', { exact: false }).first()).toBeVisible()
    const onSite = async () => (await (await site.request.get('/')).text()).includes('a snow day')
    await expect.poll(onSite).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(onSite).toBe(false)
  })
})
