import { expect, test } from '@playwright/test'

const policy = '/policies/return-policy'
const folded = 'two or three full charges'

test.use({ viewport: { width: 390, height: 844 } })

test('POL-11, POL-97: a link to a section opens it, below a heading that stays in sight', async ({ page }) => {
  for (const address of [`${policy}#used-carts`, '/services#battery-services', '/services#winter-storage']) {
    await page.goto(address)
    const target = page.locator(`[id="${address.split('#')[1]}"]`)
    await expect(target).toBeInViewport()
    const heading = await page.locator('details[open]:has(:target) > summary').boundingBox()
    const header = await page.locator('header').first().boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  }
})

test('POL-77, POL-97: what a search within the page finds is in sight, and on paper all of it is there', async ({
  page,
}) => {
  /** Whether the first line of the words is within its section, as far as that is open, and on the screen. */
  const inSight = () =>
    page.getByText(folded).evaluate((one, words) => {
      const text = [...one.childNodes].find((node) => node.textContent?.includes(words))
      const range = document.createRange()
      range.setStart(text as Node, text?.textContent?.indexOf(words) ?? 0)
      range.setEnd(text as Node, range.startOffset + 1)
      const { top, bottom } = range.getBoundingClientRect()
      const section = one.closest('details')?.getBoundingClientRect()
      return top >= Math.max(0, section?.top ?? 0) && bottom <= Math.min(innerHeight, section?.bottom ?? 0)
    }, folded)
  await page.goto(policy)
  await page.getByText(folded).evaluate((one) => one.closest('details')?.scrollIntoView({ block: 'center' }))
  expect(await inSight()).toBe(false)
  await page.goto(`${policy}?#:~:text=${encodeURIComponent(folded)}`)
  await expect.poll(inSight).toBe(true)
  await page.goto(policy)
  await page.emulateMedia({ media: 'print' })
  for (const text of [folded, 'the bill of sale counts', 'the day you drive the cart off'])
    await expect(page.getByText(text).first()).toBeVisible()
})

for (const path of [policy, '/eco-impact'])
  test(`POL-97, ECO-26: ${path}: a section folds to its heading on a phone and stands whole in a wide window`, async ({
    page,
  }) => {
    await page.goto(path)
    const folds = page.locator('.fold:not([open])')
    const seen = () =>
      folds.evaluateAll((all) =>
        all.map((one) => {
          const [body, summary] = ['.fold-body', 'summary'].map((part) =>
            one.querySelector(part)?.getBoundingClientRect(),
          )
          const { height, bottom } = one.getBoundingClientRect()
          if (height < (summary?.height ?? 0) + 2) return 'heading'
          return (body?.bottom ?? 0) <= bottom ? 'whole' : 'a part'
        }),
      )
    expect(new Set(await seen())).toEqual(new Set(['heading']))
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(new Set(await seen())).toEqual(new Set(['whole']))
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('POL-97: a tap opens a section and another closes it', async ({ page }) => {
    await page.goto(policy)
    const heading = page.getByRole('heading', { name: 'Used carts' })
    await heading.click()
    await expect(page.getByText(folded)).toBeInViewport({ ratio: 1 })
    await heading.click()
    await expect(page.getByText(folded)).not.toBeInViewport({ ratio: 1 })
  })
})
