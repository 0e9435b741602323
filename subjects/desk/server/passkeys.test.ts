import { parse } from 'node-html-parser'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { newDeskSite, testDeskUrl } from '#tests/setup/desk-site.ts'
import { challengeIn, passkeyDevice } from '#tests/setup/passkey-device.ts'

type Desk = Awaited<ReturnType<typeof newDeskSite>>

const challengeOf = async (desk: Desk) => challengeIn(await desk.ask('/sign-in'))
const signInBy = (desk: Desk, passkey: string, more: Record<string, string> = {}, headers = {}) =>
  desk.post('/sign-in', { passkey, to: '/people', ...more }, headers)
const cookieOf = (answer: Response) => answer.headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-desk='))

/** A device whose passkey was made by an invitation. */
async function deviceOf(desk: Desk, name: string) {
  const device = passkeyDevice(testDeskUrl)
  const path = `/invitations/${await desk.invite(name)}`
  const joined = await desk.post(path, { passkey: device.make(await challengeIn(await desk.ask(path))) })
  expect(joined.status).toBe(303)
  return { ...device, path, cookie: cookieOf(joined) ?? '' }
}

test('DESK-2: a passkey answers what we asked, once, within five minutes, for this origin and its owner', async () => {
  let at = Date.parse('2026-05-06T15:00:00Z')
  const desk = await newDeskSite({ now: () => new Date(at) })
  const [dana, pete] = [await deviceOf(desk, 'Dana'), await deviceOf(desk, 'Pete')]
  const refused = async (passkey: string) => {
    at += 60_000
    expect((await signInBy(desk, passkey)).status).toBe(422)
  }
  const challenge = await challengeOf(desk)
  for (const otherwise of [
    { origin: 'https://www.switchback.test' },
    { origin: 'http://desk.switchback.test' },
    { rpId: 'www.switchback.test' },
    { flags: 1 },
    { type: 'webauthn.create' },
    { id: pete.id },
    { id: 'AAAA' },
  ]) {
    at -= 60_000
    await refused(dana.answer(challenge, otherwise))
  }
  const bytes = Buffer.from(challenge, 'base64url')
  const early = Buffer.from(bytes)
  early.writeUIntBE(at + 59_000, 16, 6)
  for (const made of [early, bytes.subarray(0, 22), Buffer.alloc(54)])
    await refused(dana.answer(made.toString('base64url')))
  for (const nonsense of ['', '{}', 'null', '[]', '{"id":"x"}', `{"id":"${dana.id}"}`, '{"id":{"$ne":1}}'])
    await refused(nonsense)

  const answer = dana.answer(await challengeOf(desk))
  expect((await signInBy(desk, answer)).headers.get('location')).toBe('/people')
  await refused(answer)
  const late = await challengeOf(desk)
  at += 5 * 60_000
  await refused(dana.answer(late))
})

test('DESK-2, DESK-4: what one process asks is answered at another, and a session holds in both', async () => {
  const one = await newDeskSite()
  const two = await newDeskSite({ dataDir: one.dataDir })
  const dana = await deviceOf(one, 'Dana')
  const signedIn = await signInBy(two, dana.answer(await challengeOf(one)))
  const Cookie = cookieOf(signedIn)?.split(';')[0] ?? ''
  for (const desk of [one, two]) expect((await desk.ask('/people', { headers: { Cookie } })).status).toBe(200)
})

