import { expect, test } from '@playwright/test'
import { deskUrl, newMessage, stillPage } from '#tests/setup/desk-browser.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const screens: readonly (string | (() => Promise<string>))[] = [
  '/',
  '/messages',
  async () => `/messages/${(await newMessage()).id}`,
  '/carts',
  '/carts/ev-nomad',
  '/carts/precedent-i2-2018/inspection',
  '/new-cart',
  '/import',
  '/history',
  '/more',
  '/hours',
  '/week',
  '/prices',
  '/shop',
  '/shop/team/new',
  '/people',
  '/forget',
]

test('DESK-63: every control of every screen is at least 44 pixels wide and high on a phone', async ({ context }) => {
  const { page } = await stillPage(context, 'light')
  await newMessage()
  const small: string[] = []
  for (const screen of screens) {
    const path = typeof screen === 'string' ? screen : await screen()
    await page.goto(deskUrl + path)
    // What is folded is measured too: first the menus, of which one is open at a time, then what may put their buttons away.
    for (const folds of ['.desk-menu', 'details:not(.desk-menu)']) {
      await page.locator(`main ${folds}`).evaluateAll((found: HTMLDetailsElement[]) => {
        for (const fold of found) {
          fold.removeAttribute('name')
          fold.open = true
        }
      })
      small.push(...(await page.evaluate(smallControls)))
    }
  }
  expect([...new Set(small)]).toEqual([])
})

function smallControls(): readonly string[] {
  const controls = document.querySelectorAll('button, summary, select, textarea, input, nav a, a.button, label.check')
  return [...controls].flatMap((control) => {
    // A box is as large as the words that tick it.
    const target = control.closest('label') ?? control
    const { width, height } = target.getBoundingClientRect()
    const isSeen = control.checkVisibility() && height > 1
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)
    return isSeen && (height < 43.9 || width < 43.9)
      ? [`${location.pathname} ${control.tagName} ${name}: ${Math.round(width)} × ${Math.round(height)}`]
      : []
  })
}
