import { expect, test } from 'vitest'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { app } from '#tests/setup/shared-site.ts'

const hidden =
  '/assets /assets/ /media/ /media/scenes/ /media/photos/ /.git/config /.env /package.json /server/main.js ' +
  '/data/switchback.db /media/photos/..%2f..%2fswitchback.db ' +
  '/.vite/manifest.json /%2evite/manifest.json /assets/..%2f.vite/manifest.json'

test.each(hidden.split(' '))(
  'SITE-73: %s: no folder is listed, and nothing beside the public files is given out',
  async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<!DOCTYPE html>')
  },
)

const everywhere = ['/', '/api/vehicles', '/api/contact', '/robots.txt', '/no-such-page', addresses.contact]

test.each(everywhere)('SITE-73: %s: no other origin may read an answer', async (path) => {
  for (const method of ['GET', 'OPTIONS', 'POST']) {
    const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'POST' }
    const answer = await app.request(path, { method, headers })
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
})

const texts = ['/robots.txt', '/llms.txt', '/sitemap.xml', '/favicon.svg', '/.well-known/security.txt', '/', '/contact']

test.each(texts)('SITE-73: %s: text names its encoding', async (path) => {
  expect((await app.request(path)).headers.get('content-type')).toMatch(/; charset=utf-8(?:;|$)/i)
})
