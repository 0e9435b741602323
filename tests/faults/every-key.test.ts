import { cpSync } from 'node:fs'
import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { pages } from '#app/pages.ts'
import { createMessageStore } from '#subjects/contact/server/message/store.ts'
import { returnItems } from '#subjects/policies/facts/deadline-finder.ts'
import { campaign } from '#tests/setup/campaign.ts'
import { newDeskSite, testDeskUrl } from '#tests/setup/desk-site.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { encodedQuery, errorLog, type FoundForm, formsIn, hostileValues, keysReadBy } from '#tests/setup/hostile.ts'
import { newFolder } from '#tests/setup/site-process.ts'
import { states } from '#tests/setup/states.ts'
import { testApp } from '#tests/setup/test-app.ts'

const sensible = [200, 303, 308, 400, 404, 405, 409, 410, 413, 415, 422]
const seed = Number(process.env.SEED) || Math.floor(Math.random() * 2 ** 31)

/** The first value and so many others for each key, the same ones for the same seed; all of them in a whole run. */
const some = (salt: number, more: readonly string[] = []) => {
  const [first = '', ...rest] = hostileValues
  const others = [...rest, ...more]
  const count = campaign({ short: 1, whole: others.length })
  const chosen = fc.shuffledSubarray(others, { minLength: count, maxLength: count })
  return fc.sample(chosen, { numRuns: 1, seed: seed + salt }).flatMap((values) => [first, ...values])
}

const words = (text: string) => text.split(' ')
const figures = words('0 1 2 3 4 6 7.5 12 29 30 31 99 100 101 365 999 12000 $12k 1,000 99999')
const lengths = [...figures, "7'", '7.1 ft', '7 ft 1.125 in', '84 in', '85.2', '11.999 in', '8\'6"', '30000 ft']
const days = words('1900-01-01 2026-02-28 2026-02-29 2026-03-08 2026-11-01 2026-12-31 2028-02-29 2999-12-31')

/** By the name of a key, what stands at the edges of what it can mean. */
const edges: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(words('width height depth length rise').map((key) => [key, lengths])),
  ...Object.fromEntries(words('from to delivered received returned pickup').map((key) => [key, days])),
  time: words('00:00 02:30 09:05 12:00 23:59 24:00'),
  town: words('kline jim-thorpe 18229 18210 Albrightsville philadelphia zzzzzz'),
  ground: words('paved gravel grass steep gravel,steep any'),
  place: words('indoor outdoor cellar'),
  item: returnItems.map(({ value }) => value),
  cart: words('four-seater six-seater utility ev-city none'),
  carts: words('ev-city ev-city,ev-nomad,d5-maverick-4-plus ev-city,ev-city ,,'),
  years: words('1 3 5 10 11'),
}

