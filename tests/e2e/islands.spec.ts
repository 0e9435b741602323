import { expect, test } from '@playwright/test'
import { holdScripts } from '#tests/setup/hold-scripts.ts'

test('SITE-6: an island is hydrated from what the visitor typed before its script came', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/styleguide', { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: 'Type here' })
  await field.fill('before the script')
  release()
  await expect(page.locator('[data-island=echo]')).toHaveAttribute('data-hydrated', '')
  await expect(field).toHaveValue('before the script')
  await expect(page.locator('[data-island=echo] output')).toHaveText('before the script')
  await field.pressSequentially(' and after')
  await expect(page.locator('[data-island=echo] output')).toHaveText('before the script and after')
})

test('SITE-7: every chunk of an island is asked for by the document itself', async ({ page }) => {
  const initiators: string[] = []
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (/\.js$/.test(request.url)) initiators.push(initiator.url ?? initiator.stack?.callFrames[0]?.url ?? '')
  })
  await page.goto('/styleguide')
  await expect(page.locator('[data-island=echo]')).toHaveAttribute('data-hydrated', '')
  expect(initiators.length).toBeGreaterThanOrEqual(2)
  expect(initiators.filter((url) => url.endsWith('.js'))).toEqual([])
})
