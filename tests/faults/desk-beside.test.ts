import { expect, test } from 'vitest'
import { freePort } from '#tests/setup/free-port.ts'
import { newSite } from '#tests/setup/new-site.ts'
import { challengeIn, passkeyDevice } from '#tests/setup/passkey-device.ts'
import { runCommand } from '#tests/setup/site-process.ts'

const unlike = ['date', 'x-request-id', 'content-length', 'etag', 'last-modified']

/** What an answer says, without the address of its process, the moment at which it was given and a scene that chance chose. */
async function said(url: string, path: string, init?: RequestInit) {
  const answer = await fetch(url + path, { redirect: 'manual', ...init })
  const headers = [...answer.headers].filter(([name]) => !unlike.includes(name))
  const body = await answer.text()
  const text = `${JSON.stringify(headers)}${answer.ok ? body : body.replace(/<picture>.*?<\/picture>/, 'SCENE')}`
  return [
    answer.status,
    text
      .replaceAll(new URL(url).port, 'PORT')
      .replaceAll(/'sha256-[^']+'/g, 'HASH')
      .replaceAll(/s-maxage=\d+/g, 's-maxage'),
  ]
}

test('DESK-1: with the desk open beside it, the site answers everything as without, and knows none of its addresses', async () => {
  const port = String(await freePort())
  const env = { SITE_URL: 'https://www.switchback.test' }
  const [alone, beside] = [
    await newSite({ env }),
    await newSite({ env: { ...env, DESK_URL: `http://localhost:${port}` } }),
  ]
  const sitemap = await (await fetch(`${alone.url}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  expect(pages.length).toBeGreaterThan(100)
  const others = ['/desk', '/admin', '/login', '/sign-in', '/people', '/version', '/api/vehicles', '/robots.txt']
  for (const path of [...pages, ...others]) expect(await said(beside.url, path)).toEqual(await said(alone.url, path))
  for (const path of others.slice(0, 6)) expect((await fetch(beside.url + path)).status).toBe(404)
  const signIn = { method: 'POST', body: new URLSearchParams({ passkey: '{}' }) }
  expect(await said(beside.url, '/sign-in', signIn)).toEqual(await said(alone.url, '/sign-in', signIn))
  expect((await fetch(`http://localhost:${port}/sign-in`)).status).toBe(200)
})

test('DESK-1, DESK-3: with DESK_URL alone the desk is where the start says it is, and the link of "people invite" makes a passkey that opens it', async () => {
  const deskUrl = `http://localhost:${await freePort()}`
  const site = await newSite({ env: { DESK_URL: deskUrl }, output: 'pipe' })
  let said = ''
  site.child.stdout?.on('data', (words) => {
    said += words
  })
  const { out } = await runCommand(['people', 'invite', 'Dana'], { env: { DATA_DIR: site.dataDir, DESK_URL: deskUrl } })
  const link = out.trim().split('\n').at(-1) ?? ''
  expect(link).toMatch(new RegExp(`^${deskUrl}/invitations/`))
  const device = passkeyDevice(deskUrl)
  const passkey = device.make(await challengeIn(await fetch(link)))
  const headers = { Origin: deskUrl }
  const joined = await fetch(link, {
    method: 'POST',
    body: new URLSearchParams({ passkey }),
    headers,
    redirect: 'manual',
  })
  const cookie = joined.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await fetch(`${deskUrl}/people`, { headers: { cookie }, redirect: 'manual' })).status).toBe(200)
  expect((await fetch(`${deskUrl}/people`, { redirect: 'manual' })).status).toBe(303)
  await expect.poll(() => said).toContain(`The desk is open at ${deskUrl}\n`)
})

test('DESK-1: where DESK_PORT is another port than that of DESK_URL, the start says what has to lead there', async () => {
  const [said, listens] = [await freePort(), await freePort()]
  const env = { DESK_URL: `http://localhost:${said}`, DESK_PORT: String(listens) }
  const site = await newSite({ env, output: 'pipe' })
  let start = ''
  site.child.stdout?.on('data', (words) => {
    start += words
  })
  await expect
    .poll(() => start)
    .toContain(`http://localhost:${said}: what answers there has to lead to 127.0.0.1:${listens}\n`)
  expect((await fetch(`http://127.0.0.1:${listens}/healthz`)).status).toBeLessThan(500)
})
