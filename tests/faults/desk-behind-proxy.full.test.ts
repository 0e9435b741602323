import { once } from 'node:events'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createPeople } from '#subjects/desk/server/people.ts'
import { freePort } from '#tests/setup/free-port.ts'
import { databaseOf, newSite } from '#tests/setup/new-site.ts'
import { challengeIn, passkeyDevice } from '#tests/setup/passkey-device.ts'
import { newDatabase } from '#tests/setup/postgres.ts'
import { findProxy, startProxy } from '#tests/setup/proxy.ts'

const caddy = findProxy('caddy')

test.runIf(caddy || process.env.FULL === '1')(
  'DESK-1, DESK-4: behind the proxy site and desk answer for their own names; a sign-in and a session outlive the process that began them',
  async () => {
    const port = await freePort()
    const [siteUrl, deskUrl] = [`https://localhost:${port}`, `https://desk.localhost:${port}`]
    const env = { DATABASE_URL: await newDatabase(), SITE_URL: siteUrl, DESK_URL: deskUrl }
    const desks = [await freePort(), await freePort()]
    const sites = await Promise.all(desks.map((desk) => newSite({ env: { ...env, DESK_PORT: String(desk) } })))
    const upstreams = sites.map((site) => site.port)
    const proxy = await startProxy(caddy ?? '', upstreams, { desks, port })
    onTestFinished(proxy.stop)

    /** Asks for an address of the site or the desk, at the proxy of this machine. */
    async function ask(url: string, { form, cookie = '' }: { form?: Record<string, string>; cookie?: string } = {}) {
      const { host, hostname: servername, pathname: path } = new URL(url)
      const headers = {
        host,
        cookie,
        ...(form && { origin: deskUrl, 'content-type': 'application/x-www-form-urlencoded' }),
      }
      const to = { host: 'localhost', port, servername, path, method: form ? 'POST' : 'GET', headers, ca: proxy.ca }
      const sent = request(to).end(form && new URLSearchParams(form).toString())
      const [answer] = await once(sent, 'response')
      const given = new Headers({ ...answer.headers, 'set-cookie': answer.headers['set-cookie']?.[0] ?? '' })
      return new Response((await text(answer)) || null, { status: answer.statusCode, headers: given })
    }

    const invited = await createPeople((await databaseOf(env)).db, () => new Date()).invite('Dana', {
      who: 'operator',
      command: 'people invite',
      at: new Date(),
    })
    if (typeof invited === 'string') throw new Error(invited)
    const device = passkeyDevice(deskUrl)
    const invitation = `${deskUrl}/invitations/${invited.token}`
    const made = device.make(await challengeIn(await ask(invitation)))
    const joined = await ask(invitation, { form: { passkey: made } })
    const cookie = joined.headers.get('set-cookie')?.split(';')[0] ?? ''
    const challenge = await challengeIn(await ask(`${deskUrl}/sign-in`))
    const people = await ask(`${deskUrl}/people`, { cookie })
    expect([people.status, people.headers.get('strict-transport-security')]).toEqual([200, 'max-age=63072000'])

    for (const path of ['/sign-in', '/people', '/version'])
      expect((await ask(siteUrl + path, { cookie })).status).toBe(404)
    for (const path of ['/inventory', '/contact', '/sitemap.xml']) expect((await ask(deskUrl + path)).status).toBe(303)
    expect((await ask(siteUrl)).headers.get('set-cookie')).toBe('')

    for (const ends of sites) {
      await ends.end()
      await expect.poll(async () => (await ask(`${deskUrl}/people`, { cookie })).status).toBe(200)
      const again = await ask(`${deskUrl}/sign-in`, { form: { passkey: device.answer(challenge), to: '/people' } })
      expect(again.status).toBe(ends === sites[0] ? 303 : 422)
      if (ends === sites[0]) await newSite({ env: { ...env, PORT: String(upstreams[0]), DESK_PORT: String(desks[0]) } })
    }
  },
  120_000,
)
