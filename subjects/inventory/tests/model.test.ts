import { globSync, statSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { modelButton } from '#subjects/inventory/facts/model-button.ts'
import { app } from '#tests/setup/shared-site.ts'

const file = '/media/models/ev-city.glb'
/** Of the program that draws a model, compressed. */
const mostBytes = 12 * 1024

test('CART-180: the button is in the page, and nothing in the page asks for the model', async () => {
  const html = await (await app.request('/vehicles/ev-city')).text()
  const button = parse(html).querySelector('[data-island=gallery] .turn-around button')
  expect(button?.textContent).toBe(modelButton.open)
  expect(html).not.toContain(file)
  expect(html).not.toMatch(/(?:src|href)="[^"]*model-panel/)
})

test('CART-182: the program that draws a model is one small file', () => {
  const files = globSync('dist/current/client/assets/model-panel-*.js.br')
  expect(files).toHaveLength(1)
  expect(statSync(files[0] ?? '').size).toBeLessThanOrEqual(mostBytes)
})

test('CART-194: a model comes compressed and is kept forever under its version', async () => {
  const { headers } = await app.request(`${file}?v=1`, { headers: { 'Accept-Encoding': 'br' } })
  expect([headers.get('content-type'), headers.get('content-encoding')]).toEqual(['model/gltf-binary', 'br'])
  expect(headers.get('cache-control')).toContain('immutable')
})
