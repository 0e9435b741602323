import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { definePage } from '#kernel/page/page.ts'
import { serverMessages } from '#subjects/dealership/facts/messages.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { findAll, metaOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { testApp } from '#tests/setup/test-app.ts'

const broken = definePage({
  paths: ['/broken'],
  load: () => {
    throw new Error('the loader failed')
  },
  head: () => ({ title: '', description: '', canonical: '/broken' }),
  body: () => null,
})

test('SITE-32: a page that cannot be made answers 500 with a page in the frame of the site, which no cache may store', async () => {
  const { app, database } = await testApp(undefined, { pages: [broken] })
  await database.close()
  const response = await app.request('/broken')
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toContain('style-src')
  expect(response.headers.get('strict-transport-security')).not.toBeNull()
  const html = await response.text()
  expect(textsOf(html, 'h1')).toEqual([serverMessages.errorTitle])
  expect(textOf(html)).toContain(serverMessages.errorText)
  expect(findAll(html, 'main#content, footer')).toHaveLength(2)
  expect(metaOf(html, 'robots')).toBe('noindex')
  expect(html).not.toContain('the loader failed')
})

test('SITE-32: where the frame cannot be made either, the answer is plain text', async () => {
  const { app, database } = await testApp(undefined, {
    pages: [broken],
    assets: {
      css: () => {
        throw new Error('the style failed')
      },
      scripts: () => [],
      integrity: () => ({}),
    },
  })
  const response = await app.request('/broken')
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(response.headers.get('strict-transport-security')).not.toBeNull()
  expect(await response.text()).toBe(serverMessages.errorPlain)
  await database.close()
})

test('SITE-32: a call that fails answers in plain text', async () => {
  const { app, database } = await testApp(undefined, {
    contact: {
      acceptLead: () => {
        throw new Error('not a failure of the store')
      },
      ownOrigins: [],
      trustedProxies: new BlockList(),
    },
  })
  const response = await app.request('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(goodSubmission),
  })
  expect([response.status, await response.text()]).toEqual([500, serverMessages.errorPlain])
  await database.close()
})

test('SITE-56: a client that goes away within its request is no error of ours', async () => {
  const { app, database } = await testApp(undefined, { pages: [broken] })
  const left = { incoming: { destroyed: true, complete: false } }
  expect((await app.request('/broken', {}, left)).status).toBe(400)
  expect((await app.request('/broken', {}, { incoming: { destroyed: false, complete: true } })).status).toBe(500)
  await database.close()
})
