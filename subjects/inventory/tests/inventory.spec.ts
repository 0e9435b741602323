import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { sortOrders } from '#subjects/inventory/facts/filter-choices.ts'
import { fewestGrouped } from '#subjects/inventory/facts/inventory-list.ts'
import { inventoryResult } from '#subjects/inventory/rules/list/inventory-result.ts'
import { viewFromQuery } from '#subjects/inventory/rules/list/inventory-view.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { holdBack } from '#tests/setup/hold-back.ts'

const heading = (page: Page) => page.getByRole('heading', { name: /^Available Golf Carts/ })
const cards = (page: Page) => page.locator('li:has([name=carts])')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const selector = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** The inventory as the site gives it: what finds records by glob runs under Vite alone. */
let inventory: readonly Vehicle[] = []
test.beforeAll(async ({ playwright }, { project }) => {
  const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' })
  inventory = await (await request.get('/api/vehicles')).json()
  await request.dispose()
})
const idsFor = (query: string) =>
  inventoryResult(inventory, viewFromQuery(new URLSearchParams(query))).vehicles.map(({ id }) => id)

const idsOf = (found: Locator) => found.evaluateAll((all) => all.map((card) => card.querySelector('input')?.value))

async function expectCarts(page: Page, query: string) {
  const ids = idsFor(query)
  await expect(heading(page)).toHaveText(`Available Golf Carts (${ids.length})`)
  await expect.poll(() => idsOf(cards(page))).toEqual(ids)
}

async function open(page: Page, path = '/inventory') {
  await page.goto(path)
  await expect(page.locator('[data-island=inventory-browser]')).toHaveAttribute('data-hydrated', '')
}

/** The calls that the page makes from now on. */
function callsOf(page: Page): readonly string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  return calls
}

