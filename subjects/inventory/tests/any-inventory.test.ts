import fc from 'fast-check'
import { expect, test } from 'vitest'
import { towns } from '#subjects/county/rules/towns.ts'
import { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'
import { comparePath, vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import { stockSummary } from '#subjects/inventory/rules/stock-text.ts'
import { pictureFileOf } from '#subjects/pictures/rules/picture-files.ts'
import { campaign } from '#tests/setup/campaign.ts'
import { findAll, mainOf, textOf } from '#tests/setup/page-html.ts'
import { replaceCarts } from '#tests/setup/replace-carts.ts'
import { testApp } from '#tests/setup/test-app.ts'

const { app, database } = await testApp()
const all = await database.ports.vehicles.list()
const compared = all.slice(0, 4).map(({ id }) => id)
const pages = ['/', '/denago', '/evolution', '/inventory', comparePath(compared), '/carbon-county-golf-carts']
const townPages = towns.slice(0, 3).map(({ url }) => url)
const files = ['/sitemap.xml', '/site-map', '/feeds/vehicles.csv', '/feeds/new-arrivals.xml']

type Fate = 'in' | 'out' | 'gone'
const fates = fc.array(fc.constantFrom<Fate>('in', 'out', 'gone'), { minLength: all.length, maxLength: all.length })
const every = (fate: Fate): Fate[] => all.map(() => fate)
const only = (fate: Fate, ...ids: string[]): Fate[] => all.map(({ id }) => (ids.includes(id) ? fate : 'in'))

const runs = campaign({ short: 8, whole: 25 })

test(
  'CART-83: with any carts removed or out of stock: no dead link, and home counts and shows those that are left',
  async () => {
    await fc.assert(
      fc.asyncProperty(fates, async (fated) => {
        const listed = all.flatMap((cart, index) =>
          fated[index] === 'gone' ? [] : [{ ...cart, inStock: fated[index] === 'in' }],
        )
        await replaceCarts(database.ports.vehicles, listed)
        const cartPages = listed.filter((_, index) => index % 9 === 0).map(({ id }) => vehiclePath(id))
        const links = new Set<string>()
        for (const path of [...pages, ...townPages, ...cartPages, ...files]) {
          const response = await app.request(path)
          const text = await response.text()
          expect(response.status, path).toBe(200)
          for (const link of linksOf(text)) links.add(link)
        }
        expect(await deadAmong(links)).toEqual([])

        const home = mainOf(await (await app.request('/')).text())
        expect(textOf(home)).toContain(stockSummary(listed))
        expect(findAll(home, 'li h3 a[href^="/vehicle/"]')).toHaveLength(
          Math.min(featuredVehicles.length, listed.length),
        )
      }),
      {
        numRuns: runs,
        examples: [
          [every('gone')],
          [every('out')],
          [every('in')],
          [only('gone', 'ev-city')],
          [only('out', ...featuredVehicles.map(({ id }) => id))],
        ],
      },
    )
  },
  runs * 15_000,
)

/** Every address of our own that a page names, in its markup too. */
function linksOf(text: string): readonly string[] {
  const attributes = findAll(text, '[href], [src], [action]').map(
    (element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name)).find(Boolean) ?? '',
  )
  const named = text.match(/(?<!api)\/vehicles?\/[a-z0-9-]+/g) ?? []
  return [...attributes, ...named].filter((link) => link.startsWith('/')).map((link) => link.replace(/#.*/, ''))
}

/** Which links lead nowhere; an address without a cart in it is there with any inventory, and asked for once. */
const lasting = new Set<string>()
async function deadAmong(links: ReadonlySet<string>): Promise<readonly string[]> {
  const dead: string[] = []
  for (const link of links) {
    if (lasting.has(link)) continue
    // A width of a picture is made when it is asked for, out of the picture: that one has to be there.
    const [path = ''] = link.split('?')
    const response = await app.request(pictureFileOf(path)?.picture.path ?? link)
    const target = response.headers.get('location')
    if (response.status !== 200 && !(target && (await app.request(target)).status === 200)) dead.push(link)
    else if (!/vehicle|carts?=|\/inventory/.test(link)) lasting.add(link)
  }
  return dead
}