test('DESK-4: signing in begins a session of its own: one that was set before, by its owner or another, is not it and ends', async () => {
  const desk = await newDeskSite()
  const dana = await deviceOf(desk, 'Dana')
  expect(dana.cookie).toMatch(/^__Host-desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  const { Cookie: before } = await desk.signedIn('Pete')
  for (const Cookie of [before, '__Host-desk=chosen-by-another']) {
    const after = cookieOf(await signInBy(desk, dana.answer(await challengeOf(desk)), {}, { Cookie }))
    expect(after).toBeDefined()
    expect(after).not.toContain(Cookie.slice('__Host-desk='.length))
    expect((await desk.ask('/people', { headers: { Cookie } })).status).toBe(303)
  }
  // A site beside the desk can set cookies whose names are almost the same.
  const session = dana.cookie.split(';')[0] ?? ''
  for (const Cookie of [`\u00a0${session}`, session.replace('__Host-', '__host-'), session.replace('__Host-', '')])
    expect((await desk.ask('/people', { headers: { Cookie } })).status).toBe(303)
})

test('DESK-3: an invitation that was used, has ended or was replaced by another makes no passkey', async () => {
  let at = Date.parse('2026-05-06T15:00:00Z')
  const desk = await newDeskSite({ now: () => new Date(at) })
  const { path } = await deviceOf(desk, 'Dana')
  const replaced = `/invitations/${await desk.invite('Ruth')}`
  const late = `/invitations/${await desk.invite('Ruth')}`
  const challenge = await challengeIn(await desk.ask(late))
  const status = async (link: string) =>
    (await desk.post(link, { passkey: passkeyDevice(testDeskUrl).make(challenge) })).status
  expect([await status(path), await status(replaced)]).toEqual([404, 404])
  const foreign = passkeyDevice('https://www.switchback.test').make(challenge)
  expect((await desk.post(late, { passkey: foreign })).status).toBe(422)
  at += 15 * 60_000
  expect(await status(late)).toBe(404)
})

test('DESK-3: the log has every try to sign in and no invitation, whether it was taken, refused or failed', async () => {
  let log = ''
  const desk = await newDeskSite({ log: pino({ base: null }, { write: (line) => (log += line) }) })
  const dana = await deviceOf(desk, 'Dana')
  await signInBy(desk, dana.answer(await challengeOf(desk)))
  await signInBy(desk, '{}')
  const other = `/invitations/${await desk.invite('Ruth')}`
  await desk.post(other, {})
  await desk.database.db.schema.dropTable('desk_invitations').execute()
  expect((await desk.ask(other)).status).toBe(500)
  const lines = [...log.matchAll(/"path":"([^"]*)".*?(?:"status":(\d+)|"error")/g)]
  const [joined, signIn] = ['/invitations/…', '/sign-in']
  expect(lines.map(([, path, status]) => `${path} ${status}`)).toEqual([
    ...[`${joined} 303`, `${signIn} 303`, `${signIn} 422`, `${joined} 422`],
    ...[`${joined} undefined`, `${joined} 500`],
  ])
  for (const { path } of [dana, { path: other }]) expect(log).not.toContain(path.replace('/invitations/', ''))
})

test('DESK-5: all that was typed goes on after signing in, fields of one name and refusals meanwhile included', async () => {
  const desk = await newDeskSite()
  const dana = await deviceOf(desk, 'Dana')
  const typed = 'name=A+%3Cb%3E&extra=one&extra=two'
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
  let page = await desk.ask('/people?page=2', { method: 'POST', body: typed, headers })
  const sent = async (passkey: (challenge: string) => string) => {
    const html = await page.text()
    const field = (name: string) => parse(html).querySelector(`input[name=${name}]`)?.getAttribute('value') ?? ''
    const challenge = await challengeIn(new Response(html))
    return signInBy(desk, passkey(challenge), { to: field('to'), fields: field('fields') })
  }
  for (let attempt = 0; attempt < 12; attempt += 1) page = await sent(() => '{}')
  expect(page.status).toBe(429)
  await desk.database.db.deleteFrom('limits').execute()
  const on = await (await sent(dana.answer)).text()
  expect(on).toContain('action="/people?page=2"')
  for (const field of ['name="name" value="A &lt;b&gt;"', 'name="extra" value="one"', 'name="extra" value="two"'])
    expect(on).toContain(field)
})
