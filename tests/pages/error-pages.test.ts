import { BlockList } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readBuiltAssets } from '#kernel/press/built-assets.ts'
import { serverMessages } from '#subjects/dealership/facts/server-messages.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { findAll, metaOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { testApp } from '#tests/setup/test-app.ts'

const fails = () => {
  throw new Error('a secret of ours')
}
const assets = readBuiltAssets('dist/current/client')
const broken = { ...assets, css: (page: string) => (page === 'about' ? fails() : assets.css(page)) }

async function brokenSite(changes: Parameters<typeof testApp>[1] = {}) {
  const { app, database } = await testApp(undefined, { assets: broken, ...changes })
  onTestFinished(database.close)
  return app
}

test('SITE-32: a page that cannot be made answers 500 with a page in the frame of the site, which no cache may store', async () => {
  const response = await (await brokenSite()).request('/about')
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toContain('style-src')
  const html = await response.text()
  expect(textsOf(html, 'h1')).toEqual([serverMessages.errorTitle])
  expect(textOf(html)).toContain(serverMessages.errorText)
  expect(findAll(html, 'main#content, footer')).toHaveLength(2)
  expect(metaOf(html, 'robots')).toBe('noindex')
  expect(html).not.toContain('a secret of ours')
})

const post = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(goodSubmission),
}

const contact = {
  ownOrigins: [],
  trustedProxies: new BlockList(),
  get storeMessage() {
    return fails()
  },
}

test.each<[string, RequestInit, Parameters<typeof testApp>[1]]>([
  ['/about', {}, { assets: { ...assets, css: fails } }],
  ['/api/contact', post, { contact }],
])(
  'SITE-32: %s: where the frame cannot be made either, and for a call, the answer is plain text',
  async (path, init, changes) => {
    const response = await (await brokenSite(changes)).request(path, init)
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(response.headers.get('strict-transport-security')).not.toBeNull()
    expect(await response.text()).toBe(serverMessages.errorPlain)
  },
)
