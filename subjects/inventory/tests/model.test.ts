import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { modelButton } from '#subjects/inventory/facts/model-button.ts'
import { arModelPath, modelPath } from '#subjects/inventory/rules/model-files.ts'
import { app } from '#tests/setup/shared-site.ts'

const id = 'ev-city'

test('CART-180: the button is in the page, and nothing in the page asks for the model', async () => {
  const html = await (await app.request(`/vehicles/${id}`)).text()
  const page = parse(html)
  expect(page.querySelector('[data-island=gallery] .turn-around button')?.textContent).toBe(modelButton.open)
  expect(html).not.toContain(modelPath(id))
  for (const link of page.querySelectorAll('link[rel=modulepreload], script[src]'))
    expect(link.getAttribute('href') ?? link.getAttribute('src')).not.toContain('model-panel')
})

test('CART-194: a model comes compressed and is kept forever under its version', async () => {
  const headers = { 'Accept-Encoding': 'br' }
  const answer = await app.request(`${modelPath(id)}?v=1`, { headers })
  expect(answer.headers.get('content-type')).toBe('model/gltf-binary')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

test.each([
  ['glb', 'model/gltf-binary'],
  ['usdz', 'model/vnd.usdz+zip'],
] as const)('CART-194: so does its %s for the cameras of phones, as it is', async (kind, type) => {
  const answer = await app.request(`${arModelPath(id, kind)}?v=1`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe(type)
  expect(answer.headers.get('cache-control')).toContain('immutable')
})
