import { expect, test } from '@playwright/test'
import { deskCookie, deskUrl } from '#tests/setup/desk-browser.ts'
import { type Engine, engines, isThere } from './engines.ts'
import { enter, type Visitor, visitorAt } from './visitor.ts'

/** One page of each kind. */
const kinds =
  '/ /inventory /vehicles/ev-city /inventory/compare?carts=ev-city,d5-ranger-4 /denago /rentals?days=10 ' +
  '/rentals/jim-thorpe-borough /jim-thorpe-borough-golf-carts /carbon-county-golf-carts /services /showroom /about ' +
  '/contact /eco-impact?miles=25&use=neighborhood&years=5 /policies/delivery-policy /thank-you /no-such-page'
const paths = kinds.split(' ')

for (const engine of engines.filter(isThere)) {
  test.describe(`${engine.name}, with script`, () => {
    test.describe.configure({ mode: 'default' })
    const { visitor, goTo } = visitorOf(engine, { script: true })

    test('CART-21: the inventory is filtered while the visitor types', async () => {
      await goTo('/inventory')
      await visitor().fill('#search', 'ranger')
      await visitor().arrivesAt('/inventory?search=ranger')
      expect(await visitor().ask(() => document.querySelector<HTMLInputElement>('#search')?.value)).toBe('ranger')
      const names = await visitor().ask(() =>
        [...document.querySelectorAll('li:has([name=carts]) h3')].map((one) => one.textContent),
      )
      expect(names.length).toBeGreaterThan(1)
      for (const name of names) expect(name).toContain('Ranger')
    })

    test('LEAD-11: a message is sent, and thanked for', async () => {
      await goTo('/contact')
      await sendMessage(visitor())
    })

    test('DESK-10: at the desk a price is changed, and taken back', () => changePrice(visitor(), engine, 'forester'))

    test('ECO-14: the calculator calculates', async () => {
      await goTo('/eco-impact')
      await visitor().fill('#miles', '40')
      await visitor().touch('form button', 'Calculate My Impact')
      await visitor().until(() => document.querySelector('#result')?.checkVisibility())
    })

    test('FIND-29, FIND-31: the menu opens, leads on, and is closed after Back', async () => {
      await goTo('/')
      await visitor().touch('header button', 'Menu')
      await visitor().until(() => document.querySelector('#site-menu')?.matches(':popover-open'))
      await visitor().touch('#site-menu a', 'Services')
      await visitor().arrivesAt('/services')
      await visitor().back()
      await visitor().arrivesAt('/')
      // Closed, and, once it has slid away, not within the window.
      await visitor().until(() => {
        const menu = document.querySelector('#site-menu')
        const seen = menu?.checkVisibility() && menu.getBoundingClientRect().left < innerWidth
        return menu?.matches(':not(:popover-open)') && !seen
      })
    })

    test('SITE-70: a policy comes out on paper, where the engine can print', async () => {
      await goTo('/policies/delivery-policy')
      const paper = Buffer.from((await visitor().print?.()) ?? '', 'base64')
      // An empty sheet is a twentieth of this.
      if (engine.name === 'Firefox') expect(paper.length).toBeGreaterThan(100_000)
    })

    test('SITE-70: a page of each kind loads whole, answers, and is no wider than its window', async () => {
      test.setTimeout(180_000)
      const seen: Record<string, unknown> = {}
      for (const path of paths) {
        await goTo(path)
        seen[path] = await visitor().ask(() => ({
          headings: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length,
          wide: document.documentElement.scrollWidth > innerWidth,
          failed: performance
            .getEntriesByType('resource')
            .filter((one) => (one as PerformanceResourceTiming).responseStatus >= 400)
            .map(({ name }) => name),
        }))
      }
      expect(seen).toEqual(Object.fromEntries(paths.map((path) => [path, { headings: 1, wide: false, failed: [] }])))
    })
  })

  test.describe(`${engine.name}, without script`, () => {
    test.describe.configure({ mode: 'default' })
    const { visitor, goTo } = visitorOf(engine, { script: false })

    test('CART-33, CART-55: the inventory is filtered and carts are compared by forms', async () => {
      await goTo('/inventory?search=ranger')
      for (const cart of ['d5-ranger-2', 'd5-ranger-6']) await visitor().touch(`label:has([value=${cart}])`)
      await visitor().touch('.cart-form button', 'Compare')
      await visitor().arrivesAt('/inventory/compare?carts=d5-ranger-2,d5-ranger-6')
    })

    for (const [title, path, field, result] of [
      ['RENT-1: the planner answers in the page', '/rentals', '#plan-days', '#plan-result'],
      ['ECO-19: the calculator calculates', '/eco-impact', '#miles', '#result'],
    ] as const)
      test(title, async () => {
        await goTo(path)
        await visitor().fill(field, '10')
        await visitor().type(enter)
        await visitor().until((shown) => document.querySelector(shown)?.textContent?.includes('$'), result)
      })

    test('LEAD-15: a message is sent, and thanked for', async () => {
      await goTo('/contact')
      await sendMessage(visitor())
    })

    test('DESK-10: at the desk a price is changed, and taken back', () => changePrice(visitor(), engine, 'turfman'))
  })
}

/** Each window changes a cart of its own. */
const carts = {
  forester: { Firefox: 'forester-4-plus', WebKit: 'forester-6-plus' },
  turfman: { Firefox: 'turfman-800', WebKit: 'turfman-1000' },
} as const

async function changePrice(visitor: Visitor, { name }: Engine, series: keyof typeof carts): Promise<void> {
  const cart = carts[series][name]
  await visitor.goTo(`${deskUrl}/sign-in`)
  const cookie = await deskCookie()
  await visitor.setCookie(cookie.name, cookie.value)
  await visitor.goTo(`${deskUrl}/carts`)
  const field = `#cart-${cart} [name=price]`
  const before = await visitor.ask((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? '', field)
  const price = `$${(Number(before.replace(',', '')) - 100).toLocaleString('en-US')}`
  await visitor.fill(field, price)
  await visitor.touch(`#cart-${cart} button`, 'Save')
  const tells = (words: string) =>
    visitor.until((wanted) => document.querySelector('.desk-told')?.textContent?.includes(wanted), words)
  await tells(`→ ${price}`)
  await visitor.touch('.desk-told button', 'Undo')
  await tells(`price ${price}`)
}

/** One window for the tests that follow. */
function visitorOf(engine: Engine, { script }: { readonly script: boolean }) {
  let here: Visitor
  let origin = ''
  test.beforeAll(async ({ baseURL }) => {
    origin = baseURL ?? ''
    here = visitorAt(await engine.open({ script }))
  })
  test.afterAll(() => here.close())
  return {
    visitor: () => here,
    async goTo(path: string) {
      await here.goTo(origin + path)
      if (script) await here.hydrated()
    },
  }
}

async function sendMessage(visitor: Visitor): Promise<void> {
  for (const [field, text] of [
    ['#firstName', 'Ada'],
    ['#lastName', 'Lovelace'],
    ['#email', 'ada@example.com'],
    ['#phone', '570-555-0134'],
    ['#message', `A noise from the rear axle, number ${Math.random()}.`],
  ] as const)
    await visitor.fill(field, text)
  await visitor.touch('form button', 'Send Message')
  await visitor.arrivesAt('/thank-you')
}
