import { type KyselyPlugin, sql } from 'kysely'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { uploads } from '#subjects/desk/facts/uploads.ts'
import { tokenHashOf } from '#subjects/desk/server/people.ts'
import { photosOfCarts } from '#subjects/inventory/server/cart-row.ts'
import { createCartStore } from '#subjects/inventory/server/cart-store.ts'
import { photoPath } from '#subjects/pictures/rules/photo-path.ts'
import { createPhotoStore, sweepPhotos } from '#subjects/pictures/server/photo-store.ts'
import { newDeskSite, sessionOf, testDeskUrl } from '#tests/setup/desk-site.ts'
import { endlessForm } from '#tests/setup/hostile-files.ts'
import { webpOf } from '#tests/setup/photos.ts'
import { changeCarts } from '#tests/setup/replace-carts.ts'
import { newFolder } from '#tests/setup/site-process.ts'

const minutes = (count: number) => count * 60_000

test('DESK-4: without a session every screen leads to the sign-in, and nothing is told', async () => {
  const desk = await newDeskSite()
  for (const path of ['/', '/history', '/people', '/version', '/no-such-screen']) {
    const answer = await desk.ask(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/sign-in?to=${encodeURIComponent(path)}`])
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
  }
  const page = await desk.ask('/sign-in')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('DESK-4: a session is a strict cookie of this host alone; the database knows its hash', async () => {
  const desk = await newDeskSite()
  const token = await sessionOf(desk.database, 'Dana')
  const stored = await desk.database.db.selectFrom('desk_sessions').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(stored.map(({ token_hash }) => token_hash)).toEqual([tokenHashOf(token)])
  const stolen = { Cookie: `__Host-desk=${stored[0]?.token_hash}` }
  expect((await desk.ask('/people', { headers: stolen })).status).toBe(303)
  const dana = await desk.signedIn()
  expect((await dana.ask('/people')).status).toBe(200)
  // A cookie that a neighbouring site can set has another name.
  expect((await desk.ask('/people', { headers: { Cookie: `desk=${token}` } })).status).toBe(303)
})

test('DESK-4: a session ends after 30 days, with its device, with its person and by signing out', async () => {
  let at = Date.parse('2026-05-06T15:00:00Z')
  const desk = await newDeskSite({ now: () => new Date(at) })
  const [dana, ruth, pete] = [await desk.signedIn('Dana'), await desk.signedIn('Ruth'), await desk.signedIn('Pete')]
  const people = await desk.database.db.selectFrom('desk_people').selectAll().execute()
  const ofRuth = people.find(({ name }) => name === 'Ruth')?.id
  expect((await dana.post(`/people/${ofRuth}/remove`)).status).toBe(303)
  expect((await ruth.ask('/people')).status).toBe(303)
  const device = await desk.database.db
    .selectFrom('desk_passkeys')
    .innerJoin('desk_people', 'desk_people.id', 'person')
    .select('desk_passkeys.id')
    .where('name', '=', 'Pete')
    .executeTakeFirstOrThrow()
  expect((await dana.post(`/devices/${device.id}/remove`)).status).toBe(303)
  expect((await pete.ask('/people')).status).toBe(303)
  const again = await desk.signedIn('Pete')
  await again.post('/sign-out')
  expect((await again.ask('/people')).status).toBe(303)
  at += minutes(30 * 24 * 60) - 1
  expect((await dana.ask('/people')).status).toBe(200)
  at += 2
  expect((await dana.ask('/people')).status).toBe(303)
})

test('DESK-8: a form of another origin, also of the site beside it, changes nothing', async () => {
  const desk = await newDeskSite()
  const { Cookie } = await desk.signedIn()
  for (const headers of [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site', Origin: 'https://www.switchback.test' },
    { 'Sec-Fetch-Site': 'none' },
  ])
    expect((await desk.post('/sign-out', {}, { Cookie, ...headers })).status).toBe(403)
  const plain = (headers: Record<string, string>) =>
    desk.ask('/sign-out', { method: 'POST', headers: { Cookie, ...headers } })
  expect((await plain({})).status).toBe(403)
  expect((await plain({ Origin: 'https://www.switchback.test' })).status).toBe(403)
  expect((await desk.ask('/people', { headers: { Cookie } })).status).toBe(200)
  expect((await plain({ Origin: testDeskUrl })).status).toBe(303)
})

test('DESK-6: who may sign in asks for the passkey again after ten minutes', async () => {
  let at = Date.parse('2026-05-06T15:00:00Z')
  const desk = await newDeskSite({ now: () => new Date(at) })
  const dana = await desk.signedIn()
  expect((await dana.post('/people', { name: 'Ruth' })).status).toBe(200)
  at += minutes(10)
  const [device] = await desk.database.db.selectFrom('desk_passkeys').selectAll().execute()
  expect((await dana.post(`/devices/${device?.id}/remove`)).status).toBe(401)
  const late = await dana.post('/people', { name: 'Pete' })
  expect(late.status).toBe(401)
  expect(await late.text()).toContain('Pete')
  const names = await desk.database.db.selectFrom('desk_people').select('name').execute()
  expect(names.map(({ name }) => name)).toEqual(['Dana', 'Ruth'])
})

test('DESK-3: eight people at most, by ordinary names; the last device and the last person stay', async () => {
  const desk = await newDeskSite()
  const dana = await desk.signedIn()
  const refusedFor = async (name: string) => {
    const answer = await dana.post('/people', { name })
    return [answer.status, parse(await answer.text()).querySelector('main [role=alert]')?.text]
  }
  for (const name of ['', '  ', 'x'.repeat(41), 'a\u0000b', '<i>', 'a\u202eb'])
    expect(await refusedFor(name)).toEqual([422, expect.stringMatching(/character/)])
  const [{ id } = { id: '' }] = await desk.database.db.selectFrom('desk_people').selectAll().execute()
  const [device] = await desk.database.db.selectFrom('desk_passkeys').selectAll().execute()
  expect((await dana.post(`/people/${id}/remove`)).status).toBe(409)
  expect((await dana.post(`/devices/${device?.id}/remove`)).status).toBe(409)
  expect(await (await dana.ask('/people')).text()).not.toContain('action="/devices/')
  for (let count = 2; count <= 8; count += 1)
    expect((await dana.post('/people', { name: `Person ${count}` })).status).toBe(200)
  expect(await refusedFor('Person 9')).toEqual([422, expect.stringContaining('8 people already')])
  expect((await dana.post('/people', { name: 'PERSON 8' })).status).toBe(200)
})

test('DESK-3: since when a person may sign in is told by the days of Carbon County', async () => {
  const { signedIn } = await newDeskSite({ now: () => new Date('2026-05-07T03:30:00Z') })
  const people = await (await (await signedIn()).ask('/people')).text()
  expect(people).toContain('since May 6, 2026')
})

test('DESK-4: a thousand attempts of one sender: ten are looked at, the rest are told to wait', async () => {
  const desk = await newDeskSite()
  const statuses: number[] = []
  for (let count = 0; count < 1_000; count += 1)
    statuses.push((await desk.post('/sign-in', { passkey: '{"id":"x"}', to: '/' })).status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(990)
})

test('DESK-8: a sign-in leads to no other site', async () => {
  const desk = await newDeskSite()
  const cross = { headers: { 'Sec-Fetch-Site': 'cross-site' } }
  expect(await (await desk.ask('//evil.test', cross)).text()).not.toContain('evil')
  for (const to of ['//evil.test', 'https://evil.test', '/\\evil.test', '/sign-in', 'javascript:1'])
    expect(await (await desk.ask(`/sign-in?to=${encodeURIComponent(to)}`)).text()).toContain('name="to" value="/"')
})

test('DESK-1, DESK-8: every answer has the headers of the desk, refusals and errors as well, and is kept by no cache', async () => {
  const desk = await newDeskSite()
  const { Cookie } = await desk.signedIn()
  const headers = { Cookie }
  const long = { note: 'x'.repeat(2_000_000) }
  const answers: [number, () => Promise<Response>][] = [
    [200, () => desk.ask('/people', { headers })],
    [200, () => desk.ask('/healthz')],
    [303, () => desk.ask('/people')],
    [401, () => desk.post('/people', long)],
    [403, () => desk.ask('/people', { method: 'POST', headers })],
    [404, () => desk.ask('/no-such-screen', { headers })],
    [413, () => desk.post('/people', long, headers)],
    [421, async () => desk.app.request('https://www.switchback.test/sign-in')],
    [422, () => desk.post('/sign-in', {})],
    [500, () => desk.ask('/invitations/any')],
    [503, () => desk.ask('/people', { headers })],
  ]
  for (const [status, ask] of answers) {
    if (status === 500) await desk.database.db.schema.dropTable('desk_invitations').execute()
    if (status === 503) await desk.database.close()
    const answer = await ask()
    expect(answer.status).toBe(status)
    const said = Object.fromEntries(answer.headers)
    expect(said).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    const policy = said['content-security-policy'] ?? ''
    for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule)
    expect(policy).not.toContain('unsafe')
    expect(await answer.text()).not.toMatch(/SQLITE|no such table|at .*\.tsx?:/)
  }
})

test('DESK-5: without a session no more than a form is read, though it says that it brings files', async () => {
  const desk = await newDeskSite()
  let sent = 0
  const endless = () =>
    new ReadableStream({
      pull: (stream) => {
        sent += 1
        stream.enqueue(new Uint8Array(100_000))
      },
    })
  for (const path of ['/sign-in', '/invitations/any', '/people', '/no-such-screen']) {
    sent = 0
    const headers = { 'Content-Type': 'Multipart/form-data; boundary=x', 'Sec-Fetch-Site': 'same-origin' }
    const upload = { method: 'POST', body: endless(), headers: { ...headers, Referer: `${testDeskUrl}/people` } }
    const answer = await desk.ask(path, { ...upload, duplex: 'half' } as RequestInit)
    expect([answer.status, sent < 20]).toEqual([401, true])
    expect(await answer.text()).toContain('name="to" value="/people"')
  }
})

test('DESK-12: no form takes more than it says, by any name of its content: a megabyte, and files where a screen takes them', async () => {
  const desk = await newDeskSite()
  const { Cookie } = await desk.signedIn()
  const places = desk.app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path)
  const taking = new Map<string, number>(
    Object.values(uploads).map(({ path, most, megabytes }) => [path, most * megabytes + 64]),
  )
  expect(places.length).toBeGreaterThan(20)
  for (const path of new Set(places)) {
    const bound = taking.get(path) ?? 1
    // The whole of forty photos is sent in tests/faults.
    if (bound > 100) continue
    for (const type of ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'text/plain']) {
      let sent = 0
      const pieces = endlessForm.pieces()
      const body = new ReadableStream({
        pull: (stream) => {
          const { value } = pieces.next()
          sent += value?.length ?? 0
          stream.enqueue(value)
        },
      })
      const at = path.replace(/:(\w+)(?:\{.*?\})?/g, (_, name) => (name === 'what' ? 'price' : 'ev-city'))
      const headers = { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin', Cookie }
      const answer = await desk.ask(at, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
      expect([path, type, answer.status]).toEqual([path, type, 413])
      expect(sent, `${path} ${type}`).toBeLessThan((bound + 3) * 1024 * 1024)
    }
  }
})

test('DESK-12: a form that breaks off, and files where none belong, are refused in a sentence', async () => {
  const desk = await newDeskSite()
  const { Cookie } = await desk.signedIn()
  const half = '--x\r\nContent-Disposition: form-data; name="file"; filename="carts.csv"\r\n\r\nid,price'
  const send = async (path: string, type = 'multipart/form-data; boundary=x') => {
    const headers = { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin', Cookie }
    const answer = await desk.ask(path, { method: 'POST', body: half, headers })
    return [answer.status, /nothing was changed/.test(await answer.text())]
  }
  for (const path of ['/sign-in', '/prices']) expect(await send(path), path).toEqual([415, true])
  for (const path of ['/import', '/carts/ev-city/photos', '/shop/team/new']) {
    expect(await send(path), path).toEqual([400, true])
    expect(await send(path, 'multipart/form-data'), path).toEqual([400, true])
  }
})

test('DESK-9: a change that comes while a screen is being read is seen by that screen as one', async () => {
  const database = await openDatabase({ dataDir: newFolder() })
  const { vehicles } = database.ports
  const cart = await vehicles.get('ev-city')
  let isChanged = false
  const afterCarts: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isChanged && cart && result.rows.some((row) => Object.hasOwn(row as object, 'stock_number'))) {
        isChanged = true
        await changeCarts(vehicles, { put: [{ ...cart, price: 4_321 }] })
      }
      return result
    },
  }
  const db = database.db.withPlugin(afterCarts)
  const ports = { ...database.ports, vehicles: createCartStore(db, database.refreshDataVersion) }
  const desk = await newDeskSite({ database: Promise.resolve({ ...database, db, ports }) })
  const dana = await desk.signedIn()
  const screen = parse(await (await dana.ask('/carts')).text())
  expect([isChanged, screen.toString().includes('4321')]).toEqual([true, false])
  const version = screen.querySelector('body')?.getAttribute('data-version')
  const now = await (await dana.ask('/version')).text()
  expect(version).toMatch(/^[\w-]{16}$/)
  expect(now).not.toBe(version)
  const again = parse(await (await dana.ask('/carts')).text())
  expect(again.querySelector('body')?.getAttribute('data-version')).toBe(now)
})

test('DESK-7, SITE-103: an undo tells what has ended and did not come back; a fault of the database is no reason that is shown', async () => {
  const desk = await newDeskSite()
  const { db, ports } = desk.database
  const dana = await desk.signedIn()
  const cart = await ports.vehicles.get('ev-city')
  if (!cart) throw new Error('no cart')
  const photo = { hash: '0123456789abcdef', width: 300, height: 200, webp: webpOf(300, 200) }
  await createPhotoStore(db).put(photo, new Date())
  const images = [photoPath({ stem: 'front', hash: photo.hash, size: photo })]
  await changeCarts(ports.vehicles, { put: [{ ...cart, images }] })
  const bare = await changeCarts(ports.vehicles, { put: [{ ...cart, images: [] }] })
  for (const day of [0, 30]) await sweepPhotos(db, new Date(minutes(day * 24 * 60)), photosOfCarts)
  const refused = await dana.post(`/history/${bare}/undo`)
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('nothing is left to put back.')])
  await db
    .updateTable('vehicles')
    .set({ images: JSON.stringify(images) })
    .where('id', '=', cart.id)
    .execute()
  const removed = await changeCarts(ports.vehicles, { remove: [cart.id] })
  await sql`create trigger full_disk before insert on runs begin select raise(abort, 'disk I/O error'); end`.execute(db)
  const failed = await dana.post(`/history/${removed}/undo`)
  expect([failed.status, (await failed.text()).includes('I/O')]).toEqual([500, false])
  await sql`drop trigger full_disk`.execute(db)
  const to = (await dana.post(`/history/${removed}/undo`)).headers.get('location') ?? ''
  expect(to).toMatch(/^\/history\?run=\d+$/)
  const told = parse(await (await dana.ask(to)).text()).querySelector('[role=status]')
  expect(told?.textContent).toContain(`${cart.name}: pictures 1 (front) had ended and did not come back`)
  expect((await ports.vehicles.get(cart.id))?.images).toEqual([])
})
