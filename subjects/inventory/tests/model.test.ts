import { globSync, statSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { modelButton } from '#subjects/inventory/facts/model-button.ts'
import { arModelPath, modelPath } from '#subjects/inventory/rules/model-files.ts'
import { app } from '#tests/setup/shared-site.ts'

const id = 'ev-city'
/** Of the program that draws a model, compressed. */
const mostBytes = 12 * 1024

test('CART-180: the button is in the page, and nothing in the page asks for the model', async () => {
  const html = await (await app.request(`/vehicles/${id}`)).text()
  const button = parse(html).querySelector('[data-island=gallery] .turn-around button')
  expect(button?.textContent).toBe(modelButton.open)
  expect(html).not.toContain(modelPath(id))
  expect(html).not.toMatch(/(?:src|href)="[^"]*model-panel/)
})

test('CART-182: the program that draws a model is one small file', () => {
  const files = globSync('dist/current/client/assets/model-panel-*.js.br')
  expect(files).toHaveLength(1)
  expect(statSync(files[0] ?? '').size).toBeLessThanOrEqual(mostBytes)
})

test.each([
  [modelPath(id), 'model/gltf-binary', 'br'],
  [arModelPath(id, 'glb'), 'model/gltf-binary', null],
  [arModelPath(id, 'usdz'), 'model/vnd.usdz+zip', null],
])('CART-194: %s comes as %s and is kept forever under its version', async (path, type, encoding) => {
  const { headers } = await app.request(`${path}?v=1`, encoding ? { headers: { 'Accept-Encoding': encoding } } : {})
  expect([headers.get('content-type'), headers.get('content-encoding')]).toEqual([type, encoding])
  expect(headers.get('cache-control')).toContain('immutable')
})
