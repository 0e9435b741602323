import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Selector, transform } from 'lightningcss'
import { describe, expect, test } from 'vitest'
import { pictureFileOf } from '#subjects/pictures/rules/picture-files.ts'
import { budgets } from '#tests/budgets.ts'
import { answerOf, htmlOf } from '#tests/setup/every-page.ts'
import { htmlFaults } from '#tests/setup/html-faults.ts'
import {
  canonicalOf,
  find,
  findAll,
  metaOf,
  scriptFilesOf,
  scriptsIn,
  textOf,
  textsOf,
} from '#tests/setup/page-html.ts'
import { app, htmlAt, paths, ports } from '#tests/setup/shared-site.ts'
import { states } from '#tests/setup/states.ts'
import { testSiteUrl } from '#tests/setup/test-app.ts'

const client = 'dist/current/client'
const weigh = (file: string) => statSync(join(client, file)).size
const packed = (bytes: string | Buffer) => brotliCompressSync(bytes).length

const foreign =
  /\b(?:fetch(?:es|ed|ing)?|fortnights?|reckon(?:s|ed)?|somebody|anybody|whilst|amongst|shall|till|lorr(?:y|ies)|petrol|tyres?|kerbs?|autumn|queues?|rubbish|car parks?|parked up|dust ?bins?|people carriers?|tarpaulins?|mown|storeys?|cheques?|colours?|neighbours?|metres?)\b|!/i

/** Every class that a style sheet has a rule for. */
function classesOf(css: string): Set<string> {
  const found = new Set<string>()
  const collect = (selector: Selector) => {
    for (const component of selector) {
      if (component.type === 'class') found.add(component.name)
      if ('selectors' in component) for (const nested of component.selectors ?? []) collect(nested as Selector)
    }
  }
  transform({ filename: 'page.css', code: Buffer.from(css), visitor: { Selector: collect } })
  return found
}

/** The style that all pages share, which comes while one is painted. */
const laterStyle = globSync('assets/later-*.css', { cwd: client }).map((file) =>
  readFileSync(join(client, file), 'utf8'),
)
const laterClasses = classesOf(laterStyle.join(''))

function expectKnownClasses(html: string): void {
  const known = new Set([...classesOf(find(html, 'style').text), ...laterClasses])
  const worn = new Set(findAll(html, '[class]').flatMap(({ classNames }) => classNames.split(' ')))
  expect([...worn].filter((name) => !known.has(name))).toEqual([])
}

const alive = new Map<string, boolean>()

/** A width of a picture is made when it is asked for, out of the picture: that one has to be there. */
async function isAlive(address: string): Promise<boolean> {
  const known = alive.get(address)
  if (known !== undefined) return known
  const [path = ''] = address.split('?')
  const response = await app.request(pictureFileOf(path)?.picture.path ?? address)
  const target = response.headers.get('location')
  const answers = response.status === 200 || (target !== null && (await app.request(target)).status === 200)
  alive.set(address, answers)
  return answers
}

