import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { app } from '#tests/setup/shared-site.ts'
import { testApp } from '#tests/setup/test-app.ts'

const sha256 = async (bytes: BufferSource) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64')

test('SITE-28: a page comes in the best encoding, with an ETag that saves sending it again', async () => {
  const plain = await app.request('/')
  const html = await plain.text()
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const response = await app.request('/', { headers: { 'Accept-Encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(html)
    const etag = response.headers.get('etag') ?? ''
    const again = await app.request('/', {
      headers: { 'Accept-Encoding': encoding, 'If-None-Match': `"x", W/${etag}` },
    })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('content-security-policy')).toBe(response.headers.get('content-security-policy'))
  }
})

test.each([
  ['/', 'GET', 200],
  ['/no-such-page', 'GET', 404],
  ['/', 'POST', 405],
  ['/api/nothing', 'GET', 404],
  ['/healthz', 'GET', 200],
  ['/readyz', 'GET', 200],
  ['/robots.txt', 'GET', 200],
  ['/%', 'GET', 404],
  ['/%00', 'GET', 404],
  ['/..%2f..%2fetc%2fpasswd', 'GET', 404],
] as const)('SITE-30: %s %s: the security headers are on every answer', async (path, method, status) => {
  // An id that the visitor brings is not taken over.
  const response = await app.request(path, { method, headers: { 'X-Request-Id': 'brought-by-the-visitor' } })
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('SITE-28: an address that can only be read says what may be done with it, and a call answers in JSON', async () => {
  expect((await app.request('/', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD')
  expect(await (await app.request('/api/nothing')).json()).toEqual({ error: 'There is nothing here.' })
})

test('SITE-31, SITE-85: a page allows exactly the style and script that stand in it, files of ours where it names some, and no text that becomes markup', async () => {
  const response = await app.request('/contact')
  const html = await response.text()
  const policy = response.headers.get('content-security-policy')?.split('; ')
  const allows = async (kind: string, text = '') =>
    expect(policy?.find((rule) => rule.startsWith(`${kind}-src`))).toContain(
      `'sha256-${await sha256(new TextEncoder().encode(text))}'`,
    )
  await allows('script', html.match(/<script id="[a-z-]+">(.*?)<\/script>/s)?.[1])
  await allows('style', html.match(/<style>(.*?)<\/style>/s)?.[1])
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("trusted-types 'none'")
})

test('SITE-33: without the database the process serves and is not ready; on its way out it says neither', async () => {
  const leaving = await testApp(undefined, { stopping: () => true })
  const broken = await testApp()
  await broken.database.close()
  for (const [site, error, serves] of [
    [leaving, 'The site is stopping.', 503],
    [broken, 'The database does not answer, or stores nothing.', 200],
  ] as const) {
    const response = await site.app.request('/readyz')
    expect([response.status, await response.json()]).toEqual([503, { ok: false, error }])
    expect((await site.app.request('/healthz')).status).toBe(serves)
  }
})
