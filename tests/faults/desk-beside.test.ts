import { expect, test } from 'vitest'
import { freePort } from '#tests/setup/free-port.ts'
import { newSite } from '#tests/setup/new-site.ts'

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