/** What a slip of the reckoning leaves in a text; `1.2345` is no figure of ours. */
const slips = /NaN|undefined|Infinity|\[object|\bnull\b|-0\b(?![.\d-])|\d\.\d{4,}|\$-|Invalid Date/

/** The text of a page, of its drawings too; not what its fields hold. */
const textOf = (html: string) => html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ')

/** Addresses beyond those of `states` whose answer reads all of their keys. */
const answers = [
  ...states,
  '/contact?interest=parts&cart=ev-city&town=kline&question=%2Ffind-a-cart%3Fslope%3D12',
  '/eco-impact?miles=30&use=daily&years=5',
  '/inventory?search=ev&budget=15000&seats=4&sort=price-low&page=1',
  '/inventory/compare?carts=ev-city,ev-nomad',
  '/vehicles/ev-city?miles=12&town=kline&down=1000&rate=7&months=36',
]

/** Every one of these keys with hostile values and those at its edges: alone, and among the keys of an answer. */
function queriesOf(path: string, keys: readonly string[]): readonly string[] {
  const bases = [{}, ...answers.filter((answer) => answer.split('?')[0] === path).map(fieldsOf)]
  return keys.flatMap((key, index) =>
    bases.flatMap((base, at) => {
      // An edge means something among the other keys of an answer.
      const own = at === bases.length - 1 ? (edges[key] ?? figures) : []
      return some(31 * index + at, own.map(encodeURIComponent)).map((value) => encodedQuery({ ...base, [key]: value }))
    }),
  )
}

const fieldsOf = (address: string): Readonly<Record<string, string>> =>
  Object.fromEntries((address.split('?')[1] ?? '').split('&').map((pair) => pair.split('=') as [string, string]))

test('SITE-27, SITE-73: every key of every page, and every part of an address, takes what no one types: no answer is an error, and no figure is one that no one would write', async () => {
  const { errors, log } = errorLog()
  const { app, publicPorts, database } = await testApp(undefined, { log })
  const faults: string[] = []
  let asked = 0
  const ask = async (path: string) => {
    const answer = await app.request(path)
    asked += 1
    // What is typed is shown again: it may look like a slip itself.
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') && !slips.test(path)
    const [slip] = (isPage && slips.exec(textOf(await answer.text()))) || []
    if (!sensible.includes(answer.status) || slip) faults.push(`${answer.status} ${slip} ${path.slice(0, 200)}`)
  }
  for (const page of pages) {
    const known = (await page.entries(publicPorts)).map(({ path }) => path)
    const answered = known.find((path) => answers.some((answer) => answer.split('?')[0] === path)) ?? known[0]
    for (const path of new Set([...page.paths, answered ?? '/']))
      if (!path.includes(':')) for (const query of queriesOf(path, page.keys)) await ask(`${path}?${query}`)
    for (const pattern of page.paths.filter((path) => path.includes(':')))
      for (const value of hostileValues) await ask(pattern.replace(/:\w+(?:\{[^}]*\})?/g, value))
  }
  const patterns = app.routes
    .filter(({ method, path }) => method !== 'POST' && !/[*]/.test(path))
    .map(({ path }) => path)
  for (const pattern of new Set(patterns)) {
    if (pages.some(({ paths }) => paths.includes(pattern))) continue
    for (const value of pattern.includes(':') ? hostileValues : [''])
      await ask(pattern.replace(/:\w+(?:\{[^}]*\})?/g, value))
    const keys = await keysReadBy(async () => app.request(pattern))
    for (const query of queriesOf(pattern, keys)) await ask(`${pattern}?${query}`)
  }
  expect([faults, errors], `SEED=${seed}`).toEqual([[], []])
  expect(asked).toBeGreaterThan(300)
  await database.close()
}, 900_000)

test('LEAD-28, SITE-73: every field of every form of the site takes what no one types: it is stored, or refused by a rule', async () => {
  const { errors, log } = errorLog()
  const { app, publicPorts, database } = await testApp(undefined, { log })
  const forms = new Map<string, FoundForm>()
  for (const page of pages)
    for (const path of [(await page.entries(publicPorts))[0]?.path ?? '/', ...answers.slice(-5)])
      for (const form of formsIn(await (await app.request(path)).text(), path))
        if (form.method === 'post')
          forms.set(form.action, { ...form, fields: { ...forms.get(form.action)?.fields, ...form.fields } })
  expect([...forms.keys()]).toEqual(['/contact'])
  let sender = 0
  const env = () => {
    sender += 1
    return { incoming: { socket: { remoteAddress: `10.2.${sender >> 8}.${sender & 255}` } } }
  }
  const faults: string[] = []
  for (const { action, fields } of forms.values()) {
    const good = {
      ...fields,
      ...Object.fromEntries(Object.entries(goodSubmission).map(([k, v]) => [k, encodeURIComponent(v)])),
    }
    for (const [index, name] of Object.keys(good).entries())
      for (const value of some(index)) {
        const filled = { ...good, [name]: value }
        const form = {
          method: 'POST',
          body: encodedQuery(filled),
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        }
        const json = Object.fromEntries(new URLSearchParams(encodedQuery(filled)))
        const half = value === '%ED%A0%80' ? { [name]: '\ud800' } : {}
        const call = {
          method: 'POST',
          body: JSON.stringify({ ...json, ...half }),
          headers: { 'Content-Type': 'application/json' },
        }
        for (const [path, init] of [
          [action, form],
          [`/api${action}`, call],
        ] as const) {
          const { status } = await app.request(path, init, env())
          if (![...sensible, 429].includes(status)) faults.push(`${status} ${path} ${name}=${value.slice(0, 40)}`)
        }
      }
  }
  expect([faults, errors], `SEED=${seed}`).toEqual([[], []])
  await database.close()
}, 900_000)

