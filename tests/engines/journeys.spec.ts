import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { engines, isThere } from './engines.ts'
import { keys, type Visitor, visitorAt } from './visitor.ts'

const fields = {
  '#firstName': 'Ada',
  '#lastName': 'Lovelace',
  '#email': 'ada@example.com',
  '#phone': '570-555-0134',
}

/** One page of each kind. */
const kinds = {
  home: '/',
  inventory: '/inventory',
  cart: '/vehicles/ev-city',
  compare: '/inventory/compare?carts=ev-city,d5-ranger-4',
  brand: '/denago',
  rentals: '/rentals?days=10',
  'rental town': '/rentals/jim-thorpe-borough',
  town: '/jim-thorpe-borough-golf-carts',
  county: '/carbon-county-golf-carts',
  services: '/services',
  showroom: '/showroom',
  about: '/about',
  contact: '/contact',
  eco: '/eco-impact?miles=25&use=neighborhood&years=5',
  policy: '/policies/delivery-policy',
  'thank you': '/thank-you',
  'not found': '/no-such-page',
}

for (const engine of engines.filter(isThere)) {
  test.describe(`${engine.name}, with script`, () => {
    test.describe.configure({ mode: 'default' })
    const { visitor, goTo } = visitorOf(engine, { script: true })

    test('CART-21: the inventory is filtered while the visitor types', async () => {
      await goTo('/inventory')
      await visitor().hydrated()
      await visitor().fill('#search', 'ranger')
      await visitor().arrivesAt('/inventory?search=ranger')
      expect(await visitor().ask(() => document.querySelector<HTMLInputElement>('#search')?.value)).toBe('ranger')
      const names = await visitor().ask(() =>
        [...document.querySelectorAll('li.cart h3')].map((one) => one.textContent),
      )
      expect(names.length).toBeGreaterThan(1)
      for (const name of names) expect(name).toContain('Ranger')
    })

    test('LEAD-11: a message is sent, and thanked for', async () => {
      await goTo('/contact')
      await visitor().hydrated()
      await writeMessage(visitor())
      await visitor().press('form button', 'Send Message')
      await visitor().arrivesAt('/thank-you')
    })

    test('ECO-14: the calculator calculates', async () => {
      await goTo('/eco-impact')
      await visitor().hydrated()
      await visitor().fill('#miles', '40')
      await visitor().press('form button', 'Calculate My Impact')
      await visitor().until(() => document.querySelector('#result')?.checkVisibility())
    })

    test('FIND-29, FIND-31: the menu by touch: it opens, leads on, and is closed after Back', async () => {
      await goTo('/')
      await visitor().touch('header button', 'Menu')
      await visitor().until(() => document.querySelector('#site-menu')?.matches(':popover-open'))
      await visitor().touch('#site-menu a', 'Services')
      await visitor().arrivesAt('/services')
      await visitor().back()
      await visitor().arrivesAt('/')
      await menuIsGone(visitor())
    })

    test('FIND-29, FIND-31: the menu by keyboard: it opens, leads on, and is closed after Back', async () => {
      await goTo('/')
      await visitor().until(() => {
        const opener = document.querySelector<HTMLElement>('header [popovertarget=site-menu]')
        opener?.focus()
        return document.activeElement === opener
      })
      await visitor().type(keys.enter)
      await visitor().until(() => document.querySelector('#site-menu')?.matches(':popover-open'))
      for (let step = 0; step < 3; step += 1) await visitor().type(keys.tab)
      const chosen = await visitor().ask(
        () => document.activeElement?.closest<HTMLAnchorElement>('#site-menu a')?.pathname,
      )
      expect(chosen).toMatch(/^\//)
      await visitor().type(keys.enter)
      await visitor().arrivesAt(chosen ?? '')
      await visitor().back()
      await visitor().arrivesAt('/')
      await menuIsGone(visitor())
      await visitor().type(keys.tab)
      expect(await visitor().ask(() => Boolean(document.activeElement?.closest('#site-menu')))).toBe(false)
    })

    if (engine.prints)
      test('SITE-70: a policy comes out on paper', async () => {
        await goTo('/policies/delivery-policy')
        const paper = await visitor().print()
        expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
        // An empty sheet is a twentieth of this.
        expect(paper.length).toBeGreaterThan(100_000)
      })

    test('SITE-70: a page of each kind loads whole, answers, and is no wider than its window', async () => {
      test.setTimeout(180_000)
      const pictures = `test-results/engines/${engine.name.toLowerCase()}`
      mkdirSync(pictures, { recursive: true })
      const faults: string[] = []
      for (const [kind, path] of Object.entries(kinds)) {
        await goTo(path)
        await visitor().hydrated()
        const { headings, wide, failed } = await visitor().ask(() => ({
          headings: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length,
          wide: document.documentElement.scrollWidth - innerWidth,
          failed: performance
            .getEntriesByType('resource')
            .filter((one) => (one as PerformanceResourceTiming).responseStatus >= 400)
            .map(({ name }) => name),
        }))
        if (headings !== 1) faults.push(`${kind} shows ${headings} first headings`)
        if (wide > 0) faults.push(`${kind} is ${wide} pixels too wide`)
        for (const name of failed) faults.push(`${kind} asked for ${name} in vain`)
        writeFileSync(`${pictures}/${kind.replace(' ', '-')}.png`, await visitor().screenshot())
      }
      expect(faults).toEqual([])
    })
  })

  test.describe(`${engine.name}, without script`, () => {
    test.describe.configure({ mode: 'default' })
    const { visitor, goTo } = visitorOf(engine, { script: false })

    test('CART-33, CART-55: the inventory is filtered and carts are compared by forms', async () => {
      await goTo('/inventory?search=ranger')
      for (const cart of ['d5-ranger-2', 'd5-ranger-6']) await visitor().press(`label:has([value=${cart}])`)
      await visitor().press('.cart-form button', 'Compare')
      await visitor().arrivesAt('/inventory/compare?carts=d5-ranger-2,d5-ranger-6')
    })

    test('RENT-1: the planner answers in the page', async () => {
      await goTo('/rentals')
      await visitor().fill('#plan-days', '10')
      await visitor().type(keys.enter)
      await visitor().until(() => document.querySelector('#plan-result')?.textContent?.includes('$'))
    })

    test('LEAD-15: a message is sent, and thanked for', async () => {
      await goTo('/contact')
      await writeMessage(visitor())
      await visitor().press('form button', 'Send Message')
      await visitor().arrivesAt('/thank-you')
    })

    test('ECO-19: the calculator calculates', async () => {
      await goTo('/eco-impact')
      await visitor().fill('#miles', '40')
      await visitor().type(keys.enter)
      await visitor().until(() => document.querySelector('#result')?.checkVisibility())
    })
  })
}

/** One window for the tests that follow. */
function visitorOf(engine: (typeof engines)[number], options: { readonly script: boolean }) {
  let here: Visitor | undefined
  let origin = ''
  test.beforeAll(async ({ baseURL }) => {
    origin = baseURL ?? ''
    here = visitorAt(await engine.open(options))
  })
  test.afterAll(() => here?.close())
  const visitor = () => {
    if (!here) throw new Error(`${engine.name} did not open.`)
    return here
  }
  return { visitor, goTo: (path: string) => visitor().goTo(origin + path) }
}

async function writeMessage(visitor: Visitor): Promise<void> {
  for (const [field, text] of Object.entries(fields)) await visitor.fill(field, text)
  await visitor.choose('#interest', 'service')
  await visitor.fill('#message', `A noise from the rear axle, number ${Math.random()}.`)
}

/** Closed, and, once it has slid away, not within the window. */
async function menuIsGone(visitor: Visitor): Promise<void> {
  await visitor.until(() => {
    const menu = document.querySelector('#site-menu')
    const seen = menu?.checkVisibility() && menu.getBoundingClientRect().left < innerWidth
    return menu?.matches(':not(:popover-open)') && !seen
  })
}
