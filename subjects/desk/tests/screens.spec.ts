import { expect, test } from '@playwright/test'
import { messageWords } from '#subjects/desk/facts/message-words.ts'
import { deskUrl, newMessage, stillPage } from '#tests/setup/desk-browser.ts'

const screens = [
  '/',
  '/messages',
  '/messages/export',
  '/carts',
  '/carts?search=nomda',
  '/carts/ev-nomad',
  '/carts/precedent-i2-2018/inspection',
  '/carts/precedent-i2-2018/sheet',
  '/new-cart',
  '/new-cart?like=ev-nomad',
  '/import',
  '/history',
  '/more',
  '/hours',
  '/week',
  '/prices',
  '/shop',
  '/shop/team/dan-yurick',
  '/shop/team/new',
  '/people',
  '/forget',
] as const

for (const colorScheme of ['light', 'dark'] as const) {
  test(`DESK-10: in the ${colorScheme} no screen has an accessibility violation, or scrolls sideways at 320 pixels`, async ({
    context,
  }) => {
    test.setTimeout(180_000)
    const { page, faults, look } = await stillPage(context, colorScheme)
    for (const path of screens) {
      await page.goto(deskUrl + path)
      await look()
    }
    expect(faults).toEqual([])
  })

  test(`LEAD-63, LEAD-64, DESK-10: in the ${colorScheme} a message, a suspect and the question before it is erased are as accessible`, async ({
    context,
  }) => {
    const { page, faults, look } = await stillPage(context, colorScheme)
    for (const { id } of [await newMessage(), await newMessage('links')]) {
      await page.goto(`${deskUrl}/messages/${id}`)
      await page.getByLabel(messageWords.noteLabel).fill('a note')
      await page.getByRole('button', { name: 'Save the note' }).click()
      await look()
    }
    await page.getByLabel(/^More for/).click()
    await look()
    await page.getByRole('button', { name: 'Erase this message' }).click()
    await look()
    expect(faults).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('DESK-63: every control of every screen is at least 44 pixels wide and high on a phone', async ({ context }) => {
    const { page } = await stillPage(context, 'light')
    const small: string[] = []
    for (const path of [...screens, `/messages/${(await newMessage()).id}`]) {
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
