import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { deskPage, deskUrl } from '#tests/setup/desk-browser.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, javaScriptEnabled: false })

  test('DESK-50, DESK-10: a snow day is three taps from the first screen, without script, and one tap back', async ({
    context,
    page: site,
  }) => {
    const page = await deskPage(context, 'Owen')
    await page.goto(deskUrl)
    await page.getByRole('link', { name: 'More' }).tap()
    await page.getByRole('link', { name: 'Hours and notices' }).tap()
    await page.getByRole('button', { name: 'Close tomorrow' }).tap()
    await expect(page.getByRole('status')).toContainText('added')
    await expect(page.getByText('Snow day', { exact: false }).first()).toBeVisible()
    const onSite = async () => (await (await site.request.get('/')).text()).includes('Snow day')
    await expect.poll(onSite).toBe(true)
    await page.getByRole('button', { name: 'Undo' }).tap()
    await expect.poll(onSite).toBe(false)
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`DESK-10: in the ${colorScheme} hours and shop have no accessibility violation and do not scroll sideways`, async ({
    context,
  }) => {
    const page = await deskPage(context, 'Owen')
    // What another test changes shall not load the screen anew while it is looked at.
    await page.addInitScript('globalThis.setInterval = () => 0')
    const faults: string[] = []
    page.on('console', (message) => faults.push(`${page.url()} ${message.text()}`))
    await page.emulateMedia({ colorScheme })
    for (const path of ['/hours', '/shop', '/shop/team/dan-yurick', '/shop/team/new']) {
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.goto(deskUrl + path)
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      for (const { id, nodes } of violations) faults.push(`${path} ${id}: ${nodes.map(({ target }) => target).join()}`)
      await page.setViewportSize({ width: 320, height: 640 })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) faults.push(`${path} is ${width} wide`)
    }
    expect(faults).toEqual([])
  })