test.describe('with script', () => {
  test('CART-21, CART-140: filters act at once, without a request, a lost letter or a lost focus', async ({ page }) => {
    const calls = callsOf(page)
    await open(page)
    await expectCarts(page, '')
    await search(page).pressSequentially('ranger', { delay: 15 })
    await expectCarts(page, 'search=ranger')
    await expect(search(page)).toHaveValue('ranger')
    await expect(search(page)).toBeFocused()
    await expect(page).toHaveURL('/inventory?search=ranger')
    await page.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(heading(page)).toBeFocused()
    await page.getByText('More filters').click()
    const budget = selector(page, 'Budget')
    await budget.pressSequentially('$9,000', { delay: 15 })
    await expectCarts(page, 'search=ranger&budget=9000')
    await expect(budget).toHaveValue('$9,000')
    await budget.fill('cheap')
    await expect(page.getByText('We left out “cheap”.')).toBeVisible()
    for (const { value } of sortOrders) {
      await page.getByLabel('Sort by').selectOption(value)
      await expectCarts(page, `search=ranger&sort=${value}`)
    }
    expect(calls).toEqual([])
  })

  test('CART-24, CART-31: each filter in force can be taken away, and all at once', async ({ page }) => {
    await open(page, '/inventory?search=ranger&brand=Evolution&seats=6')
    await page.getByRole('link', { name: 'Remove filter Seats: 6' }).click()
    await expectCarts(page, 'search=ranger&brand=Evolution')
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: ` of ${inventory.length} carts` })).toBeAttached()
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expectCarts(page, '')
    await expect(search(page)).toHaveValue('')
    await expect(page).toHaveURL('/inventory')
  })

  test('CART-31: Back and Forward go through the views, and what was typed in one go is one step', async ({ page }) => {
    await open(page)
    await selector(page, 'Brand').selectOption('Denago')
    await expect(page).toHaveURL('/inventory?brand=Denago')
    await search(page).pressSequentially('nomad', { delay: 20 })
    await expect(page).toHaveURL('/inventory?search=nomad&brand=Denago')
    await page.goBack()
    await expect(page).toHaveURL('/inventory?brand=Denago')
    await expect(search(page)).toHaveValue('')
    await expectCarts(page, 'brand=Denago')
    await page.goBack()
    await expectCarts(page, '')
    await page.goForward()
    await page.goForward()
    await expect(search(page)).toHaveValue('nomad')
    await expectCarts(page, 'search=nomad&brand=Denago')
  })

  test('CART-31, CART-21: a shared view opens as it was; the whole list is asked for once more is needed', async ({
    page,
  }) => {
    const calls = callsOf(page)
    await open(page, '/inventory?brand=denago&sort=price-low')
    await expectCarts(page, 'brand=Denago&sort=price-low')
    expect(calls).toEqual([])
    await selector(page, 'Brand').selectOption('all')
    await expectCarts(page, 'sort=price-low')
    expect(calls).toEqual(['/api/vehicles'])
  })

  test('CART-55: carts are picked across views and compared', async ({ page }) => {
    await open(page)
    await page.getByRole('checkbox', { name: 'Compare Denago EV City', exact: true }).check()
    await search(page).fill('ranger')
    await expectCarts(page, 'search=ranger')
    await page.getByRole('checkbox', { name: 'Compare Evolution D5 Ranger 4', exact: true }).check()
    await expect(page.getByText('2 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    await expect(page).toHaveURL('/inventory/compare?carts=ev-city,d5-ranger-4')
    await expect(page.getByRole('columnheader')).toHaveCount(3)
  })

  test('CART-57: saved carts are counted at the head, stay on the device, and move nothing', async ({ page }) => {
    await open(page)
    const save = page.getByRole('button', { name: 'Save Denago EV City', exact: true })
    const place = () => search(page).evaluate((field) => field.getBoundingClientRect().top + scrollY)
    const before = await place()
    await save.click()
    const shelf = page.getByRole('region', { name: 'Your saved carts' })
    await expect(page.getByText('1 saved', { exact: true })).toBeAttached()
    expect(await place()).toBe(before)
    await page.reload()
    await page.getByText('1 saved', { exact: true }).click()
    await expect(shelf.getByRole('listitem').filter({ hasText: 'Denago EV City' })).toContainText('$11,995')
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await shelf.getByRole('button', { name: 'Remove Denago EV City from your saved carts' }).click()
    await expect(shelf).toHaveCount(0)
  })

  test('CART-143: in a wide window the filters are one row above the carts, with more of them below it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page)
    const bar = [search(page), ...['Brand', 'Category', 'Price', 'Sort by'].map((label) => selector(page, label))]
    const buttons = ['Apply Filters', 'Clear All Filters'].map((name) => page.getByRole('button', { name }))
    const boxes = await Promise.all([...bar, ...buttons].map((control) => control.boundingBox()))
    expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)))).size).toBe(1)
    expect(Math.max(...boxes.map((box) => box?.height ?? 0))).toBeLessThan(57)
    expect((await cards(page).first().boundingBox())?.y).toBeLessThan(900 * 0.5)
    for (const label of ['Budget', 'Seats', 'Condition', 'Stock']) await expect(selector(page, label)).toBeHidden()
    await page.goto('/inventory?seats=6')
    await expect(selector(page, 'Budget')).toBeVisible()
  })

  test('CART-142: on a phone the filters go along, and a choice shows the new list from its start', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    const line = page.locator('form#filters > details > summary')
    await cards(page).nth(20).scrollIntoViewIfNeeded()
    await expect(line).toBeInViewport()
    await line.click()
    await selector(page, 'Brand').selectOption('Denago')
    await expectCarts(page, 'brand=Denago')
    await expect(line).toHaveText(`Filters · ${idsFor('brand=Denago').length} carts`)
    await expect(heading(page)).toBeInViewport()
    await page.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(selector(page, 'Brand')).toBeHidden()
    await expect(heading(page)).toBeFocused()
  })

  test('CART-142: on a phone a jump to a kind ends below the line that goes along', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page)
    const line = page.locator('form#filters > details > summary')
    for (const link of await page.getByRole('navigation', { name: 'Kinds of carts' }).getByRole('link').all()) {
      await link.click()
      const kind = page.locator((await link.getAttribute('href')) ?? '')
      const air = async () => ((await kind.boundingBox())?.y ?? 0) - ((await line.boundingBox())?.y ?? 0)
      await expect.poll(air).toBeGreaterThan(52)
      await expect.poll(air).toBeLessThan(96)
    }
  })

  test('CART-142: on a phone one screen says that nothing matches and holds what to change', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/inventory?brand=Denago&seats=8')
    const answer = [
      page.getByText('No vehicles found'),
      page.getByRole('link', { name: /^Without / }).first(),
      page.getByText(/Showing 0 of/),
    ]
    await expect(selector(page, 'Brand')).toBeHidden()
    for (const one of [search(page), page.locator('form#filters > details > summary'), ...answer]) {
      const box = await one.boundingBox()
      expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(844 - 56)
    }
  })
})

