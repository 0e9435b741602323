import { expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { newDeskSite, testDeskUrl } from '#tests/setup/desk-site.ts'
import { challengeIn, passkeyDevice } from '#tests/setup/passkey-device.ts'
import { newDatabase } from '#tests/setup/postgres.ts'

const deskOnPostgres = async () =>
  newDeskSite({ database: openDatabase({ dataDir: '', databaseUrl: await newDatabase() }) })

test('DESK-13: NUL in any address, question or form of the desk is answered with a sentence, on PostgreSQL too', async () => {
  const desk = await deskOnPostgres()
  const dana = await desk.signedIn()
  const routes = desk.app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  expect(routes.length).toBeGreaterThan(30)
  for (const { method, path } of routes) {
    const address = path.replace(/:\w+(?:\{.*?\})?(?=\/|$)/g, 'x%00')
    if (address !== path) {
      const answer = method === 'GET' ? await dana.ask(address) : await dana.post(address)
      expect([address, answer.status]).toEqual([address, 404])
    }
    if (method === 'GET') {
      const asked = await dana.ask(`${address}?search=%00&page=%00&kind=%00&run=%00&before=%00`)
      expect(asked.status, address).toBeLessThan(500)
    } else {
      const sent = await dana.post(address.replaceAll('%00', ''), { name: 'a\0b', person: '\0', ids: '\0', note: '\0' })
      expect([address, sent.status, await sent.text()]).toEqual([
        address,
        422,
        expect.stringContaining('no text can hold'),
      ])
    }
  }
})

test('DESK-13: a passkey under a name that none can have is refused, on PostgreSQL too', async () => {
  const desk = await deskOnPostgres()
  const device = passkeyDevice(testDeskUrl)
  for (const id of ['\0', 'a\0b', 'ä', '']) {
    const passkey = device.answer(await challengeIn(await desk.ask('/sign-in')), { id })
    expect((await desk.post('/sign-in', { passkey })).status).toBe(422)
  }
})