describe.each([...paths, '/404'])('%s', (path) => {
  const { status, headers, html } = answerOf(path)
  const all = (selector: string) => findAll(html, selector)

  test('SITE-1: is a whole and valid document', async () => {
    expect(status).toBe(path === '/404' ? 404 : 200)
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-US">/)
    expect(all('h1')).toHaveLength(1)
    expect(await htmlFaults(html)).toEqual([])
  })

  test('SITE-3, SITE-31, SITE-48: ships script only for its islands besides the line that closes the menu, style without unsafe-*, and is public', () => {
    expect(find(html, 'script#close-menus').text.length).toBeLessThanOrEqual(budgets.scriptWithin)
    if (all('[data-island]').length === 0) expect(scriptsIn(html)).toEqual([])
    expect(html).not.toMatch(/ style="| on[a-z]+="/)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('set-cookie')).toBeNull()
    expect(html).not.toMatch(/type="password"|href="\/(?:login|sign-?in|account|checkout|booking)\b/)
  })

  test('SITE-4, SITE-8: fits into the first 12 KB with its style, asks for little, waits for no type face and animates no change', () => {
    expect(packed(html)).toBeLessThanOrEqual(path === '/inventory' ? budgets.html.inventory : budgets.html.page)
    const scripts = scriptFilesOf(html)
    const bytes = scripts.map((file) => packed(readFileSync(join(client, file))))
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(budgets.script)
    expect(scripts.length + all('img:not([loading=lazy])').length).toBeLessThanOrEqual(budgets.requests)
    expect(all('link[rel="preload"][as="font"]')).toEqual([])
    expect(html).not.toContain('.woff2')
    expect(html).not.toContain('@view-transition')
  })

  test('SITE-44: every class in the page is known to its style', () => expectKnownClasses(html))

  test('SITE-46: has none of the words that a Pennsylvanian would not say, in the result of a search neither', () => {
    const read = [...textsOf(html, 'title'), metaOf(html, 'description'), textOf(find(html, 'body'))].join('\n')
    expect(read.match(foreign)?.[0]).toBeUndefined()
  })

  test('FIND-54: has no dead link', async () => {
    const ids = new Set(all('[id]').map(({ id }) => id))
    const values = ['href', 'src', 'action'].flatMap((name) =>
      all(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
    )
    const dead: string[] = []
    for (const [href, address = '', id] of [...new Set(values)].map((value) => [value, ...value.split('#')]))
      if (address === '' ? !ids.has(id ?? '') : address.startsWith('/') && !(await isAlive(address)))
        dead.push(href ?? '')
    expect(dead).toEqual([])
  })
})

test.each(states)('SITE-1, FIT-1, POL-74: %s: an answer is valid and small as well', async (address) => {
  const html = await htmlAt(address)
  expect(await htmlFaults(html)).toEqual([])
  expect(packed(html)).toBeLessThanOrEqual(budgets.html.page)
})

test.each(['/towns/nowhere', '/vehicles/none-such'])(
  'SITE-44: %s: what is not there wears known classes',
  async (path) => expectKnownClasses(await htmlAt(path)),
)

test('SITE-4: the style that all pages share, its type faces and the models weigh no more than theirs', () => {
  expect(laterStyle.map(packed)).toEqual([expect.toSatisfy((bytes: number) => bytes <= budgets.laterStyle)])
  const faces = laterStyle[0]?.match(/@font-face\{[^}]*\.woff2[^}]*\}/g) ?? []
  expect(faces).toHaveLength(2)
  for (const face of faces) expect(face).toContain('font-display:swap')
  const fonts = globSync('assets/*.woff2', { cwd: client }).map(weigh)
  expect(Math.max(...fonts)).toBeLessThanOrEqual(budgets.fonts.file)
  expect(fonts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(budgets.fonts.all)
  const models = globSync('media/models/*.glb.br', { cwd: client }).map(weigh)
  expect(Math.max(...models)).toBeLessThanOrEqual(budgets.model)
})

test.each(paths)(
  'FIND-1, FIND-2, FIND-52, RENT-24: the head of %s has all its tags, and a picture of its own kind',
  async (path) => {
    const html = htmlOf(path)
    const title = find(html, 'head > title').text
    const description = metaOf(html, 'description')
    expect(title.length).toBeGreaterThan(5)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(canonicalOf(html)).toBe(testSiteUrl + path)
    expect(findAll(html, 'head > link[rel=icon]')).not.toEqual([])
    const named = ['og:title', 'og:description', 'og:url', 'og:type', 'twitter:card', 'twitter:title', 'keywords']
    expect(named.filter((name) => metaOf(html, name) === '')).toEqual([])
    const picture = metaOf(html, 'og:image')
    expect(picture).toMatch(/\/media\/og\/[a-z0-9-]+\.jpg\?v=/)
    expect(metaOf(html, 'twitter:image')).toBe(picture)
    expect((await app.request(picture.replace(testSiteUrl, ''))).status).toBe(200)
    expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['1200', '630'])
    expect(metaOf(html, 'og:image:alt').length).toBeGreaterThan(20)
  },
)

test('FIND-52: a link to a cart unfurls with its price and its stock', async () => {
  const [cart] = await ports.vehicles.list()
  const head = htmlOf(`/vehicles/${cart?.id}`)
  const names = ['og:type', 'product:price:amount', 'product:price:currency', 'product:availability']
  expect(names.map((name) => metaOf(head, name))).toEqual(['product', String(cart?.price), 'USD', 'in stock'])
  expect(metaOf(head, 'og:image')).toContain(`/media/og/cart-${cart?.id}.jpg`)
})

test('FIND-2, FIND-4: every canonical URL is listed once, and no two pages share a title or a description', () => {
  const titles = paths.map((path) => find(htmlOf(path), 'title').text)
  const descriptions = paths.map((path) => metaOf(htmlOf(path), 'description'))
  for (const all of [paths, titles, descriptions]) expect(new Set(all).size).toBe(paths.length)
})

test.each([
  '/inventory?brand=Denago',
  '/rentals?days=3',
  '/eco-impact?miles=40',
  '/vehicles/ev-city?town=kidder',
  '/contact?town=kidder',
])('FIND-4: %s sends search engines to the plain page', async (address) => {
  const head = await htmlAt(address)
  const plain = address.replace(/\?.*/, '')
  expect([metaOf(head, 'robots'), canonicalOf(head)]).toEqual(['noindex', testSiteUrl + plain])
  expect(metaOf(htmlOf(plain), 'robots')).toBe('')
})