test.describe('before the script', () => {
  const shown = (page: Page) => idsOf(page.locator('li:has([name=carts]):not([hidden])'))

  test('CART-21: the page itself answers with the carts, kinds and counts that the island shows', async ({ page }) => {
    await holdBack(page, '**/assets/*.js')
    await page.goto('/inventory')
    for (const query of ['search=ranger', 'brand=Denago&budget=9000', 'seats=6&stock=in', 'condition=used', '']) {
      const ids = idsFor(query)
      await page.locator('form#filters').evaluate((form: HTMLFormElement, said) => {
        form.reset()
        for (const [name, value] of new URLSearchParams(said))
          (form.elements.namedItem(name) as HTMLInputElement).value = value
        form.dispatchEvent(new Event('input'))
      }, query)
      expect(await shown(page)).toEqual(ids)
      await expect(heading(page)).toHaveText(`Available Golf Carts (${ids.length})`)
      const kinds = Map.groupBy(ids, (one) => inventory.find(({ id }) => id === one)?.category)
      const told =
        kinds.size === 1 || ids.length < fewestGrouped
          ? []
          : [...kinds].map(([kind, { length }]) => `${kind} ${length}`)
      await expect(page.locator('.kind-links a:not([hidden])')).toHaveText(told)
    }
    await expect(page.locator('[data-island=inventory-browser][data-hydrated]')).toHaveCount(0)
  })

  test('CART-21: the full script takes over what was typed and chosen: nothing is lost, nothing shows in between', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto('/inventory')
    await selector(page, 'Brand').selectOption('Evolution')
    await search(page).pressSequentially('ranger')
    const query = 'search=ranger&brand=Evolution'
    const ids = idsFor(query)
    expect(await shown(page)).toEqual(ids)
    await page.evaluate(() => {
      const seen = new Set<number>()
      Object.assign(window, { seen })
      const look = () => {
        seen.add(document.querySelectorAll('li:has([name=carts]):not([hidden])').length)
        requestAnimationFrame(look)
      }
      look()
    })
    release()
    await expect(page).toHaveURL(`/inventory?${query}`)
    await expect(page.getByRole('link', { name: 'Remove filter Brand: Evolution' })).toBeVisible()
    await expect(search(page)).toHaveValue('ranger')
    await expect(search(page)).toBeFocused()
    await expectCarts(page, query)
    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<number> }).seen])).toEqual([ids.length])
    await search(page).fill('')
    await expectCarts(page, 'brand=Evolution')
    await expect(page.locator('.inventory [hidden]')).toHaveCount(0)
  })
})

for (const [path, part] of [
  ['/evolution', 'dl'],
  ['/', 'b'],
] as const)
  test(`CART-161: the cards of a row share their lines: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const lines = page.locator(`main li:has(> picture, > figure):has(h2, h3) ${part}`)
    await expect(lines.nth(2)).toBeAttached()
    await expect
      .poll(() =>
        lines.evaluateAll((all) => new Set(all.slice(0, 3).map((one) => one.getBoundingClientRect().top)).size),
      )
      .toBe(1)
  })

test.describe('by style alone', () => {
  // The list's island would put its own texts back.
  test.use({ javaScriptEnabled: false })

  for (const path of ['/inventory', '/vehicles/ev-city', '/jim-thorpe-borough-golf-carts'])
    test(`CART-15: ${path} shows descriptions of up to 140 characters whole, and cuts a longer one by style`, async ({
      page,
    }) => {
      for (const width of [320, 360, 390, 640, 768, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(path)
        // Not the reasons for the carts that suit a town.
        const texts = page.locator('main ul .cart-text')
        const cut = (text?: string) =>
          texts.evaluateAll((all, words) => {
            for (const one of all) {
              if (one.parentElement) one.parentElement.style.contentVisibility = 'visible'
              if (words) one.textContent = words
            }
            return all.map((one) => one.scrollHeight > one.clientHeight)
          }, text)
        const every = (is: boolean) => Array.from({ length: path === '/inventory' ? inventory.length : 3 }, () => is)
        expect(await cut()).toEqual(every(false))
        expect(await cut('Its seats face forward. '.repeat(6).slice(0, 140))).toEqual(every(false))
        expect(await cut('Its seats face forward. '.repeat(40))).toEqual(every(true))
      }
    })
})

for (const path of [
  '/inventory?search=ranger&brand=Evolution',
  '/inventory?brand=Denago&seats=8',
  '/inventory/compare',
  '/inventory/compare?carts=ev-city,d5-ranger-4,d6-max-xt4,ev-nomad',
])
  test(`CART-82: ${path} is accessible on a phone, and no wider`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