/** The desk's screens, as links lead to them: of those that differ by an id alone, two. */
async function screensOf(ask: (path: string) => Promise<Response>) {
  const shapeOf = (path: string) =>
    path
      .split('/')
      .map((part, index) => (index === 2 ? ':id' : part))
      .join('/')
  const seen = new Map<string, number>()
  const keys = new Map<string, Set<string>>()
  const forms = new Map<string, FoundForm>()
  const keyOf = (path: string, name: string) => keys.set(path, (keys.get(path) ?? new Set()).add(name))
  const waiting = ['/']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    let html = ''
    const at = path
    const read = await keysReadBy(async () => {
      const answer = await ask(at)
      html = answer.headers.get('content-type')?.includes('text/html') ? await answer.text() : ''
    })
    for (const name of read) keyOf(at, name)
    for (const form of formsIn(html, at)) {
      if (form.method === 'get') for (const name of Object.keys(form.fields)) keyOf(form.action, name)
      else forms.set(`${shapeOf(form.action)} ${Object.keys(form.fields)}`, form)
    }
    for (const link of parse(html).querySelectorAll('a[href]')) {
      const { pathname, searchParams, origin } = new URL(link.getAttribute('href') ?? '', testDeskUrl)
      if (origin !== testDeskUrl) continue
      for (const name of searchParams.keys()) keyOf(pathname, name)
      const shape = shapeOf(pathname)
      if (!waiting.includes(pathname) && !keys.has(`seen ${pathname}`) && (seen.get(shape) ?? 0) < 2) {
        keys.set(`seen ${pathname}`, new Set())
        seen.set(shape, (seen.get(shape) ?? 0) + 1)
        waiting.push(pathname)
      }
    }
  }
  for (const path of [...keys.keys()]) if (path.startsWith('seen ')) keyOf(path.slice('seen '.length), 'run')
  return { keys: [...keys].filter(([path]) => path.startsWith('/')), forms: [...forms.values()] }
}

test('DESK-8, SITE-73: every key of every screen and every field of every form of the desk takes what no one types', async () => {
  const { errors, log } = errorLog()
  const filled = newFolder()
  const first = await newDeskSite({ dataDir: filled, log })
  const accept = createMessageStore({
    writer: first.database.writer,
    mailDomain: 'switchback.test',
    now: () => new Date(),
  })
  await accept({ submission: goodSubmission, source: 'form' })
  await accept({ submission: { ...goodSubmission, lastName: 'Suspect' }, source: 'form', suspicion: 'links' })
  const dana = await first.signedIn()
  const { keys, forms } = await screensOf(dana.ask)
  const faults: string[] = []
  let asked = 0
  const judge = (answer: Response, what: string) => {
    asked += 1
    if (!sensible.includes(answer.status)) faults.push(`${answer.status} ${what.slice(0, 200)}`)
  }
  for (const [path, names] of keys) {
    for (const [index, name] of [...names].entries())
      for (const value of some(index)) {
        const query = `${path}?${encodedQuery({ [name]: value })}`
        judge(await dana.ask(query), query)
      }
    const parts = path.split('/')
    if (parts.length > 2)
      for (const value of hostileValues) {
        const other = parts.toSpliced(2, 1, value).join('/')
        judge(await dana.ask(other), other)
      }
  }
  await first.database.close()
  for (const { action, fields, hasFiles } of forms) {
    // Each form over the same data: what one has removed is there for the next.
    const dataDir = newFolder()
    cpSync(filled, dataDir, { recursive: true })
    const desk = await newDeskSite({ dataDir, log })
    const { Cookie } = await desk.signedIn()
    const send = async (to: string, all: Readonly<Record<string, string>>) => {
      const body = encodedQuery(all)
      const files = new FormData()
      for (const [name, value] of new URLSearchParams(body)) files.append(name, value)
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const headers = { Cookie, 'Sec-Fetch-Site': 'same-origin', ...(hasFiles ? {} : type) }
      judge(await desk.ask(to, { method: 'POST', body: hasFiles ? files : body, headers }), `${to} ${body}`)
    }
    for (const [index, name] of Object.keys(fields).entries())
      for (const value of some(index)) await send(action, { ...fields, [name]: value })
    await send(action, fields)
    const parts = action.split('/')
    if (parts.length > 2) for (const value of some(7)) await send(parts.toSpliced(2, 1, value).join('/'), fields)
    await desk.database.close()
  }
  expect([faults, errors], `SEED=${seed}`).toEqual([[], []])
  expect([forms.length > 15, asked > 500], `${forms.length} forms, ${asked} asked`).toEqual([true, true])
}, 900_000)
